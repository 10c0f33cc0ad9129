import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Play, INPUT_PAUSE_MS, type Moment } from '../src/game/play/play.svelte';
import { Playback } from '../src/game/story/playback.svelte';
import { append } from '../src/net/story';
import type { TableLink, Wish } from '../src/net/link.svelte';
import { Words } from '../src/words/words';
import type { Action, Event, SeatView, Update } from '../src/wire';

// what settings ask when they are loaded
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  move();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the reader's device lets things move. */
function move(moves = true): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !moves }));
}

const action = (number: number, verb = 'go'): Action => ({ number, verb, args: {}, arguments: [] });
const event = (number: number): Event => ({ number, name: 'gone', args: [], marks: [], dice: [] });

/** A table whose server is the test: `legal` of the only seat here, at each version. */
class Server {
  readonly sent: Wish[] = [];
  readonly link = {
    update: null as Update | null,
    connection: 'open',
    busy: false,
    hint: null,
    stories: {} as Record<number, ReturnType<typeof append>['story']>,
    changed: (() => undefined) as TableLink['changed'],
    command: (wish: Wish) => {
      this.sent.push(wish);
      this.link.busy = true;
    },
  };
  readonly play = new Play(
    this.link as unknown as TableLink,
    new Playback<Moment>(() => null),
    () => new Words('en'),
    () => ['yield'],
  );
  private told = 0;

  /** Sends the table with these legal actions, after so many events. */
  update(
    legal: readonly Action[],
    { events = 0, more = {} }: { events?: number; more?: Partial<Update & SeatView> } = {},
  ) {
    const before = this.link.update;
    const fresh = Array.from({ length: events }, (_, i) => event(this.told + i));
    const seatView = {
      seat: 0,
      view: {},
      legal,
      story: this.told,
      events: fresh,
      undoable: [],
      ...more,
    } as unknown as SeatView;
    this.told += events;
    const seq = (before?.seq ?? 0) + 1;
    this.link.update = {
      seq,
      position: seq,
      seats: [],
      clocks: [],
      decision: {
        kind: legal.map((each) => each.number).join(),
        waiting: legal.length > 0 ? [0] : [1],
        secret: false,
        about: [],
      },
      ...more,
      seat_views: [seatView],
    } as unknown as Update;
    const story = append(this.link.stories[0] ?? [], seatView);
    this.link.stories = { 0: story.story };
    this.link.busy = false;
    this.link.changed(before, { 0: before ? story.fresh : [] });
  }

  /** A table that has stood for a while. */
  static at(legal: readonly Action[]): Server {
    const server = new Server();
    server.update(legal);
    vi.advanceTimersByTime(INPUT_PAUSE_MS);
    return server;
  }
}
const acts = ({ sent }: Server): number[] => sent.flatMap((wish) => (wish.t === 'act' ? [wish.action] : []));
const shown = ({ play }: Server): number[] => play.options.map((option) => option.action);

test('a double tap takes one decision: a list that has just changed takes none', () => {
  move(false);
  const server = Server.at([action(1), action(2)]);
  server.play.pick([1]);
  server.play.pick([1]);
  server.update([action(1), action(2)]);
  server.play.pick([1]);
  vi.advanceTimersByTime(INPUT_PAUSE_MS - 1);
  server.play.pick([1]);
  expect(acts(server)).toEqual([1]);
  expect(server.play.ready).toBe(false);
  vi.advanceTimersByTime(1);
  expect(server.play.ready).toBe(true);
  server.play.pick([2]);
  expect(acts(server)).toEqual([1, 2]);
});

test('a list that the reader narrowed, or that others left as it was, takes a decision at once', () => {
  const server = Server.at([action(1), action(2), action(3)]);
  server.play.pick([1, 2]);
  expect(shown(server)).toEqual([1, 2]);
  server.update([action(1), action(2), action(3)]);
  expect(shown(server)).toEqual([1, 2]);
  server.play.pick([2]);
  expect(acts(server)).toEqual([2]);
});

test('the same list for another question is another list', () => {
  const server = Server.at([action(1), action(2)]);
  server.play.pick([1, 2]);
  server.update([action(1), action(2)], {
    more: { decision: { kind: 'other', waiting: [0], secret: false, about: [] } },
  });
  expect([server.play.narrowed, server.play.ready]).toEqual([null, false]);
});

test('a list that has just come asks nothing either, but can be narrowed', () => {
  const server = Server.at([action(1)]);
  server.update([action(5, 'yield'), action(6), action(7)]);
  server.play.pick([5]);
  expect(server.play.asked).toBeNull();
  server.play.pick([6, 7]);
  expect(shown(server)).toEqual([6, 7]);
});

test('while something is told everything shown is of that moment, and nothing can be chosen', () => {
  const server = Server.at([]);
  server.update([], { events: 1 });
  server.update([action(1), action(2)], { events: 1, more: { undoable: [action(9)] } });
  const { play } = server;
  expect([play.telling, play.turn, play.ready]).toEqual([true, true, false]);
  expect([shown(server), play.decision?.waiting, play.path, play.canUndo]).toEqual([[], [1], [], 0]);
  vi.advanceTimersByTime(500);
  expect([play.telling, shown(server), play.decision?.waiting]).toEqual([true, [1, 2], [0]]);
  expect(play.input.options).toEqual([]);
  vi.advanceTimersByTime(INPUT_PAUSE_MS);
  play.pick([1]);
  play.pick([1, 2]);
  play.undo(1);
  play.askHint();
  expect([server.sent, play.narrowed]).toEqual([[], null]);
});

test('when it has been told, or was cut short, the list settles once more before it takes a decision', () => {
  const server = Server.at([]);
  server.update([action(1), action(2)], { events: 3 });
  const { play } = server;
  vi.advanceTimersByTime(2 * INPUT_PAUSE_MS);
  play.playback.finish();
  expect([play.telling, shown(server), play.input.options.length]).toEqual([false, [1, 2], 2]);
  play.pick([1]);
  expect(acts(server)).toEqual([]);
  vi.advanceTimersByTime(INPUT_PAUSE_MS);
  play.pick([1]);
  expect(acts(server)).toEqual([1]);
});

test('where nothing may move nothing is told and nothing held back', () => {
  move(false);
  const server = Server.at([]);
  server.update([action(1)], { events: 3 });
  expect([server.play.telling, shown(server)]).toEqual([false, [1]]);
  vi.advanceTimersByTime(INPUT_PAUSE_MS);
  expect(server.play.ready).toBe(true);
});

test('the steps that can be taken back are the server’s, also after some were', () => {
  const server = Server.at([action(1)]);
  server.update([action(2)], { more: { undoable: [action(1)] } });
  server.update([action(3)], { more: { undoable: [action(1), action(2)] } });
  expect([server.play.path.length, server.play.canUndo]).toEqual([2, 2]);
  server.play.undo(1);
  server.update([action(2)], { more: { position: 2, undoable: [action(1)] } });
  expect(server.play.path.length).toBe(1);
  server.play.undo(5);
  expect(server.sent.map((wish) => (wish.t === 'undo' ? wish.steps : 0))).toEqual([1, 1]);
});

test('what was taken back is not told any longer', () => {
  const server = Server.at([action(1)]);
  server.update([action(2)], { events: 2 });
  server.update([action(1)], { more: { position: 1 } });
  expect([server.play.telling, shown(server)]).toEqual([false, [1]]);
});

test('a verb that the game wants to be confirmed asks once more, another is played at once', () => {
  const server = new Server();
  server.update([action(5, 'yield'), action(6, 'pass')]);
  vi.advanceTimersByTime(INPUT_PAUSE_MS);
  server.play.pick([5]);
  expect([server.play.asked, server.sent.length]).toEqual([5, 0]);
  server.play.pick([5]);
  expect(server.sent, 'a double tap does not answer what it has not read').toEqual([]);
  vi.advanceTimersByTime(INPUT_PAUSE_MS);
  server.play.pick([5]);
  expect(server.sent).toMatchObject([{ t: 'act', action: 5 }]);
  server.link.busy = false;
  server.update([action(5, 'yield'), action(6, 'pass')]);
  vi.advanceTimersByTime(INPUT_PAUSE_MS);
  server.play.pick([6]);
  expect(server.sent[1]).toMatchObject({ t: 'act', action: 6 });
});

test('the same is taken as often as was said, as long as the same is asked', () => {
  move(false);
  const server = Server.at([action(1), action(2)]);
  const again = { more: { decision: { kind: '1,2', waiting: [0], secret: false, about: [] } } };
  server.play.countOn(1, 3);
  server.play.countOn(1, 3);
  expect(server.play.timesOf(1)).toBe(3);
  server.play.pick([1]);
  server.update([action(1), action(2)], again);
  server.update([action(1), action(2)], again);
  expect(acts(server)).toEqual([1, 1, 1]);
  server.update([action(1), action(2)], again);
  expect(acts(server)).toEqual([1, 1, 1]);
  expect(server.play.timesOf(1)).toBe(1);
});

test('what is repeated stops when something else is asked, when it is gone, or at a step back', () => {
  move(false);
  for (const next of [[action(1), action(3)], [action(2)]]) {
    const server = Server.at([action(1), action(2)]);
    server.play.countOn(1, 4);
    server.play.pick([1]);
    server.update(next);
    expect(acts(server)).toEqual([1]);
  }
  const server = Server.at([action(1), action(2)]);
  server.play.countOn(1, 2);
  server.play.pick([1]);
  server.play.back();
  server.update([action(1), action(2)]);
  expect(acts(server)).toEqual([1]);
});

test('the count begins again after the most', () => {
  const server = Server.at([action(1)]);
  server.play.countOn(1, 2);
  server.play.countOn(1, 2);
  expect(server.play.timesOf(1)).toBe(1);
});
