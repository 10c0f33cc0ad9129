import { expect, test } from 'vitest';

import { figures, placeIn, stacked, worldAt } from '../src/boards/yggdrasil-chronicles/layout';
import type { View } from '../src/boards/yggdrasil-chronicles/view';

const WORLDS = ['asgard', 'midgard'].map((id) => ({ id }));
const GODS = [
  { god: 'odin', at: 'asgard' },
  { god: 'thor', at: 'asgard' },
  { god: null, at: null },
];
const ENEMIES = [
  { id: 'hel', at: 'asgard' },
  { id: 'fenrir', at: 'cage' },
  { id: 'iormungand', at: 'midgard', island: 'rainbow' },
];
const VIEW = {
  worlds: WORLDS,
  gods: GODS,
  support: [],
  enemies: ENEMIES,
  iotunns: [{ id: 'logi', at: 'midgard', stranded: false }],
  book: { adversaries: { garm: null } },
  decks: [{ left: 3, dealt: true, known: [null, 'hel', 'surt', 'loki'], next: [] }],
  pending: { deck: 0 },
} as unknown as View;

test('three turns of the middle ring bring every world home', () => {
  for (const column of [0, 1, 2]) {
    const [home, back] = [worldAt('mid', column), worldAt('mid', column, 3)];
    expect(back[0]).toBeCloseTo(home[0]);
    expect(back[1]).toBeCloseTo(home[1]);
  }
});

test('one turn moves the front world to the left and the right one to the front', () => {
  expect(worldAt('mid', 0, 1)).toEqual(worldAt('mid', 1));
  expect(worldAt('mid', 2, 1)[0]).toBeCloseTo(worldAt('mid', 0)[0]);
  expect(worldAt('mid', 1)[0]).toBeLessThan(worldAt('mid', 0)[0]);
});

test('everybody on a world has a place of their own; the Cage and the islands are drawn elsewhere', () => {
  const all = figures(VIEW);
  expect(all.map((f) => f.id)).toEqual(['odin', 'thor', 'hel', 'logi']);
  const here = all.filter((f) => f.world === 'asgard').map((f) => placeIn(f)[0]);
  expect(new Set(here).size).toBe(3);
});

test('the cards to stack are those below the one dealt to the wheel', () => {
  expect(stacked(VIEW)).toEqual([
    { place: 0, enemy: 'hel' },
    { place: 1, enemy: 'surt' },
    { place: 2, enemy: 'loki' },
  ]);
});
