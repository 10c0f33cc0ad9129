import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TableLink } from '../src/net/link.svelte';
import type { FromServer, ToServer } from '../src/wire';

const page = new EventTarget();
let sockets: Socket[] = [];

/** A line whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: ToServer[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  answer(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
    this.say({ t: 'update', seq: 1, seat_views: [] });
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message as FromServer) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  vi.stubGlobal('WebSocket', Socket);
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): TableLink {
  const link = new TableLink('t', ['key']);
  sockets[0]!.answer();
  return link;
}
const acts = (socket: Socket | undefined) => socket?.sent.filter(({ t }) => t === 'act') ?? [];

test('a device that goes offline is told so at once, and tries again when it is back', () => {
  const link = opened();
  page.dispatchEvent(new Event('offline'));
  expect(link.connection).toBe('lost');
  page.dispatchEvent(new Event('online'));
  sockets.at(-1)!.answer();
  expect([link.connection, link.restored]).toEqual(['open', true]);
  link.end();
});

test('a server that no longer answers is noticed within seconds', () => {
  const link = opened();
  vi.advanceTimersByTime(20_000);
  expect(link.connection).toBe('lost');
  link.end();
});

test('one that answers is not given up, however long nothing happens', () => {
  const link = opened();
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(4000);
    sockets[0]!.say({ t: 'pong', id: '' });
  }
  expect([link.connection, sockets.length]).toEqual(['open', 1]);
  link.end();
});

test('a decision made while the line was dead is kept, and sent once it is back', () => {
  const link = opened();
  link.command({ t: 'act', seat: 0, action: 7 });
  vi.advanceTimersByTime(20_000);
  expect([link.connection, link.keepsDecision]).toEqual(['lost', true]);
  page.dispatchEvent(new Event('online'));
  sockets.at(-1)!.answer();
  const [first] = acts(sockets[0]);
  expect(acts(sockets.at(-1))).toEqual([first]);
  sockets.at(-1)!.say({ t: 'refused', id: (first as { id: string }).id, reason: 'stale' });
  expect([link.keepsDecision, link.refused?.reason]).toEqual([false, 'stale']);
  link.end();
});

test('whoever has lost the seat watches on, and talk is unread until it is read', () => {
  const link = new TableLink('t', ['key']);
  sockets[0]!.answer();
  sockets[0]!.say({ t: 'closed', reason: 'not-allowed: not a token of this table', retry: 0 });
  sockets[1]!.answer();
  expect(link.lostSeat).toBe(true);
  expect(sockets[1]!.sent[0]).toEqual({ t: 'hello', tokens: [], seq: null });
  sockets[1]!.say({ t: 'said', number: 0, at: 0, seat: 1, name: 'Bo', text: 'Well?' });
  expect(link.unread).toBe(1);
  link.readAll();
  expect(link.unread).toBe(0);
  link.end();
});
