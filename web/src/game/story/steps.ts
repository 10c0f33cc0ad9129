/**
 * How what has happened is told: step after step, the board's picture turning when its moment has come.
 * Nothing here knows a game. Events carry the server's marks; a picture is whatever the board draws. The truth is
 * never here: when a telling is over or cut short, the page shows what the server last sent.
 */
import type { GameEvent } from '../../boards/contract';
import { marked } from './marks';
import type { Reveal } from './reveal';

/** All that is waiting is told within this time at normal pace, in ms. */
export const LONGEST = 2500;
/** The same where a battle, dice or cards are to be seen. */
export const LONGEST_SCENE = 5000;
/** What would stand for less than this is told without being shown. */
const BLINK = 60;
const LASTS = { dice: 1300, card: 1200, battle: 700, chapter: 500 } as const;
const PLAIN = 450;

export interface Step<P> {
  /** Usually one; dice that fall together and cards that turn together are one step. */
  events: readonly GameEvent[];
  reveal: Reveal | null;
  /** From this step on the board shows this picture. */
  picture: P | null;
  /** How long it stands at normal pace, or, when shown, how long it really does. */
  ms: number;
}

function lasts(event: GameEvent | undefined): number {
  if (!event) return 0;
  const mark = (Object.keys(LASTS) as (keyof typeof LASTS)[]).find((m) => marked(event, m));
  return mark ? LASTS[mark] : PLAIN;
}

function together(a: GameEvent | undefined, b: GameEvent): boolean {
  return a?.name === b.name && (marked(b, 'dice') || marked(b, 'card'));
}

/** The events of one change at the table. What is revealed is seen before the board shows what came of it. */
export function stepsOf<P>(
  events: readonly GameEvent[],
  picture: P,
  revealed: (events: readonly GameEvent[]) => Reveal | null,
): Step<P>[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && together(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  const reveals = groups.map((group) => revealed(group));
  const turn = reveals.findLastIndex((reveal) => reveal !== null) + 1;
  if (turn === groups.length) groups.push([]);
  return groups.map((group, i) => ({
    events: group,
    reveal: reveals[i] ?? null,
    picture: i === turn ? picture : null,
    ms: lasts(group[0]),
  }));
}

/** What stands over the board: one line, or all of a battle so far with its last dice or cards. */
export interface Scene {
  lines: readonly GameEvent[];
  reveal: Reveal | null;
  ms: number;
}

const SHOWN = ['battle', 'dice', 'card'];

function isShown({ events }: Pick<Step<unknown>, 'events'>): boolean {
  return events.some((event) => SHOWN.some((mark) => marked(event, mark)));
}

export function sceneAfter(scene: Scene | null, step: Step<unknown>): Scene | null {
  const { events, reveal, ms } = step;
  const first = events[0];
  if (!first) return scene;
  const goesOn = scene && isShown(step) && isShown({ events: scene.lines.slice(-1) });
  if (!goesOn || marked(first, 'opening')) return { lines: events, reveal, ms };
  return { lines: [...scene.lines, ...events], reveal: reveal ?? scene.reveal, ms };
}

/** How long each step stands so that all of them together keep the limit. */
export function hurried(lengths: readonly number[], limit: number): number[] {
  const whole = lengths.reduce((sum, ms) => sum + ms, 0);
  return whole <= limit ? [...lengths] : lengths.map((ms) => (ms * limit) / whole);
}

/** The queue of steps still to be told. */
export class StepQueue<P> {
  private waiting: Step<P>[] = [];
  private lengths: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  busy = false;

  constructor(
    private readonly show: (step: Step<P>) => void,
    private readonly done: () => void,
  ) {}

  /** Told after what is waiting already, all of it faster if there is much. At pace 0 nothing is told. */
  add(steps: readonly Step<P>[], pace: number): void {
    if (pace === 0) return this.finish();
    this.waiting.push(...steps);
    this.lengths = hurried(
      this.waiting.map((step) => step.ms * pace),
      (this.waiting.some(isShown) ? LONGEST_SCENE : LONGEST) * pace,
    );
    if (!this.busy) this.next();
  }

  /** Cuts it short. */
  finish(): void {
    clearTimeout(this.timer);
    const was = this.busy;
    this.waiting = [];
    this.busy = false;
    if (was) this.done();
  }

  private next(): void {
    for (;;) {
      const step = this.waiting.shift();
      const ms = this.lengths.shift() ?? 0;
      if (!step) return this.finish();
      this.busy = true;
      this.show({ ...step, ms });
      if (ms >= BLINK) {
        this.timer = setTimeout(() => this.next(), ms);
        return;
      }
    }
  }
}
