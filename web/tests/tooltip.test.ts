import { expect, test } from 'vitest';

import { besides } from '../src/game/help/tooltip';

test('a label that holds the name and the text says nothing more', () => {
  expect(besides('Sauna. Two workers rest.', 'Sauna', 'Two workers rest.')).toBe('');
  expect(besides('Sauna. ', 'Sauna', '')).toBe('');
});

test('what a label tells besides is kept, without the name at its beginning', () => {
  expect(besides('Surt, square 3, strength 5', 'Surt', 'Lord of fire.')).toBe('Square 3, strength 5');
  expect(besides('The Troll. Lost at night. Attack 2.', 'The Troll', 'Lost at night.')).toBe('Attack 2.');
});

test('a longer word is not cut, and a name that stands elsewhere stays', () => {
  expect(besides('Helheim, 3 Vikings', 'Hel', '')).toBe('Helheim, 3 Vikings');
  expect(besides('Chosen: Odin', 'Odin', '')).toBe('Chosen: Odin');
});
