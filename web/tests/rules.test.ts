import { expect, test } from 'vitest';

import { chapters, folded, found, html } from '../src/screens/rules';

const TEXT = `# A game

Help comes from Helheim.

## The worlds
<!-- ask: act fight -->

| world | gives |
|---|---|
| Jötunheim | a fight |
| Helheim | souls |

Hel rules *one* of them.

- **Jötunheim**: giants fight
  for it.
- *Ruling:* nobody sleeps. <!-- Y-01 -->

### Dæg

1. Roll.
2. Rest with the giant.

### The end

Elves sleep by themselves.

A wolf wakes by itself.
`;
const parts = chapters(TEXT);
const told = (wanted: string) => found(parts, wanted).map((p) => [p.title, ...p.passages.map(({ text }) => text)]);

test('rules are cut into chapters and passages', () => {
  expect(parts.map((p) => [p.level, p.title, p.passages.length])).toEqual([
    [1, 'A game', 1],
    [2, 'The worlds', 5],
    [3, 'Dæg', 2],
    [3, 'The end', 2],
  ]);
  expect(parts[1]?.asks).toEqual(['act', 'fight']);
  expect(html(parts[1]!)).toContain('<em>one</em>');
  expect(html(parts[1]!)).not.toContain('Y-01');
  expect(html(parts[1]!).match(/<table>/g)).toHaveLength(1);
  expect(html(parts[1]!).match(/<ul>/g)).toHaveLength(1);
});

test('only the passages with the wanted words are found, under their headings', () => {
  expect(told('jotunheim')).toEqual([
    ['The worlds', '| Jötunheim | a fight |', '- **Jötunheim**: giants fight\n  for it.'],
  ]);
  expect(told('hel')).toEqual([['The worlds', 'Hel rules *one* of them.']]);
  expect(told('giant')).toEqual([
    ['The worlds', '- **Jötunheim**: giants fight\n  for it.'],
    ['Dæg', '2. Rest with the giant.'],
  ]);
  expect(told('SLEEPS nobody')).toEqual([['The worlds', '- *Ruling:* nobody sleeps.']]);
  expect(told('daeg')).toEqual([['The worlds'], ['Dæg', '1. Roll.', '2. Rest with the giant.']]);
  expect(told('troll')).toEqual([]);
  expect(told('  ')).toHaveLength(4);
});

test('a word is found in the singular and the plural, and a short one not inside others', () => {
  const sleep = [['The worlds'], ['The end', 'Elves sleep by themselves.']];
  expect(told('elf')).toEqual(sleep);
  expect(told('elves')).toEqual(sleep);
  expect(told('wolves')).toEqual([['The worlds'], ['The end', 'A wolf wakes by itself.']]);
  expect(told('lve')).toEqual([]);
  expect(told('emsel')).toEqual(sleep);
});

test('a row that is found has the head of its table', () => {
  const [worlds] = found(parts, 'souls');
  expect(html(worlds!)).toContain('<th>gives</th>');
  expect(html(worlds!)).not.toContain('Jötunheim');
});

test('case, accents and joined letters do not matter', () => {
  expect(folded('JÖTUNHEIM Dæg  Œil l’île allez-\u2060y')).toBe("jotunheim daeg oeil l'ile allez-y");
});
