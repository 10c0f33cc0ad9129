import { expect, test } from 'vitest';

import { widthOf } from '../src/draw/fit';
import { isGlyph, runes, solid } from '../src/draw/glyphs';
import { band, gouge, hatching, plaque, polar, rough, seeded } from '../src/draw/paths';

test('the knife cuts the same each time, and differently for another seed', () => {
  expect(plaque(0, 0, 100, 50, 10, 3)).toBe(plaque(0, 0, 100, 50, 10, 3));
  expect(plaque(0, 0, 100, 50, 10, 3)).not.toBe(plaque(0, 0, 100, 50, 10, 4));
  expect(hatching([0, 0, 9, 9], 5, { seed: 'a' })).toBe(hatching([0, 0, 9, 9], 5, { seed: 'a' }));
});

test('chance stays between 0 and 1', () => {
  const random = seeded('x');
  for (let i = 0; i < 500; i++) {
    const value = random();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

test('a cut is a lens from one point to the other and back', () => {
  expect(gouge([0, 0], [10, 0], 2)).toBe('M0 0Q5 2 10 0Q5 -2 0 0Z');
});

test('a plaque stays inside its rectangle', () => {
  for (const [, x, y] of plaque(10, 20, 100, 50, 13, 9).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(10);
    expect(Number(x)).toBeLessThanOrEqual(110);
    expect(Number(y)).toBeGreaterThanOrEqual(20);
    expect(Number(y)).toBeLessThanOrEqual(70);
  }
});

test('a coast has facets of about 24 units', () => {
  expect(
    rough(
      [
        [0, 0],
        [240, 0],
        [240, 24],
      ],
      2,
      1,
    ).split('L').length,
  ).toBe(10 + 1 + 10);
});

test('angles begin straight up and grow clockwise', () => {
  const [x, y] = polar(0, 0, 10, 90);
  expect(Math.round(x)).toBe(10);
  expect(y).toBeCloseTo(0);
  expect(band(0, 0, 10, 5, -48, 48)).toMatch(/^M.*A10 10 0 0 1.*A5 5 0 0 0.*Z$/);
});

test('signs keep to the 24 grid', () => {
  for (const [name, d] of Object.entries({ ...solid, ...runes })) {
    for (const [, n] of d.matchAll(/(-?\d*\.?\d+)/g)) {
      expect(Math.abs(Number(n)), `${name} ${n}`).toBeLessThanOrEqual(24);
    }
  }
  expect(isGlyph('helm')).toBe(true);
  expect(isGlyph('helmet')).toBe(false);
});

test('longer words are wider', () => {
  expect(widthOf('Muspellheim', 27)).toBeGreaterThan(widthOf('Hel', 27));
});
