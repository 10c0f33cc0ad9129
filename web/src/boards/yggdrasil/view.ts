// Generated from the view of yggdrasil by web/scripts/types.py: do not edit.

export const CARD_IDS = ['hel', 'surt', 'jormungand', 'loki', 'nidhogg', 'fenrir', 'angry_hel', 'angry_surt', 'angry_jormungand', 'angry_loki', 'angry_nidhogg', 'angry_fenrir', 'ragnarok_1', 'ragnarok_2', 'ragnarok_3', 'ragnarok_4'] as const;
export type CardId = (typeof CARD_IDS)[number];

export const ENEMY_IDS = ['hel', 'surt', 'jormungand', 'loki', 'nidhogg', 'fenrir'] as const;
export type EnemyId = (typeof ENEMY_IDS)[number];

export const GIANT_IDS = ['angerboda', 'hrungnir', 'utgardloki', 'hrym', 'greip', 'gialp', 'geirroed', 'skrymir', 'thrym', 'thokk', 'hymir', 'bergelmir', 'suttung', 'gymir', 'fafner', 'thiazy'] as const;
export type GiantId = (typeof GIANT_IDS)[number];

export const GOD_IDS = ['odin', 'thor', 'frey', 'heimdall', 'tyr', 'freyja'] as const;
export type GodId = (typeof GOD_IDS)[number];

export const ISLAND_IDS = ['rainbow', 'white', 'blue', 'green', 'black'] as const;
export type IslandId = (typeof ISLAND_IDS)[number];

export const REINFORCEMENT_IDS = ['nothing', 'valkyries', 'vikings', 'order', 'push', 'giant'] as const;
export type ReinforcementId = (typeof REINFORCEMENT_IDS)[number];

export const RUNE_IDS = ['sigel', 'daeg', 'mann', 'tiwaz'] as const;
export type RuneId = (typeof RUNE_IDS)[number];

export const WORLD_IDS = ['asgard', 'midgard', 'nidavellir', 'alfheim', 'niflheim', 'helheim', 'muspellheim', 'jotunheim', 'vanaheim'] as const;
export type WorldId = (typeof WORLD_IDS)[number];

/** The active seat's actions of this turn. */
export interface Actions {
  done: number;
  allowed: number;
}

/** What is in the bag of an island. */
export interface Bag {
  vikings: number;
  fire_giants: number;
  /** The Vikings that one search of the active god draws, on average. */
  found: number;
  /** The Fire Giants that Muspellheim would drive out, on average. */
  purged: number;
}

/** The chance to win with so many Vikings, before elves and with all of them. */
export interface Chance {
  alone: number;
  with_elves: number;
}

/** The enemy cards that are still to come. */
export interface Deck {
  left: number;
  by_card: Partial<Record<CardId, number>>;
  /** From the top, null where nobody knows; empty if nothing is known. */
  next: (CardId | null)[];
}

/** An enemy on its way to Odin's hall. */
export interface Enemy {
  id: EnemyId;
  square: number;
  power: number;
  strength: number | null;
  /** What a giant that is awake adds to its strength. */
  stronger: number;
  in_odins_hall: boolean;
  /** Of the active god to beat it with every Viking and elf it has; null where it cannot be fought. */
  chance: number | null;
}

/** The fight going on. */
export interface Fight {
  enemy: EnemyId | null;
  giant: GiantId | null;
  strength: number;
  total: number | null;
  /** Elves still needed to win, once the die has been rolled. */
  missing: number | null;
  /** By the number of Vikings sent, from none; empty once they are sent. */
  chances: Chance[];
}

/** What is printed on a giant's card. */
export interface GiantCard {
  rune: RuneId;
  effect: string;
  target: string | null;
}

/** The Frost Giants. */
export interface Giants {
  pile: number;
  /** Of the active god to beat one with every Viking and elf it has. */
  chance: number;
  /** Of those who are awake. */
  cards: Partial<Record<GiantId, GiantCard>>;
  awake: GiantId[];
  beaten: GiantId[];
  runes: Record<RuneId, number>;
}

/** What a god has. */
export interface God {
  god: GodId | null;
  vikings: number;
  elves: number;
  weapons: Partial<Record<EnemyId, number>>;
  power_effective: boolean;
}

/** How many enemies past the wall and past the gate lose the game. */
export interface LostPast {
  wall: number;
  gate: number;
}

/** What is printed by a square of Asgard. */
export interface Square {
  strength: number | null;
  power: number;
}

/** The whole table: nothing is hidden from one seat and known to another. */
export interface View {
  turn: number;
  active: number;
  actions: Actions;
  worlds_used: WorldId[];
  enemies: Enemy[];
  fenrir_angry: boolean;
  past_wall: number;
  past_gate: number;
  lost_past: LostPast;
  /** The first of Asgard first. */
  squares: Square[];
  valkyries: IslandId;
  submerged: IslandId;
  /** Of every island but the rainbow. */
  bags: Partial<Record<IslandId, Bag>>;
  helheim: number;
  muspellheim: number;
  alfheim: number;
  deck: Deck;
  card: CardId | null;
  giants: Giants;
  vanir: ReinforcementId;
  turns_without_card: number;
  gods: God[];
  fight: Fight | null;
}
