/** Where the battle's panel lies: as wide as its fighters, on a phone two fighters wide beside the province they fight for. */
import { union, type ViewBox } from '../../draw/viewBox';
import { PROVINCE, type RingId } from './layout';
import type { Battle } from './view';

export const HEAD = 46;
const SOUTH = new Set(['muspelheim', 'horgr', 'utgard', 'andlang']);
const ABREAST = 2;
const CELL = 310;
/** As wide as the panel's title asks for. */
const TITLE = 704;
/** From the middle of a province to the panel, so that its name and villages stay in sight. */
const CLEAR = 130;

export interface Panel extends ViewBox {
  /** No card can be seen yet: the panel only says who is strong there. */
  brief: boolean;
  fighters: readonly number[];
  across: number;
  cell: { w: number; h: number };
}

/** Whether a battle shows no card yet. */
export function isBrief({ played, chosen }: Battle): boolean {
  return chosen === null && played.every((cards) => cards.length === 0);
}

export function panelOf(battle: Battle, narrow: boolean): Panel {
  const brief = isBrief(battle);
  const fighters =
    battle.fighters.length === 0
      ? battle.strength.flatMap((strength, seat) => (strength > 0 ? [seat] : []))
      : battle.fighters;
  const across = narrow ? ABREAST : Math.max(1, fighters.length);
  const cell = { w: narrow ? CELL : Math.min(340, 1128 / across), h: brief ? 70 : narrow ? 248 : 284 };
  const h = HEAD + cell.h * Math.ceil(fighters.length / across);
  const south = SOUTH.has(battle.province);
  const made = { brief, fighters, across, cell, h };
  if (!narrow) {
    const w = Math.max(TITLE, across * cell.w + 24);
    return { ...made, w, x: 600 - w / 2, y: brief ? 872 : south ? 14 : 862 - h };
  }
  const [x, y] = middle(battle.province);
  const w = ABREAST * CELL + 16;
  return { ...made, w, x: held(x - w / 2, w, 1200), y: held(south ? y - CLEAR - h : y + CLEAR, h, 1000) };
}

/** What a phone looks at: the panel, with its province where one row of fighters leaves room for it. */
export function battleWindow(battle: Battle): ViewBox {
  const { x, y, w, h, fighters } = panelOf(battle, true);
  const panel = { x: x - 6, y: y - 6, w: w + 12, h: h + 12 };
  if (fighters.length > ABREAST) return panel;
  const [px, py] = middle(battle.province);
  return union(panel, { x: px - 150, y: py - CLEAR, w: 300, h: 2 * CLEAR });
}

function middle(province: string): readonly [number, number] {
  return province in PROVINCE ? PROVINCE[province as RingId].rows : [600, 438];
}

function held(at: number, size: number, board: number): number {
  return Math.min(Math.max(at, 14), board - 14 - size);
}
