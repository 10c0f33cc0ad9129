/** The saga in chapters, whole or only what the reader looks for. */
import type { GameEvent } from '../../boards/contract';
import { marked } from './marks';

export const FILTERS = ['all', 'mine', 'battles', 'scores'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Chapter {
  head: GameEvent | null;
  lines: GameEvent[];
}

const SHOWN = 120;

export function keeps(event: GameEvent, filter: Filter, seat: number): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'mine':
      return event.args.some((a) => a.kind === 'seat' && a.word === String(seat));
    case 'battles':
      return marked(event, 'battle');
    case 'scores':
      return marked(event, 'score');
  }
}

/** The newest chapter first, each in order; a filtered chapter without a line is left out. */
export function chapters(story: readonly GameEvent[], filter: Filter, seat: number): Chapter[] {
  const made: Chapter[] = [];
  for (const event of story) {
    if (marked(event, 'chapter')) made.push({ head: event, lines: [] });
    else if (keeps(event, filter, seat)) {
      if (made.length === 0) made.push({ head: null, lines: [] });
      made.at(-1)!.lines.push(event);
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
