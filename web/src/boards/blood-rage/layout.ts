/** Where everything lies on Blood Rage's board, and which sign it wears. */
import type { GlyphName } from '../../draw/glyphs';
import { facets, rough, type Point } from '../../draw/paths';
import { PROVINCE_IDS, type PlaceId, type ProvinceId, type SlotId } from './view';

export type RingId = Exclude<ProvinceId, 'yggdrasil'>;
export type FjordId = Extract<PlaceId, 'ne' | 'se' | 'sw' | 'nw'>;
/** The provinces around Yggdrasil, clockwise. */
export const RING = PROVINCE_IDS.filter((id): id is RingId => id !== 'yggdrasil');
/** A clan sheet's slots in the order in which they are shown. */
export const SLOTS: readonly SlotId[] = [
  'leader',
  'warrior',
  'ship',
  'clan_1',
  'clan_2',
  'clan_3',
  'monster_1',
  'monster_2',
];

const CENTRE: Point = [600, 438];
const POWER = 2.4;

/** A point of the ring: degrees clockwise from the east, `k` 0 in the middle and 1 on the rim. */
export function spot(degrees: number, k: number): Point {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const f = k / (Math.abs(c) ** POWER + Math.abs(s) ** POWER) ** (1 / POWER);
  return [CENTRE[0] + 532 * f * c, CENTRE[1] + 394 * f * s];
}

const SHORE = 5.8;
const FJORD_HEAD = 0.64;

/** A province of the ring; the side on a fjord draws back from the water. */
function sector(n: number): string {
  const from = -135 + 45 * n;
  const to = from + 45;
  const wet = (side: number): boolean => Math.abs(side % 90) === 45;
  const edge = (side: number, k: number, inwards: number): Point =>
    spot(side + inwards * (wet(side) ? Math.max(0.35, (SHORE * (k - FJORD_HEAD)) / (1 - FJORD_HEAD)) : 0.35), k);
  const points: Point[] = [];
  for (const k of [0.385, 0.52, 0.64, 0.76, 0.88, 1]) points.push(edge(from, k, 1));
  const [first, last] = [wet(from) ? SHORE : 0.35, wet(to) ? SHORE : 0.35];
  for (let i = 1; i < 9; i++) points.push(spot(from + first + ((45 - first - last) * i) / 9, 1));
  for (const k of [1, 0.88, 0.76, 0.64, 0.52, 0.385]) points.push(edge(to, k, -1));
  for (let i = 3; i > 0; i--) points.push(spot(from + (45 * i) / 4, 0.385));
  return rough(points, 2.2, `province ${n}`, 26);
}

function isle(): string {
  return facets(Array.from({ length: 40 }, (_, i) => spot(i * 9, 0.352 + 0.006 * Math.sin(i * 5))));
}

export interface Site {
  land: 'a' | 'b' | 'c';
  outline: string;
  /** The middle of the name, of the rows of villages, and of the doom plaque. */
  name: Point;
  rows: Point;
  doom: Point;
  perRow: number;
  notch: Point;
}

const SITES: Record<RingId, Omit<Site, 'outline'>> = {
  myrkulor: { land: 'a', name: [464, 130], rows: [468, 190], doom: [502, 248], perRow: 4, notch: [440, 66] },
  elvagar: { land: 'a', name: [748, 130], rows: [736, 190], doom: [698, 248], perRow: 4, notch: [760, 66] },
  angerboda: { land: 'a', name: [970, 262], rows: [970, 322], doom: [960, 418], perRow: 3, notch: [1090, 240] },
  muspelheim: { land: 'b', name: [970, 518], rows: [970, 574], doom: [960, 462], perRow: 3, notch: [1090, 456] },
  horgr: { land: 'b', name: [748, 656], rows: [752, 716], doom: [730, 776], perRow: 4, notch: [770, 604] },
  utgard: { land: 'b', name: [466, 656], rows: [460, 716], doom: [470, 776], perRow: 4, notch: [430, 604] },
  andlang: { land: 'c', name: [244, 520], rows: [244, 580], doom: [222, 628], perRow: 3, notch: [110, 470] },
  gimle: { land: 'c', name: [240, 252], rows: [236, 312], doom: [240, 414], perRow: 3, notch: [110, 250] },
};

export const PROVINCE = Object.fromEntries(RING.map((id, n) => [id, { ...SITES[id], outline: sector(n) }])) as Record<
  RingId,
  Site
>;

export const YGGDRASIL = { outline: isle(), notch: [600, 308] as Point };

export const FJORD: Record<FjordId, { ship: Point; name: Point; step: Point }> = {
  nw: { ship: [136, 100], name: [136, 50], step: [58, 0] },
  ne: { ship: [1064, 100], name: [1064, 50], step: [-58, 0] },
  se: { ship: [1064, 782], name: [1064, 846], step: [-58, 0] },
  sw: { ship: [136, 782], name: [136, 846], step: [58, 0] },
};

export const REGIONS = [
  { id: 'manheim', x: 600, y: 34, turn: 0 },
  { id: 'jotunheim', x: 1166, y: 600, turn: 90 },
  { id: 'alfheim', x: 36, y: 438, turn: -90 },
] as const;

/** Rows of places round (x, y): at most `perRow` in each, the rows `dy` apart. */
export function rows(count: number, [x, y]: Point, perRow: number, dx: number, dy: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return [x + ((i % perRow) - (inRow - 1) / 2) * dx, y + row * dy] as const;
  });
}

export const ROMAN = ['', 'I', 'II', 'III'];

export const FIGURE_GLYPH: Record<string, GlyphName> = {
  warrior: 'helm',
  leader: 'crown',
  ship: 'ship',
  troll: 'horned',
  dwarf_chieftain: 'hammer',
  sea_serpent: 'serpent',
  valkyrie: 'raven',
  dark_elf: 'leaf',
  fire_giant: 'flame',
  frost_giant: 'ice',
  soldier_of_hel: 'hel',
  volur_witch: 'staff',
};

export const STAT_GLYPH: Record<string, GlyphName> = { rage: 'flame', axes: 'axe', horns: 'horn' };
export const TOKEN_GLYPH: Record<string, GlyphName> = { ...STAT_GLYPH, fame: 'glory', all: 'up' };
export const KIND_GLYPH: Record<string, GlyphName> = {
  leader: 'crown',
  warrior: 'helm',
  ship: 'ship',
  monster: 'horned',
  clan: 'shield',
  battle: 'sword',
  quest: 'scroll',
};
export const CLAN_GLYPH: Record<string, GlyphName> = { wolf: 'wolf', raven: 'raven', serpent: 'serpent', bear: 'bear' };
