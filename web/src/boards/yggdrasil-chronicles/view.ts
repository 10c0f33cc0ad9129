// Generated from the view of yggdrasil-chronicles by web/scripts/types.py: do not edit.

export const ADVERSARY_IDS = ['hrimnir', 'naglfar', 'garm', 'baldr'] as const;
export type AdversaryId = (typeof ADVERSARY_IDS)[number];

export const ARTEFACT_IDS = ['valshamr', 'gambantein', 'hringhorni', 'andvaranaut', 'hulidshjalm', 'mimirs_head', 'hofud', 'vidars_boot', 'sumarbrand', 'helskor', 'jarngreipr', 'gridarvol', 'mjollnir', 'gungnir', 'draupnir', 'skidbladnir', 'brisingamen', 'gjallarhorn'] as const;
export type ArtefactId = (typeof ARTEFACT_IDS)[number];

export const COUNTER_IDS = ['baldr_life', 'mistletoe', 'hrimnir_force', 'fetters', 'hull', 'bridge', 'defeats', 'horn_sounded'] as const;
export type CounterId = (typeof COUNTER_IDS)[number];

export const CREATURE_IDS = ['sleipnir', 'ratatosk', 'huginn', 'muninn', 'heidrun', 'eikthyrnir', 'gullinbursti', 'saehrimnir', 'audhumla', 'tanngrisnir', 'tanngnjost', 'freki', 'geri', 'vedrfolnir', 'svadilfari', 'gullinkambi', 'garm_hound', 'hraesvelg'] as const;
export type CreatureId = (typeof CREATURE_IDS)[number];

export const DECISION_IDS = ['none', 'god', 'support_god', 'peek', 'order', 'support_move', 'draupnir', 'move', 'start_of_act', 'bring', 'act', 'heal', 'count', 'dispenser', 'creature', 'rune', 'rune_god', 'rune_where', 'turn', 'rune_world', 'heroes', 'roll', 'kin_dice', 'reroll_god_die', 'reroll', 'elves', 'kin_elves', 'share', 'fly', 'step', 'look', 'stack', 'send_home', 'regain', 'gift', 'banish', 'drive', 'artefact', 'bind', 'repair', 'hand_over', 'begin'] as const;
export type DecisionId = (typeof DECISION_IDS)[number];

export const DISPENSER_IDS = ['left', 'middle', 'right'] as const;
export type DispenserId = (typeof DISPENSER_IDS)[number];

export const ENEMY_IDS = ['hel', 'surt', 'iormungand', 'loki', 'fenrir', 'nidhogg'] as const;
export type EnemyId = (typeof ENEMY_IDS)[number];

export const FACE_IDS = ['shield', 'worn_shield', 'blank', 'skull'] as const;
export type FaceId = (typeof FACE_IDS)[number];

export const FOE_IDS = ['hel', 'surt', 'iormungand', 'loki', 'fenrir', 'suttung', 'skyrmir', 'thrym', 'hrungnir', 'utgardloki', 'thiazi', 'baugi', 'gymir', 'hymir', 'gilling', 'geirrod', 'vafthrudnir', 'fornjot', 'hyrrokkin', 'logi', 'farbauti', 'angrboda', 'aegir', 'hrimnir', 'naglfar', 'garm', 'skoll', 'hati'] as const;
export type FoeId = (typeof FOE_IDS)[number];

export const GOD_IDS = ['odin', 'thor', 'tyr', 'heimdall', 'frigg', 'freyja', 'freyr'] as const;
export type GodId = (typeof GOD_IDS)[number];

export const GOODS_IDS = ['elves', 'dice', 'heroes', 'anonymous', 'giants'] as const;
export type GoodsId = (typeof GOODS_IDS)[number];

export const IOTUNN_IDS = ['suttung', 'skyrmir', 'thrym', 'hrungnir', 'utgardloki', 'thiazi', 'baugi', 'gymir', 'hymir', 'gilling', 'geirrod', 'vafthrudnir', 'fornjot', 'hyrrokkin', 'logi', 'farbauti', 'angrboda', 'aegir'] as const;
export type IotunnId = (typeof IOTUNN_IDS)[number];

export const ISLAND_IDS = ['rainbow', 'island_1', 'island_2', 'island_3'] as const;
export type IslandId = (typeof ISLAND_IDS)[number];

export const LEVEL_IDS = ['top', 'mid', 'bottom'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export const PAGE_IDS = ['easy_page', 'hard_page', 'baldr_1', 'baldr_2', 'baldr_3', 'fimbulvetr_1', 'fimbulvetr_2', 'fimbulvetr_3', 'managarms_1', 'managarms_2', 'managarms_3', 'naglfar_1', 'naglfar_2', 'naglfar_3', 'bifrost_1', 'bifrost_2', 'bifrost_3', 'vigrid_1', 'vigrid_2', 'vigrid_3', 'vigrid_4', 'binding_1', 'binding_2', 'binding_3'] as const;
export type PageId = (typeof PAGE_IDS)[number];

export const PAGE_RULE_IDS = ['frost', 'hull_grows', 'bridge', 'repair', 'mistletoe', 'fetters', 'defeated_leave', 'gleipnir'] as const;
export type PageRuleId = (typeof PAGE_RULE_IDS)[number];

export const RELIC_IDS = ['horn', 'gleipnir'] as const;
export type RelicId = (typeof RELIC_IDS)[number];

export const RUNE_IDS = ['move_god', 'rotate', 'world_action', 'regain_life'] as const;
export type RuneId = (typeof RUNE_IDS)[number];

export const SAGA_ACTION_IDS = ['take_oath', 'give_life', 'thaw', 'forge_fetter', 'burn_nails', 'take_horn', 'sound_horn', 'gather', 'weave', 'hand_over'] as const;
export type SagaActionId = (typeof SAGA_ACTION_IDS)[number];

export const STONE_IDS = ['white', 'green', 'third'] as const;
export type StoneId = (typeof STONE_IDS)[number];

export const TIER_IDS = ['malus', 'normal', 'bonus'] as const;
export type TierId = (typeof TIER_IDS)[number];

export const TOKEN_IDS = ['none', 'oath', 'frost', 'horn', 'ingredient'] as const;
export type TokenId = (typeof TOKEN_IDS)[number];

export const WOLF_IDS = ['skoll', 'hati', 'behind'] as const;
export type WolfId = (typeof WOLF_IDS)[number];

export const WORLD_IDS = ['asgard', 'alfheim', 'vanaheim', 'midgard', 'nidavellir', 'svartalfheim', 'iotunheim', 'niflheim', 'muspellheim'] as const;
export type WorldId = (typeof WORLD_IDS)[number];

/** The saga's book at its open page. */
export interface Book {
  mode: string;
  page: PageId;
  space: number;
  length: number;
  end: string;
  rules: PageRuleId[];
  actions: SagaActionId[];
  goals: PageGoal[];
  does: PageDoes[];
  won: Sentence[];
  lost: Sentence[];
  /** Rules that hold while the page is open, and what it lets a god do. */
  laws: Sentence[];
  counters: Record<CounterId, number>;
  adversaries: Record<AdversaryId, string | null>;
  wolves: Partial<Record<WolfId, number>>;
}

/** What the active god's own dice do against Risks, without Heroes, kin and elves. */
export interface Chance {
  /** The chance that no Risk is left. */
  safe: number;
  /** The Risks left on average. */
  left: number;
}

/** A deck of enemies as far as it is known to the seat. */
export interface Deck {
  owner: number;
  left: number;
  dealt: boolean;
  /** From the top, null where nothing is known; the first may lie face down on the wheel. */
  known: (EnemyId | null)[];
  /** Whoever the top card may show. */
  next: EnemyId[];
}

/** One thing that a sentence names; as `Argument` of an event. */
export interface Detail {
  name: string;
  kind: string;
  value: number | string;
}

/** A pile of artefacts. */
export interface Dispenser {
  id: DispenserId;
  left: number;
  top: ArtefactId | null;
}

/** An enemy. Nidhogg has a space of the book, the others a place, a strength and a shield. */
export interface Enemy {
  id: EnemyId;
  at: string | null;
  island?: IslandId | null;
  strength?: number;
  shielded?: boolean;
  can_be_fought?: boolean;
  space?: number;
}

/** Whoever can be fought, where, and at how many Risks. */
export interface Foe {
  id: FoeId;
  at: string | null;
  strength: number;
  /** Of the active god with every die it has, while it chooses what to do. */
  chance: Chance | null;
}

/** A player's god. */
export interface God {
  god: GodId | null;
  at: string | null;
  life: number;
  life_at_start: number;
  elves: number;
  dice: number;
  tokens: number;
  artefacts: ArtefactId[];
  saving: number;
  bonds: GodId[];
  /** What this god holds for all. */
  relic: RelicId | null;
}

/** An Iotunn who is awake. */
export interface Iotunn {
  id: IotunnId;
  at: string | null;
  stranded: boolean;
}

/** How far an enemy has climbed, and how far it can. */
export interface Ladder {
  filled: number;
  steps: number;
}

/** How strong three enemies have become. */
export interface Ladders {
  hel: Ladder;
  surt: Ladder;
  loki: Ladder;
}

/** What the open page does, and when. */
export interface PageDoes {
  when: Sentence;
  does: Sentence[];
}

/** What must be done on a page of the book. */
export interface PageGoal {
  goal: string;
  counter: CounterId | null;
  value: number;
}

/** What a decision is about. */
export interface Pending {
  decision: DecisionId;
  goods: GoodsId | null;
  creatures: CreatureId[];
  runes: Partial<Record<StoneId, RuneId>>;
  god: GodId | null;
  deck: number | null;
}

/** What is left beside the board. */
export interface Reserves {
  elves: number;
  dice: number;
  heroes: number;
  anonymous: number;
  giants: number;
  creatures: number;
  iotunns: number;
}

/** A die that was rolled for Risks. */
export interface RiskDie {
  face: FaceId;
  god_die: boolean;
  marked: boolean;
}

/** The Risks being resolved. */
export interface Risks {
  left: number;
  foe: FoeId | null;
  dice: RiskDie[];
  /** By the number of Vane dice, from none, while they are chosen. */
  rolls: Chance[];
  /** Risks left by each number of Heroes or elves that may be spent, from none. */
  left_after: number[];
  successes: number;
  loser: number | null;
  loss: number;
  sharer: GodId | null;
}

/** A message and what it names. */
export interface Sentence {
  says: string;
  details: Detail[];
}

/** A god who helps without a player. */
export interface SupportGod {
  god: GodId;
  life: number;
  at: string | null;
}

/** The whole table; only what is known of the enemy decks differs from seat to seat. */
export interface View {
  round: number;
  turn: number;
  active: number | null;
  speaker: number;
  order: number[];
  turns_taken: number;
  no_act: boolean;
  powers: boolean;
  rotation: number;
  worlds: World[];
  enemies: Enemy[];
  /** Still in the Cage. */
  bars: number;
  bars_in_all: number;
  ladders: Ladders;
  foes: Foe[];
  iotunns: Iotunn[];
  wheel: (WheelCard | null)[];
  revealed: EnemyId | null;
  decks: Deck[];
  reserves: Reserves;
  valhalla: number;
  dispensers: Dispenser[];
  gods: God[];
  /** What the saving roll skills of the gods give. */
  training: Sentence[];
  support: SupportGod[];
  book: Book;
  risks: Risks | null;
  pending: Pending;
}

/** An enemy's card on the wheel, and the god whose card it is. */
export interface WheelCard {
  enemy: EnemyId;
  owner: GodId;
}

/** A world of the tree. */
export interface World {
  id: WorldId;
  level: LevelId;
  /** 0 in front, 1 left, 2 right. */
  column: number;
  above: string | null;
  below: string | null;
  ravaged: boolean;
  blocked: boolean;
  token: TokenId | null;
  tier: TierId | null;
}
