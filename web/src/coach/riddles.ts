/** Which riddles this browser has tried: for guests, whose results no server keeps. */
import type { RiddleEntry } from '../wire';

/** Of the first try; empty: there was none. */
export type RiddleResult = RiddleEntry['result'];

const KEY = 'meadhall-riddles';

function all(): Record<string, RiddleResult> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, RiddleResult>;
  } catch {
    return {};
  }
}

/** What came of the first try here. */
export function triedHere(game: string, name: string): RiddleResult {
  return all()[`${game}/${name}`] ?? '';
}

export function rememberTry(game: string, name: string, right: boolean): void {
  const key = `${game}/${name}`;
  const kept = all();
  if (kept[key]) return;
  localStorage.setItem(KEY, JSON.stringify({ ...kept, [key]: right ? 'solved' : 'failed' }));
}
