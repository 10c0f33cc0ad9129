/** The exact odds to show at a place of battle, for those who want hints: as they stand, or as a choice would make them. */
import type { BoardProps } from '../contract';
import type { CargoId, Odds, Site, View } from './view';

export function oddsAt(site: Site, { input, hints }: BoardProps<View>): Odds | null {
  if (!hints) return null;
  const pointed = input.options.filter((o) => o.verb === 'send' && input.hot.includes(o.action));
  const joining = pointed.find((o) => o.args.some((a) => a.kind === 'site' && a.word === site.id));
  const cargo = pointed.length === 1 ? joining?.args.find((a) => a.kind === 'cargo')?.word : undefined;
  return (cargo && site.odds_with[cargo as CargoId]) || site.odds;
}
