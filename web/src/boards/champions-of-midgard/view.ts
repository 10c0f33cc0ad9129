// Generated from the view of champions-of-midgard by web/scripts/types.py: do not edit.

export const CARGO_IDS = ['swordsman', 'spearman', 'axeman', 'food'] as const;
export type CargoId = (typeof CARGO_IDS)[number];

export const COLOUR_IDS = ['red', 'yellow', 'blue'] as const;
export type ColourId = (typeof COLOUR_IDS)[number];

export const DESTINY_IDS = ['crusher_of_ice', 'earth_smasher', 'master_of_flames', 'craftsman', 'leader_of_armies', 'odins_favored', 'prepared', 'prosperous', 'runemaster', 'monster_hunter', 'slayer_of_the_undead', 'troll_slayer'] as const;
export type DestinyId = (typeof DESTINY_IDS)[number];

export const FACE_IDS = ['blank', 'hit', 'double_hit', 'shield'] as const;
export type FaceId = (typeof FACE_IDS)[number];

export const FOE_IDS = ['young_troll', 'forest_troll', 'cave_troll', 'hill_troll', 'bridge_troll', 'river_troll', 'mountain_troll', 'war_troll', 'draugr_thrall', 'draugr_wanderer', 'barrow_guard', 'drowned_draugr', 'draugr_raider', 'draugr_captain', 'draugr_lord', 'nokk', 'valravn', 'lyndwurm', 'huldra', 'fenris_cub', 'hel_hound', 'sea_serpent', 'giant', 'jotun', 'wyrm', 'dragon', 'world_serpent_spawn', 'kraken'] as const;
export type FoeId = (typeof FOE_IDS)[number];

export const GOOD_IDS = ['food', 'wood', 'coin'] as const;
export type GoodId = (typeof GOOD_IDS)[number];

export const JOURNEY_IDS = ['all_quiet', 'kraken', 'lost', 'no_wind', 'storm', 'whirlpool'] as const;
export type JourneyId = (typeof JOURNEY_IDS)[number];

export const LEADER_IDS = ['asmundr', 'dagrun', 'gylfir', 'svanhildr', 'ullr'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

export const MERCHANT_IDS = ['grain', 'timber', 'mixed', 'planks', 'swords', 'spears', 'axes', 'crew'] as const;
export type MerchantId = (typeof MERCHANT_IDS)[number];

export const METRIC_IDS = ['red_enemies', 'yellow_enemies', 'blue_enemies', 'wood', 'warriors', 'favor', 'food', 'coins', 'runes', 'monsters', 'draugr', 'trolls'] as const;
export type MetricId = (typeof METRIC_IDS)[number];

export const PLACE_IDS = ['swordsmith', 'hafter', 'blacksmith', 'smokehouse', 'longhouse', 'market', 'merchant_ship', 'runesmith', 'sages_hut', 'shipwright', 'stave_church', 'worker_huts', 'shield_hall', 'spear_ring', 'axe_yard', 'drill_yard', 'woodcutter', 'fishmonger', 'peddler', 'skald', 'hunting_grounds', 'troll', 'draugr_left', 'draugr_right', 'small_longship', 'large_longship', 'own_longship', 'beg'] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export const RUNE_IDS = ['gifts', 'glory', 'healing', 'journey', 'knowledge', 'potential', 'reaction', 'success', 'true_vision', 'wealth'] as const;
export type RuneId = (typeof RUNE_IDS)[number];

export const SHIP_IDS = ['small', 'large', 'karve', 'snekkja', 'skeid', 'drakkar'] as const;
export type ShipId = (typeof SHIP_IDS)[number];

export const SITE_IDS = ['troll', 'draugr_left', 'draugr_right', 'shore_1', 'shore_2', 'shore_3', 'shore_4'] as const;
export type SiteId = (typeof SITE_IDS)[number];

export const SOURCE_IDS = ['trolls', 'draugr', 'monsters', 'krakens', 'glory_rune', 'leader', 'success', 'destinies', 'sets', 'runes', 'longship', 'favor', 'coins', 'blame'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

export const WARRIOR_IDS = ['swordsman', 'spearman', 'axeman'] as const;
export type WarriorId = (typeof WARRIOR_IDS)[number];

/** What the church takes and gives. */
export interface ChurchStep {
  coins: number;
  favor: number;
}

/** A leader's destinies; the cards are the reader's own. */
export interface Destinies {
  count: number;
  shown: DestinyId[];
  cards: Destiny[] | null;
}

/** A destiny: its glory alone and tied, and what it would bring now. */
export interface Destiny {
  id: DestinyId;
  alone: number;
  tied: number;
  now: number;
}

/** Dice of one kind that show the same face. */
export interface Dice {
  warrior: WarriorId;
  face: FaceId;
  count: number;
  picked: number;
}

/** An enemy's card. */
export interface Enemy {
  foe: FoeId;
  colour: ColourId | null;
  attack: number;
  defence: number;
  forbids: WarriorId | null;
  glory: number;
  coins: number;
  favor: number;
}

/** How many enemies are still to come. */
export interface EnemyDecks {
  trolls: number;
  draugr: number;
  monsters: number;
}

/** Workers for hire. */
export interface Huts {
  used: number;
  price: number | null;
}

/** What lies on the way to a shore. */
export interface JourneyCard {
  there: boolean;
  open: boolean;
  id: JourneyId | null;
  seen_by: number[];
}

/** The journey cards. */
export interface Journeys {
  deck: number;
  discard: Record<JourneyId, number>;
}

/** A leader and all that is theirs. */
export interface Leader {
  leader: LeaderId | null;
  glory: number;
  earned: Partial<Record<SourceId, number>>;
  workers: Workers;
  warriors: Record<WarriorId, number>;
  limit: number;
  goods: Record<GoodId, number>;
  favor: number;
  blame: number;
  runes: OwnedRune[];
  destinies: Destinies;
  ship: Ship | null;
  slain: Slain;
  standings: Record<MetricId, number>;
}

/** The merchant who is in the harbour. */
export interface Merchant {
  cost: Partial<Record<GoodId, number>>;
  gain: Record<string, number>;
  id: MerchantId;
}

/** The chance to win and the losses to expect, journey and hunger included, by all that the reader can know. */
export interface Odds {
  win: number;
  losses: number;
}

/** A rune that a leader has. */
export interface OwnedRune {
  id: RuneId;
  used: boolean;
  glory: number;
}

/** What belongs to the decision at hand; drawn destinies are shown to their reader only. */
export interface Pending {
  drawn?: DestinyId[] | null;
  count?: number;
  offer?: Record<WarriorId, number>;
  left?: number;
  ship?: Ship;
  losses?: number;
  site?: SiteId;
}

/** A place of the village; what it costs and gives as far as it is fixed beforehand. */
export interface Place {
  cost: Partial<Record<GoodId, number>>;
  gain: Record<string, number>;
  id: PlaceId;
  taken: boolean;
  /** Of the hunting grounds. */
  hunters?: number[];
  /** Of the own longships: whose are at sea. */
  out?: number[];
}

/** A roll that somebody may still change or must accept, or whose losses are being taken. */
export interface Roll {
  seat: number;
  hunting: boolean;
  enemy: Enemy | null;
  site: SiteId | null;
  round: number;
  /** Before these dice. */
  damage: number;
  /** What these dice come to. */
  hits: number;
  /** What the enemy would keep. */
  left: number | null;
  /** How many warriors must still fall; None while the roll is not accepted. */
  losses: number | null;
  /** What a hunt would bring home. */
  food: number | null;
  reaction: boolean;
  dice: Dice[];
}

/** A longship. */
export interface Ship {
  id: ShipId;
  capacity: number;
  wood: number;
  coins: number;
  glory: number;
}

/** A place where an enemy waits. The shores have ships, bounties and journeys. */
export interface Site {
  id: SiteId;
  enemy: Enemy | null;
  seat: number | null;
  force: Record<CargoId, number>;
  odds: Odds | null;
  /** What they would be with one more of these; only while the reader can send them. */
  odds_with: Partial<Record<CargoId, Odds | null>>;
  ship?: Ship | null;
  bounty?: number;
  fed_by_one?: number;
  journey?: JourneyCard;
}

/** All whom a leader has slain. */
export interface Slain {
  trolls: number;
  krakens: number;
  cards: SlainEnemy[];
}

/** A draugr or monster that was slain. */
export interface SlainEnemy {
  foe: FoeId;
  colour: ColourId;
  glory: number;
}

/** The whole table, and of the secrets those of one seat. */
export interface View {
  round: number;
  rounds: number;
  active: number;
  first: number;
  order: number[];
  places: Place[];
  stock: Record<CargoId, number>;
  supply: Record<WarriorId, number>;
  merchant: Merchant | null;
  runes: RuneId[];
  rune_deck: number;
  destiny_deck: number;
  journeys: Journeys;
  enemies: EnemyDecks;
  ships: Ship[];
  huts: Huts;
  church: ChurchStep[];
  sites: Site[];
  leaders: Leader[];
  roll: Roll | null;
  /** The dice of the last roll, also when it is over. */
  dice: Dice[];
  pending: Pending;
}

/** A leader's workers. */
export interface Workers {
  left: number;
  owned: number;
  extra: boolean;
}
