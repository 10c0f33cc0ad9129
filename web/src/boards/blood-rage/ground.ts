/** Sea, waves along the coast, and the cuts of each land, made once. */
import { between, gouge, hatching, seeded, type Point } from '../../draw/paths';
import { spot } from './layout';

function waves(): string {
  const random = seeded('blood sea');
  let path = '';
  for (let y = -30; y < 1030; y += 17) {
    for (let x = -258 + random() * 90; x < 1450;) {
      const long = between(random, 16, 54);
      const [dx, dy] = [(x - 600) / 532, (y - 438) / 394];
      if (Math.abs(dx) ** 2.4 + Math.abs(dy) ** 2.4 > 1.02)
        path += gouge(
          [x, y],
          [x + long, y + between(random, -2, 2)],
          between(random, 0.8, 1.6),
          between(random, -2, 2),
        );
      x += long + between(random, 40, 120);
    }
  }
  return path;
}

/** Swell that follows the rim, broken where it likes. */
function swell(): string {
  const random = seeded('swell');
  let path = '';
  for (const k of [1.035, 1.075, 1.12])
    for (let a = 0; a < 360; a += between(random, 5, 12))
      if (random() < 0.75) path += gouge(spot(a, k), spot(a + between(random, 2, 5), k), between(random, 0.8, 1.8), -2);
  return path;
}

/** Cuts running in from the edges of a province, thin towards its middle. */
export function cuts(n: number): string {
  const random = seeded(`cuts ${n}`);
  let path = '';
  const from = -135 + 45 * n;
  for (let i = 0; i < 46; i++) {
    const a = from + between(random, 3, 42);
    if (Math.abs((((a % 90) + 90) % 90) - 45) < 7) continue;
    const outer = between(random, 0.94, 0.985);
    path += gouge(spot(a, outer), spot(a + between(random, -0.8, 0.8), outer - between(random, 0.03, 0.09)), 1.3);
  }
  for (let i = 0; i < 22; i++) {
    const a = from + between(random, 3, 42);
    path += gouge(spot(a, 0.4), spot(a, 0.4 + between(random, 0.02, 0.07)), 1.2);
  }
  return path;
}

/** Cracks through a destroyed province. */
export function cracks(n: number): string {
  const random = seeded(`cracks ${n}`);
  let path = '';
  for (let i = 0; i < 7; i++) {
    let at: Point = spot(-135 + 45 * n + between(random, 9, 36), between(random, 0.45, 0.95));
    let heading = between(random, 0, 6.3);
    for (let step = 0; step < 4; step++) {
      heading += between(random, -0.8, 0.8);
      const long = between(random, 14, 34);
      const next: Point = [at[0] + Math.cos(heading) * long, at[1] + Math.sin(heading) * long];
      path += gouge(at, next, 2);
      at = next;
    }
  }
  return path;
}

/** The leaves of the ash, thick at the ends of its boughs. */
function leaves(): string {
  const random = seeded('leaves');
  let path = '';
  for (const [x, y, count] of [
    [494, 404, 11],
    [532, 396, 8],
    [668, 396, 8],
    [706, 404, 11],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a: Point = [x + between(random, -26, 26), y + between(random, -18, 14)];
      const turn = between(random, 0, 6.3);
      path += gouge(a, [a[0] + 17 * Math.cos(turn), a[1] + 17 * Math.sin(turn)], 6);
    }
  return path;
}

export const GROUND = {
  leaves: leaves(),
  waves: waves(),
  swell: swell(),
  grain: hatching([585, 430, 30, 130], 26, { length: [10, 34], angle: 88, width: 1.6, seed: 'bark' }),
};

/** A longhouse: the mark of a village. */
export function longhouse(x: number, y: number): string {
  return `M${x - 19} ${y + 17}V${y - 3}L${x} ${y - 17}L${x + 19} ${y - 3}V${y + 17}ZM${x - 8} ${y - 24}L${x} ${y - 17}L${x + 8} ${y - 24}`;
}
