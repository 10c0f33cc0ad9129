import { expect, test } from 'vitest';

import { OTHERS, type Option } from '../src/boards/contract';
import { actionsOn, groups, inOrder, keysOf, targetsOf } from '../src/game/play/options';
import { thingsIn } from '../src/game/story/things';

const option = (action: number, verb: string, ...args: [name: string, kind: string, word: string][]): Option => ({
  action,
  verb,
  args: args.map(([name, kind, word]) => ({ name, kind, word })),
  label: `${verb} ${action}`,
});
const fights = [
  option(5, 'fight', ['enemy', 'enemy', 'hel']),
  option(6, 'fight', ['enemy', 'enemy', 'surt']),
  option(9, 'pass'),
];
const sends = [0, 1, 2, 3].map((n) => option(20 + n, 'send', ['vikings', 'number', String(n)]));

test('each thing that an action names can be pointed at, and its verb too', () => {
  const targets = targetsOf(fights);
  expect(targets['enemy']).toEqual({ hel: [5], surt: [6] });
  expect(targets['verb']).toEqual({ fight: [5, 6], pass: [9] });
});

test('verbs come in the order that the game declares, and equal ones as the server sent them', () => {
  const sent = [option(1, 'pass'), option(2, 'march'), option(3, 'fight'), option(4, 'odd'), option(5, 'fight')];
  const order = (verbs: string[]) => inOrder(sent, verbs).map((o) => o.action);
  expect(order(['fight', OTHERS, 'pass'])).toEqual([3, 5, 2, 4, 1]);
  expect(order(['fight'])).toEqual([3, 5, 1, 2, 4]);
  expect(order([])).toEqual([1, 2, 3, 4, 5]);
});

test('an action that names one thing twice counts once', () => {
  const targets = targetsOf([option(1, 'move', ['from', 'world', 'asgard'], ['to', 'world', 'asgard'])]);
  expect(targets['world']).toEqual({ asgard: [1] });
});

test('a thing can be limited to verbs', () => {
  const both = [...fights, option(30, 'forge', ['enemy', 'enemy', 'hel'])];
  const targets = targetsOf(both);
  expect(actionsOn(both, targets, 'enemy', 'hel')).toEqual([5, 30]);
  expect(actionsOn(both, targets, 'enemy', 'hel', ['forge'])).toEqual([30]);
  expect(actionsOn(both, targets, 'enemy', 'loki')).toEqual([]);
});

test('numbers become stones from three on, everything else rows, in the server’s order', () => {
  expect(groups([...sends, fights[2]!]).map((g) => [g.stones, g.options.length])).toEqual([
    [true, 4],
    [false, 1],
  ]);
  expect(groups(sends.slice(0, 2)).map((g) => g.stones)).toEqual([false]);
});

test('two verbs with numbers are two rows of stones', () => {
  const takes = [1, 2, 3].map((n) => option(40 + n, 'take', ['vikings', 'number', String(n)]));
  expect(groups([...sends, ...takes]).map((g) => (g.stones ? g.verb : ''))).toEqual(['send', 'take']);
});

test('a long list of several verbs has those with a heading apart', () => {
  const marches = [1, 2, 3, 4, 5].map((n) => option(50 + n, 'march', ['to', 'world', String(n)]));
  const list = [...fights.slice(0, 2), ...marches, fights[2]!];
  const parts = groups(list, (verb) => verb !== 'pass').map((g) => [g.verb, g.options.length]);
  expect(parts).toEqual([
    ['fight', 2],
    ['march', 5],
    [undefined, 1],
  ]);
  expect(groups(list.slice(3), () => true)).toHaveLength(1);
});

test('keys are places in the list, or the number itself where only a number is asked for', () => {
  expect([...keysOf(fights).values()]).toEqual(['1', '2', '3']);
  expect([...keysOf(sends).values()]).toEqual(['0', '1', '2', '3']);
  const many = Array.from({ length: 40 }, (_, i) => option(i, 'x', ['w', 'world', String(i)]));
  expect([...keysOf(many).values()]).toEqual([...'123456789abdefjkloqrvxyz']);
});

test('events light the things they speak of, not the numbers', () => {
  expect(
    thingsIn([
      { name: 'e', kind: 'enemy', word: 'hel' },
      { name: 'n', kind: 'number', word: '3' },
    ]),
  ).toEqual(['enemy:hel']);
});
