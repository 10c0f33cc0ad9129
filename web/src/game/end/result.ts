/** How a game ended, for its headline. */
import type { Seat } from '../../boards/contract';
import type { Variables } from '../../words/words';

/** A key of the page's words and its variables. Rivals who all tie have still not won together. */
export function headlineOf(
  cooperative: boolean,
  winners: readonly Pick<Seat, 'name' | 'addressed'>[],
): { key: string; variables: Variables } {
  if (cooperative) return { key: winners.length > 0 ? 'end-won-together' : 'end-lost-together', variables: {} };
  const others = winners.filter((s) => !s.addressed);
  const who = others.map((s) => s.name).join(', ');
  if (others.length === winners.length) return { key: 'end-won', variables: { who, count: winners.length } };
  return { key: others.length > 0 ? 'end-won-you-too' : 'end-won-you', variables: { who } };
}
