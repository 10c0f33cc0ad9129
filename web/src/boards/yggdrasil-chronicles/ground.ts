/** The sky, the trunk and the rims of the three rings: everything that no move ever changes. */
import { between, facets, gouge, hatching, seeded, spark, type Point } from '../../draw/paths';
import { NARROW, onRim, TRUNK_X, WIDE, type Tree } from './layout';
import type { World } from './view';

const TRUNK: readonly Point[] = [
  [404, 1010],
  [424, 860],
  [432, 640],
  [426, 420],
  [436, 300],
  [430, 178],
  [404, 60],
  [444, 122],
  [452, 26],
  [470, 104],
  [492, 18],
  [498, 118],
  [540, 58],
  [512, 178],
  [506, 300],
  [514, 420],
  [508, 640],
  [516, 860],
  [536, 1010],
];

function grain(): string {
  const random = seeded('trunk of nine worlds');
  let path = '';
  for (let i = 0; i < 90; i++) {
    const x = between(random, 438, 502);
    const y = between(random, 120, 960);
    path += gouge([x, y], [x + between(random, -5, 5), y + between(random, 24, 74)], between(random, 0.8, 1.9));
  }
  return path;
}

function stars(): string {
  const random = seeded('chronicles');
  let path = '';
  for (let i = 0; i < 46; i++)
    path += spark(between(random, -200, 1400), between(random, 0, 420), between(random, 1.4, 3.4));
  return path;
}

function scratches(level: World['level'], tree: Tree): string {
  const random = seeded(level);
  let path = '';
  for (let i = 0; i < 150; i++) {
    const from = random() * 360;
    const scale = between(random, 0.5, 0.88);
    path += gouge(
      onRim(level, from, scale, tree),
      onRim(level, from + between(random, 2, 6), scale, tree),
      between(random, 0.7, 1.6),
      1,
    );
  }
  return path;
}

export function ellipse(tree: Tree, level: World['level'], scale = 1, lower = 0): string {
  const [rx, ry] = [tree.rx * scale, tree.ry * scale];
  return `M${TRUNK_X - rx} ${tree.y[level] + lower}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export const GROUND = {
  rain: hatching([-260, 0, 1720, 1000], 150, {
    length: [12, 40],
    angle: 80,
    spread: 8,
    width: 1.3,
    seed: 'chronicles',
  }),
  stars: stars(),
  trunk: facets(TRUNK),
  grain: grain(),
};

export const RING_INK: Record<World['level'], string> = { top: 'band-6', mid: 'band-4', bottom: 'band-2' };

function cuts(tree: Tree): Record<World['level'], string> {
  return { top: scratches('top', tree), mid: scratches('mid', tree), bottom: scratches('bottom', tree) };
}
export const CUTS = new Map([WIDE, NARROW].map((tree) => [tree, cuts(tree)]));
