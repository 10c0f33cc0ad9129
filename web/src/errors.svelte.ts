/** What went wrong on the page and nobody caught: told to the reader, once. */
import { Failed } from './net/api';

/** A line that can be reported: what was thrown, and where. */
export function lineOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const where = /[\w.-]+\.\w+:\d+:\d+/.exec(thrown.stack ?? '')?.[0];
  return where ? `${String(thrown)} (${where})` : String(thrown);
}

/** What needs no word: somebody left before an answer came, a lost connection (which is told where it hinders), the
 * browser measuring once more, a script that is not ours. */
export function isHarmless(thrown: unknown): boolean {
  if (thrown instanceof Failed) return thrown.reason === 'away';
  if (thrown instanceof DOMException) return thrown.name === 'AbortError';
  return typeof thrown === 'string' && /^(ResizeObserver loop|Script error)/.test(thrown);
}

const told = new Set<string>();
let line = $state('');

export const uncaughtError = {
  /** Empty while all is well. */
  get line(): string {
    return line;
  },
  tell(thrown: unknown): void {
    const said = lineOf(thrown);
    if (line || isHarmless(thrown) || told.has(said)) return;
    told.add(said);
    line = said;
  },
  close(): void {
    line = '';
  },
};

/** Call once, before anything else can go wrong. */
export function watchForErrors(): void {
  addEventListener('error', (event) => uncaughtError.tell(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => uncaughtError.tell(event.reason));
}
