/** What the board shows while something is told, and what stands over it: the same at a table and in a replay. */
import type { GameEvent } from '../../boards/contract';
import { pace } from '../../settings.svelte';
import { thingsIn } from './things';
import type { Reveal } from './reveal';
import { sceneAfter, stepsOf, StepQueue, type Scene, type Step } from './steps';

const CHANGED_FOR = 4000;

export class Playback<P> {
  /** What is being told now; null when the board shows the table as it is. */
  step = $state.raw<Step<P> | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** What the board shows while something is told. */
  held = $state.raw<P | null>(null);
  /** The first event of the story that has not been told yet. */
  toldTo = $state(Infinity);
  /** `kind:word` of everything that changed a moment ago. */
  changed = $state.raw<ReadonlySet<string>>(new Set<string>());
  /** Called when everything has been told or was cut short. */
  ended: () => void = () => undefined;
  private lately: readonly GameEvent[] = [];
  private fading: ReturnType<typeof setTimeout> | undefined;
  private readonly telling = new StepQueue<P>(
    (step) => this.show(step),
    () => {
      this.step = null;
      this.scene = null;
      this.held = null;
      this.toldTo = Infinity;
      this.mark(this.lately);
      this.ended();
    },
  );

  constructor(
    /** What these events reveal that should be seen before its outcome. */
    private readonly revealed: (events: readonly GameEvent[]) => Reveal | null,
  ) {}

  /** Tells what led from one picture to the next, after what is being told already. */
  tell(was: P, now: P, events: readonly GameEvent[]): void {
    const first = events[0];
    if (!first) {
      if (this.held) this.add([], now);
      return;
    }
    this.lately = this.telling.busy ? [...this.lately, ...events] : events;
    this.mark(events);
    if (pace() === 0 || document.hidden) return this.finish();
    if (!this.telling.busy) {
      this.held = was;
      this.toldTo = first.number;
    }
    this.add(events, now);
  }

  /** Cuts short what is being told. */
  finish(): void {
    this.telling.finish();
  }

  /** What was told is not true any more, or not of this reader. */
  forget(): void {
    this.lately = [];
    this.finish();
  }

  private add(events: readonly GameEvent[], now: P): void {
    this.telling.add(stepsOf(events, now, this.revealed), pace());
  }

  private show(step: Step<P>): void {
    this.step = step;
    this.scene = sceneAfter(this.scene, step);
    if (step.picture) this.held = step.picture;
    const last = step.events.at(-1);
    if (!last) return;
    this.toldTo = last.number + 1;
    this.mark(step.events);
  }

  /** Lets things that events speak of wear beads for a while. */
  private mark(events: readonly GameEvent[]): void {
    this.changed = new Set(events.flatMap((event) => thingsIn(event.args)));
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.changed = new Set()), CHANGED_FOR);
  }
}
