import { expect, test } from 'vitest';

import { Failed } from '../src/net/api';
import { newId } from '../src/net/id';
import { isHarmless, lineOf, uncaughtError } from '../src/errors.svelte';

test('ids are all different, and short enough for the server', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test('a line says what was thrown and where', () => {
  expect(lineOf(new TypeError('no mast'))).toMatch(/^TypeError: no mast \(errors\.test\.ts:\d+:\d+\)$/);
  expect(lineOf('no mast')).toBe('no mast');
});

test('noise, and what is told elsewhere, is harmless', () => {
  expect(isHarmless('ResizeObserver loop completed with undelivered notifications.')).toBe(true);
  expect(isHarmless('Script error.')).toBe(true);
  expect(isHarmless(new DOMException('gone', 'AbortError'))).toBe(true);
  expect(isHarmless(new Failed('away'))).toBe(true);
  expect(isHarmless(new Failed('internal'))).toBe(false);
  expect(isHarmless(new TypeError('no mast'))).toBe(false);
  expect(isHarmless(new TypeError('Failed to fetch dynamically imported module: /assets/Rules.js'))).toBe(false);
});

test('the same is told once, something else again when the first was put away', () => {
  for (const thrown of ['no mast', 'no oars', 'no mast']) uncaughtError.tell(thrown);
  expect(uncaughtError.line).toBe('no mast');
  uncaughtError.close();
  uncaughtError.tell('no mast');
  expect(uncaughtError.line).toBe('');
  uncaughtError.tell('no oars');
  expect(uncaughtError.line).toBe('no oars');
});
