/** What an event shows besides its words: dice that fall, cards that are turned up. */
import type { GameUi, GameEvent, RolledDie } from '../../boards/contract';
import { marked } from './marks';

export interface Turned {
  kind: string;
  word: string;
  /** Whose card it is; null where the event names nobody. */
  seat: number | null;
}

export interface Reveal {
  dice: readonly RolledDie[];
  cards: readonly Turned[];
}

export function revealOf(ui: GameUi | null, events: readonly GameEvent[]): Reveal | null {
  const dice = events.filter((event) => marked(event, 'dice')).flatMap((event) => ui?.dice?.(event) ?? []);
  const cards = events.filter((event) => marked(event, 'card')).flatMap(turned);
  return dice.length + cards.length > 0 ? { dice, cards } : null;
}

function turned({ args }: GameEvent): Turned[] {
  const card = args.at(-1);
  const seat = args.find((a) => a.kind === 'seat');
  return card ? [{ kind: card.kind, word: card.word, seat: seat ? Number(seat.word) : null }] : [];
}
