import { expect, test } from 'vitest';

import { headlineOf } from '../src/game/end/result';

const [ann, bo] = [{ name: 'Ann' }, { name: 'Bo' }];

test('those who play together win or lose together', () => {
  expect(headlineOf(true, [ann, bo]).key).toBe('end-won-together');
  expect(headlineOf(true, []).key).toBe('end-lost-together');
});

test('rivals who all tie have each won, not together', () => {
  expect(headlineOf(false, [ann, bo])).toEqual({ key: 'end-won', variables: { who: 'Ann, Bo', count: 2 } });
  expect(headlineOf(false, [bo])).toEqual({ key: 'end-won', variables: { who: 'Bo', count: 1 } });
});
