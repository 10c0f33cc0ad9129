/** One seat's story, put together from updates: keep `story` of what you have, append the rest. */
import type { Argument, Happening } from '../boards/contract';
import type { Argument as WireArgument, Event, Eyes } from '../wire';

export function argument({ name, kind, value }: WireArgument): Argument {
  return { name, kind, word: String(value) };
}

export function happening({ number, name, args, marks, thrown }: Event): Happening {
  return { number, name, args: args.map(argument), marks, thrown };
}

export interface Told {
  story: readonly Happening[];
  /** What this update added. */
  fresh: readonly Happening[];
}

export function append(story: readonly Happening[], eyes: Pick<Eyes, 'story' | 'events'>): Told {
  const fresh = eyes.events.map(happening);
  return { story: [...story.slice(0, eyes.story), ...fresh], fresh };
}
