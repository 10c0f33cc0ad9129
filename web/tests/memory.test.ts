import { beforeEach, expect, test, vi } from 'vitest';

import { StoryMemory } from '../src/game/story/memory.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('what became of people, the last turn and battles seen are remembered beyond a reload', () => {
  const note = { after: 3, seat: 1, key: 'note-left' };
  StoryMemory.of('a').remember({ notes: [note], since: 4 });
  StoryMemory.of('a').remember({ seen: 7 });
  const again = StoryMemory.of('a');
  expect([again.notes, again.since, again.seen]).toEqual([[note], 4, 7]);
  const other = StoryMemory.of('b');
  expect([other.notes, other.since, other.seen]).toEqual([[], undefined, null]);
});

test('what cannot be read is forgotten', () => {
  sessionStorage.setItem('meadhall-story-a', '{broken');
  expect(StoryMemory.of('a').notes).toEqual([]);
});
