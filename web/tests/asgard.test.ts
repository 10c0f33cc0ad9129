import { describe, expect, it } from 'vitest';

import ui from '../src/boards/asgard';
import { roundsOf, totals } from '../src/boards/asgard/battles';
import type { View } from '../src/boards/asgard/view';
import type { GameEvent } from '../src/net/story';
import { Words } from '../src/words/words';

const told = (name: string, words: Record<string, string | number>): GameEvent => ({
  number: 0,
  name,
  args: Object.entries(words).map(([each, word]) => ({ name: each, kind: 'number', word: String(word) })),
  marks: [],
  dice: [],
});
const STORY = [
  told('battles_begin', { round: 1 }),
  told('world_fought', { world: 'world_1', light: 4, darkness: 2 }),
  told('world_won', { seat: 1, world: 'world_1', discs: 1 }),
  told('recruit_sent', { seat: 0, recruit: 'white', light: 4, darkness: 5 }),
  told('world_won', { seat: 0, world: 'world_1', discs: 1 }),
  told('battles_begin', { round: 2 }),
  told('hired', { seat: 0, recruit: 'white', light: 1, darkness: 0 }),
  told('battles_begin', { round: 3 }),
  told('world_fought', { world: 'world_2', light: 3, darkness: 3 }),
];

describe('the battles of Asgard', () => {
  it('are kept by rounds, the newest first, as they ended', () => {
    expect(roundsOf(STORY)).toEqual([
      { round: 3, fought: [{ world: 'world_2', strength: { light: 3, darkness: 3 }, winners: [] }] },
      { round: 1, fought: [{ world: 'world_1', strength: { light: 4, darkness: 5 }, winners: [1, 0] }] },
    ]);
  });
  it('say what both camps come to', () => {
    const words = new Words('en', 'camp-light = Light\ncamp-darkness = Darkness');
    expect(totals(STORY.slice(0, 4), words)).toEqual([
      { name: 'Light', total: 4 },
      { name: 'Darkness', total: 5 },
    ]);
    expect(totals([told('hired', { light: 1, darkness: 0 })], words)).toEqual([]);
  });
});

it('says whom a fallen warrior or a hidden tile goes to in a world', () => {
  const words = new Words('en', 'god-thor = Thor\ngod-hel = Hel\nasgard-rewards = rewards { $first } and { $second }');
  const world = {
    id: 'world_6',
    rewards: [12, 9],
    places: { light: { god: { id: 'thor' } }, darkness: { god: { id: 'hel' } } },
  };
  const view = { gods: [], worlds: [world], temples: [], players: [], temple: null } as unknown as View;
  const note = (verb: string, ...camp: string[]) => {
    const args = [['world', 'world_6'], ...camp.map((word) => ['camp', word])];
    const option = {
      action: 1,
      verb,
      label: '',
      args: args.map(([kind = '', word = '']) => ({ name: kind, kind, word })),
    };
    return ui.row?.(option, view, words, false, '', 0).note;
  };
  expect(note('rally')).toBe('Thor · rewards 12 and 9');
  expect(note('beneath', 'darkness')).toBe('Hel · rewards 12 and 9');
});
