/** The saga in chapters, whole or only what the reader looks for, the newest first throughout. */
import type { GameEvent } from '../../boards/contract';
import { marked } from './marks';

export const FILTERS = ['all', 'since', 'mine', 'battles', 'scores'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Chapter {
  head: GameEvent | null;
  lines: GameEvent[];
}

const SHOWN = 120;

/** `since`: the first event after the reader's last turn. */
export function keeps(event: GameEvent, filter: Filter, seat: number, since = 0): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'since':
      return event.number >= since;
    case 'mine':
      return event.args.some((a) => a.kind === 'seat' && a.word === String(seat));
    case 'battles':
      return marked(event, 'battle');
    case 'scores':
      return marked(event, 'score');
  }
}

/** A filtered chapter without a line is left out. */
export function chapters(story: readonly GameEvent[], filter: Filter, seat: number, since = 0): Chapter[] {
  const made: Chapter[] = [];
  for (const event of story) {
    if (marked(event, 'chapter')) made.push({ head: event, lines: [] });
    else if (keeps(event, filter, seat, since)) {
      if (made.length === 0) made.push({ head: null, lines: [] });
      made.at(-1)!.lines.unshift(event);
    }
  }
  const kept = made.filter((chapter) => filter === 'all' || chapter.lines.length > 0).reverse();
  let room = SHOWN;
  return kept.filter((chapter) => {
    const fits = room > 0;
    room -= chapter.lines.length + 1;
    return fits;
  });
}

/**
 * Every battle and fight in order, from its opening to the next one's or to a new chapter: no die begins one. Dice, cards
 * and points that follow at once belong to it.
 */
export function battles(story: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  let over = true;
  for (const event of story) {
    const last = found.at(-1);
    const goesOn = ['dice', 'card', 'score'].some((mark) => marked(event, mark));
    if (marked(event, 'opening')) {
      found.push([event]);
      over = false;
    } else if (marked(event, 'chapter')) over = true;
    else if (over) continue;
    else if (marked(event, 'battle') || (goesOn && last?.at(-1)?.number === event.number - 1)) last?.push(event);
  }
  return found;
}
