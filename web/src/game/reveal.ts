/** What an event shows besides its words: dice that fall, cards that are turned up. */
import type { Face, Happening, Thrown } from '../boards/contract';
import { marked } from './telling';

export interface Turned {
  kind: string;
  word: string;
  /** Whose card it is; null where the event names nobody. */
  seat: number | null;
}

export interface Reveal {
  dice: readonly Thrown[];
  cards: readonly Turned[];
}

export function revealOf(face: Face | null, events: readonly Happening[]): Reveal | null {
  const dice = events.filter((event) => marked(event, 'dice')).flatMap((event) => face?.dice?.(event) ?? []);
  const cards = events.filter((event) => marked(event, 'card')).flatMap(turned);
  return dice.length + cards.length > 0 ? { dice, cards } : null;
}

function turned({ args }: Happening): Turned[] {
  const card = args.at(-1);
  const seat = args.find((a) => a.kind === 'seat');
  return card ? [{ kind: card.kind, word: card.word, seat: seat ? Number(seat.word) : null }] : [];
}
