// Generated from the view of blood-rage by web/scripts/types.py: do not edit.

export const CARD_IDS = ['lord_of_hammers', 'lord_of_axes', 'lord_of_spears', 'brothers_in_arms', 'experts_in_arms', 'masters_in_arms', 'lokis_dragons', 'fire_dragons', 'eternal_dragons', 'troll', 'dwarf_chieftain', 'sea_serpent', 'valkyrie', 'dark_elf', 'fire_giant', 'frost_giant', 'soldier_of_hel', 'volur_witch', 'lokis_domain', 'friggas_charm', 'thors_glory', 'friggas_succor', 'tyrs_domain', 'lokis_blessing', 'odins_inspiration', 'tyrs_challenge', 'friggas_protection', 'lokis_eminence', 'tyrs_prowess', 'thors_domain', 'friggas_domain', 'odins_throne', 'thors_conquest', 'friggas_sacrifice', 'tyrs_wrath', 'lokis_wrath', 'tyrs_bash', 'tyrs_smash', 'tyrs_crush', 'tyrs_smite', 'tyrs_rage', 'odins_smite', 'heimdalls_sight', 'friggas_grace', 'lokis_trickery', 'thors_hammer', 'heimdalls_eye', 'odins_tide', 'lokis_backstab', 'heimdalls_watch', 'thors_oath', 'heimdalls_gaze', 'thors_primacy', 'thors_ascension', 'odins_judgement', 'lokis_poison', 'alfheim_1', 'alfheim_2', 'alfheim_3', 'jotunheim_1', 'jotunheim_2', 'jotunheim_3', 'manheim_1', 'manheim_2', 'manheim_3', 'yggdrasil_1', 'yggdrasil_2', 'yggdrasil_3', 'glorious_death_1', 'glorious_death_2', 'glorious_death_3'] as const;
export type CardId = (typeof CARD_IDS)[number];

export const CLAN_IDS = ['wolf', 'raven', 'serpent', 'bear'] as const;
export type ClanId = (typeof CLAN_IDS)[number];

export const FIGURE_IDS = ['warrior', 'leader', 'ship', 'troll', 'dwarf_chieftain', 'sea_serpent', 'valkyrie', 'dark_elf', 'fire_giant', 'frost_giant', 'soldier_of_hel', 'volur_witch'] as const;
export type FigureId = (typeof FIGURE_IDS)[number];

export const KIND_IDS = ['leader', 'warrior', 'ship', 'monster', 'clan', 'battle', 'quest'] as const;
export type KindId = (typeof KIND_IDS)[number];

export const PHASE_IDS = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'release'] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export const PLACE_IDS = ['yggdrasil', 'myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'ne', 'se', 'sw', 'nw', 'valhalla', 'reserve'] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export const PROVINCE_IDS = ['yggdrasil', 'myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle'] as const;
export type ProvinceId = (typeof PROVINCE_IDS)[number];

export const SLOT_IDS = ['warrior', 'leader', 'ship', 'monster_1', 'monster_2', 'clan_1', 'clan_2', 'clan_3'] as const;
export type SlotId = (typeof SLOT_IDS)[number];

export const SOURCE_IDS = ['battle', 'pillage', 'quest', 'ragnarok', 'valhalla', 'cards', 'legend'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

export const STAT_IDS = ['rage', 'axes', 'horns'] as const;
export type StatId = (typeof STAT_IDS)[number];

export const TOKEN_IDS = ['rage', 'axes', 'horns', 'fame', 'all'] as const;
export type TokenId = (typeof TOKEN_IDS)[number];

/** The pillage going on. */
export interface Battle {
  province: ProvinceId;
  pillager: number;
  fighters: number[];
  strength: number[];
  bonus: number[];
  played: CardId[][];
  chosen: CardId | null;
  fallen: number[];
}

/** What is printed in a card's corners. */
export interface CardFace {
  kind: KindId;
  cost: number;
  strength: number;
  bonus: number;
  glory: number;
}

/** A clan, with the secrets of the seat's own. */
export interface Clan {
  clan: ClanId;
  glory: number;
  earned: Record<SourceId, number>;
  rage: number;
  passed: boolean;
  stats: Record<StatId, Stat>;
  on_board: number;
  reserve: Partial<Record<FigureId, number>>;
  valhalla: Partial<Record<FigureId, number>>;
  figures: Partial<Record<FigureId, FigureFacts>>;
  upgrades: Partial<Record<SlotId, CardId>>;
  hand: HandOfCards;
  quests: Quests;
}

/** A figure on the board. */
export interface Figure {
  seat: number;
  figure: FigureId;
}

/** What a clan's figure is worth and costs. */
export interface FigureFacts {
  strength: number;
  cost: number;
}

/** A fjord with the ships on it. */
export interface Fjord {
  id: PlaceId;
  shores: ProvinceId[];
  figures: Figure[];
  open: boolean;
}

/** A clan's hand: backs for all, cards for itself. */
export interface HandOfCards {
  size: number;
  /** The Age of each card. */
  backs: number[];
  cards: CardId[] | null;
  /** Cards that everybody has seen go there. */
  known: CardId[];
  /** The Rage that each of its own upgrades would cost now. */
  costs: Partial<Record<CardId, number>>;
}

/** What the present decision is about, where the table alone does not tell. */
export interface Pending {
  source?: ProvinceId;
  target?: ProvinceId;
  marched?: number;
  card?: CardId;
  province?: ProvinceId;
  offered?: number;
}

/** What actions cost in Rage, besides figures and upgrades. */
export interface Prices {
  march: number;
  repillage: number;
  recall: number;
}

/** A province with everybody in it. */
export interface Province {
  id: ProvinceId;
  /** Null: as many as come. */
  villages: number | null;
  figures: Figure[];
  token: TokenId;
  pillaged: boolean;
  destroyed: boolean;
  /** The Age at whose end it goes under. */
  doomed: number | null;
  fjord: PlaceId | null;
  /** Of each seat. */
  strength: number[];
}

/** A clan's quests. */
export interface Quests {
  count: number;
  backs: number[];
  cards: CardId[] | null;
}

/** How far a clan has come on a track. */
export interface Stat {
  step: number;
  value: number;
  /** The value of the next step; the same on the last. */
  next: number;
}

/** The whole table, and of the cards what the seat may know. */
export interface View {
  age: number;
  phase: PhaseId;
  active: number;
  first: number;
  doom: ProvinceId[];
  provinces: Province[];
  fjords: Fjord[];
  clans: Clan[];
  /** The cards to draft from, if the seat must choose now. */
  pack: CardId[] | null;
  /** The cards of this Age that the seat saw in a pack, did not keep, and has not seen again. */
  passed_on: CardId[] | null;
  battle: Battle | null;
  pending: Pending | null;
  prices: Prices;
  /** Of every card that the seat can look at. */
  faces: Partial<Record<CardId, CardFace>>;
}
