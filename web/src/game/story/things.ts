/** The things that events name. */
import type { Argument } from '../../net/story';

/** Things that events speak of, as `kind:word`; numbers are no things. */
export function thingsIn(args: readonly Argument[]): string[] {
  return args.filter((a) => a.kind !== 'number').map((a) => `${a.kind}:${a.word}`);
}
