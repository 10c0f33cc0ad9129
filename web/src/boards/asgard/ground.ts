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

export const GROUND = {
  light: hatching([-260, 0, 850, 1000], 110, { length: [14, 46], angle: 80, spread: 6, width: 1.4, seed: 'light' }),
  dark: hatching([610, 0, 850, 1000], 170, { length: [14, 52], angle: 100, spread: 6, width: 1.8, seed: 'dark' }),
  trunk: facets(TRUNK),
  grain: grain(),
};
