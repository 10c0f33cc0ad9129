/** One seat's story, put together from updates: keep `story` of what you have, append the rest. */
import type { Argument as WireArgument, Event, SeatView } from '../wire';

/** One parameter of a verb or an event: `{ name: 'enemy', kind: 'enemy', word: 'surt' }`. */
export interface Argument {
  name: string;
  /** The id's family, as in the words (`enemy-surt`): an enum's name in lower case, `seat`, or `number`. */
  kind: string;
  word: string;
}

/** Something that happened, as the server told it. */
export interface GameEvent {
  number: number;
  name: string;
  args: Argument[];
  /** What it is to a storyteller: `chapter`, `battle`, `opening`, `dice`, `card`, `score`. */
  marks: readonly string[];
  /** Of a roll whose dice lie in the view: as they lay when it was told. */
  dice: readonly unknown[];
}

export function argument({ name, kind, value }: WireArgument): Argument {
  return { name, kind, word: String(value) };
}

export function toGameEvent({ number, name, args, marks, dice }: Event): GameEvent {
  return { number, name, args: args.map(argument), marks, dice };
}

export interface Told {
  story: readonly GameEvent[];
  /** What this update added. */
  fresh: readonly GameEvent[];
}

export function append(story: readonly GameEvent[], seatView: Pick<SeatView, 'story' | 'events'>): Told {
  const fresh = seatView.events.map(toGameEvent);
  return { story: [...story.slice(0, seatView.story), ...fresh], fresh };
}
