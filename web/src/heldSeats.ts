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

export function forgetSeats(table: string): void {
  const { [table]: _, ...kept } = all();
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Ids of the tables at which this browser holds a seat or is host. */
export function heldTables(): string[] {
  return Object.keys(all());
}
