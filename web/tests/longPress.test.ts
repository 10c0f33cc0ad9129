import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LongPress } from '../src/boards/longPress';

const page = new EventTarget();
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const finger = (type: string, at: Partial<PointerEvent> = {}): PointerEvent =>
  Object.assign(new Event(type), {
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    clientX: 100,
    clientY: 100,
    ...at,
  }) as PointerEvent;

function pressed(): LongPress {
  const press = new LongPress(told);
  press.down(finger('pointerdown'));
  return press;
}

test('a finger that rests asks what a thing is, and its click chooses nothing', () => {
  const press = pressed();
  page.dispatchEvent(finger('pointermove', { clientX: 103 }));
  vi.runAllTimers();
  expect(told).toHaveBeenCalledOnce();
  expect(press.held).toBe(true);
});

test('a finger that moves drags, and asks nothing', () => {
  const press = pressed();
  page.dispatchEvent(finger('pointermove', { clientX: 112 }));
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();
  expect(press.held).toBe(false);
});

test('a second finger pinches, and asks nothing', () => {
  pressed();
  page.dispatchEvent(finger('pointerdown', { pointerId: 2, isPrimary: false }));
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();
});

test('a mouse never asks by resting', () => {
  new LongPress(told).down(finger('pointerdown', { pointerType: 'mouse' }));
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();
});
