/** Pieces that were elsewhere a moment ago glide to where they are now. A piece is any element with `data-piece`. */

export interface Spot {
  /** Whose and what: pieces with the same name are alike, and any of them may be the one that moved. */
  name: string;
  x: number;
  y: number;
}

const SAME = 3;

function far(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where each piece came from: from here, from somewhere else, or from nowhere. The nearest go together. */
export function origins(before: readonly Spot[], now: readonly Spot[]): (Spot | 'here' | 'nowhere')[] {
  const left = [...before];
  const take = (spot: Spot): void => void left.splice(left.indexOf(spot), 1);
  const from = now.map((spot): Spot | 'here' | 'nowhere' => {
    const same = left.find((old) => old.name === spot.name && far(old, spot) < SAME);
    if (same) take(same);
    return same ? 'here' : 'nowhere';
  });
  const pairs = now
    .flatMap((spot, i) =>
      from[i] === 'nowhere'
        ? left.filter((old) => old.name === spot.name).map((old) => ({ i, old, way: far(old, spot) }))
        : [],
    )
    .sort((a, b) => a.way - b.way);
  for (const { i, old } of pairs) {
    if (from[i] !== 'nowhere' || !left.includes(old)) continue;
    from[i] = old;
    take(old);
  }
  return from;
}

function pieces(svg: SVGSVGElement): SVGGElement[] {
  return [...svg.querySelectorAll<SVGGElement>('[data-piece]')];
}

/** Where all pieces are, in the board's own units, so that panning does not count as moving. */
export function spots(svg: SVGSVGElement): Spot[] {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return [];
  return pieces(svg).map((element) => {
    const r = element.getBoundingClientRect();
    const { x, y } = new DOMPoint(r.left + r.width / 2, r.top + r.height / 2).matrixTransform(matrix);
    return { name: element.dataset['piece'] ?? '', x, y };
  });
}

const ACROSS = 400;

/** Lets every piece travel from where it was; pieces that are new fade in. Only transform and opacity move. */
export function glide(svg: SVGSVGElement, before: readonly Spot[], pace: number): void {
  const now = spots(svg);
  const come = origins(before, now);
  const root = svg.getScreenCTM();
  if (!root) return;
  pieces(svg).forEach((element, i) => {
    const [from, to] = [come[i], now[i]];
    const parent = (element.parentNode as SVGGElement | null)?.getScreenCTM()?.inverse();
    if (!from || !to || !parent || from === 'here') return;
    if (from === 'nowhere') {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 * pace });
      return;
    }
    const turn = parent.multiply(root);
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const way = `translate(${turn.a * dx + turn.c * dy}px, ${turn.b * dx + turn.d * dy}px)`;
    element.animate([{ transform: way }, { transform: 'none' }], {
      duration: (Math.hypot(dx, dy) > ACROSS ? 480 : 320) * pace,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    });
  });
}
