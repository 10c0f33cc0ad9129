/** Where the board's window is: pure arithmetic over board units. */
import { union, type ViewBox } from '../../draw/viewBox';

export const WHOLE: ViewBox = { x: 0, y: 0, w: 1200, h: 1000 };
const MARGIN = 46;
/** Pixels per unit below which a part of the board is not shown: the smallest text, 20 units, is 12 pixels high. */
export const LEAST_SCALE = 0.6;
/** Pixels per unit below which the whole board is shown in parts. */
export const WHOLE_SCALE = 0.5;

/** The window seen when `wanted` must fit in a frame of this many pixels. */
export function fitted(wanted: ViewBox, width: number, height: number): ViewBox {
  const scale = Math.min(width / wanted.w, height / wanted.h);
  const [w, h] = [width / scale, height / scale];
  return { x: wanted.x + (wanted.w - w) / 2, y: wanted.y + (wanted.h - h) / 2, w, h };
}

/** A part of the board at a scale that can be read: all of it, or as much as holds most of these boxes, or its beginning. */
export function readable(part: ViewBox, width: number, height: number, boxes: readonly ViewBox[] = []): ViewBox {
  const all = fitted(part, width, height);
  if (width / all.w >= LEAST_SCALE) return all;
  const [w, h] = [width / LEAST_SCALE, height / LEAST_SCALE];
  const inPart = boxes.filter((box) => !leaves(box, part));
  const wanted = inPart.length > 0 ? around(inPart, width, height, part) : { ...part, w: 0, h: 0 };
  return {
    x: heldIn(wanted.x + (wanted.w - w) / 2, w, part.x, part.w),
    y: heldIn(wanted.y + (wanted.h - h) / 2, h, part.y, part.h),
    w,
    h,
  };
}

/** What is under way, with all of these boxes if that can still be read. */
export function underWay(part: ViewBox, width: number, height: number, boxes: readonly ViewBox[]): ViewBox {
  const all = boxes.reduce(union, part);
  return width / fitted(all, width, height).w >= LEAST_SCALE
    ? fitted(all, width, height)
    : readable(part, width, height, boxes);
}

/** Where something so long begins so that it lies in a range, or in the middle of a range that is shorter. */
function heldIn(at: number, size: number, from: number, room: number): number {
  return size >= room ? from + (room - size) / 2 : Math.min(Math.max(at, from), from + room - size);
}

/** A window that shows all boxes, or the most that fit together at the least scale; it stays on the board. */
export function around(boxes: readonly ViewBox[], width: number, height: number, home: ViewBox): ViewBox {
  const widest = { w: width / LEAST_SCALE, h: height / LEAST_SCALE };
  const fits = (box: ViewBox): boolean => box.w + 2 * MARGIN <= widest.w && box.h + 2 * MARGIN <= widest.h;
  let best: { window: ViewBox; count: number } | null = null;
  for (const first of boxes) {
    let window = first;
    let count = 1;
    for (const box of [...boxes].sort((a, b) => distance(a, first) - distance(b, first)))
      if (box !== first && fits(union(window, box))) {
        window = union(window, box);
        count++;
      }
    if (!best || count > best.count) best = { window, count };
  }
  if (!best) return home;
  const { window } = best;
  if (!fits(window)) return inside(centred(window, widest.w, widest.h));
  return inside(
    centred(
      window,
      Math.max(window.w + 2 * MARGIN, Math.min(home.w, widest.w)),
      Math.max(window.h + 2 * MARGIN, Math.min(home.h, widest.h)),
    ),
  );
}

/** Which of several windows shows the most boxes, seen in a frame of this many pixels; -1 if none shows any. */
export function showing(windows: readonly ViewBox[], boxes: readonly ViewBox[], width: number, height: number): number {
  const counts = windows.map((window) => {
    const { left, right, up, down } = outside(boxes, readable(window, width, height, boxes));
    return boxes.length - left - right - up - down;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

function distance(a: ViewBox, b: ViewBox): number {
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
}

/** Moved so that no more than a margin of it lies beyond the board's edge. */
function inside(window: ViewBox): ViewBox {
  const held = (at: number, size: number, board: number): number =>
    size > board ? (board - size) / 2 : Math.min(Math.max(at, -MARGIN / 2), board + MARGIN / 2 - size);
  return { ...window, x: held(window.x, window.w, WHOLE.w), y: held(window.y, window.h, WHOLE.h) };
}

function centred(box: ViewBox, w: number, h: number): ViewBox {
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** Zooms by a factor about a point of the board, between the whole board and eight times. */
export function zoomed(at: ViewBox, factor: number, x = at.x + at.w / 2, y = at.y + at.h / 2): ViewBox {
  const w = Math.min(1800, Math.max(150, at.w / factor));
  const k = w / at.w;
  return { x: x - (x - at.x) * k, y: y - (y - at.y) * k, w, h: at.h * k };
}

/** How many boxes lie outside the window, and towards which side. */
export function outside(
  boxes: readonly ViewBox[],
  at: ViewBox,
): { left: number; right: number; up: number; down: number } {
  const count = { left: 0, right: 0, up: 0, down: 0 };
  for (const box of boxes) {
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    if (x < at.x) count.left++;
    else if (x > at.x + at.w) count.right++;
    else if (y < at.y) count.up++;
    else if (y > at.y + at.h) count.down++;
  }
  return count;
}

/** Whether the middle of a box is out of sight. */
export function leaves(box: ViewBox, at: ViewBox): boolean {
  return Object.values(outside([box], at)).some((count) => count > 0);
}

export type Corner = 'se' | 'sw' | 'ne' | 'nw';

/** The corner of the window in which something so wide and high hides the least of these boxes. */
export function freest(boxes: readonly ViewBox[], at: ViewBox, w: number, h: number): Corner {
  const hides = (corner: Corner): number => {
    const x = corner.endsWith('e') ? at.x + at.w - w : at.x;
    const y = corner.startsWith('s') ? at.y + at.h - h : at.y;
    const shares = boxes.map((b) => {
      const [across, down] = [
        Math.min(x + w, b.x + b.w) - Math.max(x, b.x),
        Math.min(y + h, b.y + b.h) - Math.max(y, b.y),
      ];
      return across > 0 && down > 0 ? (across * down) / (b.w * b.h) : 0;
    });
    return shares.reduce((sum, share) => sum + share, 0);
  };
  return (['se', 'sw', 'ne', 'nw'] as const).reduce((best, next) => (hides(next) < hides(best) ? next : best));
}

/** The next thing from `from` in a direction, by the least detour; -1 if there is none. */
export function towards(
  points: readonly (readonly [number, number])[],
  from: readonly [number, number],
  key: string,
): number {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], i) => {
    const along = (x - from[0]) * dx! + (y - from[1]) * dy!;
    const across = Math.abs((x - from[0]) * dy!) + Math.abs((y - from[1]) * dx!);
    if (along > 1 && along + 2.2 * across < least) {
      least = along + 2.2 * across;
      best = i;
    }
  });
  return best;
}

/** Half of the least width of what a finger points at, in pixels. */
const REACH = 22;

/** Which of these boxes on the screen a finger means that has missed them all; -1: none. */
export function nearest(boxes: readonly Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>[], x: number, y: number): number {
  const off = boxes.map((box) => Math.max(Math.abs(box.x + box.width / 2 - x), Math.abs(box.y + box.height / 2 - y)));
  const least = Math.min(...off);
  return least <= REACH ? off.indexOf(least) : -1;
}
