/** Champions of Midgard's view, as meadhall/games/champions_of_midgard/view.py makes it. */

export const WARRIORS = ['swordsman', 'spearman', 'axeman'] as const;
export type WarriorId = (typeof WARRIORS)[number];
export const GOODS = ['food', 'wood', 'coin'] as const;
export type GoodId = (typeof GOODS)[number];
export type Cargo = Record<WarriorId | 'food', number>;

export interface Place {
  id: string;
  taken: boolean;
  hunters?: number[];
  out?: number[];
  cost?: Record<string, number>;
  gain?: Record<string, number>;
}

export interface Ship {
  id: string;
  capacity: number;
  wood: number;
  coins: number;
  glory: number;
}

export interface Enemy {
  foe: string;
  colour: 'red' | 'yellow' | 'blue' | null;
  attack: number;
  defence: number;
  forbids: WarriorId | null;
  glory: number;
  coins: number;
  favor: number;
}

export interface Odds {
  win: number;
  losses: number;
}

export interface Site {
  id: string;
  enemy: Enemy | null;
  seat: number | null;
  force: Cargo;
  odds: Odds | null;
  /** What they would be with one more of these; only while the reader can send them. */
  odds_with: Partial<Record<WarriorId, Odds>>;
  ship?: Ship | null;
  bounty?: number;
  fed_by_one?: number;
  journey?: { there: boolean; open: boolean; id: string | null; seen_by: number[] };
}

export interface Leader {
  leader: string | null;
  glory: number;
  earned: Record<string, number>;
  workers: { left: number; owned: number; extra: boolean };
  warriors: Record<WarriorId, number>;
  limit: number;
  goods: Record<GoodId, number>;
  favor: number;
  blame: number;
  runes: { id: string; used: boolean; glory: number }[];
  destinies: {
    count: number;
    shown: string[];
    cards: { id: string; alone: number; tied: number; now: number }[] | null;
  };
  ship: Ship | null;
  slain: {
    trolls: number;
    krakens: number;
    cards: { foe: string; colour: 'red' | 'yellow' | 'blue'; glory: number }[];
  };
}

export type FaceId = 'blank' | 'hit' | 'double_hit' | 'shield';

export interface Roll {
  seat: number;
  hunting: boolean;
  enemy: Enemy | null;
  site: string | null;
  round: number;
  damage: number;
  /** What these dice come to, what the enemy would keep, what a hunt would bring home. */
  hits: number;
  left: number | null;
  food: number | null;
  reaction: boolean;
  dice: Dice[];
}

/** Dice of one kind that show the same face. */
export interface Dice {
  warrior: WarriorId;
  face: FaceId;
  count: number;
  picked: number;
}

export interface View {
  round: number;
  rounds: number;
  active: number;
  first: number;
  order: number[];
  places: Place[];
  stock: Cargo;
  supply: Record<WarriorId, number>;
  merchant: { id: string; cost: Record<string, number>; gain: Record<string, number> } | null;
  runes: string[];
  rune_deck: number;
  destiny_deck: number;
  journeys: { deck: number; discard: Record<string, number> };
  enemies: { trolls: number; draugr: number; monsters: number };
  ships: Ship[];
  huts: { used: number; price: number | null };
  church: { coins: number; favor: number }[];
  sites: Site[];
  leaders: Leader[];
  roll: Roll | null;
  /** The dice of the last roll, also when it is over. */
  thrown: Dice[];
  pending: {
    drawn?: string[] | null;
    count?: number;
    offer?: Record<WarriorId, number>;
    left?: number;
    losses?: number;
    site?: string;
  };
}
