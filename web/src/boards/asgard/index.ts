/** Asgard on the page: gods, worlds and both camps, the player's hoard and the figures that decide the game. */
import type { GlyphName } from '../../draw/glyphs';
import type { Words } from '../../words/words';
import type { GameUi, Meter, Option, Row } from '../contract';
import Board from './Board.svelte';
import { GOD_GLYPH, KIND_GLYPH, kindOf, RECRUIT_GLYPH, STONE_GLYPH, TILE_GLYPH } from './layout';
import Rail from './Rail.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import type { RecruitId, StoneId, View } from './view';

function meters(view: View, words: Words): Meter[] {
  const best = Math.max(...view.players.map((p) => p.score));
  return [
    { label: words.say('asgard-round'), value: view.round, of: view.rounds, main: true },
    { label: words.say('asgard-phase'), value: words.name('phase', view.phase) },
    { label: words.say('asgard-best'), value: best, glyph: 'glory' },
  ];
}

function row(option: Option, view: View, words: Words): Row {
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
    if (slot) return { glyph, note: words.say(`asgard-slot-${slot}`) };
    return { glyph, note: words.about('god', god.id) ?? '' };
  }
  if (world)
    return {
      glyph: 'island',
      note: words.say('asgard-rewards', { first: world.rewards[0]!, second: world.rewards[1]! }),
    };
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
  if (recruit) return { glyph: RECRUIT_GLYPH[recruit], note: words.about('recruit', recruit) ?? '' };
  if (stone) return { glyph: STONE_GLYPH[stone] };
  if (seat) return { glyph: 'crown', figure: seat.score, figureGlyph: 'glory' };
  if (word('camp')) return { glyph: 'seal' };
  return plain(option.verb);
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
