/** What one reader can do at a table now: the input that boards light up, the list, the path and the keys' meaning. */
import type { BoardInput, GameEvent, Option, PointedThing } from '../../boards/contract';
import type { TableLink } from '../../net/link.svelte';
import type { Words } from '../../words/words';
import type { SeatView, Update } from '../../wire';
import { actionsOn, inOrder, optionsOf, targetsOf } from './options';
import { seatsOf } from './seats';
import type { Playback } from '../story/playback.svelte';
import { youOf } from '../story/you';

/** How long a list that has just changed takes no decision, in ms: a second tap was meant for the list before. */
export const INPUT_PAUSE_MS = 300;

/** What it needs of a table: a live one, or a position that stands still. */
export type Link = Pick<
  TableLink,
  'update' | 'connection' | 'busy' | 'hint' | 'refused' | 'stories' | 'lostSeat' | 'changed' | 'command'
>;

/** The table at one moment, and what one seat sees of it. */
export interface Moment {
  update: Update;
  seatView: SeatView;
}

/** Of several own seats the one that must decide looks. */
function momentOf(update: Update | null): Moment | null {
  const seatView = update?.seat_views.find((e) => e.legal.length > 0) ?? update?.seat_views[0];
  return update && seatView ? { update, seatView } : null;
}

/** The same seat has the same to choose: others have decided, in secret perhaps, and it concerned nobody here. */
function isSameChoice(was: Moment, now: Moment): boolean {
  const choice = ({ update, seatView: { seat, legal } }: Moment) => [
    seat,
    update.decision?.kind,
    ...legal.map((a) => a.number),
  ];
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
  pointed = $state.raw<PointedThing | null>(null);
  /** How often an option shall be taken in a row, where the reader has said more than once. */
  private wanted = $state.raw<Readonly<Record<number, number>>>({});
  /** What is being taken several times, and how often still. */
  private repeated: { action: number; kind: string; left: number } | null = null;
  /** The last decision of all was taken here, and nobody else has decided since. */
  goesOn = $state(false);
  private inputPaused = $state(false);
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** This reader has decided, and what came of it is not here yet. */
  private decided = false;

  constructor(
    readonly link: Link,
    readonly playback: Playback<Moment>,
    private readonly words: () => Words,
    /** Verbs that the game wants to be confirmed. */
    private readonly confirmedVerbs: () => readonly string[],
    /** The game's order of verbs in the list. */
    private readonly order: () => readonly string[] = () => [],
  ) {
    link.changed = (before, fresh) => this.arrived(before, fresh);
    playback.ended = () => this.pauseInput();
  }

  /** The table as it is. */
  readonly update = $derived.by(() => this.link.update);
  /** Something is being told: all that is shown is of that moment, and nothing can be chosen. */
  readonly telling = $derived.by(() => this.playback.held !== null);
  /** The table as it is shown: as it is, or as it was at the moment that is being told. */
  readonly shown = $derived.by(() => this.playback.held ?? momentOf(this.update));
  readonly own = $derived.by(() => this.update?.seat_views.map((e) => e.seat).filter((seat) => seat >= 0) ?? []);
  /** This reader must decide, though what led there may still have to be told. */
  readonly turn = $derived.by(() => (momentOf(this.update)?.seatView.legal.length ?? 0) > 0);
  readonly seatView = $derived.by(() => this.shown?.seatView ?? null);
  readonly decision = $derived.by(() => this.shown?.update.decision ?? null);
  readonly seat = $derived.by(() => this.seatView?.seat ?? -1);
  /** It is over, and everything that led to its end has been told. */
  readonly ended = $derived.by(() => this.update?.over === true && !this.telling);
  readonly story = $derived.by(() => (this.link.stories[this.seat] ?? []).slice(0, this.playback.toldTo));
  readonly seats = $derived.by(() =>
    seatsOf(this.shown?.update.seats ?? [], this.own, this.decision?.waiting ?? [], this.words()),
  );
  readonly names = $derived.by(() => this.seats.map((s) => s.name));
  readonly you = $derived.by(() => youOf(this.seats));
  /** Everything that is legal, as the server sent it: a hint's values are in this order. */
  readonly all = $derived.by(() =>
    optionsOf(this.seatView?.legal ?? [], this.words(), this.names, this.you, this.decision?.kind),
  );
  readonly open = $derived.by(() => this.link.connection === 'open' && !this.link.busy);
  /** A click or a key would decide now. */
  readonly ready = $derived.by(() => this.open && !this.telling && !this.inputPaused);
  readonly options = $derived.by<readonly Option[]>(() => {
    if (!this.open) return [];
    const [kept, only] = [this.narrowed, this.only];
    const left = this.all.filter((o) => (kept?.includes(o.action) ?? true) && (only?.includes(o.action) ?? true));
    return inOrder(left, this.order());
  });
  readonly targets = $derived.by(() => targetsOf(this.options));
  /** The own steps that can still be taken back, in words, the oldest first. */
  readonly path = $derived.by(() =>
    optionsOf(this.seatView?.undoable ?? [], this.words(), this.names, this.you, this.seatView?.answered ?? []).map(
      ({ label }) => label,
    ),
  );
  readonly canUndo = $derived.by(() => (this.open && !this.telling ? this.path.length : 0));
  readonly canAskUndo = $derived.by(() => this.open && !this.telling && this.seatView?.can_ask_undo === true);

  readonly input: BoardInput = (() => {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the input is an object of its own, with getters
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
      onpoint: (thing: PointedThing | null) => {
        play.pointed = thing;
      },
      onpick: (actions: readonly number[]) => play.pick(actions),
      onabout: (kind: string, word: string) => play.explain(kind, word),
    };
  })();
  readonly marked = $derived.by<ReadonlySet<string>>(() =>
    this.located.length > 0 ? new Set(this.located) : this.playback.changed,
  );

  /** The table has changed: what happened is told, unless it was taken back or somebody else looks now. */
  private arrived(before: Update | null, fresh: Record<number, readonly GameEvent[]>): void {
    const [last, now] = [momentOf(before), momentOf(this.update)];
    if (!now || before?.seq === now.update.seq) return;
    if (this.repeat(now)) return;
    this.hot = [];
    this.pointed = null;
    if (this.decided || !last || !isSameChoice(last, now)) {
      this.narrowed = null;
      this.asked = null;
      this.wanted = {};
      this.pauseInput();
    }
    this.goesOn = this.decided && now.update.position === (before?.position ?? 0) + 1;
    this.decided = false;
    const { seat } = now.seatView;
    const was = before?.seat_views.find((e) => e.seat === seat);
    if (!before || !was || now.update.position < before.position) return this.playback.forget();
    if (this.playback.held && this.playback.held.seatView.seat !== seat) this.playback.finish();
    this.playback.tell({ update: before, seatView: was }, now, fresh[seat] ?? []);
  }

  /** The list has changed by itself, or can be chosen from again. */
  private pauseInput(): void {
    this.inputPaused = true;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => (this.inputPaused = false), INPUT_PAUSE_MS);
  }

  pick(actions: readonly number[]): void {
    if (!this.open || this.telling || actions.length === 0) return;
    if (actions.length > 1) {
      this.narrowed = actions;
      return;
    }
    const option = this.all.find((o) => o.action === actions[0]);
    if (!option || !this.ready) return;
    if (this.confirmedVerbs().includes(option.verb) && this.asked !== option.action) {
      this.asked = option.action;
      this.pauseInput();
      return;
    }
    this.hot = [];
    const left = this.timesOf(option.action) - 1;
    this.repeated = left > 0 ? { action: option.action, kind: this.decision?.kind ?? '', left } : null;
    this.decide(option.action);
  }

  private decide(action: number): void {
    this.decided = true;
    this.link.command({ t: 'act', seat: this.seat, action });
  }

  timesOf(action: number): number {
    return this.wanted[action] ?? 1;
  }

  /** Once more than before, and after the most once again. */
  countOn(action: number, most: number): void {
    this.wanted = { ...this.wanted, [action]: (this.timesOf(action) % most) + 1 };
  }

  /** Takes the same once more, while the same is asked and it can still be done. */
  private repeat({ update, seatView }: Moment): boolean {
    const again = this.repeated;
    this.repeated = null;
    if (!again || update.decision?.kind !== again.kind) return false;
    if (!seatView.legal.some(({ number }) => number === again.action)) return false;
    if (again.left > 1) this.repeated = { ...again, left: again.left - 1 };
    this.decide(again.action);
    return true;
  }

  /** Leaves the present step: the question, the narrowed list, or the last decision. */
  back(): void {
    this.repeated = null;
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
