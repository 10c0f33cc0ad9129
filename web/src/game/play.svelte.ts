/** What one reader can do at a table now: the hand that boards light up, the list, the path and the keys' meaning. */
import type { Hand, Happening, Option, Pointed, Seat } from '../boards/contract';
import { colourOf } from '../draw/seats';
import type { TableLink } from '../net/link.svelte';
import { argument } from '../net/story';
import { page } from '../words/page.svelte';
import type { Words } from '../words/words';
import type { Action, Eyes, SeatInfo, Update } from '../wire';
import { actionsOn, targetsOf } from './choosing';
import type { Stage } from './stage.svelte';

const CONFIRMED = new Set(['pass', 'resign', 'retreat']);

export function seatsOf(
  infos: readonly SeatInfo[],
  own: readonly number[],
  waiting: readonly number[],
  words: Words,
): Seat[] {
  return infos.map((info) => {
    const player =
      info.kind === 'bot' ? page.say('seat-bot', { level: levelName(info.level) }) : info.name || page.say('seat-open');
    const key = info.id && words.has(`${info.id}.short`) ? `${info.id}.short` : info.id;
    const called = key && words.has(key) ? words.say(key) : '';
    const given = info.kind === 'person' ? info.name : '';
    const usual = page.say(info.kind === 'bot' ? 'bot-name' : 'seat-number', { number: info.seat + 1 });
    return {
      index: info.seat,
      name: called || given || usual,
      player,
      bot: info.kind === 'bot' || info.stand_in ? info.level : null,
      you: own.includes(info.seat),
      colour: colourOf(info.seat),
      waiting: waiting.includes(info.seat),
    };
  });
}

export function levelName(level: string): string {
  return page.words.has(`level-${level}`) ? page.say(`level-${level}`) : level;
}

export function optionsOf(legal: readonly Action[], words: Words, seats: readonly string[]): Option[] {
  return legal.map((action) => {
    const args = action.arguments.map(argument);
    return { action: action.number, verb: action.verb, args, label: words.phrase(`do-${action.verb}`, args, seats) };
  });
}

/** A step already taken that can be taken back. */
export interface Step {
  label: string;
  position: number;
}

export class Play {
  /** Actions left after pointing at something that several name; null: all. */
  narrowed = $state.raw<readonly number[] | null>(null);
  /** The only actions that may be taken, where a lesson says so. */
  only = $state.raw<readonly number[] | null>(null);
  hot = $state.raw<readonly number[]>([]);
  located = $state.raw<readonly string[]>([]);
  /** An action that asks to be confirmed. */
  asked = $state<number | null>(null);
  about = $state.raw<{ kind: string; word: string } | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  private taken = $state.raw<readonly Step[]>([]);

  constructor(
    readonly link: TableLink,
    readonly stage: Stage<Eyes>,
    private readonly words: () => Words,
  ) {
    link.changed = (before, fresh) => this.arrived(before, fresh);
  }

  readonly update = $derived.by(() => this.link.update);
  readonly own = $derived.by(() => this.update?.eyes.map((e) => e.seat).filter((seat) => seat >= 0) ?? []);
  /** The eyes shown: of several own seats the one that must decide. */
  readonly eyes = $derived.by<Eyes | null>(() => {
    const eyes = this.update?.eyes ?? [];
    return eyes.find((e) => e.legal.length > 0) ?? eyes[0] ?? null;
  });
  readonly seat = $derived.by(() => this.eyes?.seat ?? -1);
  /** It is over, and everything that led to its end has been told. */
  readonly ended = $derived.by(() => this.update?.over === true && this.stage.step === null);
  /** What the board shows: the table as it is, or as it was at the moment that is being told. */
  readonly picture = $derived.by(() => this.stage.held ?? this.eyes);
  readonly story = $derived.by(() => (this.link.stories[this.seat] ?? []).slice(0, this.stage.toldTo));
  readonly seats = $derived.by(() =>
    seatsOf(this.update?.seats ?? [], this.own, this.update?.decision?.waiting ?? [], this.words()),
  );
  readonly names = $derived.by(() => this.seats.map((s) => s.name));
  readonly all = $derived.by(() => optionsOf(this.eyes?.legal ?? [], this.words(), this.names));
  readonly open = $derived.by(() => this.link.connection === 'open' && !this.link.busy);
  readonly options = $derived.by<readonly Option[]>(() => {
    if (!this.open) return [];
    const [kept, only] = [this.narrowed, this.only];
    return this.all.filter((o) => (kept?.includes(o.action) ?? true) && (only?.includes(o.action) ?? true));
  });
  readonly targets = $derived.by(() => targetsOf(this.options));
  readonly canUndo = $derived.by(() => (this.open ? (this.eyes?.can_undo ?? 0) : 0));
  /** The own steps that can still be taken back, the oldest first. */
  readonly path = $derived.by(() =>
    this.taken.filter((s) => s.position < (this.update?.position ?? 0)).slice(-this.canUndo || this.taken.length),
  );

  readonly hand: Hand = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the hand is an object of its own, with getters
    const play = this;
    return {
      get options() {
        return play.stage.held ? [] : play.options;
      },
      get targets() {
        return play.stage.held ? {} : play.targets;
      },
      get hot() {
        return play.hot;
      },
      get changed() {
        return play.marked;
      },
      actions: (kind: string, word: string, verbs?: readonly string[]) =>
        play.stage.held ? [] : actionsOn(play.options, play.targets, kind, word, verbs),
      onhover: (actions: readonly number[]) => {
        play.hot = actions;
      },
      onpoint: (thing: Pointed | null) => {
        play.pointed = thing;
      },
      onpick: (actions: readonly number[]) => play.pick(actions),
      onabout: (kind: string, word: string) => play.explain(kind, word),
    };
  })();
  readonly marked = $derived.by<ReadonlySet<string>>(() =>
    this.located.length > 0 ? new Set(this.located) : this.stage.changed,
  );

  /** The table has changed: what happened is told, unless it was taken back or somebody else looks now. */
  private arrived(before: Update | null, fresh: Record<number, readonly Happening[]>): void {
    const [update, eyes] = [this.update, this.eyes];
    if (before?.seq === update?.seq) return;
    this.narrowed = null;
    this.asked = null;
    this.hot = [];
    this.pointed = null;
    if (!eyes?.can_undo) this.taken = [];
    const events = fresh[this.seat] ?? [];
    if (!update || !eyes || !before) return;
    const was = before.eyes.find((e) => e.seat === eyes.seat);
    if (!was || update.position < before.position) this.stage.forget();
    else this.stage.tell(was, eyes, events);
  }

  pick(actions: readonly number[]): void {
    if (!this.open || actions.length === 0) return;
    if (actions.length > 1) {
      this.narrowed = actions;
      return;
    }
    const option = this.all.find((o) => o.action === actions[0]);
    if (!option) return;
    if (CONFIRMED.has(option.verb) && this.asked !== option.action) {
      this.asked = option.action;
      return;
    }
    this.taken = [
      ...this.taken.slice(-this.canUndo || this.taken.length),
      { label: option.label, position: this.update?.position ?? 0 },
    ];
    this.hot = [];
    this.link.command({ t: 'act', seat: this.seat, action: option.action });
  }

  /** Leaves the present step: the question, the narrowed list, or the last decision. */
  back(): void {
    if (this.asked !== null) this.asked = null;
    else if (this.narrowed) this.narrowed = null;
    else this.undo(1);
  }

  undo(steps: number): void {
    if (this.open && this.canUndo > 0)
      this.link.command({ t: 'undo', seat: this.seat, steps: Math.min(steps, this.canUndo) });
    else if (this.open && this.eyes?.can_ask_undo) this.link.command({ t: 'undo', seat: this.seat, steps: 1 });
  }

  askHint(): void {
    if (this.open && this.all.length > 0) this.link.command({ t: 'hint', seat: this.seat });
  }

  explain(kind: string, word: string): void {
    if (this.words().has(`${kind}-${word}`)) this.about = { kind, word };
  }
}
