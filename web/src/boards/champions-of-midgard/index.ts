/** Champions of Midgard on the page: the harbour town, the leader's tray, the trophies in the rail. */
import type { Words } from '../../words/words';
import { OTHERS, type GameUi, type GameEvent, type Meter, type Option, type Row, type RolledDie } from '../contract';
import Board from './Board.svelte';
import { DIE, FACE_COUNT, foeGlyph, GOOD_GLYPH, PLACE_GLYPH, RUNE_GLYPH } from './layout';
import Rail from './Rail.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import type { CargoId, Leader, Odds, Roll, Site, View, WarriorId } from './view';

function meters(view: View, words: Words): Meter[] {
  return [
    {
      label: words.say('champions-round'),
      value: words.say('champions-of', { left: view.round, of: view.rounds }),
      main: true,
    },
    { label: words.say('champions-most'), value: Math.max(...view.leaders.map((l) => l.glory)), glyph: 'glory' },
  ];
}

function row(option: Option, view: View, words: Words, hints: boolean, _decision: string, seat: number): Row {
  const word = (kind: string): string | undefined => option.args.find((a) => a.kind === kind)?.word;
  const [place, siteId, rune, destiny] = [word('place'), word('site'), word('rune'), word('destiny')];
  const site = view.sites.find((s) => s.id === (siteId ?? place));
  const cargo = word('cargo');
  if (cargo && option.verb === 'send') {
    const odds = hints ? site?.odds_with[cargo as CargoId] : undefined;
    const facts = odds ? chance(odds, words) : site?.enemy ? fight(site.enemy, words) : {};
    return { ...thing(cargo), ...facts, times: sendable(cargo as CargoId, site, view.leaders[seat]) };
  }
  if (option.verb === 'accept') return { glyph: 'check', ...(view.roll ? outcome(view.roll, view, words, hints) : {}) };
  if (site?.enemy) return { glyph: foeGlyph(site.enemy.foe), ...fight(site.enemy, words) };
  if (place) return placeRow(place, view, words);
  if (rune) return { glyph: RUNE_GLYPH[rune] ?? 'gebo', ...about('rune', rune, words) };
  if (destiny) return { glyph: 'scroll', ...about('destiny', destiny, words), ...glory(destiny, view) };
  const ship = word('ship');
  if (ship) return { glyph: 'ship', ...about('ship', ship, words) };
  const leader = word('leader');
  if (leader) return { glyph: 'crown', ...about('leader', leader, words) };
  const [warrior, good] = [word('warrior'), word('good')];
  if (warrior) return { ...thing(warrior), times: countable(option, view) };
  if (cargo ?? good) return { ...thing(cargo ?? good ?? ''), times: countable(option, view) };
  return PLAIN[option.verb] ?? {};
}

/** How many of it are at home, as far as there is room aboard. */
function sendable(cargo: CargoId, site: Site | undefined, own: Leader | undefined): number {
  const home = own ? (cargo === 'food' ? own.goods.food : own.warriors[cargo]) : 0;
  const aboard = Object.values(site?.force ?? {}).reduce((sum, count) => sum + count, 0);
  return site?.ship ? Math.min(home, site.ship.capacity - aboard) : home;
}

/** How many more of it are to be taken or lost. */
function countable(option: Option, view: View): number {
  const word = option.args[0]?.word ?? '';
  const { pending } = view;
  if (option.verb === 'enlist') return pending.offer?.[word as WarriorId] ?? 1;
  if (option.verb === 'gain') return pending.left ?? 1;
  if (option.verb !== 'lose') return 1;
  const there = view.sites.find((s) => s.id === pending.site)?.force[word as CargoId] ?? 1;
  return Math.min(pending.losses ?? 1, there);
}

/** What it costs and gives now, where that is not printed on it. */
function placeRow(id: string, view: View, words: Words): Row {
  const place = view.places.find((p) => p.id === id);
  const merchant = id === 'merchant_ship' && view.merchant ? words.about('merchant', view.merchant.id) : undefined;
  const [[gain, count] = [], ...more] = Object.entries(place?.gain ?? {});
  const [[coin, price] = []] = Object.entries(place?.cost ?? {});
  const figure: Row =
    gain && count !== undefined && more.length === 0 && !price
      ? { figure: `+${count}`, figureGlyph: thing(gain).glyph! }
      : coin && price
        ? { figure: `−${price}`, figureGlyph: thing(coin).glyph! }
        : {};
  return {
    glyph: PLACE_GLYPH[id] ?? 'house',
    ...(merchant ? { note: merchant } : about('place', id, words)),
    ...figure,
  };
}

/** What the roll that lies there comes to if it stands. */
function outcome(roll: Roll, view: View, words: Words, hints: boolean): Row {
  if (roll.food !== null) return { figure: `+${roll.food}`, figureGlyph: 'food' };
  const odds = hints ? view.sites.find((s) => s.id === roll.site)?.odds : undefined;
  return odds ? chance(odds, words) : {};
}

function chance(odds: Odds, words: Words): Row {
  return { note: words.say('champions-odds', { win: Math.round(odds.win * 100), losses: odds.losses }) };
}

/** What one's own destiny would bring now. */
function glory(destiny: string, view: View): Row {
  const own = view.leaders.flatMap((l) => l.destinies.cards ?? []).find((d) => d.id === destiny);
  return own ? { figure: own.now, figureGlyph: 'glory' } : {};
}

function about(kind: string, word: string, words: Words): Row {
  const note = words.about(kind, word);
  return note ? { note } : {};
}

function fight(enemy: { foe: string; attack: number; defence: number; glory: number }, words: Words): Row {
  return {
    note: words.say('champions-note-foe', {
      foe: words.name('foe', enemy.foe),
      attack: enemy.attack,
      defence: enemy.defence,
    }),
    figure: enemy.glory,
    figureGlyph: 'glory',
  };
}

function thing(id: string): Row {
  return { glyph: id in DIE ? DIE[id as WarriorId].glyph : (GOOD_GLYPH[id] ?? 'bag') };
}

const PLAIN: Record<string, Row> = {
  pass: { glyph: 'glass' },
  done: { glyph: 'check' },
  ready: { glyph: 'check' },
  accept: { glyph: 'check' },
  reroll: { glyph: 'favor' },
  draw_rune: { glyph: 'gebo' },
  donate: { glyph: 'favor' },
  drop_blame: { glyph: 'blame' },
  accuse: { glyph: 'blame' },
  accuse_all: { glyph: 'blame' },
};

function dice(event: GameEvent): RolledDie[] {
  return (event.dice as View['dice']).flatMap(({ warrior, face, count }) =>
    Array.from({ length: count }, () => ({
      colour: DIE[warrior].colour,
      glyph: face === 'shield' ? ('shield' as const) : DIE[warrior].glyph,
      count: FACE_COUNT[face],
    })),
  );
}

/** The window in which a phone sees the fight. */
const VILLAGE = { name: 'champions-window-town', at: { x: 480, y: 400, w: 716, h: 520 } };

const ui: GameUi<View> = {
  Board,
  Tray,
  SeatLine,
  Rail,
  meters,
  row,
  order: ['place', 'send', 'accept', 'reroll', OTHERS, 'use', 'ready', 'done', 'pass'],
  dice,
  sources: (view) => view.leaders.map((leader) => leader.earned),
  home: { x: 0, y: 404, w: 640, h: 590 },
  windows: [
    { name: 'champions-window-sea', at: { x: 6, y: 4, w: 600, h: 400 } },
    { name: 'champions-window-far', at: { x: 594, y: 4, w: 600, h: 400 } },
    { name: 'champions-window-gate', at: { x: 4, y: 400, w: 600, h: 520 } },
    VILLAGE,
  ],
  focusArea: (view) => (view.roll ? VILLAGE.at : undefined),
  glyphs: { place: PLACE_GLYPH, rune: RUNE_GLYPH, good: GOOD_GLYPH },
  trayName: 'champions-tray',
};

export default ui;
