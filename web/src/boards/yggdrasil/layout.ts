/** Where things lie on the block of 1200 by 1000, and which sign stands for what. */
import type { GlyphName } from '../../draw/glyphs';
import { polar, type Point } from '../../draw/paths';
import type { EnemyId, GiantId, IslandId, View } from './view';

export const ARCH = { x: 600, y: 856, outer: 770, inner: 566, lane: 34, from: -48, to: 48 };

/** The angles at which the eight squares begin, and where the last ends. */
export const EDGES = [-48, -32, -20.83, -9.67, 1.5, 12.67, 23.83, 35, 48] as const;

/** Where an enemy's stone stands: odd lanes a little before the middle of the square, even ones after it. */
export function pawnAt(lane: number, square: number): Point {
  const before = lane % 2 === 0;
  const middle = (EDGES[square - 1]! + EDGES[square]!) / 2;
  const angle = square === 1 ? (before ? -36.6 : -33.7) : middle + (before ? -2 : 2);
  return polar(ARCH.x, ARCH.y, laneRadius(lane), angle);
}

export function laneRadius(lane: number): number {
  return ARCH.outer - ARCH.lane / 2 - ARCH.lane * lane;
}

export const ISLAND_X: Record<IslandId, number> = { rainbow: 98, white: 330, blue: 600, green: 862, black: 1100 };

export const ENEMY_GLYPH: Record<EnemyId, GlyphName> = {
  hel: 'hel',
  surt: 'surt',
  jormungand: 'jormungand',
  loki: 'loki',
  nidhogg: 'nidhogg',
  fenrir: 'fenrir',
};

/** The weapon forged against each enemy. */
export const WEAPON_GLYPH: Record<EnemyId, GlyphName> = {
  hel: 'ring',
  surt: 'sword',
  jormungand: 'hammer',
  loki: 'blade',
  nidhogg: 'spear',
  fenrir: 'chain',
};

export const WORLD_GLYPH: Record<string, GlyphName> = {
  asgard: 'hall',
  midgard: 'raven',
  nidavellir: 'hammer',
  alfheim: 'leaf',
  niflheim: 'arrow',
  helheim: 'helm',
  muspellheim: 'flame',
  jotunheim: 'horned',
  vanaheim: 'next',
};

export const VANIR_GLYPH: Record<string, GlyphName | null> = {
  nothing: null,
  valkyries: 'raven',
  vikings: 'helm',
  order: 'eye',
  push: 'undo',
  giant: 'skull',
};

export const GOD_GLYPH: Record<string, GlyphName> = {
  odin: 'raven',
  thor: 'hammer',
  frey: 'leaf',
  heimdall: 'horn',
  tyr: 'sword',
  freyja: 'feather',
};

/** The giant that blocks a world now, if one does. */
export function blockerOf(world: string, cards: View['giants']['cards']): GiantId | undefined {
  const awake = Object.keys(cards) as GiantId[];
  return awake.find((giant) => cards[giant]?.effect === 'block' && cards[giant].target === world);
}

export const ROMAN = ['', 'I', 'II', 'III'];
