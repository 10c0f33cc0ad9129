/** An id for a command. `crypto.randomUUID` would do, but exists only by https and on this very machine. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
