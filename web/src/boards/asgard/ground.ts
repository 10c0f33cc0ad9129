/** The two halves of the world and the tree between them: everything that no move ever changes. */
import { between, facets, gouge, hatching, seeded, type Point } from '../../draw/paths';

const TRUNK: readonly Point[] = [
  [500, 1500],
  [548, 900],
  [556, 500],
  [540, 120],
  [490, -500],
  [710, -500],
  [660, 120],
  [644, 500],
  [652, 900],
  [700, 1500],
];

function grain(): string {
  const random = seeded('seam');
  let path = '';
  for (let i = 0; i < 130; i++) {
    const x = between(random, 558, 640);
    const y = between(random, 0, 960);
    path += gouge([x, y], [x + between(random, -5, 5), y + between(random, 24, 80)], between(random, 0.8, 1.9));
  }
  return path;
}

/** The part of the trunk that shows in a world, with a limb towards each camp. */
export function limbs(
  middle: number,
  y: number,
  h: number,
  reach: number,
  seed: string,
): { wood: string; cuts: string; green: string } {
  const random = seeded(seed);
  const cy = y + h / 2;
  const [left, right] = [between(random, 40, 46), between(random, 40, 46)];
  const tip = (): number => cy + between(random, -15, 15);
  const from = cy + between(random, 12, 22);
  const wood = [
    facets([
      [middle - left, y + 2],
      [middle + right, y + 2],
      [middle + right - 5, cy],
      [middle + right, y + h - 2],
      [middle - left, y + h - 2],
      [middle - left + 5, cy],
    ]),
    gouge([middle - 20, from], [middle - reach, tip()], 20, -8),
    gouge([middle + 20, from], [middle + reach, tip()], 20, 8),
  ].join('');
  let cuts = '';
  for (let i = 0; i < 15; i++) {
    const x = middle + between(random, -left + 6, right - 6);
    const top = between(random, y + 4, y + h - 30);
    cuts += gouge([x, top], [x + between(random, -4, 4), top + between(random, 14, 26)], between(random, 0.8, 1.7));
  }
  const green = leaves(-1);
  return { wood, cuts: cuts + leaves(1), green };

  /** Along one limb, thinning out towards its tip. */
  function leaves(side: -1 | 1): string {
    let path = '';
    for (let i = 0; i < 9; i++) {
      const x = middle + side * between(random, 56, 0.8 * reach);
      const up = between(random, 0, 1) < 0.6 ? -1 : 1;
      const y = cy + up * between(random, 4, h / 2 - 12);
      path += gouge([x, y], [x + side * between(random, 9, 15), y - between(random, 3, 11)], 3.6);
    }
    return path;
  }
}

export const GROUND = {
  light: hatching([-260, 0, 850, 1000], 110, { length: [14, 46], angle: 80, spread: 6, width: 1.4, seed: 'light' }),
  dark: hatching([610, 0, 850, 1000], 170, { length: [14, 52], angle: 100, spread: 6, width: 1.8, seed: 'dark' }),
  trunk: facets(TRUNK),
  grain: grain(),
};
