import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GameUi, GameEvent } from '../src/boards/contract';
import { origins } from '../src/draw/glide';
import { left, shown } from '../src/game/seats/clock';
import { revealOf, type Reveal } from '../src/game/story/reveal';
import { battles, chapters } from '../src/game/story/chapters';
import {
  hurried,
  LONGEST,
  LONGEST_SCENE,
  sceneAfter,
  stepsOf,
  StepQueue,
  type Scene,
  type Step,
} from '../src/game/story/steps';

let count = 0;
const event = (name: string, marks: string[] = [], ...args: [string, string][]): GameEvent => ({
  number: count++,
  name,
  marks,
  args: args.map(([kind, word]) => ({ name: kind, kind, word })),
  dice: [],
});
const nothing = (): Reveal | null => null;
const anything = (): Reveal => ({ dice: [], cards: [] });
const names = (steps: readonly Step<unknown>[]): string[][] => steps.map((s) => s.events.map((e) => e.name));

beforeEach(() => {
  count = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each event is a step; dice that fall and cards that turn together are one', () => {
  const steps = stepsOf(
    [event('moved'), event('moved'), event('rolled', ['dice']), event('rolled', ['dice']), event('won')],
    'after',
    nothing,
  );
  expect(names(steps)).toEqual([['moved'], ['moved'], ['rolled', 'rolled'], ['won']]);
});

test('the picture turns at once, but never before what is revealed has been seen', () => {
  const plain = stepsOf([event('moved'), event('won')], 'after', nothing);
  expect(plain.map((s) => s.picture)).toEqual(['after', null]);
  const rolled = stepsOf([event('fight'), event('rolled', ['dice']), event('won')], 'after', ([e]) =>
    e?.name === 'rolled' ? anything() : null,
  );
  expect(rolled.map((s) => s.picture)).toEqual([null, null, 'after']);
  const last = stepsOf([event('rolled', ['dice'])], 'after', anything);
  expect(last.map((s) => s.picture)).toEqual([null, 'after']);
  expect(last[1]).toMatchObject({ events: [], ms: 0 });
});

test('a long story is told faster, a short one is not slowed down', () => {
  expect(hurried([400, 400], 2500)).toEqual([400, 400]);
  const much = hurried(
    Array.from({ length: 30 }, () => 450),
    2500,
  );
  expect(much.reduce((a, b) => a + b)).toBeCloseTo(2500);
});

function teller() {
  const told: string[] = [];
  const telling = new StepQueue<string>(
    (step) => told.push(step.events[0]?.name ?? `(${step.picture})`),
    () => told.push('done'),
  );
  return { told, telling };
}

test('steps come one after the other and the queue drains', () => {
  const { told, telling } = teller();
  telling.add(stepsOf([event('a'), event('b')], 'x', nothing), 1);
  expect(told).toEqual(['a']);
  expect(telling.busy).toBe(true);
  telling.add(stepsOf([event('c')], 'y', nothing), 1);
  vi.advanceTimersByTime(3 * LONGEST);
  expect(told).toEqual(['a', 'b', 'c', 'done']);
  expect(telling.busy).toBe(false);
});

test('however much happens, all of it is told within the limit', () => {
  const { told, telling } = teller();
  telling.add(
    stepsOf(
      Array.from({ length: 200 }, (_, i) => event(`e${i}`)),
      'x',
      nothing,
    ),
    1,
  );
  vi.advanceTimersByTime(LONGEST + 1);
  expect(told).toHaveLength(201);
  expect(told.at(-1)).toBe('done');
  telling.add(
    stepsOf(
      Array.from({ length: 60 }, (_, i) => event(`b${i}`, ['battle'])),
      'x',
      nothing,
    ),
    1,
  );
  vi.advanceTimersByTime(LONGEST + 1);
  expect(told.at(-1)).not.toBe('done');
  vi.advanceTimersByTime(LONGEST_SCENE - LONGEST);
  expect(told.at(-1)).toBe('done');
});

test('it can be cut short at any moment, and says so once', () => {
  const { told, telling } = teller();
  telling.finish();
  expect(told).toEqual([]);
  telling.add(stepsOf([event('a'), event('b')], 'x', nothing), 1);
  telling.finish();
  vi.advanceTimersByTime(3 * LONGEST);
  expect(told).toEqual(['a', 'done']);
});

test('at pace 0 nothing is told, and what was being told ends', () => {
  const { told, telling } = teller();
  telling.add(stepsOf([event('a'), event('b')], 'x', nothing), 0);
  expect(told).toEqual([]);
  telling.add(stepsOf([event('a'), event('b')], 'x', nothing), 1);
  telling.add(stepsOf([event('c')], 'y', nothing), 0);
  expect(told).toEqual(['a', 'done']);
});

test('a battle fills one panel and keeps its dice; anything else is a line of its own', () => {
  const dice = anything();
  const steps = stepsOf(
    [
      event('moved'),
      event('fight', ['battle']),
      event('rolled', ['battle', 'dice']),
      event('won', ['battle']),
      event('go'),
    ],
    'x',
    ([e]) => (e?.name === 'rolled' ? dice : null),
  );
  const scenes: (Scene | null)[] = [];
  for (const step of steps) scenes.push(sceneAfter(scenes.at(-1) ?? null, step));
  expect(scenes.map((s) => s?.lines.map((e) => e.name))).toEqual([
    ['moved'],
    ['fight'],
    ['fight', 'rolled'],
    ['fight', 'rolled', 'won'],
    ['go'],
  ]);
  expect(scenes.map((s) => s?.reveal)).toEqual([null, null, dice, dice, null]);
});

test('another battle clears the panel', () => {
  const steps = stepsOf([event('won', ['battle']), event('fight', ['battle', 'opening'])], 'x', nothing);
  const scenes = steps.reduce<(Scene | null)[]>((all, step) => [...all, sceneAfter(all.at(-1) ?? null, step)], []);
  expect(scenes.at(-1)?.lines.map((e) => e.name)).toEqual(['fight']);
});

test('cards and dice are taken from what the server marks, never guessed', () => {
  const face = {
    dice: ({ dice }) => dice.map((count) => ({ colour: 'red', glyph: 'sword', count: Number(count) })),
  } as Pick<GameUi, 'dice'> as GameUi;
  const card = event('shown', ['card'], ['seat', '1'], ['card', 'trickery']);
  expect(revealOf(face, [card])?.cards).toEqual([{ kind: 'card', word: 'trickery', seat: 1 }]);
  expect(revealOf(face, [event('shown', [], ['card', 'trickery'])])).toBeNull();
  const rolled = { ...event('rolled', ['dice']), dice: [2] };
  expect(revealOf(face, [rolled])?.dice).toEqual([{ colour: 'red', glyph: 'sword', count: 2 }]);
  expect(revealOf(face, [event('rolled', ['dice'])])).toBeNull();
});

test('pieces that are alike are matched with the nearest that has gone', () => {
  const at = (name: string, x: number) => ({ name, x, y: 0 });
  const before = [at('red helm', 0), at('red helm', 100), at('blue helm', 200)];
  const now = [at('red helm', 100), at('red helm', 150), at('blue helm', 200), at('bone helm', 0)];
  expect(origins(before, now)).toEqual(['here', before[0], 'here', 'nowhere']);
  const two = origins([at('a', 0), at('a', 90)], [at('a', 100), at('a', 20)]);
  expect(two).toEqual([at('a', 90), at('a', 0)]);
});

test('the saga is kept in chapters and filtered by what the server marks', () => {
  const story = [
    event('drafted', [], ['seat', '0']),
    event('round', ['chapter']),
    event('fell', ['battle'], ['seat', '1']),
    event('scored', ['score'], ['seat', '0']),
    event('round', ['chapter']),
  ];
  const told = (filter: Parameters<typeof chapters>[1]) =>
    chapters(story, filter, 0).map((c) => [c.head?.name, ...c.lines.map((e) => e.name)]);
  expect(told('all')).toEqual([['round'], ['round', 'scored', 'fell'], [undefined, 'drafted']]);
  expect(told('mine')).toEqual([
    ['round', 'scored'],
    [undefined, 'drafted'],
  ]);
  expect(told('battles')).toEqual([['round', 'fell']]);
  expect(told('scores')).toEqual([['round', 'scored']]);
});

test('what happened since the last turn is a part of the saga, and the last battle stands by itself', () => {
  const story = [
    event('called', ['battle', 'opening']),
    event('called', ['battle', 'opening']),
    event('shown', ['card']),
    event('won', ['battle']),
    event('scored', ['score']),
  ];
  const lines = chapters(story, 'since', 0, story[2]?.number ?? 0).flatMap((c) => c.lines.map((e) => e.name));
  expect(lines).toEqual(['scored', 'won', 'shown']);
  expect(battles(story)).toEqual([[story[0]], story.slice(1, 5)]);
  expect(battles(story.slice(4))).toEqual([]);
});

const cards = (story: readonly GameEvent[]): string[][] => battles(story).map((lines) => lines.map((e) => e.name));

test('a die alone is no battle, nor are risks, and a battle ends with its chapter', () => {
  const die = (): GameEvent => event('rolled', ['battle', 'dice']);
  expect(cards([event('turn', ['chapter']), event('drawn'), die(), event('hel_takes')])).toEqual([]);
  const story = [
    ...[event('turn', ['chapter']), die(), event('drawn'), event('calming_begins'), die()],
    ...[event('fight', ['battle', 'opening']), die(), event('lost', ['battle']), event('moved')],
    ...[event('turn', ['chapter']), event('risks', ['battle']), die(), event('life_lost', ['battle'])],
  ];
  expect(cards(story)).toEqual([['fight', 'rolled', 'lost']]);
});

test('a battle that begins with its opening has all of its lines', () => {
  const story = [
    event('fell', ['battle']),
    event('fight', ['battle', 'opening']),
    event('rolled', ['battle', 'dice']),
    event('rune_used'),
    event('rolled', ['battle', 'dice']),
    event('won', ['battle']),
    event('scored', ['score']),
    event('moved'),
    event('survivors_return', ['battle']),
    event('fight', ['battle', 'opening']),
    event('rolled', ['dice']),
  ];
  const first = ['fight', 'rolled', 'rolled', 'won', 'scored', 'survivors_return'];
  expect(cards(story)).toEqual([first, ['fight', 'rolled']]);
});

test('a chapter may open a battle: all of Ragnarök is one', () => {
  const story = [
    event('world_fought', ['battle', 'opening']),
    event('ragnarok_begins', ['chapter', 'battle', 'opening']),
    event('battle_points', ['score']),
    event('world_deserted', ['battle']),
    event('population_armed'),
    event('mustered', ['battle']),
    event('hidden'),
    event('god_fights', ['battle']),
    event('ragnarok_fought', ['battle']),
    event('god_conquers', ['battle']),
    event('rewarded', ['score']),
  ];
  const told = story.filter((e) => e.marks.length > 0).map((e) => e.name);
  expect(cards(story)).toEqual([told.slice(0, 1), told.slice(1)]);
});

test('a long saga keeps its newest chapters', () => {
  const story = Array.from({ length: 400 }, (_, i) => event('e', i % 10 === 0 ? ['chapter'] : []));
  const kept = chapters(story, 'all', 0);
  expect(kept[0]?.head?.number).toBe(390);
  expect(kept.length).toBeLessThan(20);
});

const clock = (left: number, running: boolean) => ({ seat: 0, left, running, vacation: 0, away: null });

test('a clock runs on from what the server said, and stops at nothing', () => {
  expect(left(clock(60, true), 1000, 11_000)).toBe(50);
  expect(left(clock(60, false), 1000, 11_000)).toBe(60);
  expect(left(clock(5, true), 0, 60_000)).toBe(0);
  expect(shown(65)).toEqual({ time: '1:05' });
  expect(shown(3 * 3600 + 61)).toEqual({ time: '3:01:01' });
  expect(shown(3 * 86_400)).toEqual({ hours: 72 });
});
