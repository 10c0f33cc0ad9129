/**
 * The knife: the few cuts that all drawings are made of. Everything is seeded, so a drawing never changes between
 * renders. All functions return SVG path data; textures are many cuts joined into one path.
 */

export type Point = readonly [x: number, y: number];
export type Random = () => number;

/** Repeatable chance from a number or a name (mulberry32). */
export function seeded(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h;
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}

/** A closed polygon. */
export function facets(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** One tapered cut from a to b, `w` wide in the middle, bowed by `bend`. */
export function gouge(a: Point, b: Point, w: number, bend = 0): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [(a[0] + b[0]) / 2 + nx * bend, (a[1] + b[1]) / 2 + ny * bend];
  return `M${at(a)}Q${at([mx + nx * w, my + ny * w])} ${at(b)}Q${at([mx - nx * w, my - ny * w])} ${at(a)}Z`;
}

/** A rectangle with four cut corners of about `c` units, each a little different. */
export function plaque(x: number, y: number, w: number, h: number, c = 13, seed: number | string = 1): string {
  const random = seeded(typeof seed === 'number' ? seed + x * 7 + y * 13 : seed);
  const cut = () => c * (1 + between(random, -0.28, 0.28));
  return facets([
    [x + cut(), y],
    [x + w - cut(), y],
    [x + w, y + cut()],
    [x + w, y + h - cut()],
    [x + w - cut(), y + h],
    [x + cut(), y + h],
    [x, y + h - cut()],
    [x, y + cut()],
  ]);
}

/** A coast: the polygon's sides broken into facets of about 24 units, each end moved by up to `by`. */
export function rough(points: readonly Point[], by = 3, seed: number | string = 1, facet = 24): string {
  const random = seeded(seed);
  const cut: Point[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / facet));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      cut.push([
        a[0] + (b[0] - a[0]) * t + between(random, -by, by),
        a[1] + (b[1] - a[1]) * t + between(random, -by, by),
      ]);
    }
  });
  return facets(cut);
}

/** The stone a pawn is: six facets round (x, y), about 2r high. */
export function stone(x: number, y: number, r: number): string {
  return facets([
    [x - 0.6 * r, y - 1.02 * r],
    [x + 0.55 * r, y - 1.07 * r],
    [x + r, y - 0.37 * r],
    [x + 0.95 * r, y + 1.03 * r],
    [x - 0.95 * r, y + 1.03 * r],
    [x - r, y - 0.27 * r],
  ]);
}

/** A four-pointed spark, for stars. */
export function spark(x: number, y: number, r: number): string {
  const q = r * 0.31;
  return facets([
    [x, y - r],
    [x + q, y - q],
    [x + r, y],
    [x + q, y + q],
    [x, y + r],
    [x - q, y + q],
    [x - r, y],
    [x - q, y - q],
  ]);
}

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function diamond(x: number, y: number, r: number): string {
  return facets([
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ]);
}

/** A point on a circle; 0 degrees is straight up, angles grow clockwise. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.sin(a), cy - r * Math.cos(a)];
}

/** A piece of a ring between two radii and two angles. */
export function band(cx: number, cy: number, outer: number, inner: number, from: number, to: number): string {
  const big = Math.abs(to - from) > 180 ? 1 : 0;
  const [a, b] = [polar(cx, cy, outer, from), polar(cx, cy, outer, to)];
  const [c, d] = [polar(cx, cy, inner, to), polar(cx, cy, inner, from)];
  return `M${at(a)}A${outer} ${outer} 0 ${big} 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 ${big} 0 ${at(d)}Z`;
}

/** An open arc, for words to run along. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  return `M${at(polar(cx, cy, r, from))}A${n(r)} ${n(r)} 0 0 1 ${at(polar(cx, cy, r, to))}`;
}

/** `count` cuts scattered over a rectangle: waves when flat, rain when steep. */
export function hatching(
  [x, y, w, h]: readonly [number, number, number, number],
  count: number,
  { length = [14, 40], angle = 0, spread = 8, width = 1.6, seed = 1 }: Partial<Hatching> = {},
): string {
  const random = seeded(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const a: Point = [x + random() * w, y + random() * h];
    const along = ((angle + between(random, -spread, spread)) * Math.PI) / 180;
    const long = between(random, length[0], length[1]);
    path += gouge(a, [a[0] + Math.cos(along) * long, a[1] + Math.sin(along) * long], between(random, 0.6, 1) * width);
  }
  return path;
}

interface Hatching {
  length: readonly [number, number];
  angle: number;
  spread: number;
  width: number;
  seed: number | string;
}

/** The rays on the back of every hidden card, round the middle of a w by h card. */
export function rays(w: number, h: number, count = 20): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const out = Math.min((w / 2 - 9) / (Math.abs(dx) || 1e-6), h * 0.4, (w / 2 - 9) * 1.25);
    path += gouge([w / 2 + dx * 14, h / 2 + dy * 14], [w / 2 + dx * out, h / 2 + dy * out], 2.4);
  }
  return path;
}
