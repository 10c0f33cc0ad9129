/** Where things lie on the block of 1200 by 1000, and which sign stands for what. */
import type { GlyphName } from '../../draw/glyphs';
import type { CampId, RecruitId, StoneId } from './view';

export const GOD = { w: 290, h: 176, pitch: 182, top: 12 };
export const GOD_X: Record<CampId, number> = { light: 14, darkness: 896 };
export const CENTRE = { x: 316, w: 568 };
/** Over the worlds stands a line with the names of their columns. */
export const WORLD = { h: 76, pitch: 80, top: 134, names: 126 };
export const LOWER = { y: 698, h: 66 };
export const TRACK = { y: 772, h: 66, name: 104 };
export const TEMPLE = { y: 846, h: 70 };
/** Supply, order of turns and Valhalla in one line. */
export const FOOT = { x: 14, y: 928, w: 1172, h: 62 };
/** Columns of a world's row: both tiles, both battle slots, its number, who won there, what it pays. */
export const COLUMN = {
  tile: { light: CENTRE.x + 10, darkness: CENTRE.x + CENTRE.w - 114 },
  slot: { light: CENTRE.x + 142, darkness: CENTRE.x + CENTRE.w - 142 },
  number: CENTRE.x + 194,
  victory: CENTRE.x + 240,
  middle: CENTRE.x + CENTRE.w / 2,
  reward: CENTRE.x + 401,
};

export const GOD_GLYPH: Record<string, GlyphName> = {
  freyja: 'feather',
  baldr: 'glory',
  odin: 'raven',
  tyr: 'sword',
  thor: 'hammer',
  loki: 'loki',
  hel: 'hel',
  mimir: 'eye',
  surtr: 'surt',
  fenrir: 'fenrir',
};

/** Every colour of stone has a rune of its own, so that hue never stands alone. */
export const STONE_GLYPH: Record<StoneId, GlyphName> = {
  pink: 'fehu',
  yellow: 'algiz',
  red: 'kenaz',
  blue: 'thurisaz',
  green: 'raido',
  black: 'gebo',
  clear: 'ansuz',
};
export const STONE_INK: Record<StoneId, string> = {
  pink: 'var(--stone-pink)',
  yellow: 'var(--stone-yellow)',
  red: 'var(--die-red)',
  blue: 'var(--die-blue)',
  green: 'var(--die-green)',
  black: 'var(--die-black)',
  clear: 'var(--die-white)',
};
export const ON_STONE = (stone: StoneId): string => (stone === 'black' ? 'var(--on-die-black)' : 'var(--on-die-white)');

export const RECRUIT_GLYPH: Record<RecruitId, GlyphName> = { white: 'helm', orange: 'axe', giant: 'horned' };
export const RECRUIT_INK: Record<RecruitId, string> = {
  white: 'var(--bone)',
  orange: 'var(--blood)',
  giant: 'var(--frost)',
};

export const BONUS_GLYPH: Record<string, GlyphName> = {
  seals: 'seal',
  stones: 'gem',
  weapons: 'sword',
  spells: 'book',
  warriors: 'helm',
  giants: 'horned',
  recruits: 'plus',
  points: 'glory',
};

const SPELLS = new Set(['rust', 'blindness', 'frenzy', 'glory', 'echo', 'blunting', 'fate']);
export const kindOf = (tile: string): 'weapon' | 'spell' => (SPELLS.has(tile) ? 'spell' : 'weapon');
export const KIND_GLYPH: Record<'weapon' | 'spell', GlyphName> = { weapon: 'sword', spell: 'book' };

export const TILE_GLYPH: Record<string, GlyphName> = {
  scouts: 'raven',
  raiders: 'ship',
  warband: 'shield',
  barter: 'scales',
  silence: 'minus',
};
