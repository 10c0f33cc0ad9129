/** Where everything lies in the harbour town, and which sign it wears. */
import type { GlyphName } from '../../draw/glyphs';
import { facets } from '../../draw/paths';
import type { WarriorId } from './view';

export const SHORES = ['shore_1', 'shore_2', 'shore_3', 'shore_4'] as const;
export const shoreX = (i: number): number => 18 + 295 * i;

/** The houses of the town by rows: restocked each round, at once, at once; the stalls come from the view. */
export const TOWN = [
  ['swordsmith', 'hafter', 'blacksmith', 'smokehouse'],
  ['longhouse', 'market', 'merchant_ship', 'runesmith'],
  ['sages_hut', 'shipwright', 'stave_church', 'worker_huts'],
] as const;
export const HOUSES: ReadonlySet<string> = new Set(TOWN.flat());
export const BERTHS = ['small_longship', 'large_longship', 'own_longship'] as const;
export const LAIRS = ['troll', 'draugr_left', 'draugr_right'] as const;
export const houseX = (column: number): number => 270 + 230 * column;
export const houseY = (row: number): number => 414 + 125 * row;

/** A gabled house of 218 by 116. */
export function house(x: number, y: number): string {
  return facets([
    [x, y + 116],
    [x, y + 38],
    [x + 109, y + 4],
    [x + 218, y + 38],
    [x + 218, y + 116],
  ]);
}

export function roof(x: number, y: number): string {
  return `M${x - 6} ${y + 44}L${x + 109} ${y + 7}L${x + 224} ${y + 44}M${x + 109} ${y + 7}l-9 -10M${x + 109} ${y + 7}l9 -10`;
}

export const DIE: Record<WarriorId, { colour: 'white' | 'red' | 'black'; glyph: GlyphName }> = {
  swordsman: { colour: 'white', glyph: 'sword' },
  spearman: { colour: 'red', glyph: 'spear' },
  axeman: { colour: 'black', glyph: 'axe' },
};

/** How many signs a face shows. */
export const FACE_COUNT = { blank: 0, hit: 1, double_hit: 2, shield: 1 } as const;

export const GOOD_GLYPH: Record<string, GlyphName> = { food: 'food', wood: 'wood', coin: 'coin', favor: 'favor' };

export const RUNE_GLYPH: Record<string, GlyphName> = {
  gifts: 'gebo',
  glory: 'sigel',
  healing: 'algiz',
  journey: 'raido',
  knowledge: 'ansuz',
  potential: 'thurisaz',
  reaction: 'tiwaz',
  success: 'daeg',
  true_vision: 'kenaz',
  wealth: 'fehu',
};

const FOES: Record<string, GlyphName> = {
  nokk: 'serpent',
  valravn: 'raven',
  lyndwurm: 'nidhogg',
  huldra: 'loki',
  fenris_cub: 'fenrir',
  hel_hound: 'wolf',
  sea_serpent: 'serpent',
  giant: 'horned',
  jotun: 'ice',
  wyrm: 'nidhogg',
  dragon: 'surt',
  world_serpent_spawn: 'jormungand',
  kraken: 'serpent',
};

export function foeGlyph(foe: string): GlyphName {
  return FOES[foe] ?? (foe.endsWith('troll') ? 'horned' : 'skull');
}

export const JOURNEY_GLYPH: Record<string, GlyphName> = {
  all_quiet: 'check',
  kraken: 'serpent',
  lost: 'question',
  no_wind: 'food',
  storm: 'daeg',
  whirlpool: 'jormungand',
};

export const PLACE_GLYPH: Record<string, GlyphName> = {
  swordsmith: 'sword',
  hafter: 'spear',
  blacksmith: 'axe',
  smokehouse: 'food',
  longhouse: 'hall',
  market: 'scales',
  merchant_ship: 'ship',
  runesmith: 'gebo',
  sages_hut: 'eye',
  shipwright: 'ship',
  stave_church: 'favor',
  worker_huts: 'helm',
  shield_hall: 'sword',
  spear_ring: 'spear',
  axe_yard: 'axe',
  drill_yard: 'shield',
  woodcutter: 'wood',
  fishmonger: 'food',
  peddler: 'bag',
  skald: 'favor',
  hunting_grounds: 'bear',
  troll: 'horned',
  draugr_left: 'skull',
  draugr_right: 'skull',
  small_longship: 'ship',
  large_longship: 'ship',
  own_longship: 'ship',
  beg: 'blame',
};
