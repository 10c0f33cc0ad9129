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

const OF_A_BATTLE = ['battle', 'dice', 'card'];

/** The last battle or fight from its opening to its end, in order; empty where there was none. */
export function lastBattle(story: readonly GameEvent[]): GameEvent[] {
  const isOf = (event: GameEvent | undefined): boolean => OF_A_BATTLE.some((mark) => event && marked(event, mark));
  const end = story.findLastIndex((event) => marked(event, 'battle'));
  let first = end;
  while (first > 0 && !marked(story[first]!, 'opening') && isOf(story[first - 1])) first -= 1;
  return end < 0 ? [] : story.slice(first, end + 1);
}
