/**
 * What a game's drawings get from the page and give to it. Read README.md beside this file first.
 * A drawing computes no legality, score or cost: it shows the view and lights what the input says can be done.
 */
import { getContext, setContext } from 'svelte';
import type { Component } from 'svelte';

import type { GlyphName } from '../draw/glyphs';
import type { SeatColour } from '../draw/seats';
import type { ViewBox } from '../draw/viewBox';
import type { Argument, GameEvent } from '../net/story';
import type { Words } from '../words/words';

export type { Argument, GameEvent, SeatColour, ViewBox };

/** A legal action as the server sent it, with its label in the reader's language. */
export interface Option {
  action: number;
  verb: string;
  args: Argument[];
  label: string;
}

/** kind -> word -> the legal actions that name it. `targets.verb.pass` are all actions of a verb. */
export type Targets = Record<string, Record<string, number[]>>;

export interface Seat {
  index: number;
  /** What the game calls the seat ("Thor"), or its player's name. */
  name: string;
  /** The person or bot playing it. */
  player: string;
  bot: string | null;
  /** Why a bot plays for its person, as the server says it; empty where none does. */
  gone: string;
  /** It is the reader's. */
  you: boolean;
  /** It is the reader's only one, and called "you". */
  addressed: boolean;
  colour: SeatColour;
  /** Must decide now. */
  waiting: boolean;
}

/** A thing under the pointer or the focus. */
export interface PointedThing {
  kind: string;
  word: string;
  /** How a screen reader would say it. */
  label: string;
  actions: readonly number[];
  /** Where it is on the screen. */
  box: DOMRect;
}

/** A die as it fell. */
export interface RolledDie {
  colour: 'white' | 'blue' | 'green' | 'black' | 'red';
  glyph: GlyphName;
  count: number;
}

/** What a side of a battle comes to: a seat's, or that of a side with a name. */
export interface Side {
  seat?: number;
  name?: string;
  total: number;
}

/** What the player can do on the board now. Components inside a board reach it with `useBoardInput()`. */
export interface BoardInput {
  /** Legal options in the order of the list; empty when somebody else decides, while watching and in replays. */
  readonly options: readonly Option[];
  readonly targets: Targets;
  /** The actions under the pointer or the focus, on the board or in the list. */
  readonly hot: readonly number[];
  /** `kind:word` of everything that changed a moment ago. */
  readonly changed: ReadonlySet<string>;
  /** The actions that name this thing, only those of the given verbs if any are given. */
  actions(kind: string, word: string, verbs?: readonly string[]): number[];
  onhover(actions: readonly number[]): void;
  /** What is pointed at, whether anything can be done with it or not; null when the pointer has gone. */
  onpoint(thing: PointedThing | null): void;
  /** One action is played; of several the list keeps only these and asks on. */
  onpick(actions: readonly number[]): void;
  /** Opens "what is this?" for a thing with words. */
  onabout(kind: string, word: string): void;
}

/** The props of every drawing. `V` is the game's view as the server's `view(seat)` makes it. */
export interface BoardProps<V = unknown> {
  view: V;
  /** Whose eyes: a seat, or -1 for a spectator. */
  seat: number;
  seats: readonly Seat[];
  words: Words;
  input: BoardInput;
  /** The table allows hints: odds may be shown. */
  hints?: boolean;
  /** Drawn for a phone: a board that would be too wide may lie differently, inside its `windows`. */
  narrow?: boolean;
  /** The story so far, the newest last. */
  story: readonly GameEvent[];
}

export interface SeatProps<V = unknown> extends BoardProps<V> {
  /** The seat this panel is about. */
  of: number;
}

/** One of the two or three figures in the bar that decide the game. */
export interface Meter {
  label: string;
  value: string | number;
  glyph?: GlyphName;
  /** Drawn as pips when given: how many of `of` are reached. */
  of?: number;
  danger?: boolean;
  /** The one that stays on a phone. */
  main?: boolean;
}

/** How an option's row in the list is furnished besides its label. All parts are optional. */
export interface Row {
  glyph?: GlyphName;
  note?: string;
  figure?: string | number;
  figureGlyph?: GlyphName;
  /** How often it may be taken in a row, as far as the view tells; more than once is offered at once. */
  times?: number;
}

/** In a game's order of verbs: all that it does not name. */
export const OTHERS = '*';

/** What a game brings to the page. Only `Board` is required. */
export interface GameUi<V = unknown> {
  /** SVG content for viewBox 0 0 1200 1000 (not the <svg> itself). */
  Board: Component<BoardProps<V>>;
  /** HTML: the player's own things, at most 126 px high; on a phone a tab of the sheet. */
  Tray?: Component<BoardProps<V>>;
  /** HTML: the line of figures under a seat's name. */
  SeatLine?: Component<SeatProps<V>>;
  /** HTML: below the seats (last card, cards to come). */
  Rail?: Component<BoardProps<V>>;
  meters?(view: V, words: Words): Meter[];
  /**
   * `hints`: the reader may be told what helps to choose, such as odds. `decision`: what is asked, as the server names it.
   * `seat`: who is asked, which may be somebody else than whose turn it is.
   */
  row?(option: Option, view: V, words: Words, hints: boolean, decision: string, seat: number): Row;
  /** Verbs in the order in which the list shows them, common ones first; `OTHERS` stands for all that are not named. */
  order?: readonly string[];
  /** The dice of an event that the server marks so. */
  dice?(event: GameEvent): readonly RolledDie[];
  /** What the sides of a battle come to, as far as these events tell. */
  totals?(events: readonly GameEvent[], words: Words): readonly Side[];
  /** Each seat's points by where they came from, named `source-ID` in the game's words. */
  sources?(view: V): readonly Record<string, number>[];
  /** Where a phone looks when nothing particular is lit. */
  home?: ViewBox;
  /** The parts a phone shows one at a time, with a switch between them; `name` is a key of the page's words. */
  windows?: readonly { name: string; at: ViewBox }[];
  /** Where something is under way (a fight, dice), for a phone; one of the windows, if any, and then while nothing is lit. */
  focusArea?: (view: V) => ViewBox | undefined;
  /** The sign of a thing, for lists and the gallery: `glyphs.enemy.surt`. */
  glyphs?: Record<string, Record<string, GlyphName>>;
  /** For the phone's tab of the tray; a key of the page's words. */
  trayName?: string;
}

/** What pointing at a thing would leave: nothing to light where it names everything that can still be done. */
export function distinguishing(input: BoardInput, actions: readonly number[]): readonly number[] {
  return actions.length > 1 && actions.length >= input.options.length ? [] : actions;
}

const INPUT = Symbol('board input');

export function provideBoardInput(input: () => BoardInput): void {
  setContext(INPUT, input);
}

/** The input, for a component anywhere inside a board. Call the result each time: `const input = useBoardInput(); input().hot`. */
export function useBoardInput(): () => BoardInput {
  return getContext<() => BoardInput>(INPUT);
}
