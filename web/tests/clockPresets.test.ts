import { expect, test } from 'vitest';
import { DAY } from '../src/game/seats/clock';
import { clockOf, PACES } from '../src/screens/clockPresets';

test('a pace becomes a clock, and only days a decision have vacation', () => {
  expect(clockOf({ minutes: 0, days: 0 }, 7).kind).toBe('none');
  expect(clockOf({ minutes: 30, days: 0 }, 7)).toEqual({ kind: 'total', seconds: 1800, increment: 10, vacation: 0 });
  expect(clockOf({ minutes: 0, days: 3 }, 7)).toEqual({
    kind: 'decision',
    seconds: 3 * DAY,
    increment: 0,
    vacation: 7,
  });
  expect(PACES[0]).toEqual({ minutes: 0, days: 0 });
});
