/** Asgard on the page: gods, worlds and both camps, the player's hoard and the figures that decide the game. */
import type { GlyphName } from '../../draw/glyphs';
import type { Words } from '../../words/words';
import { OTHERS, type GameUi, type Meter, type Option, type Row } from '../contract';
import { totals } from './battles';
import Board from './Board.svelte';
import { GOD_GLYPH, KIND_GLYPH, kindOf, RECRUIT_GLYPH, STONE_GLYPH, TILE_GLYPH } from './layout';
import Rail from './Rail.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import type { CampId, God, RecruitId, StoneId, View, World } from './view';

function meters(view: View, words: Words): Meter[] {
  const best = Math.max(...view.players.map((p) => p.score));
  return [
    { label: words.say('asgard-round'), value: view.round, of: view.rounds, main: true },
    { label: words.say('asgard-phase'), value: words.name('phase', view.phase) },
    { label: words.say('asgard-best'), value: best, glyph: 'glory' },
  ];
}

function row(option: Option, view: View, words: Words, _hints: boolean, decision: string): Row {
  const word = (kind: string): string | undefined => option.args.find((a) => a.kind === kind)?.word;
  const god = view.gods.find((g) => g.id === word('god'));
  const world = view.worlds.find((w) => w.id === word('world'));
  const pile = view.temples.find((p) => p.id === word('pile'));
  const tile = word('tile');
  const asgardTile = word('asgardtile');
  const population = word('population');
  const recruit = word('recruit') as RecruitId | undefined;
  const stone = word('stone') as StoneId | undefined;
  const seat = view.players[Number(word('seat') ?? -1)];
  const slot = word('slot');
  if (god) {
    const glyph = GOD_GLYPH[god.id] ?? 'crown';
    if (slot) return { glyph, note: slotNote(slot, god, option.verb, view, words) };
    if (recruit) return { glyph: RECRUIT_GLYPH[recruit], ...strength(recruit, 1, view) };
    return { glyph, note: words.about('god', god.id) ?? '' };
  }
  if (world) return { glyph: 'island', note: worldNote(world, word('camp'), option.verb, view, words, decision) };
  if (word('world')) return { glyph: 'island', note: words.about('world', word('world') ?? '') ?? '' };
  if (pile)
    return {
      glyph: 'hall',
      note: (pile.cost ?? []).map((s) => words.name('stone', s)).join(', '),
      figure: pile.value,
      figureGlyph: 'glory',
    };
  if (tile) return { glyph: KIND_GLYPH[kindOf(tile)], note: words.about('tile', tile) ?? '' };
  if (asgardTile) return { glyph: TILE_GLYPH[asgardTile] ?? 'disc', note: words.about('asgardtile', asgardTile) ?? '' };
  if (population) return { glyph: 'plus', note: words.about('population', population) ?? '' };
  if (recruit) return recruitRow(recruit, option.verb, view, words);
  if (stone) return { glyph: STONE_GLYPH[stone] };
  if (seat) return { glyph: 'crown', figure: seat.score, figureGlyph: 'glory' };
  if (word('camp')) return { glyph: 'seal' };
  if (option.verb === 'keep_disc') return { glyph: 'disc', note: discPrice(view, words) };
  return plain(option.verb);
}

/** What the disc brings when it acts there; a disc that only comes back brings the god's seal at most. */
function slotNote(slot: string, god: God, verb: string, view: View, words: Words): string {
  const seal = god.seal ? [words.say('asgard-with-seal', { camp: god.camp })] : [];
  if (verb === 'withdraw') return seal.join();
  const stones =
    god.stone && slot !== 'temple' && slot !== 'asgard'
      ? [
          words.say('asgard-stones', {
            count: view.stones_asked,
            stone: view.stones_asked > 1 ? words.say(`stone-${god.stone}.many`) : words.name('stone', god.stone),
          }),
        ]
      : [];
  const what = words.say(slot === 'upper' ? `god-${god.id}.power` : `asgard-slot-${slot}`);
  return [...stones, ...(verb === 'resolve' ? seal : []), what].join(' · ');
}

/** The rewards of its battle, and the population that a god replaces or that burns. */
function worldNote(
  world: World,
  camp: string | undefined,
  verb: string,
  view: View,
  words: Words,
  decision: string,
): string {
  const rewards = words.say('asgard-rewards', { first: world.rewards[0]!, second: world.rewards[1]! });
  if (verb === 'rally' || verb === 'beneath') {
    const { god } = world.places[verb === 'rally' ? 'light' : (camp as CampId)];
    return [god ? words.name('god', god.id) : '', rewards].filter(Boolean).join(' · ');
  }
  const builder = view.gods.find((g) => g.id === view.temple);
  const side = (camp ?? builder?.camp) as CampId | undefined;
  const population = side ? world.places[side].population : null;
  if (verb === 'occupy' || verb === 'burn')
    return [population ? words.about('population', population.id) : '', rewards].filter(Boolean).join(' · ');
  if (decision === 'disc' && side) {
    const brings = words.say('asgard-brings', { kind: world.slots[side].brings });
    return [discPrice(view, words), brings, rewards].filter(Boolean).join(' · ');
  }
  return rewards;
}

/** The seals that a disc of the track costs now. */
function discPrice(view: View, words: Words): string {
  const price = view.active === null ? null : view.players[view.active]?.disc_price;
  if (view.disc_free) return words.say('asgard-disc-free');
  return price ? seals(price, words) : '';
}

function seals(price: Partial<Record<CampId, number>>, words: Words): string {
  const parts = Object.entries(price).filter(([, count]) => count > 0);
  return parts.map(([camp, count]) => words.say('asgard-seals', { count, camp })).join(', ');
}

function strength(recruit: RecruitId, count: number, view: View): Row {
  return { figure: view.recruits[recruit].strength * count, figureGlyph: 'shield' };
}

function recruitRow(recruit: RecruitId, verb: string, view: View, words: Words): Row {
  const owned = view.active === null ? 0 : (view.players[view.active]?.goods[recruit] ?? 0);
  return {
    glyph: RECRUIT_GLYPH[recruit],
    ...(verb === 'hire' ? { note: seals(view.recruits[recruit].price, words) } : {}),
    ...strength(recruit, verb === 'enlist' ? owned : 1, view),
    ...(verb === 'send' ? { times: owned } : {}),
  };
}

function plain(verb: string): Row {
  const glyphs: Record<string, GlyphName> = {
    recall_centre: 'undo',
    go_to_asgard: 'hall',
    gather_in_asgard: 'hall',
    leave_asgard: 'back',
    done: 'check',
    decline: 'cross',
    gain: 'plus',
    keep_disc: 'disc',
    tyrs_hand: 'favor',
    retreat: 'back',
  };
  const glyph = glyphs[verb];
  return glyph ? { glyph } : {};
}

const ui: GameUi<View> = {
  Board,
  Tray,
  SeatLine,
  Rail,
  meters,
  row,
  order: [
    'resolve',
    'reveal',
    'go_to_asgard',
    'gather_in_asgard',
    'hire',
    'march',
    'keep_disc',
    'send',
    'tyrs_hand',
    OTHERS,
    'use_bonus',
    'withdraw',
    'leave_asgard',
    'retreat',
    'done',
    'decline',
  ],
  totals,
  sources: (view) => view.players.map((player) => player.points),
  home: { x: 300, y: 100, w: 600, h: 455 },
  windows: [
    { name: 'asgard-window-light', at: { x: 4, y: 4, w: 610, h: 480 } },
    { name: 'asgard-window-tree', at: { x: 306, y: 4, w: 588, h: 460 } },
    { name: 'asgard-window-darkness', at: { x: 586, y: 4, w: 610, h: 480 } },
    { name: 'asgard-window-stores', at: { x: 300, y: 694, w: 600, h: 300 } },
  ],
  glyphs: { god: GOD_GLYPH, recruit: RECRUIT_GLYPH, stone: STONE_GLYPH, asgardtile: TILE_GLYPH },
  trayName: 'asgard-tray',
};

export default ui;
