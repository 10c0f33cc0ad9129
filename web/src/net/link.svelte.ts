/** A live table: one socket, kept alive, and everything the server last said about the table. */
import type { Blunder, ChatLine, Command, FromServer, HintAnswer, Refused, ToServer, Update } from '../wire';
import { newId } from './id';
import { append, type GameEvent } from './story';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** How often the server is asked whether it is there, and how long it may take to answer, in ms. */
const PING_EVERY = 4000;
const SILENCE = 10_000;

/** A command without what the link fills in. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'seq'> : never) : never;

export class TableLink {
  update = $state.raw<Update | null>(null);
  connection = $state<Connection>('connecting');
  /** When the connection was lost, in ms. */
  lostAt = $state(0);
  /** Just back after a loss; the strip says so for a moment. */
  restored = $state(false);
  chat = $state.raw<readonly ChatLine[]>([]);
  hint = $state.raw<HintAnswer | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** What the last decision gave away, at a learner's table. */
  blunder = $state.raw<Blunder | null>(null);
  /** A command is on its way, or what came of it: until then the table shown is the one before it. */
  busy = $state(false);
  /** A decision was made and waits for the line: it is sent as soon as there is one. */
  keepsDecision = $state(false);
  stories = $state.raw<Record<number, readonly GameEvent[]>>({});
  /** Called when the table has changed, with what each seat has seen happen; before anything is drawn anew. */
  changed: (before: Update | null, fresh: Record<number, readonly GameEvent[]>) => void = () => undefined;
  /** The seat whose key this browser had is no longer its own: from now on it only watches. */
  lostSeat = $state(false);
  /** Number of the last line of talk that was read. */
  private read = $state(-1);
  /** When the last update came, in ms: clocks run on from there. */
  heardAt = $state(0);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private pinged = 0;
  private waiting = new Map<string, ToServer>();
  /** The version of the table after the last command that was done. */
  private done = 0;
  private ended = false;

  constructor(
    readonly table: string,
    private tokens: readonly string[],
  ) {
    this.read = Number(sessionStorage.getItem(this.readKey) ?? -1);
    addEventListener('offline', this.offline);
    addEventListener('online', this.online);
    this.open();
  }

  private readonly offline = (): void => {
    if (this.socket) this.lost(this.socket);
  };
  private readonly online = (): void => {
    if (this.connection === 'open') return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  private open(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return socket.close();
      this.wait = FIRST_WAIT;
      this.heard = this.pinged = Date.now();
      this.send({ t: 'hello', tokens: [...this.tokens], seq: this.update?.seq ?? null });
      for (const command of this.waiting.values()) this.send(command);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => this.lost(socket);
    clearInterval(this.watch);
    this.watch = setInterval(() => this.keepAlive(), PING_EVERY);
  }

  /** Asks whether the server is there; one that has not answered the last question for a while is not. */
  private keepAlive(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const answered = this.heard >= this.pinged;
    if (!answered && Date.now() - this.pinged >= SILENCE) return this.lost(this.socket);
    if (!answered) return;
    this.pinged = Date.now();
    this.send({ t: 'ping', id: '' });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = null;
    socket.close();
    clearTimeout(this.timer);
    if (this.connection !== 'lost') this.lostAt = Date.now();
    this.connection = 'lost';
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'update':
        return this.take(message);
      case 'ack':
        this.done = Math.max(this.done, message.seq);
        return this.answered(message.id);
      case 'refused':
        this.answered(message.id);
        this.refused = message;
        return;
      case 'said':
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        return;
      case 'hinted':
        this.answered(message.id);
        this.hint = message;
        return;
      case 'blunder':
        this.blunder = message;
        return;
      case 'closed':
        if (message.retry > 0) return;
        if (message.reason.startsWith('not-allowed') && this.tokens.length > 0) this.watchOnly();
        else this.end();
        return;
      case 'pong':
        return;
    }
  }

  /** The keys open nothing any more: everything is asked for anew, as somebody who watches. */
  private watchOnly(): void {
    this.tokens = [];
    this.lostSeat = true;
    this.waiting.clear();
    this.update = null;
    this.stories = {};
    this.open();
  }

  private get readKey(): string {
    return `meadhall-read-${this.table}`;
  }
  /** Lines of others that nobody has read here. */
  readonly unread = $derived.by(() => {
    const own = this.update?.seat_views.map(({ seat }) => seat) ?? [];
    return this.chat.filter(({ number, seat }) => number > this.read && (seat < 0 || !own.includes(seat))).length;
  });
  /** All that was said has been seen. */
  readAll(): void {
    this.read = Math.max(this.read, this.chat.at(-1)?.number ?? -1);
    sessionStorage.setItem(this.readKey, String(this.read));
  }

  private answered(id: string): void {
    this.waiting.delete(id);
    this.updateBusy();
  }

  private updateBusy(): void {
    this.keepsDecision = [...this.waiting.values()].some(({ t }) => t === 'act');
    const awaited = [...this.waiting.values()].some(({ t }) => t !== 'hint'); // nobody is held up by good advice
    this.busy = awaited || (this.update?.seq ?? 0) < this.done;
  }

  private take(update: Update): void {
    const fresh: Record<number, readonly GameEvent[]> = {};
    const before = this.update;
    const stories = { ...this.stories };
    for (const seatView of update.seat_views) {
      const told = append(stories[seatView.seat] ?? [], seatView);
      stories[seatView.seat] = told.story;
      fresh[seatView.seat] = before ? told.fresh : [];
    }
    if (this.connection === 'lost') {
      this.restored = true;
      setTimeout(() => (this.restored = false), 2000);
    }
    this.connection = 'open';
    if (this.update?.seq !== update.seq) {
      this.hint = null;
      this.refused = null;
    }
    this.stories = stories;
    this.update = update;
    this.updateBusy();
    this.heardAt = Date.now();
    this.changed(before, fresh);
  }

  /** Sends a command; it is sent again after a reconnect until the server has answered. */
  command(wish: Wish): void {
    const id = newId();
    const command = { ...wish, id, seq: this.update?.seq ?? 0 } as Command;
    this.waiting.set(id, command);
    this.updateBusy();
    this.refused = null;
    if (command.t === 'act' || command.t === 'undo') this.blunder = null;
    this.send(command);
  }

  end(): void {
    this.ended = true;
    this.connection = 'closed';
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.socket?.close();
  }
}
