/** What the server says of an event besides its words: dice, card, battle, chapter. */
import type { GameEvent } from '../../boards/contract';

export function marked(event: GameEvent, mark: string): boolean {
  return event.marks.includes(mark);
}
