/** A part of a board, in its units. */
export interface ViewBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The smallest that holds both. */
export function union(a: ViewBox, b: ViewBox): ViewBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
