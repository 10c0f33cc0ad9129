/** Yggdrasil's view, as meadhall/games/yggdrasil/view.py makes it. */

export const ENEMIES = ['hel', 'surt', 'jormungand', 'loki', 'nidhogg', 'fenrir'] as const;
export type EnemyId = (typeof ENEMIES)[number];
export const ISLANDS = ['rainbow', 'white', 'blue', 'green', 'black'] as const;
export type IslandId = (typeof ISLANDS)[number];
export const RUNES = ['sigel', 'daeg', 'mann', 'tiwaz'] as const;
export type RuneId = (typeof RUNES)[number];
export const VANIR = ['nothing', 'valkyries', 'vikings', 'order', 'push', 'giant'] as const;

export interface Enemy {
  id: EnemyId;
  square: number;
  power: number;
  strength: number | null;
  stronger: boolean;
  in_odins_hall: boolean;
}

export interface God {
  god: string | null;
  vikings: number;
  elves: number;
  weapons: Partial<Record<EnemyId, number>>;
  power_effective: boolean;
}

export interface View {
  turn: number;
  active: number;
  actions: { done: number; allowed: number };
  worlds_used: string[];
  enemies: Enemy[];
  fenrir_angry: boolean;
  past_wall: number;
  past_gate: number;
  /** With this many past them the game is lost. */
  lost_past: { wall: number; gate: number };
  /** What is printed by each square of Asgard, the first first. */
  squares: { strength: number | null; power: number }[];
  valkyries: IslandId;
  submerged: IslandId;
  bags: Record<Exclude<IslandId, 'rainbow'>, { vikings: number; fire_giants: number }>;
  helheim: number;
  muspellheim: number;
  alfheim: number;
  deck: { left: number; by_card: Record<string, number>; next: (string | null)[] };
  card: string | null;
  giants: {
    pile: number;
    awake: string[];
    beaten: string[];
    runes: Record<RuneId, number>;
    /** The cards of those who are awake. */
    cards: Record<string, { rune: RuneId; effect: string; target: string | null }>;
  };
  vanir: (typeof VANIR)[number];
  turns_without_card: number;
  gods: God[];
  fight: { enemy: EnemyId | null; giant: string | null; strength: number; total: number | null } | null;
}
