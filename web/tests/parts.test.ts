import { expect, test } from 'vitest';

import { partsOf } from '../src/game/help/parts';

test('a description becomes headed lists', () => {
  const text = 'Asgard\n======\n\n  turn: 3\n  phase: dawn\n\nsupply\n  giants: 8\n\nWhat do you do?';
  expect(partsOf(text)).toEqual([
    { title: '', lines: ['Asgard'] },
    { title: '', lines: ['Turn: 3', 'Phase: dawn'] },
    { title: 'Supply', lines: ['Giants: 8'] },
    { title: '', lines: ['What do you do?'] },
  ]);
});
