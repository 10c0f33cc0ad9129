/** Where the battle's panel lies: across the board, on a phone two fighters wide beside the province they fight for. */
import { union, type ViewBox } from '../../draw/viewBox';
import { PROVINCE, type RingId } from './layout';
import type { Battle } from './view';

export const HEAD = 46;
const SOUTH = new Set(['muspelheim', 'horgr', 'utgard', 'andlang']);
const ABREAST = 2;
const CELL = 332;
/** From the middle of a province to the panel, so that its name and villages stay in sight. */
const CLEAR = 130;

export interface Panel extends ViewBox {
  /** Called, the panel only says who is strong there. */
  called: boolean;
  fighters: readonly number[];
  across: number;
  cell: { w: number; h: number };
}

export function panelOf(battle: Battle, narrow: boolean): Panel {
  const called = battle.fighters.length === 0;
  const fighters = called ? battle.strength.flatMap((strength, seat) => (strength > 0 ? [seat] : [])) : battle.fighters;
  const across = narrow ? ABREAST : Math.max(1, fighters.length);
  const cell = { w: narrow ? CELL : Math.min(300, 1140 / across), h: called ? 70 : narrow ? 228 : 250 };
  const h = HEAD + cell.h * Math.ceil(fighters.length / across);
  const south = SOUTH.has(battle.province);
  const made = { called, fighters, across, cell, h };
  if (!narrow) return { ...made, x: 24, y: called ? 872 : south ? 14 : 566, w: 1152 };
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
