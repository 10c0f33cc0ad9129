/** Asgard's view, as meadhall/games/asgard/view.py makes it. */

export const CAMPS = ['light', 'darkness'] as const;
export type Camp = (typeof CAMPS)[number];
export const RECRUITS = ['white', 'orange', 'giant'] as const;
export type Recruit = (typeof RECRUITS)[number];
export const STONES = ['pink', 'yellow', 'red', 'blue', 'green', 'black', 'clear'] as const;
export type Stone = (typeof STONES)[number];
export const ROUNDS = 5;

export interface God {
  id: string;
  camp: Camp;
  active: boolean;
  wakes: number;
  stone: Stone | null;
  seal: boolean;
  requests: (number | null)[];
  temple: number | null;
  support: { disc: number | null; accepts: Recruit[] }[];
  army: Record<Recruit, number>;
  tiles: { left: number; top: number | null };
}

export interface Tile {
  id: string | null;
  kind: 'weapon' | 'spell';
  value: number | null;
}

export interface Population {
  id: string;
  value: number;
  bonus: string;
  count: number;
}

export interface Place {
  god: { id: string; value: number; recruits?: number; discs?: (number | null)[]; tiles?: Tile[] } | null;
  population: (Population & { burnt: boolean; ancestral?: { value: number | null } }) | null;
}

export interface World {
  id: string;
  in_play: boolean;
  rewards: [number, number];
  slots: Record<Camp, { disc: number | null; brings: Tile['kind'] }>;
  one_disc: boolean;
  victory: number[];
  places: Record<Camp, Place>;
}

export interface Player {
  score: number;
  points: Record<string, number>;
  income: number;
  rank: number;
  goods: Record<Recruit | Stone | 'light_seal' | 'darkness_seal' | 'tyrs_hand' | 'thors_hammer', number>;
  discs: { reserve: number; track: number; asgard: number; centre: number };
  disc_price: Record<Camp, number> | null;
  cards: number;
  chosen: string[] | null;
  shown: string[];
  temples: { pile: string; value: number; cost: Stone[] }[];
  bonuses: Population[];
  battle_tiles: number[];
  tiles: Tile[] | null;
  held: Record<Tile['kind'], number>;
  spent: Tile[];
}

export interface View {
  round: number;
  phase: string;
  active: number | null;
  order: number[];
  next_order: number[];
  supply: Player['goods'];
  draft: Recruit[];
  valhalla: { white: number; orange: number };
  gods: God[];
  worlds: World[];
  lower: Record<Camp, Place>;
  row: { tile: string; used: boolean }[];
  asgard_pile: number;
  temples: { id: string; value: number; left: number; cost: Stone[] | null }[];
  battle_tiles: Record<string, number>;
  track: { seal: Camp; discs: number[] }[];
  ancestral: Record<Camp, { shown: number[]; next: number | null }>;
  piles: Record<Tile['kind'], number>;
  players: Player[];
  battle: { world: string; strength: Record<Camp, number>; sent: number } | null;
  temple: string | null;
}
