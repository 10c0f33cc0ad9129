// Generated from meadhall/server/wire by web/scripts/types.py: do not edit.

/** GET /api/me; name is empty for a guest. */
export interface Account {
  name: string;
}

/** The command is done and kept: it survives anything. */
export interface Ack {
  t: 'ack';
  id: string;
  seq: number;
}

/** Take a decision. */
export interface Act {
  t: 'act';
  id: string;
  seq: number;
  seat: number;
  action: number;
}

/** A legal action; its words are `do-VERB`. */
export interface Action {
  number: number;
  verb: string;
  args: Record<string, string>;
  arguments: Argument[];
}

/** One argument of an event or action, for the words. */
export interface Argument {
  name: string;
  kind: string;
  value: number | string;
}

/** POST /api/campaigns: a new campaign of these gods, in seat order. */
export interface BeginCampaign {
  gods: string[];
  support: string[] | null;
}

/** POST /api/campaigns/buy: pay for the next level of a skill, or for a relation. */
export interface BuySkill {
  file: string;
  god: string;
  skill: string;
  partner: string | null;
}

/** POST /api/campaigns/open: what a campaign's file says. */
export interface CampaignFile {
  file: string;
}

/** One game played. */
export interface CampaignGame {
  saga: string;
  ending: string;
  experience: number[];
}

/** One god between two games. */
export interface CampaignGod {
  god: string;
  experience: number;
  saving_roll: number;
  start_elves: number;
  start_vane_dice: number;
  relations: string[];
  offers: CampaignOffer[];
}

/** A campaign as it stands, with its file. */
export interface CampaignInfo {
  file: string;
  game: string;
  sagas: string[];
  won: number;
  gods: CampaignGod[];
  support: string[];
  games: CampaignGame[];
  options: Record<string, string | number | boolean>;
}

/** Something that a god can afford now. */
export interface CampaignOffer {
  skill: string;
  price: number;
  partner: string | null;
  relation: string;
}

/** POST /api/campaigns/result: enter the game played at a table, which must be over. */
export interface CampaignResult {
  file: string;
  table: string;
}

/** Say something to the table; plain text. */
export interface Chat {
  t: 'chat';
  id: string;
  seat: number;
  text: string;
}

/** Something said at the table. */
export interface ChatLine {
  t: 'said';
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface ChatLines {
  lines: ChatLine[];
}

/** A seat's time. */
export interface Clock {
  seat: number;
  left: number;
  running: boolean;
  vacation: number;
  away: number | null;
}

/** How much time there is. none: no limit. total: per player for the game. decision: for each decision. */
export interface ClockSetting {
  kind: 'decision' | 'none' | 'total';
  seconds: number;
  increment: number;
  vacation: number;
}

/** The server ends the conversation; connect again after `retry` seconds unless that is 0. */
export interface Closed {
  t: 'closed';
  reason: string;
  retry: number;
}

/** Answer an `UndoRequest`. */
export interface Consent {
  t: 'consent';
  id: string;
  seat: number;
  request: string;
  agree: boolean;
}

/** POST /api/tables. */
export interface CreateTable {
  game: string;
  seats: SeatSetting[];
  options?: Record<string, string | number | boolean>;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  clock?: ClockSetting;
  takeover_seconds?: number;
  takeover_level?: string;
  spectator_delay?: number;
  council?: boolean;
  start?: boolean;
  seed?: number | null;
  content?: string;
}

/** POST /api/accounts and POST /api/sessions. */
export interface Credentials {
  name: string;
  password: string;
}

/** What must be decided; its words are `ask-KIND`. */
export interface DecisionInfo {
  kind: string;
  waiting: number[];
  secret: boolean;
}

/** The body of every HTTP error. */
export interface Error {
  reason: 'bad-message' | 'busy' | 'illegal' | 'internal' | 'not-allowed' | 'not-found' | 'out-of-time' | 'stale' | 'taken' | 'too-fast' | 'too-large' | 'wrong-seat' | 'wrong-state';
  message: string;
}

/** How the game looked for each seat, 0 (lost) to 1 (won), after each decision; empty until computed. */
export interface Evaluation {
  ready: boolean;
  seats: number[][];
}

/** Something that happened; its words are `event-NAME`. */
export interface Event {
  number: number;
  name: string;
  args: Argument[];
  marks: string[];
  thrown: Record<string, unknown>[];
}

/** The table through one seat's eyes (seat -1: a spectator's). */
export interface Eyes {
  seat: number;
  view: Record<string, unknown>;
  legal: Action[];
  story: number;
  events: Event[];
  undoable: Action[];
  can_ask_undo: boolean;
  counsel: Action[];
}

/** A game that can be played here; its words are served at `/words/LANGUAGE/NAME.ftl`. */
export interface GameInfo {
  name: string;
  players: number[];
  cooperative: boolean;
  options: OptionInfo[];
  bots: string[];
  version: number;
  content: string;
}

/** GET /health. */
export interface Health {
  status: 'ailing' | 'ok' | 'starting' | 'stopping';
  version: string;
  store: string;
  bus: string;
  bots: Record<string, unknown>;
  tables: number;
  connections: number;
}

/** The first message on a socket. Without tokens: a spectator. */
export interface Hello {
  t: 'hello';
  tokens?: string[];
  seq?: number | null;
}

/** Ask a bot what it would do. */
export interface Hint {
  t: 'hint';
  id: string;
  seq: number;
  seat: number;
  level?: string;
}

/** What a bot would do. */
export interface HintAnswer {
  t: 'hinted';
  id: string;
  seat: number;
  seq: number;
  action: Action;
  level: string;
  values: number[];
}

/** GET /api/games/NAME/lesson: a first game with words to every step; seat 0 is the learner's. */
export interface Lesson {
  game: string;
  players: number;
  seed: number;
  options: Record<string, string | number | boolean>;
  steps: LessonStep[];
}

/** Something told (`lesson-TELL` in the game's words), something played, or both. */
export interface LessonStep {
  tell: string;
  at: string[];
  seat: number;
  action: number | null;
}

export interface MyTables {
  tables: TableInfo[];
  seats: Record<string, number[]>;
}

/** PUT /api/tables/ID/notify: tell this seat's player when it is their turn. */
export interface Notify {
  webhook?: string;
  push?: Record<string, unknown> | null;
}

/** One option of a game; its words are `option-NAME` and `option-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  default: string | number | boolean;
  place: 'basic' | 'campaign' | 'more' | 'seat';
  values: string[];
  low: number;
  high: number;
}

/** Is anybody there? Answered by Pong. */
export interface Ping {
  t: 'ping';
  id?: string;
}

export interface Pong {
  t: 'pong';
  id: string;
}

/** What a seat thinks the one who decides should do; it is gone when the table has moved on. */
export interface Proposal {
  seat: number;
  action: Action | null;
}

/** In a cooperative game, say what the seat that decides should do (`Eyes.counsel`); it replaces one's last. */
export interface Propose {
  t: 'propose';
  id: string;
  seq: number;
  seat: number;
  action?: number | null;
}

/** The server's public VAPID key; empty where web push is not set up. */
export interface PushKey {
  key: string;
}

/** An OpenSkill rating. `shown` is mu - 3 sigma, scaled: 0 for a newcomer, below it after losses. */
export interface Rating {
  name: string;
  kind: 'bot' | 'game' | 'person';
  mu: number;
  sigma: number;
  shown: number;
  games: number;
  wins: number;
}

export interface Ratings {
  game: string;
  ratings: Rating[];
}

/** The command was not done; nothing has changed. */
export interface Refused {
  t: 'refused';
  id: string;
  reason: 'bad-message' | 'busy' | 'illegal' | 'internal' | 'not-allowed' | 'not-found' | 'out-of-time' | 'stale' | 'taken' | 'too-fast' | 'too-large' | 'wrong-seat' | 'wrong-state';
  message: string;
  seq: number;
}

/** GET /api/tables/ID/replay?eyes=0&first=0&count=50; eyes -1: spectator, `open`: everything. */
export interface Replay {
  table: string;
  game: string;
  eyes: string;
  positions: number;
  frames: ReplayFrame[];
}

/** The table after `position` decisions. */
export interface ReplayFrame {
  position: number;
  seat: number | null;
  action: Action | null;
  views: Record<string, Record<string, unknown>>;
  events: Event[];
}

/** Give the game up: a bot plays the seat to the end. */
export interface Resign {
  t: 'resign';
  id: string;
  seat: number;
}

/** Take the seat back from the bot that stood in; too late for the decision that waits, from the next one on. */
export interface Return {
  t: 'return';
  id: string;
  seat: number;
}

/** Who sits where, as everybody may know it. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  id: string;
  level: string;
  connected: boolean;
  stand_in: boolean;
  resigned: boolean;
  account: string;
}

/** What a seat is for. person: whoever creates the table sits down. open: anybody with the link. bot. */
export interface SeatSetting {
  kind?: 'bot' | 'open' | 'person';
  name?: string;
  level?: string;
}

export interface SeatTaken {
  table: TableInfo;
  seat: number;
  token: string;
}

/** GET /api/statistics. */
export interface Statistics {
  tables: Record<string, number>;
  games: Record<string, number>;
  decisions: number;
  average_length: Record<string, number>;
}

/** The answer to POST /api/tables and to a rematch. The tokens are shown once; links are made of them. */
export interface TableCreated {
  table: TableInfo;
  host: string;
  tokens: Record<string, string>;
  invite: string;
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  status: 'closed' | 'open' | 'over' | 'playing';
  players: number;
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  public: boolean;
  rated: boolean;
  hints: boolean;
  clock: ClockSetting;
  takeover_seconds: number;
  spectator_delay: number;
  created: number;
  changed: number;
  seq: number;
  commitment: string;
  ending: string | null;
  winners: number[];
  scores: number[];
  seed: number | null;
  salt: string;
  rematch: string;
  content: string;
  council: boolean;
}

export interface TableList {
  tables: TableInfo[];
}

/** GET /api/tables/ID/state: what a socket would have sent; for programs that poll. */
export interface TableState {
  update: Update;
}

/** POST /api/tables/ID/seats: sit down on an open seat. */
export interface TakeSeat {
  name?: string;
  seat?: number | null;
  invite?: string;
}

/** Take decisions back: at once those in `Eyes.undoable`, otherwise the others are asked. */
export interface Undo {
  t: 'undo';
  id: string;
  seq: number;
  seat: number;
  steps?: number;
}

/** Somebody asks the others to let them take decisions back. */
export interface UndoRequest {
  id: string;
  seat: number;
  seq: number;
  position: number;
  waiting: number[];
}

/** The table as it is now, for one client: all its seats' eyes, or a spectator's. */
export interface Update {
  t: 'update';
  table: string;
  game: string;
  seq: number;
  position: number;
  status: 'closed' | 'open' | 'over' | 'playing';
  decision: DecisionInfo | null;
  eyes: Eyes[];
  seats: SeatInfo[];
  clocks: Clock[];
  undo: UndoRequest | null;
  over: boolean;
  ending: string | null;
  scores: number[];
  winners: number[];
  seed: number | null;
  spectators: number;
  thinking: number[];
  proposals: Proposal[];
}

/** Stop one's clock for some days, where the table allows vacation. Deciding ends it, and so does 0. */
export interface Vacation {
  t: 'vacation';
  id: string;
  seat: number;
  days: number;
}

/** The log played again from the published seed. */
export interface Verification {
  reproduced: boolean;
  seed: number;
  salt: string;
  commitment: string;
  decisions: number;
  digest: string;
}

export type ToServer = Hello | Act | Undo | Consent | Propose | Hint | Chat | Resign | Return | Vacation | Ping;

export type FromServer = Update | Ack | Refused | ChatLine | HintAnswer | Closed | Pong;

export type Command = Act | Undo | Consent | Propose | Hint | Chat | Resign | Return | Vacation;
