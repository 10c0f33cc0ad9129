/** Where things lie on the block of 1200 by 1000, and which sign stands for what. */
import type { GlyphName } from '../../draw/glyphs';
import type { Point } from '../../draw/paths';
import type { ViewBox } from '../contract';
import type { EnemyId, View, World } from './view';

export const TRUNK_X = 470;

/** How the three rings lie. `reach` and `depth`: how far from the trunk a world's plaque stands, sideways and down. */
export interface Tree {
  rx: number;
  ry: number;
  y: Record<World['level'], number>;
  reach: number;
  depth: number;
  /** A plaque's corner, and the signs that turn the ring, above the ring's middle. */
  lift: number;
  signs: number;
}
export const WIDE: Tree = {
  rx: 448,
  ry: 104,
  y: { top: 222, mid: 533, bottom: 844 },
  reach: 330,
  depth: 36,
  lift: 57,
  signs: 89,
};
/** On a phone: closer to the trunk, so that one level at a time can be read. */
export const NARROW: Tree = {
  rx: 316,
  ry: 150,
  y: { top: 330, mid: 712, bottom: 1094 },
  reach: 166,
  depth: 104,
  lift: 40,
  signs: 148,
};
/** What a phone shows of a level. */
export const level = (id: World['level']): ViewBox => ({ x: 146, y: NARROW.y[id] - 152, w: 648, h: 380 });
export const PLAQUE = { w: 272, h: 148 };

const TURN = 120;

/**
 * The upper left corner of a world's plaque. A whole `turn` is one step of the ring, clockwise seen from above: from
 * the front to the left, from the left behind the trunk to the right.
 */
export function worldAt(level: World['level'], column: number, turn = 0, tree = WIDE): Point {
  const angle = ((column + turn) * TURN * Math.PI) / 180;
  const x = TRUNK_X - PLAQUE.w / 2 - tree.reach * Math.sin(angle);
  const y = tree.y[level] - tree.lift + tree.depth * Math.cos(angle);
  return [x, y];
}

/** A mark on the rim of a ring, at so many degrees from the front, clockwise. */
export function onRim(level: World['level'], degrees: number, scale: number, tree = WIDE): Point {
  const angle = (degrees * Math.PI) / 180;
  return [TRUNK_X - tree.rx * scale * Math.sin(angle), tree.y[level] + tree.ry * scale * Math.cos(angle)];
}

export interface Figure {
  key: string;
  kind: 'god' | 'enemy' | 'iotunn' | 'adversary';
  id: string;
  world: string;
  seat: number | null;
  place: number;
  of: number;
}

/** Everybody who stands on a world, gods first, with a place in its row. */
export function figures(view: View): Figure[] {
  const all: Omit<Figure, 'place' | 'of'>[] = [];
  const add = (kind: Figure['kind'], id: string | null, world: string | null, seat: number | null = null): void => {
    if (id && world && view.worlds.some((w) => w.id === world))
      all.push({ key: `${kind} ${id}`, kind, id, world, seat });
  };
  view.gods.forEach((g, i) => add('god', g.god, g.at, i));
  for (const s of view.support) add('god', s.god, s.at);
  for (const e of view.enemies) if (e.id !== 'iormungand') add('enemy', e.id, e.at);
  for (const i of view.iotunns) add('iotunn', i.id, i.at);
  for (const [id, at] of Object.entries(view.book.adversaries)) add('adversary', id, at);
  return all.map((f) => {
    const here = all.filter((other) => other.world === f.world);
    return { ...f, place: here.indexOf(f), of: here.length };
  });
}

/** The cards of a deck that are being put in order, the top one first. */
export function stacked(view: View): { place: number; enemy: EnemyId }[] {
  const deck = view.pending.deck === null ? undefined : view.decks[view.pending.deck];
  if (!deck) return [];
  const top = deck.dealt ? 1 : 0;
  return deck.known.slice(top, top + 3).flatMap((enemy, place) => (enemy ? [{ place, enemy }] : []));
}

/** The middle of a figure's place, from the corner of its world's plaque. */
export function placeIn({ place, of }: Figure): Point {
  const pitch = Math.min(46, (PLAQUE.w - 76) / Math.max(1, of - 1));
  return [38 + pitch * place, 112];
}

export const ENEMY_GLYPH: Record<EnemyId, GlyphName> = {
  hel: 'hel',
  surt: 'surt',
  iormungand: 'jormungand',
  loki: 'loki',
  fenrir: 'fenrir',
  nidhogg: 'nidhogg',
};

export const GOD_GLYPH: Record<string, GlyphName> = {
  odin: 'raven',
  thor: 'hammer',
  tyr: 'sword',
  heimdall: 'horn',
  frigg: 'heart',
  freyja: 'feather',
  freyr: 'leaf',
};

export const ADVERSARY_GLYPH: Record<string, GlyphName> = {
  hrimnir: 'horned',
  naglfar: 'ship',
  garm: 'wolf',
  baldr: 'glory',
};

export const WORLD_GLYPH: Record<string, GlyphName> = {
  asgard: 'hall',
  alfheim: 'leaf',
  vanaheim: 'die',
  midgard: 'helm',
  nidavellir: 'hammer',
  svartalfheim: 'raven',
  iotunheim: 'raido',
  niflheim: 'skull',
  muspellheim: 'flame',
};

export const RUNE_GLYPH: Record<string, GlyphName> = {
  move_god: 'raido',
  rotate: 'sigel',
  world_action: 'kenaz',
  regain_life: 'algiz',
};

export const TOKEN_GLYPH: Record<string, GlyphName> = {
  oath: 'gebo',
  frost: 'seal',
  horn: 'horn',
  ingredient: 'bag',
};

export const FACE_GLYPH: Record<string, GlyphName> = {
  shield: 'shield',
  worn_shield: 'seal',
  blank: 'minus',
  skull: 'skull',
};

export const END_GLYPH: Record<string, GlyphName> = { tree: 'leaf', dead_tree: 'skull', turn_page: 'book' };

export function glyphOf(kind: Figure['kind'], id: string): GlyphName {
  switch (kind) {
    case 'god':
      return GOD_GLYPH[id] ?? 'crown';
    case 'enemy':
      return ENEMY_GLYPH[id as EnemyId];
    case 'iotunn':
      return 'horned';
    case 'adversary':
      return ADVERSARY_GLYPH[id] ?? 'horned';
  }
}
