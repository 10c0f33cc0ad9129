/** The block itself: sky, sea, earth, the ash and Bifröst, cut once from seeds. */
import { band, between, facets, gouge, hatching, polar, rough, seeded, spark, type Point } from '../../draw/paths';
import { ARCH, EDGES, laneRadius } from './layout';

const { x: CX, y: CY } = ARCH;

/** Rain driven outwards from the tree, thick at the edges of the sky and thin above the arch. */
function rain(): string {
  const random = seeded('rain');
  let path = '';
  for (let i = 0; i < 900; i++) {
    const angle = between(random, -84, 84);
    const r = 812 + 620 * random() ** 0.8;
    const [x, y] = polar(CX, CY, r, angle);
    const nearTop = Math.abs(angle) < 26 ? 0.5 : 1;
    if (y > 536 || y < -60 || x < -270 || x > 1470 || random() > nearTop) continue;
    path += gouge(
      [x, y],
      polar(CX, CY, r + between(random, 16, 62), angle + between(random, -1.2, 1.2)),
      between(random, 0.5, 1.3),
    );
  }
  return path;
}

function stars(): string {
  const random = seeded('stars');
  let path = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = [between(random, -250, 1450), between(random, 4, 330)];
    if (Math.hypot(x - CX, y - CY) > 800) path += spark(x, y, between(random, 2.5, 5.5));
  }
  return path;
}

const SHORE: readonly Point[] = [
  [-260, 548],
  [-60, 540],
  [120, 546],
  [330, 538],
  [600, 545],
  [860, 538],
  [1080, 546],
  [1260, 540],
  [1460, 548],
];
const STRAND: readonly Point[] = [
  [-260, 722],
  [-60, 716],
  [240, 724],
  [600, 718],
  [1000, 724],
  [1240, 716],
  [1460, 722],
];
const backwards = (points: readonly Point[]): Point[] => [...points].reverse();

function waves(): string {
  const random = seeded('waves');
  let path = '';
  for (let y = 559; y < 716; y += 11.5) {
    for (let x = -255 + random() * 60; x < 1450;) {
      const long = between(random, 18, 58);
      path += gouge(
        [x, y + between(random, -2, 2)],
        [x + long, y + between(random, -2, 2)],
        between(random, 0.8, 1.7),
        between(random, -2, 2),
      );
      x += long + between(random, 22, 78);
    }
  }
  return path;
}

const TRUNK =
  'M548 1005L530 900L520 800L532 720L540 640L536 560L520 500L470 452L400 420L330 424L250 452L238 440L320 398L400 390L470 408L524 440L530 400L500 350L456 318L470 308L524 334L566 392L580 330L574 292H612L616 334L628 396L668 336L722 308L736 318L694 352L668 404L676 440L728 408L800 390L880 398L962 440L950 452L870 424L800 420L730 452L682 500L664 560L660 640L668 720L680 800L670 900L652 1005Z';
const ROOTS = [
  'M540 780L470 800L380 812L250 800L120 772L60 742L52 752L110 792L240 830L380 848L480 842L545 850Z',
  'M660 780L730 800L820 812L950 800L1080 772L1140 742L1148 752L1090 792L960 830L820 848L720 842L655 850Z',
  'M548 880L500 930L470 1005H520L560 940Z',
  'M652 880L700 930L730 1005H680L640 940Z',
];

/** Cuts along the grain: down the trunk, out along the boughs and the roots. */
function grain(): string {
  const random = seeded('bark');
  let path = '';
  for (let i = 0; i < 150; i++) {
    const y = between(random, 330, 985);
    const half = y < 420 ? 26 : y < 520 ? 44 : y < 700 ? 54 : 64;
    const side = random() < 0.5 ? -1 : 1;
    const x = CX + side * half * (1 - random() ** 2.2);
    path += gouge(
      [x, y],
      [x + between(random, -3, 3), y + between(random, 16, 44)],
      between(random, 0.8, 2),
      between(random, -2, 2),
    );
  }
  const boughs: readonly (readonly [Point, Point])[] = [
    [
      [520, 470],
      [400, 404],
    ],
    [
      [400, 404],
      [262, 440],
    ],
    [
      [680, 470],
      [800, 404],
    ],
    [
      [800, 404],
      [938, 440],
    ],
    [
      [540, 810],
      [380, 830],
    ],
    [
      [380, 830],
      [130, 782],
    ],
    [
      [660, 810],
      [820, 830],
    ],
    [
      [820, 830],
      [1070, 782],
    ],
    [
      [560, 400],
      [474, 316],
    ],
    [
      [640, 400],
      [720, 316],
    ],
  ];
  for (const [a, b] of boughs) {
    for (let i = 0; i < 9; i++) {
      const t = random() * 0.85;
      const u = t + between(random, 0.08, 0.16);
      const off = between(random, -10, 10) * (1 - 0.4 * t);
      path += gouge(
        [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + off],
        [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + off],
        between(random, 0.8, 1.7),
      );
    }
  }
  return path;
}

/** Leaves hang in clusters under the arch, never where names stand. */
function leaves(): string {
  const random = seeded('leaves');
  const boughs: readonly (readonly [Point, Point])[] = [
    [
      [250, 446],
      [330, 408],
    ],
    [
      [330, 408],
      [430, 398],
    ],
    [
      [430, 398],
      [500, 400],
    ],
    [
      [400, 372],
      [462, 352],
    ],
    [
      [950, 446],
      [870, 408],
    ],
    [
      [870, 408],
      [770, 398],
    ],
    [
      [770, 398],
      [700, 400],
    ],
    [
      [800, 372],
      [738, 352],
    ],
    [
      [300, 440],
      [330, 468],
    ],
    [
      [900, 440],
      [870, 468],
    ],
  ];
  let path = '';
  for (const [a, b] of boughs) {
    for (let i = 0; i < 17; i++) {
      const t = random();
      const [x, y] = [
        a[0] + (b[0] - a[0]) * t + between(random, -24, 24),
        a[1] + (b[1] - a[1]) * t + between(random, -24, 24),
      ];
      if (Math.hypot(x - CX, y - CY) > 552) continue;
      const turn = random() * Math.PI;
      const [long, wide] = [between(random, 7, 10.5), between(random, 3.4, 5)];
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      path += facets([
        [x - dx * long, y - dy * long],
        [x - dy * wide, y + dx * wide],
        [x + dx * long, y + dy * long],
        [x + dy * wide, y - dx * wide],
      ]);
    }
  }
  return path;
}

/** Short scratches along the upper edge of a band of Bifröst. */
function scratches(lane: number): string {
  const random = seeded(`lane ${lane}`);
  const r = laneRadius(lane);
  let path = '';
  for (let angle = -47; angle < 47;) {
    const long = between(random, 1, 2.4);
    const at = r + 15 - between(random, 2, 6);
    path += gouge(
      polar(CX, CY, at, angle),
      polar(CX, CY, at, Math.min(47.4, angle + long)),
      between(random, 0.7, 1.4),
      -1.5,
    );
    path +=
      random() < 0.55
        ? gouge(
            polar(CX, CY, r - 13, angle + 1),
            polar(CX, CY, r - 13, Math.min(47.4, angle + 1 + long * 0.7)),
            0.8,
            -1,
          )
        : '';
    angle += long + between(random, 0.8, 4.4);
  }
  return path;
}

function cuts(): string {
  const wide: Record<number, number> = { 1: 5.5, 7: 7 };
  return [1, 2, 4, 6, 7]
    .map((i) => gouge(polar(CX, CY, 773, EDGES[i]!), polar(CX, CY, 563, EDGES[i]!), wide[i] ?? 2.6))
    .join('');
}

/** Planks across the palisade. */
function planks(): string {
  let path = '';
  for (let i = 0; i < 7; i++) {
    const [x, y] = [495.5 - 6.32 * i, 303.8 - 33.4 * i];
    path += `M${x} ${y}L${x + 20.3 + 1.22 * i} ${y - 3.5 - 0.22 * i}`;
  }
  return path;
}

function thatch(): string {
  let path = '';
  for (const [top, bottom, y, h] of [
    [44, 69, -88, 34],
    [30, 50, -114, 30],
    [4, 30, -196, 30],
  ] as const) {
    const from = y === -114 ? -150 : y;
    for (let i = -5; i <= 5; i++) path += gouge([(top * i) / 5, from], [(bottom * i) / 5, from + h], 1.6);
  }
  return path;
}

export const GROUND = {
  rain: rain(),
  stars: stars(),
  sea: facets([...SHORE, ...backwards(STRAND)]),
  waves: waves(),
  earth: facets([...STRAND, [1460, 1010], [-260, 1010]]),
  soil: hatching([-260, 742, 1720, 256], 170, { length: [10, 34], angle: 8, spread: 34, width: 1.5, seed: 'soil' }),
  trunk: TRUNK,
  roots: ROOTS,
  grain: grain(),
  leaves: leaves(),
  arch: band(CX, CY, 779, 557, -49, 49),
  lanes: [0, 1, 2, 3, 4, 5].map((i) => ({
    fill: band(CX, CY, laneRadius(i) + 15.5, laneRadius(i) - 15.5, -48, 48),
    cuts: scratches(i),
  })),
  cuts: cuts(),
  planks: planks(),
  thatch: thatch(),
};

/** The whole arch, and the sea from strand to strand: what is lit when Asgard or Midgard can be chosen. */
export const ASGARD = band(CX, CY, 779, 557, -49, 49);
export const MIDGARD = facets(
  [...SHORE.slice(1, -1), ...backwards(STRAND.slice(1, -1))].map(
    ([x, y]) => [Math.max(4, Math.min(1196, x)), y] as const,
  ),
);

const COAST: readonly Point[] = [
  [-88, 18],
  [-71, -17],
  [-33, -41],
  [2, -45],
  [44, -38],
  [78, -12],
  [91, 17],
  [59, 33],
  [30, 38],
  [0, 41],
  [-27, 35],
  [-54, 34],
];

export function coast(x: number, y = 650): string {
  return rough(
    COAST.map(([dx, dy]) => [x + dx, y + dy] as const),
    4,
    x,
    400,
  );
}

export function grass(x: number, y = 650): string {
  return hatching([x - 62, y - 12, 110, 40], 26, { length: [9, 21], angle: 14, spread: 8, width: 2, seed: x });
}

export function pines(x: number): string {
  const random = seeded(x + 5);
  return [-66, -52, 62, 74]
    .map((dx) => {
      const h = between(random, 9.3, 13.4);
      const y = 652.6 - 2.62 * h - (Math.abs(dx) < 65 ? 6 : 0);
      const step = (k: number): string => (h * k).toFixed(1);
      return `M${x + dx} ${y.toFixed(1)}l7 ${step(1)}h-3l6 ${step(0.87)}h-3l5 ${step(0.75)}h-24l5 -${step(0.75)}h-3l6 -${step(0.87)}h-3Z`;
    })
    .join('');
}

/** Water over the island that has sunk. */
export function flood(x: number): string {
  const random = seeded(x + 9);
  let path = '';
  for (let y = 651; y < 692; y += 8) {
    for (let at = x - 84 + random() * 20; at < x + 74;) {
      const long = between(random, 24, 56);
      path += gouge([at, y], [at + long, y + between(random, -1.5, 1.5)], 2.4, between(random, -2.5, 2.5));
      at += long + between(random, 4, 14);
    }
  }
  return path;
}
