/** An enemy and its fight in one sentence, for screen readers; with odds where they are shown. */
import type { Words } from '../../words/words';
import type { Seat } from '../contract';
import type { Odds, Site } from './view';

export function told(site: Site, words: Words, seats: readonly Seat[], odds: Odds | null): string {
  const place = words.name('site', site.id);
  if (!site.enemy) return place;
  const { foe, colour, attack, defence, forbids, glory } = site.enemy;
  const parts = [
    words.say('champions-enemy', { place, foe: words.name('foe', foe), attack, defence, glory }),
    ...(colour ? [words.name('colour', colour)] : []),
    ...(forbids ? [words.say('champions-forbids', { warrior: words.name('warrior', forbids) })] : []),
    ...(site.seat === null ? [] : [words.sayOf('champions-reserved', seats[site.seat])]),
    ...(odds ? [words.say('champions-odds', { win: Math.round(odds.win * 100), losses: odds.losses })] : []),
  ];
  return parts.join('. ');
}
