/** An analysis in words and figures. */
import { argument } from '../net/story';
import type { Action, JudgedMoment } from '../wire';
import type { Words } from '../words/words';

/** What an action is, in the reader's words. */
export function doing(action: Action, words: Words, seats: readonly string[]): string {
  return words.phrase(`do-${action.verb}`, action.arguments.map(argument), seats);
}

/** Less than this of a chance is no difference to speak of: nothing below it is called an inaccuracy. */
export const AS_GOOD = 0.05;
/** By so much something must be better than what was done to be told so. */
const BETTER = 0.02;

export type Second = 'best' | 'good' | 'better' | 'no';

/** What a second choice is worth: the best, as good as that, better than what was done, or not even that. */
export function second(moment: Pick<JudgedMoment, 'options' | 'best' | 'action'>, action: number): Second {
  if (action === moment.best?.number) return 'best';
  const chance = (of: number | undefined): number | undefined =>
    moment.options.find((option) => option.action.number === of)?.chance;
  const [chosen, best, done] = [chance(action), chance(moment.best?.number), chance(moment.action?.number)];
  if (chosen === undefined || best === undefined || done === undefined) return 'no';
  if (best - chosen < AS_GOOD) return 'good';
  return chosen - done >= BETTER ? 'better' : 'no';
}
