/** How a game ended, for its headline. */
import type { Seat } from '../../boards/contract';
import type { Variables } from '../../words/words';

/** A key of the page's words and its variables. Rivals who all tie have still not won together. */
export function headlineOf(
  cooperative: boolean,
  winners: readonly Pick<Seat, 'name'>[],
): { key: string; variables: Variables } {
  if (cooperative) return { key: winners.length > 0 ? 'end-won-together' : 'end-lost-together', variables: {} };
  return { key: 'end-won', variables: { who: winners.map((s) => s.name).join(', '), count: winners.length } };
}
