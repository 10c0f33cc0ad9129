// Generated from the view of asgard by web/scripts/types.py: do not edit.

export const ASGARD_TILE_IDS = ['scouts', 'raiders', 'warband', 'barter', 'silence'] as const;
export type AsgardTileId = (typeof ASGARD_TILE_IDS)[number];

export const BONUS_IDS = ['seals', 'stones', 'weapons', 'spells', 'warriors', 'giants', 'recruits', 'points'] as const;
export type BonusId = (typeof BONUS_IDS)[number];

export const CAMP_IDS = ['light', 'darkness'] as const;
export type CampId = (typeof CAMP_IDS)[number];

export const GOD_IDS = ['freyja', 'baldr', 'odin', 'tyr', 'thor', 'loki', 'hel', 'mimir', 'surtr', 'fenrir'] as const;
export type GodId = (typeof GOD_IDS)[number];

export const GOOD_IDS = ['white', 'orange', 'giant', 'pink', 'yellow', 'red', 'blue', 'green', 'black', 'clear', 'light_seal', 'darkness_seal', 'tyrs_hand', 'thors_hammer'] as const;
export type GoodId = (typeof GOOD_IDS)[number];

export const KIND_IDS = ['weapon', 'spell'] as const;
export type KindId = (typeof KIND_IDS)[number];

export const PHASE_IDS = ['draft', 'round_start', 'choosing', 'placing', 'acting', 'battles', 'ragnarok'] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export const PILE_IDS = ['shrine', 'hall', 'sanctuary', 'great_temple'] as const;
export type PileId = (typeof PILE_IDS)[number];

export const POPULATION_IDS = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8'] as const;
export type PopulationId = (typeof POPULATION_IDS)[number];

export const RECRUIT_IDS = ['white', 'orange', 'giant'] as const;
export type RecruitId = (typeof RECRUIT_IDS)[number];

export const SOURCE_IDS = ['temples', 'battles', 'ragnarok', 'deeds'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

export const STONE_IDS = ['pink', 'yellow', 'red', 'blue', 'green', 'black', 'clear'] as const;
export type StoneId = (typeof STONE_IDS)[number];

export const TILE_IDS = ['knife', 'sling', 'axe', 'bow', 'sword', 'spear', 'hammer', 'rust', 'blindness', 'frenzy', 'glory', 'echo', 'blunting', 'fate'] as const;
export type TileId = (typeof TILE_IDS)[number];

export const WORLD_IDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'lower'] as const;
export type WorldId = (typeof WORLD_IDS)[number];

/** A camp's ancestral weapons. */
export interface Ancestors {
  /** The one of this round last. */
  shown: number[];
  /** Only to a seat that has foreseen it. */
  next: number | null;
}

/** An ancestral weapon that helps a population; its value shows when all is over. */
export interface Ancestral {
  value: number | null;
}

/** The battle in which somebody must decide. */
export interface Battle {
  world: WorldId;
  strength: Record<CampId, number>;
  sent: number;
}

/** A place for a disc beside a world, and the tile that it brings. */
export interface BattleSlot {
  disc: number | null;
  brings: KindId;
}

/** Where a player's discs are. */
export interface Discs {
  reserve: number;
  track: number;
  asgard: number;
  centre: number;
}

/** A god on the table. */
export interface God {
  id: GodId;
  camp: CampId;
  active: boolean;
  /** The round from which on the god can be asked. */
  wakes: number;
  stone: StoneId | null;
  seal: boolean;
  /** The disc in each place, null where there is none. */
  requests: (number | null)[];
  temple: number | null;
  support: SupportSlot[];
  army: Record<RecruitId, number>;
  tiles: GodTiles;
}

/** A god's pile of tiles. */
export interface GodTiles {
  left: number;
  top: number | null;
}

/** One camp's side of a world: a god, a population, or nobody. */
export interface Place {
  god: PlacedGod | null;
  population: PlacedPopulation | null;
}

/** A god who has come to a world; what the god brings shows in Ragnarok. */
export interface PlacedGod {
  id: GodId;
  value: number;
  recruits?: number;
  discs?: (number | null)[];
  tiles?: Tile[];
}

/** A population that lives in a world. */
export interface PlacedPopulation {
  id: PopulationId;
  value: number;
  bonus: BonusId;
  count: number;
  burnt: boolean;
  ancestral?: Ancestral;
}

/** A player, with the secrets of the seat's own. */
export interface Player {
  seat: number;
  score: number;
  points: Record<SourceId, number>;
  income: number;
  rank: number;
  goods: Record<GoodId, number>;
  discs: Discs;
  disc_price: Record<CampId, number> | null;
  cards: number;
  chosen: GodId[] | null;
  shown: GodId[];
  temples: Temple[];
  bonuses: Population[];
  battle_tiles: number[];
  tiles: Tile[] | null;
  held: Record<KindId, number>;
  spent: Tile[];
}

/** A population tile. */
export interface Population {
  id: PopulationId;
  value: number;
  bonus: BonusId;
  count: number;
}

/** What a recruit is worth in battle, and the seals it costs to hire. */
export interface RecruitFacts {
  strength: number;
  price: Partial<Record<CampId, number>>;
}

/** A tile of the row in Asgard. */
export interface RowTile {
  tile: AsgardTileId;
  used: boolean;
}

/** A place beside a god for a disc, and the recruits that may come with it. */
export interface SupportSlot {
  disc: number | null;
  accepts: RecruitId[];
}

/** A temple somebody has built. */
export interface Temple {
  pile: PileId;
  value: number;
  cost: StoneId[];
}

/** Temples that can be built. */
export interface TemplePile {
  id: PileId;
  value: number;
  left: number;
  cost: StoneId[] | null;
}

/** A weapon or spell; only its kind, where the seat may know no more. */
export interface Tile {
  id: TileId | null;
  kind: KindId;
  value: number | null;
}

/** A space of the track on which discs wait to be bought. */
export interface TrackSpace {
  seal: CampId;
  discs: number[];
}

/** The fallen warriors; giants do not go there. */
export interface Valhalla {
  white: number;
  orange: number;
}

/** Everything on the table, and of the secrets those of one seat. */
export interface View {
  round: number;
  rounds: number;
  phase: PhaseId;
  active: number | null;
  order: number[];
  next_order: number[];
  supply: Record<GoodId, number>;
  draft: RecruitId[];
  valhalla: Valhalla;
  gods: God[];
  worlds: World[];
  lower: Record<CampId, Place>;
  row: RowTile[];
  asgard_pile: number;
  temples: TemplePile[];
  /** How many are left of each value. */
  battle_tiles: Record<string, number>;
  track: TrackSpace[];
  ancestral: Record<CampId, Ancestors>;
  piles: Record<KindId, number>;
  players: Player[];
  battle: Battle | null;
  /** The god to whom a temple is being built. */
  temple: GodId | null;
  recruits: Record<RecruitId, RecruitFacts>;
  /** How many stones a request brings. */
  stones_asked: number;
  /** Several discs act in Asgard as one: then a disc of the track costs nothing. */
  disc_free: boolean;
}

/** A world in which the last battles are fought. */
export interface World {
  id: WorldId;
  in_play: boolean;
  rewards: number[];
  slots: Record<CampId, BattleSlot>;
  one_disc: boolean;
  victory: number[];
  places: Record<CampId, Place>;
}
