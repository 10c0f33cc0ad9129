import { expect, test } from 'vitest';

import type { ViewBox } from '../src/draw/viewBox';
import { LEAST_SCALE, leaves, readable, underWay } from '../src/game/frame/viewport';

const PART = { x: 884, y: 16, w: 304, h: 674 };

test('a part that fits is shown whole', () => {
  const seen = readable(PART, 390, 800);
  expect(390 / seen.w).toBeGreaterThan(LEAST_SCALE);
  expect([seen.y <= PART.y, seen.y + seen.h >= PART.y + PART.h]).toEqual([true, true]);
});

test('a part that is too high begins at its top, at a scale that can be read', () => {
  const seen = readable(PART, 390, 246);
  expect(390 / seen.w).toBeCloseTo(LEAST_SCALE);
  expect(seen.y).toBe(PART.y);
  expect(seen.x + seen.w / 2).toBeCloseTo(PART.x + PART.w / 2);
});

test('or shows what can be chosen in it, and nothing beyond its end', () => {
  const lit = { x: 900, y: 640, w: 60, h: 40 };
  const seen = readable(PART, 390, 246, [lit, { x: 0, y: 0, w: 60, h: 40 }]);
  expect(leaves(lit, seen)).toBe(false);
  expect(seen.y + seen.h).toBeCloseTo(PART.y + PART.h);
});

test('what is under way is shown whole, with what is lit if there is room for both', () => {
  const battle = { x: 300, y: 200, w: 600, h: 360 };
  const holds = (seen: ViewBox, { x, y, w, h }: ViewBox) =>
    seen.x <= x && seen.y <= y && seen.x + seen.w >= x + w && seen.y + seen.h >= y + h;
  const near = { x: 280, y: 180, w: 40, h: 40 };
  const far = { x: 40, y: 900, w: 40, h: 40 };
  expect(holds(underWay(battle, 390, 260, [near]), near)).toBe(true);
  const seen = underWay(battle, 390, 260, [near, far]);
  expect([holds(seen, battle), holds(seen, far)]).toEqual([true, false]);
  expect(390 / seen.w).toBeGreaterThanOrEqual(LEAST_SCALE);
});
