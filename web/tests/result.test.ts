import { expect, test } from 'vitest';

import { headlineOf } from '../src/game/end/result';

const [ann, bo] = [
  { name: 'Ann', addressed: false },
  { name: 'Bo', addressed: false },
];

test('those who play together win or lose together', () => {
  expect(headlineOf(true, [ann, bo]).key).toBe('end-won-together');
  expect(headlineOf(true, []).key).toBe('end-lost-together');
});

test('rivals who all tie have each won, not together', () => {
  expect(headlineOf(false, [ann, bo])).toEqual({ key: 'end-won', variables: { who: 'Ann, Bo', count: 2 } });
  expect(headlineOf(false, [bo])).toEqual({ key: 'end-won', variables: { who: 'Bo', count: 1 } });
});

test('whoever reads is told that they have won', () => {
  const me = { name: 'Cy', addressed: true };
  expect(headlineOf(false, [me])).toEqual({ key: 'end-won-you', variables: { who: '' } });
  expect(headlineOf(false, [me, bo])).toEqual({ key: 'end-won-you-too', variables: { who: 'Bo' } });
});
