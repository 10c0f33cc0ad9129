/** Yggdrasil Chronicles' view, as meadhall/games/yggdrasil_chronicles/view.py makes it. */

export const ENEMIES = ['hel', 'surt', 'iormungand', 'loki', 'fenrir', 'nidhogg'] as const;
export type EnemyId = (typeof ENEMIES)[number];
export const ISLANDS = ['rainbow', 'island_1', 'island_2', 'island_3'] as const;
export const STONES = ['white', 'green', 'third'] as const;

export interface World {
  id: string;
  level: 'top' | 'mid' | 'bottom';
  /** 0 in front, 1 left, 2 right. */
  column: number;
  above: string | null;
  below: string | null;
  ravaged: boolean;
  blocked: boolean;
  token: string | null;
  tier: 'malus' | 'normal' | 'bonus' | null;
}

export interface Enemy {
  id: EnemyId;
  at: string | null;
  island?: (typeof ISLANDS)[number] | null;
  strength?: number;
  shielded?: boolean;
  can_be_fought?: boolean;
  space?: number;
}

export interface God {
  god: string | null;
  at: string | null;
  life: number;
  life_at_start: number;
  elves: number;
  dice: number;
  tokens: number;
  artefacts: string[];
  saving: number;
  bonds: string[];
  relic: boolean;
}

export interface Risks {
  left: number;
  foe: string | null;
  dice: { face: string; god_die: boolean; marked: boolean }[];
  successes: number;
  loser: number | null;
  loss: number;
  sharer: string | null;
}

export interface Book {
  mode: string;
  page: string;
  space: number;
  length: number;
  end: string;
  rules: string[];
  actions: string[];
  goals: { goal: string; counter: string | null; value: number }[];
  counters: Record<string, number>;
  adversaries: Record<string, string | null>;
  wolves: Record<string, number>;
}

export interface View {
  round: number;
  turn: number;
  active: number | null;
  speaker: number;
  order: number[];
  powers: boolean;
  rotation: number;
  worlds: World[];
  enemies: Enemy[];
  bars: number;
  ladders: { hel: number; surt: number; loki: number };
  foes: { id: string; at: string | null; strength: number }[];
  iotunns: { id: string; at: string | null; stranded: boolean }[];
  wheel: ({ enemy: EnemyId; owner: string } | null)[];
  revealed: EnemyId | null;
  decks: { left: number; dealt: boolean; known: (EnemyId | null)[]; next: EnemyId[] }[];
  reserves: {
    elves: number;
    dice: number;
    heroes: number;
    anonymous: number;
    giants: number;
    creatures: number;
    iotunns: number;
  };
  valhalla: number;
  dispensers: { id: string; left: number; top: string | null }[];
  gods: God[];
  support: { god: string; life: number; at: string | null }[];
  book: Book;
  risks: Risks | null;
  pending: {
    decision: string;
    goods: string | null;
    creatures: string[];
    runes: Record<string, string>;
    god: string | null;
    deck: number | null;
  };
}
