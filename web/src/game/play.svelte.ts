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
/** How long a list that has just changed takes no decision, in ms: a second tap was meant for the list before. */
export const SETTLES_IN = 300;

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

/** The table at one moment, and the eyes it is seen through. */
export interface Moment {
  update: Update;
  eyes: Eyes;
}

/** Of several own seats the one that must decide looks. */
function momentOf(update: Update | null): Moment | null {
  const eyes = update?.eyes.find((e) => e.legal.length > 0) ?? update?.eyes[0];
  return update && eyes ? { update, eyes } : null;
}

/** The same seat has the same to choose: others have decided, in secret perhaps, and it concerned nobody here. */
function isSameChoice(was: Moment, now: Moment): boolean {
  const choice = ({ update, eyes }: Moment) => [eyes.seat, update.decision?.kind, ...eyes.legal.map((a) => a.number)];
  return choice(was).join() === choice(now).join();
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
  private settling = $state(false);
  private settled: ReturnType<typeof setTimeout> | undefined;
  /** This reader has decided, and what came of it is not here yet. */
  private decided = false;

  constructor(
    readonly link: TableLink,
    readonly stage: Stage<Moment>,
    private readonly words: () => Words,
  ) {
    link.changed = (before, fresh) => this.arrived(before, fresh);
    stage.ended = () => this.settle();
  }

  /** The table as it is. */
  readonly update = $derived.by(() => this.link.update);
  /** Something is being told: all that is shown is of that moment, and nothing can be chosen. */
  readonly telling = $derived.by(() => this.stage.held !== null);
  /** The table as it is shown: as it is, or as it was at the moment that is being told. */
  readonly shown = $derived.by(() => this.stage.held ?? momentOf(this.update));
  readonly own = $derived.by(() => this.update?.eyes.map((e) => e.seat).filter((seat) => seat >= 0) ?? []);
  /** This reader must decide, though what led there may still have to be told. */
  readonly turn = $derived.by(() => (momentOf(this.update)?.eyes.legal.length ?? 0) > 0);
  readonly eyes = $derived.by(() => this.shown?.eyes ?? null);
  readonly decision = $derived.by(() => this.shown?.update.decision ?? null);
  readonly seat = $derived.by(() => this.eyes?.seat ?? -1);
  /** It is over, and everything that led to its end has been told. */
  readonly ended = $derived.by(() => this.update?.over === true && !this.telling);
  readonly story = $derived.by(() => (this.link.stories[this.seat] ?? []).slice(0, this.stage.toldTo));
  readonly seats = $derived.by(() =>
    seatsOf(this.shown?.update.seats ?? [], this.own, this.decision?.waiting ?? [], this.words()),
  );
  readonly names = $derived.by(() => this.seats.map((s) => s.name));
  readonly all = $derived.by(() => optionsOf(this.eyes?.legal ?? [], this.words(), this.names));
  readonly open = $derived.by(() => this.link.connection === 'open' && !this.link.busy);
  /** A click or a key would decide now. */
  readonly ready = $derived.by(() => this.open && !this.telling && !this.settling);
  readonly options = $derived.by<readonly Option[]>(() => {
    if (!this.open) return [];
    const [kept, only] = [this.narrowed, this.only];
    return this.all.filter((o) => (kept?.includes(o.action) ?? true) && (only?.includes(o.action) ?? true));
  });
  readonly targets = $derived.by(() => targetsOf(this.options));
  /** The own steps that can still be taken back, in words, the oldest first. */
  readonly path = $derived.by(() =>
    optionsOf(this.eyes?.undoable ?? [], this.words(), this.names).map(({ label }) => label),
  );
  readonly canUndo = $derived.by(() => (this.open && !this.telling ? this.path.length : 0));
  readonly canAskUndo = $derived.by(() => this.open && !this.telling && this.eyes?.can_ask_undo === true);

  readonly hand: Hand = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the hand is an object of its own, with getters
    const play = this;
    return {
      get options() {
        return play.telling ? [] : play.options;
      },
      get targets() {
        return play.telling ? {} : play.targets;
      },
      get hot() {
        return play.hot;
      },
      get changed() {
        return play.marked;
      },
      actions: (kind: string, word: string, verbs?: readonly string[]) =>
        play.telling ? [] : actionsOn(play.options, play.targets, kind, word, verbs),
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
    const [last, now] = [momentOf(before), momentOf(this.update)];
    if (!now || before?.seq === now.update.seq) return;
    this.hot = [];
    this.pointed = null;
    if (this.decided || !last || !isSameChoice(last, now)) {
      this.narrowed = null;
      this.asked = null;
      this.settle();
    }
    this.decided = false;
    const { seat } = now.eyes;
    const was = before?.eyes.find((e) => e.seat === seat);
    if (!before || !was || now.update.position < before.position) return this.stage.forget();
    if (this.stage.held && this.stage.held.eyes.seat !== seat) this.stage.finish();
    this.stage.tell({ update: before, eyes: was }, now, fresh[seat] ?? []);
  }

  /** The list has changed by itself, or can be chosen from again. */
  private settle(): void {
    this.settling = true;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => (this.settling = false), SETTLES_IN);
  }

  pick(actions: readonly number[]): void {
    if (!this.open || this.telling || actions.length === 0) return;
    if (actions.length > 1) {
      this.narrowed = actions;
      return;
    }
    const option = this.all.find((o) => o.action === actions[0]);
    if (!option || !this.ready) return;
    if (CONFIRMED.has(option.verb) && this.asked !== option.action) {
      this.asked = option.action;
      return;
    }
    this.hot = [];
    this.decided = true;
    this.link.command({ t: 'act', seat: this.seat, action: option.action });
  }

  /** Leaves the present step: the question, the narrowed list, or the last decision. */
  back(): void {
    if (this.asked !== null) this.asked = null;
    else if (this.narrowed) this.narrowed = null;
    else this.undo(1);
  }

  undo(steps: number): void {
    if (this.canUndo > 0) this.link.command({ t: 'undo', seat: this.seat, steps: Math.min(steps, this.canUndo) });
    else if (this.canAskUndo) this.link.command({ t: 'undo', seat: this.seat, steps: 1 });
  }

  askHint(): void {
    if (this.open && !this.telling && this.all.length > 0) this.link.command({ t: 'hint', seat: this.seat });
  }

  explain(kind: string, word: string): void {
    if (this.words().has(`${kind}-${word}`)) this.about = { kind, word };
  }
}
