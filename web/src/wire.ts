// Generated from meadhall/server/wire by web/scripts/types.py: do not edit.

/** GET /api/me; name is empty for a guest. */
export interface Account {
  name: string;
}

/** The command is done and kept: it survives anything. */
export interface Ack {
  t: 'ack';
  id: string;
  /** The table's version after it. */
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

/** A legal action; its words are `do-VERB`, or `do-VERB.DECISION` where the game has any. */
export interface Action {
  number: number;
  verb: string;
  /** Parameter to word, in the verb's order. */
  args: Record<string, string>;
  /** The same with kinds, for the words. */
  arguments: Argument[];
}

/** GET and POST /api/tables/ID/analysis: what the coach says of a finished game, or how far it has come. */
export interface Analysis {
  /** none: nobody has asked for it. off: this server analyses no games. */
  state: 'none' | 'waiting' | 'ready' | 'failed' | 'off';
  /** 0 to 1, while it is waited for; 0: others come first. */
  progress: number;
  /** Why there is none: the game has too many decisions, or it could not be analysed. */
  problem: '' | 'long' | 'broken';
  report: AnalysisReport | null;
}

/** A finished game as the coach sees it. */
export interface AnalysisReport {
  /** `guided` by the game's network, or `search`. */
  by: string;
  /** Chances before anything was decided. */
  first: number[];
  result: number[];
  moments: JudgedMoment[];
  seats: SeatReport[];
}

/** One argument of an event or action, for the words. */
export interface Argument {
  /** The variable's name in the words. */
  name: string;
  /** `seat`, `number`, or an enum: then the word's key is `KIND-VALUE`. */
  kind: string;
  /** A number for seat and number, a member's name in lower case for an enum. */
  value: number | string;
}

/** POST /api/campaigns: a new campaign of these gods, in seat order. */
export interface BeginCampaign {
  gods: string[];
  /** With one or two players; None: the first that are free. */
  support: string[] | null;
}

/** The moment of another, finished game that a table goes on from. */
export interface BegunAt {
  /** Decisions that had been taken there. */
  position: number;
  /** Whether what the player could not know was dealt anew. If not, whoever saw that game may know what comes. */
  anew: boolean;
}

/** At a learner's table: a decision that gave much away; it can be taken back as any other. */
export interface Blunder {
  t: 'blunder';
  seat: number;
  /** The version of the table after it. */
  seq: number;
  better: Action;
  /** Of the chance to win, 0 to 1, as far as a quick look says. */
  loss: number;
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
  /** The text of the file that `meadhall campaign` keeps, too. */
  file: string;
}

/** One game played. */
export interface CampaignGame {
  saga: string;
  ending: string;
  /** Gained by each god. */
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
  /** All of them in order, the bonus last; their words are `option-mode-NAME`. */
  sagas: string[];
  /** How many are won: the next one is the first that is not. */
  won: number;
  gods: CampaignGod[];
  support: string[];
  games: CampaignGame[];
  /** Of the next game's table; empty when every saga is won. */
  options: Record<string, string | number | boolean>;
}

/** Something that a god can afford now. */
export interface CampaignOffer {
  /** `saving_roll`, `start_elves`, `start_vane_dice` or `relation`. */
  skill: string;
  price: number;
  partner: string | null;
  /** `kin`, `love` or `oath`; empty for a skill. */
  relation: string;
}

/** POST /api/campaigns/result: enter the game played at a table, which must be over. */
export interface CampaignResult {
  file: string;
  table: string;
}

/** POST /api/me/password: all other sessions end. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** Say something to the table; plain text. */
export interface Chat {
  t: 'chat';
  id: string;
  /** -1: of somebody who watches, where the host lets them. */
  seat: number;
  text: string;
  /** Of somebody who watches. */
  name?: string;
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
  /** Seconds left when the message was sent. */
  left: number;
  running: boolean;
  /** Seconds of vacation that are left; 0 where the table has none. */
  vacation: number;
  /** Until when the seat is on vacation, in seconds since 1970. */
  away: number | null;
}

/** How much time there is. none: no limit. total: per player for the game. decision: for each decision. */
export interface ClockSetting {
  kind: 'none' | 'total' | 'decision';
  /** Of the whole game, or of one decision: 3 days for each are 259200. */
  seconds: number;
  /** Added after each own decision (total only). */
  increment: number;
  /** Days for which each player may stop their clock during the game, where a decision has a day or more. */
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
  /** Its id. */
  request: string;
  agree: boolean;
}

/** POST /api/tables. */
export interface CreateTable {
  game: string;
  /** One per player, in seat order. Several of kind person are one browser's: hot-seat. */
  seats: SeatSetting[];
  options?: Record<string, string | number | boolean>;
  /** Whether the table is listed for everybody to join and watch. */
  public?: boolean;
  rated?: boolean;
  /** Whether bots may be asked for advice; never in rated games. */
  hints?: boolean;
  clock?: ClockSetting;
  /** After how long a bot plays for somebody who is waited for and away; 0: never. Out of time, it does so at once. */
  takeover_seconds?: number;
  takeover_level?: string;
  /** Decisions by which spectators lag behind. */
  spectator_delay?: number;
  /** Whether those who only watch may talk. */
  spectators_talk?: boolean;
  /** Cooperative games: whether bots wait for a proposal while somebody is at the table. */
  bots_wait?: boolean;
  /** For one person among bots: they are told of a blunder, and may take it back; never in rated games. */
  learner?: boolean;
  /** Begin at once if no seat is open. */
  start?: boolean;
  /** For puzzles and tests; never for rated tables. Everybody is told it. */
  seed?: number | null;
  /** Name of a content overlay that this server offers; off by default. */
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
  /** Seats that must decide now. */
  waiting: number[];
  /** Several decide at once and nothing shows before all have. */
  secret: boolean;
  /** What the question names besides whoever answers: the two cards to choose from, who receives. */
  about: Argument[];
}

/** POST /api/me/delete. */
export interface DeleteAccount {
  password: string;
}

/** GET /api/tables/ID/description?language=fr: the table in sentences and lists, for reading aloud. */
export interface Description {
  /** Parts with an empty line between them; the first line of each is its heading. */
  text: string;
}

/** The body of every HTTP error. */
export interface Error {
  reason: 'bad-message' | 'illegal' | 'stale' | 'wrong-seat' | 'not-allowed' | 'not-found' | 'too-fast' | 'too-large' | 'taken' | 'wrong-state' | 'out-of-time' | 'unconfirmed' | 'busy' | 'internal';
  message: string;
}

/** How the game looked for each seat, 0 (lost) to 1 (won), after each decision; empty until computed. */
export interface Evaluation {
  ready: boolean;
  seats: number[][];
}

/** Something that happened; its words are `event-NAME`. */
export interface Event {
  /** Place in this seat's own story, from 0. */
  number: number;
  name: string;
  args: Argument[];
  /** What it is to a storyteller: `chapter`, `battle`, `opening`, `dice`, `card`, `score`. */
  marks: string[];
  /** Of a roll whose dice lie in the view as `dice`: as they lay when it was told. */
  dice: Record<string, unknown>[];
}

/** A decision that the search expects. */
export interface Expected {
  seat: number;
  action: Action;
}

/** A game that can be played here; its words are served at `/words/LANGUAGE/NAME.ftl`. */
export interface GameInfo {
  name: string;
  /** The numbers of players it is for. */
  players: number[];
  cooperative: boolean;
  options: OptionInfo[];
  /** Levels of bots, weakest first. */
  bots: string[];
  version: number;
  /** Hash of the game's content, as in saves. */
  content: string;
  /** Whether it has a campaign, as in `/api/campaigns`. */
  campaign: boolean;
  /** Verbs of which a page asks once more before it plays them. */
  confirmed_verbs: string[];
}

/** POST /api/tables/ID/host: somebody else at the table is host from now on. */
export interface HandOver {
  seat: number;
}

/** GET /health. */
export interface Health {
  status: 'ok' | 'starting' | 'stopping' | 'ailing';
  version: string;
  store: string;
  bus: string;
  bots: Record<string, unknown>;
  /** Held in memory. */
  tables: number;
  connections: number;
  /** `store`: the database; `bus`: Redis, where there is one. Without the first nothing can be played. */
  answers: Record<string, boolean>;
}

/** The first message on a socket. Without tokens: a spectator. */
export interface Hello {
  t: 'hello';
  tokens?: string[];
  /** The last version seen: only what is missing is sent. None: the whole story. */
  seq?: number | null;
}

/** Ask a bot what it would do. */
export interface Hint {
  t: 'hint';
  id: string;
  seq: number;
  seat: number;
  level?: string;
  /** Whether to tell what is likely to follow, too: that takes a second or two. */
  reasons?: boolean;
  /** Of the reasons. */
  language?: string;
}

/** What a bot would do. */
export interface HintAnswer {
  t: 'hinted';
  id: string;
  seat: number;
  seq: number;
  action: Action;
  level: string;
  /** How it rates the legal actions, 0 to 1 in their order, where the bot tells. */
  values: number[];
  /** The three best, the best first. */
  best: HintReason[];
}

/** One of the best actions, and why. */
export interface HintReason {
  action: Action;
  /** To win, 0 to 1, where the bot thinks in chances. */
  chance: number | null;
  /** What is likely to follow, in sentences; empty where it was not asked for, or nothing is. */
  story: string[];
}

/** A decision of a finished game. Chances are from 0 to 1: one of each seat, or the team's alone. */
export interface JudgedMoment {
  /** Its place among the decisions, from 0: the position before it has this number in the replay. */
  number: number;
  seat: number;
  /** If the best is done. */
  before: number[];
  /** After what was done. */
  chances: number[];
  loss: number;
  verdict: '' | 'inaccuracy' | 'mistake' | 'blunder';
  /** What was done; this and what follows only where there is a verdict. */
  action: Action | null;
  best: Action | null;
  /** Everything that was tried, the best first. */
  options: JudgedOption[];
  /** What the search expects after the best action. */
  line: Expected[];
}

/** Something that could have been done, and the chance of whoever decides to win then. */
export interface JudgedOption {
  action: Action;
  chance: number;
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
  /** What it points at: `KIND WORD`, or `page PART`. */
  at: string[];
  seat: number;
  /** What that seat plays; None: only told. */
  action: number | null;
}

/** GET /live. */
export interface Live {
  status: 'ok';
}

export interface MyTables {
  tables: TableInfo[];
  /** Table id to own seats. */
  seats: Record<string, number[]>;
}

/** PUT /api/tables/ID/notify: tell this seat's player when it is their turn. */
export interface Notify {
  /** An https address that gets a POST with {table, game, seat, kind}. */
  webhook?: string;
  /** A web push subscription, as the browser gives it. */
  push?: Record<string, unknown> | null;
  /** An address that gets a letter, where the server sends any. */
  email?: string;
  /** Of the letters. */
  language?: string;
  /** That was sent to the webhook or to the e-mail address. Without it a new address is sent one, and refused as `unconfirmed` meanwhile. */
  code?: string;
}

/** One option of a game; its words are `option-NAME` and `option-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'number' | 'flag';
  default: string | number | boolean;
  /** Where a form shows it: at once, under "more", beside the seat whose number ends its name, or not at all. */
  place: 'basic' | 'more' | 'seat' | 'campaign';
  /** Of a choice. */
  values: string[];
  low: number;
  high: number;
}

/** GET /api/me/data: everything that is kept of one person. */
export interface PersonalData {
  account: Record<string, unknown>;
  sessions: Record<string, unknown>[];
  seats: Record<string, unknown>[];
  ratings: Record<string, unknown>[];
  said: Record<string, unknown>[];
  /** That they made. */
  reports: Record<string, unknown>[];
  sanctions: Record<string, unknown>[];
  /** That they have tried. */
  riddles: Record<string, unknown>[];
  /** That they have finished, as in `Progress`. */
  games: Record<string, unknown>[];
}

/** Is anybody there? Answered by Pong. */
export interface Ping {
  t: 'ping';
  id?: string;
}

/** POST /api/tables/ID/play-from: a new table that goes on from a moment of a finished game. */
export interface PlayFrom {
  /** Decisions of that game that stand. */
  position: number;
  /** As many as in that game. */
  seats: SeatSetting[];
  /** Whether what the first person at the new table could not know is dealt anew; otherwise all is as it was. */
  anew?: boolean;
  public?: boolean;
  hints?: boolean;
  /** Begin at once if no seat is open. */
  start?: boolean;
}

/** A finished game of somebody. */
export interface PlayedGame {
  table: string;
  game: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  players: number;
  seat: number;
  /** Id of the word for what they were, such as `god-thor`; empty where the game has none, or it is not known. */
  role: string;
  won: boolean;
  score: number;
  rated: boolean;
  /** After a rated game, as it is shown. */
  rating: number | null;
  /** What the coach says of it. */
  report: SeatReport | null;
}

export interface Pong {
  t: 'pong';
  id: string;
}

/** GET /api/me/progress: one's finished games, the oldest first. */
export interface Progress {
  games: PlayedGame[];
}

/** What a seat thinks the one who decides should do; it is gone when the table has moved on. */
export interface Proposal {
  /** Who proposes. */
  seat: number;
  /** None: whatever the one who decides likes. */
  action: Action | null;
}

/** In a cooperative game, say what the seat that decides should do (`SeatView.counsel`); it replaces one's last. */
export interface Propose {
  t: 'propose';
  id: string;
  seq: number;
  seat: number;
  /** None: as they like. */
  action?: number | null;
}

/** The server's public VAPID key; empty where web push is not set up. */
export interface PushKey {
  key: string;
  /** Whether the server sends e-mail. */
  mail: boolean;
}

/** POST /api/tables/ID/quiet: no more letters about this table, with the key that stands in each of them. */
export interface Quiet {
  seat: number;
  key: string;
}

/** An OpenSkill rating. `shown` is mu - 3 sigma, scaled: 0 for a newcomer, below it after losses. */
export interface Rating {
  name: string;
  kind: 'person' | 'bot' | 'game';
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
  reason: 'bad-message' | 'illegal' | 'stale' | 'wrong-seat' | 'not-allowed' | 'not-found' | 'too-fast' | 'too-large' | 'taken' | 'wrong-state' | 'out-of-time' | 'unconfirmed' | 'busy' | 'internal';
  /** For people who write clients, in English. */
  message: string;
  seq: number;
}

/** GET /api/tables/ID/replay?seen_by=0&first=0&count=50; seen_by -1: spectator, `open`: everything. */
export interface Replay {
  table: string;
  game: string;
  seen_by: string;
  /** Frames in all are 0 to this. */
  positions: number;
  frames: ReplayFrame[];
}

/** The table after `position` decisions. */
export interface ReplayFrame {
  position: number;
  /** Who took the decision that led here; None at the start. */
  seat: number | null;
  /** Shown to whoever may know it: one's own, and all in an open replay. */
  action: Action | null;
  /** Seat to its view: that of the seat that looks, all for an open replay. */
  views: Record<string, Record<string, unknown>>;
  events: Event[];
}

/** POST /api/tables/ID/reports: tell those who keep the server about somebody at the table. */
export interface Report {
  /** Whom it is about. */
  seat: number;
  text: string;
}

/** The report is kept, with what was said on that seat last. */
export interface Reported {
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

/** GET /api/riddles/GAME/NAME; NAME `today` is that of the day. */
export interface Riddle {
  game: string;
  name: string;
  steps: number;
  rating: number;
  result: '' | 'solved' | 'failed';
  is_today: boolean;
  /** The position as the seat sees it whose turn it is, as at a table. */
  update: Update;
}

/** Whether it was right. */
export interface RiddleAnswer {
  right: boolean;
  /** Solved, or wrong: then what follows tells the answer. */
  done: boolean;
  /** The position after right decisions, while there are more to take. */
  update: Update | null;
  solution: Action[];
  /** At the decision that was wrong, or the last: everything with its chance, the best first. */
  options: JudgedOption[];
  result: '' | 'solved' | 'failed';
  /** One's own after it, where it counted. */
  rating: number | null;
  change: number | null;
}

export interface RiddleEntry {
  name: string;
  players: number;
  /** Decisions it takes. */
  steps: number;
  /** How hard it is, on the scale of those who solve them. */
  rating: number;
  result: '' | 'solved' | 'failed';
}

/** GET /api/riddles. */
export interface RiddleHall {
  games: RiddleOffer[];
}

/** GET /api/riddles/GAME. */
export interface RiddleList {
  game: string;
  today: string;
  rating: number | null;
  riddles: RiddleEntry[];
}

/** The riddles of a game, as the hall offers them. */
export interface RiddleOffer {
  game: string;
  /** Name of the riddle of the day, the same for everybody. */
  today: string;
  /** One's own, of that of the day. */
  result: '' | 'solved' | 'failed';
  count: number;
  solved: number;
  tried: number;
  /** One's own at riddles of this game: 1000 for a newcomer. None: for guests, and before the first. */
  rating: number | null;
}

/** POST /api/riddles/GAME/NAME: what one would do. */
export interface RiddleTry {
  /** All decisions so far, the newest last. */
  actions: number[];
  give_up?: boolean;
}

/** GET /api/riddles/GAME/NAME/why?language=fr: what is likely to follow the answer, in sentences. */
export interface RiddleWhy {
  why: string[];
}

/** Who sits where, as everybody may know it. */
export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  /** As given by the person; empty for an open seat. Bots: empty, see level. */
  name: string;
  /** Key of the seat's word in the game, such as `god-thor`; empty before the start. */
  id: string;
  /** Of the bot that sits here or stands in. */
  level: string;
  connected: boolean;
  /** A bot plays for the person until they return. */
  stand_in: boolean;
  resigned: boolean;
  /** Name of the account, if the person has one. */
  account: string;
  /** Why a bot plays for the person: they left, were away or out of time, the host put it there, or took their seat away for good, or they gave up. */
  gone: '' | 'left' | 'away' | 'time' | 'host' | 'removed' | 'resigned';
  /** Before the start: whether they have said that they are. */
  ready: boolean;
}

/** What the game was for a seat: its result less its first chance is decisions + others + luck. */
export interface SeatReport {
  seat: number;
  decisions: number;
  others: number;
  luck: number;
  /** 0 to 100. */
  accuracy: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  /** The accuracy in the first, second and last third of its decisions. */
  phases: number[];
}

/** What a seat is for. person: whoever creates the table sits down. open: anybody with the link. bot. */
export interface SeatSetting {
  kind?: 'open' | 'person' | 'bot';
  name?: string;
  /** Of a bot, one of `GameInfo.bots`; empty: the server's choice. */
  level?: string;
}

export interface SeatTaken {
  table: TableInfo;
  seat: number;
  token: string;
}

/** The table as one seat sees it (seat -1: a spectator). */
export interface SeatView {
  seat: number;
  /** All that the seat knows, as the game's own plain data. */
  view: Record<string, unknown>;
  /** What the seat can do now; empty while others decide. */
  legal: Action[];
  /** Keep this many of the events you have, drop the rest, append `events`. 0: the whole story follows. */
  story: number;
  events: Event[];
  /** The decisions that can be taken back at once without asking anybody, the oldest first. */
  undoable: Action[];
  /** The kind of decision that each of them answered; empty where it is not at hand. */
  answered: string[];
  /** Whether it can ask the others to take back its last decision. */
  can_ask_undo: boolean;
  /** What the seat that decides could do, where this seat may propose it: in cooperative games. */
  counsel: Action[];
}

/** PUT /api/tables/ID/me, before the start: what somebody says of their own seat. */
export interface SeatWish {
  /** Another name; None: the one they have. */
  name: string | null;
  ready: boolean | null;
}

/** GET /api/statistics. */
export interface Statistics {
  /** Status to number. */
  tables: Record<string, number>;
  /** Finished games by name. */
  games: Record<string, number>;
  decisions: number;
  /** Decisions in a finished game, by name. */
  average_length: Record<string, number>;
}

/** The answer to POST /api/tables and to a rematch. The tokens are shown once; links are made of them. */
export interface TableCreated {
  table: TableInfo;
  /** Token of the host, who may change seats, start and close. */
  host: string;
  /** Seat number to token, for each seat of kind person. */
  tokens: Record<string, string>;
  /** Token that lets somebody take an open seat of a table that is not public: the link for friends. */
  invite: string;
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  players: number;
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  public: boolean;
  rated: boolean;
  hints: boolean;
  clock: ClockSetting;
  takeover_seconds: number;
  spectator_delay: number;
  /** Seconds since 1970. */
  created: number;
  changed: number;
  /** Number of entries in the log: decisions and take-backs. */
  seq: number;
  /** SHA-256 of "SEED:SALT", published before the first decision; seed and salt follow when the game is over. */
  commitment: string;
  ending: string | null;
  winners: number[];
  scores: number[];
  seed: number | null;
  salt: string;
  /** Id of the table at which the same people play again. */
  rematch: string;
  content: string;
  bots_wait: boolean;
  /** Whether the rules it was begun with are gone: it can be read, closed and saved, not played. */
  stranded: boolean;
  /** The seat of the host; -1: somebody without a seat. */
  host: number;
  spectators_talk: boolean;
  /** Seats that must decide now; empty where spectators lag behind. */
  waiting: number[];
  /** When the time of the first of them is up, in seconds since 1970. */
  until: number | null;
  learner: boolean;
  /** Where it does not begin at the beginning. */
  begun_at: BegunAt | null;
  /** Whether the host chose the seed, and may know what comes; then `seed` tells it to everybody. */
  seed_chosen: boolean;
  /** What the game counts as it goes on; empty in lists, and where it has not begun. */
  stage: '' | 'age' | 'round' | 'turn';
  /** Which of them it is. */
  reached: number;
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
  /** None: the first that is open. */
  seat?: number | null;
  /** Needed where the table is not public. */
  invite?: string;
}

/** GET /api/tables/ID/turn?language=fr&seq=N: what one's seat saw happen since version N, and what it is asked. */
export interface TurnInWords {
  /** The version of the table; echo it in commands, and when asking again. */
  seq: number;
  seat: number;
  happened: string[];
  /** Empty where nothing is asked of the seat. */
  question: string;
  answers: string[];
  /** The number of each answer, as `act` takes it. */
  actions: number[];
  over: boolean;
  ending: string;
  winners: string[];
  scores: Record<string, number>;
}

/** Take decisions back: at once those in `SeatView.undoable`, otherwise the others are asked. */
export interface Undo {
  t: 'undo';
  id: string;
  seq: number;
  seat: number;
  /** How many of one's own decisions. */
  steps?: number;
}

/** Somebody asks the others to let them take decisions back. */
export interface UndoRequest {
  id: string;
  /** Who asks. */
  seat: number;
  seq: number;
  /** Number of decisions that would remain. */
  position: number;
  /** Seats that have not consented yet. */
  waiting: number[];
}

/** The table as it is now, for one client: as each of its seats sees it, or as a spectator does. */
export interface Update {
  t: 'update';
  table: string;
  game: string;
  /** Version of the table: entries in its log. Echo it in commands. */
  seq: number;
  /** Decisions taken and not taken back. */
  position: number;
  status: 'open' | 'playing' | 'over' | 'closed';
  /** None before the start and after the end. */
  decision: DecisionInfo | null;
  seats: SeatInfo[];
  clocks: Clock[];
  undo: UndoRequest | null;
  over: boolean;
  /** Its words are `ending-NAME`. */
  ending: string | null;
  /** After the end; what shows of them before is in the view. */
  scores: number[];
  winners: number[];
  /** After the end. */
  seed: number | null;
  spectators: number;
  /** Seats whose bots are thinking. */
  thinking: number[];
  /** Whether the server has so much to do that the bots here think more quickly than their level would. */
  hurried: boolean;
  /** Id of the table at which the same people play again, when somebody has asked for it. */
  rematch: string;
  /** The seat of the host; -1: somebody without a seat. */
  host: number;
  /** For the decision that waits, the newest last; seats see them, spectators do not. */
  proposals: Proposal[];
  /** One per own seat, in seat order; one with seat -1 for a spectator. Empty before the start. They come last: what is before them is the same for all who sit here. */
  seat_views: SeatView[];
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
  /** SHA-256 of the final record. */
  digest: string;
}

export type ToServer = Hello | Act | Undo | Consent | Propose | Hint | Chat | Resign | Return | Vacation | Ping;

export type FromServer = Update | Ack | Refused | ChatLine | HintAnswer | Blunder | Closed | Pong;

export type Command = Act | Undo | Consent | Propose | Hint | Chat | Resign | Return | Vacation;
