import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { isFree, listed, meaning, ROW_KEYS } from '../src/game/play/keyboard';
import { around, fitted, freest, leaves, outside, showing, towards, WHOLE, zoomed } from '../src/game/frame/viewport';
import { append } from '../src/net/story';
import { outline } from '../src/boards/outline';

const key = (k: string, more: object = {}) => ({
  key: k,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});

test('a key chooses the option that has it, gives a command, or means nothing', () => {
  const keys = new Set(['1', 'a']);
  expect(meaning(key('1'), keys, false)).toEqual({ do: 'pick', key: '1' });
  expect(meaning(key('A', { shiftKey: true }), keys, false)).toEqual({ do: 'pick', key: 'a' });
  expect(meaning(key('a', { altKey: true }), keys, false)).toBeNull();
  expect(meaning(key('b'), keys, false)).toBeNull();
  expect(meaning(key('u'), keys, false)).toEqual({ do: 'undo' });
  expect(meaning(key('U', { shiftKey: true }), keys, false)).toEqual({ do: 'undo-turn' });
  expect(meaning(key('h', { altKey: true }), keys, false)).toEqual({ do: 'hint' });
  expect(meaning(key('Escape'), keys, false)).toEqual({ do: 'back' });
  expect(meaning(key('Enter'), keys, true)).toEqual({ do: 'confirm' });
  expect(meaning(key('Enter'), keys, false)).toBeNull();
  expect(meaning(key('a', { ctrlKey: true }), keys, false)).toBeNull();
  expect(meaning(key('a', { repeat: true }), keys, false)).toBeNull();
  expect(meaning(key('Enter', { repeat: true }), keys, true)).toBeNull();
  expect(meaning(key('+', { repeat: true }), keys, false)).toEqual({ do: 'zoom-in' });
});

test('no key of an option is a command, however long the list, and a command is never an option', () => {
  for (const each of [...ROW_KEYS, ...'0123456789']) {
    expect(isFree(each)).toBe(true);
    expect(meaning(key(each), new Set([each]), false)).toEqual({ do: 'pick', key: each });
  }
  const everything = new Set([...ROW_KEYS, ...'abcdefghijklmnopqrstuvwxyz']);
  for (const each of 'uhigstpcmnw+=-?') {
    expect(ROW_KEYS).not.toContain(each);
    expect(meaning(key(each), everything, false)).toEqual(meaning(key(each), new Set(), false));
    expect(meaning(key(each), everything, false)).not.toBeNull();
  }
});

test('the list of keys says what each key does, in words that both languages have', async () => {
  const rows = listed();
  expect(rows[0]).toEqual(['1–9 A B D E F J K L O Q R V X Y Z', 'option']);
  for (const [written, words] of rows.slice(1)) {
    const shiftKey = written.startsWith('Shift ');
    const pressed = written.replace('Shift ', '').replace('−', '-').toLowerCase();
    expect(meaning(key(pressed, { shiftKey }), new Set(), false)).toEqual({ do: words });
  }
  for (const language of ['en', 'fr']) {
    const source = await readFile(`../meadhall/words/page.${language}.ftl`, 'utf-8');
    for (const [, words] of rows) expect(source).toContain(`\nkeys-${words} = `);
  }
});

test('a window is fitted round what is wanted', () => {
  expect(fitted(WHOLE, 600, 500)).toEqual(WHOLE);
  const tall = fitted(WHOLE, 390, 800);
  expect(tall.w).toBeCloseTo(1200);
  expect(tall.h).toBeGreaterThan(1000);
});

test('a phone flies to the targets that fit at a readable size', () => {
  const home = { x: 200, y: 0, w: 600, h: 450 };
  const near = around(
    [
      { x: 100, y: 100, w: 40, h: 40 },
      { x: 300, y: 200, w: 40, h: 40 },
    ],
    390,
    300,
    home,
  );
  expect(
    outside(
      [
        { x: 100, y: 100, w: 40, h: 40 },
        { x: 300, y: 200, w: 40, h: 40 },
      ],
      near,
    ),
  ).toEqual({ left: 0, right: 0, up: 0, down: 0 });
  expect(390 / near.w).toBeGreaterThanOrEqual(0.6);
  const far = around(
    [
      { x: 0, y: 0, w: 40, h: 40 },
      { x: 1100, y: 900, w: 40, h: 40 },
    ],
    390,
    300,
    home,
  );
  expect(outside([{ x: 1100, y: 900, w: 40, h: 40 }], far).right).toBe(1);
  expect(around([], 390, 300, home)).toBe(home);
});

test('zooming keeps the point it zooms on', () => {
  const closer = zoomed(WHOLE, 2, 300, 250);
  expect(closer.w).toBe(600);
  expect((300 - closer.x) / closer.w).toBeCloseTo(300 / 1200);
});

test('arrows go to the nearest thing in their direction', () => {
  const points = [
    [100, 0],
    [50, 60],
    [300, 5],
    [-80, 0],
  ] as const;
  expect(towards(points, [0, 0], 'ArrowRight')).toBe(0);
  expect(towards(points, [0, 0], 'ArrowLeft')).toBe(3);
  expect(towards(points, [0, 0], 'ArrowDown')).toBe(1);
  expect(towards(points, [0, 0], 'ArrowUp')).toBe(-1);
});

test('the story keeps what the server says and appends the rest', () => {
  const event = (number: number) => ({
    number,
    name: 'rolled',
    args: [{ name: 'n', kind: 'number', value: number }],
    marks: [],
    dice: [],
  });
  const first = append([], { story: 0, events: [event(0), event(1), event(2)] });
  const taken = append(first.story, { story: 1, events: [event(1)] });
  expect(taken.story.map((e) => e.args[0]?.word)).toEqual(['0', '1']);
  expect(taken.fresh.map((e) => e.number)).toEqual([1]);
});

test('any view becomes headed lines', () => {
  const blocks = outline({
    turn: 3,
    angry: false,
    bags: { white: { vikings: 6 }, blue: { vikings: 9 } },
    awake: ['hymir'],
    gods: [{ id: 'thor', vikings: 2, weapons: {} }],
  });
  expect(blocks.map((b) => b.title)).toEqual(['', 'bags', 'awake', 'gods']);
  expect(blocks[0]?.lines.map((l) => `${l.label} ${l.value}`)).toEqual(['turn 3', 'angry –']);
  expect(blocks[3]?.lines.some((l) => l.label === 'thor')).toBe(true);
});

test('of several windows a phone shows the one with the most that can be done', () => {
  const windows = [
    { x: 0, y: 0, w: 600, h: 460 },
    { x: 600, y: 0, w: 600, h: 460 },
  ];
  const box = (x: number, y: number) => ({ x, y, w: 40, h: 40 });
  expect(showing(windows, [box(100, 100), box(700, 100), box(900, 300)], 390, 300)).toBe(1);
  expect(showing(windows, [box(100, 100), box(700, 100)], 390, 300)).toBe(0);
  expect(showing(windows, [box(100, 900)], 390, 300)).toBe(-1);
  expect(showing([], [box(100, 100)], 390, 300)).toBe(-1);
});

test('a phone flies to where the most targets lie together, and not beyond the edge of the board', () => {
  const home = { x: 0, y: 0, w: 600, h: 460 };
  const alone = { x: 20, y: 20, w: 60, h: 60 };
  const many = [900, 1000, 1100].map((x) => ({ x, y: 900, w: 60, h: 60 }));
  const seen = around([alone, ...many], 390, 300, home);
  expect(outside(many, seen)).toEqual({ left: 0, right: 0, up: 0, down: 0 });
  expect(seen.x + seen.w).toBeLessThanOrEqual(1200 + 23);
  expect(seen.y + seen.h).toBeLessThanOrEqual(1000 + 23);
});

test('the minimap goes where it hides the least of what is lit', () => {
  const at = { x: 0, y: 0, w: 600, h: 400 };
  const piece = { x: 520, y: 340, w: 40, h: 40 };
  expect(freest([], at, 100, 80)).toBe('se');
  expect(freest([piece], at, 100, 80)).toBe('sw');
  expect(freest([piece, { x: 0, y: 0, w: 90, h: 400 }], at, 100, 80)).toBe('ne');
});

test('a thing is out of sight once its middle is', () => {
  const at = { x: 0, y: 0, w: 600, h: 400 };
  expect(leaves({ x: 560, y: 10, w: 60, h: 60 }, at)).toBe(false);
  expect(leaves({ x: 580, y: 10, w: 60, h: 60 }, at)).toBe(true);
});
