/** The seats this browser holds: a token is the key to a seat, and only this browser has it. */

export interface Held {
  /** Seat number to token. */
  tokens: Record<string, string>;
  host?: string;
  invite?: string;
  /** The keys of the other seats of a lesson, for which the guide plays. */
  lesson?: Record<string, string> | undefined;
}

const KEY = 'meadhall-seats';

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Held>;
  } catch {
    return {};
  }
}

export function seatsAt(table: string): Held {
  return all()[table] ?? { tokens: {} };
}

export function saveSeats(table: string, more: Partial<Held>): void {
  const kept = all();
  const old = kept[table] ?? { tokens: {} };
  kept[table] = { ...old, ...more, tokens: { ...old.tokens, ...more.tokens } };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** What proves that this browser's reader is the host: the host's own key, or that of the seat which is the host's. */
export function hostKeys(table: string): string {
  const { host, tokens } = seatsAt(table);
  return [...(host ? [host] : []), ...Object.values(tokens)].join();
}

/** Whether the host sits here; -1: a host without a seat, who has a key of their own. */
export function isHost(table: string, host: number): boolean {
  const held = seatsAt(table);
  return host < 0 ? held.host !== undefined : String(host) in held.tokens;
}

/** The seats here were given up, or taken away. */
export function dropTokens(table: string): void {
  const kept = all();
  const old = kept[table];
  if (old) kept[table] = { ...old, tokens: {} };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function forgetSeats(table: string): void {
  const { [table]: _, ...kept } = all();
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Ids of the tables at which this browser holds a seat or is host. */
export function heldTables(): string[] {
  return Object.keys(all());
}
