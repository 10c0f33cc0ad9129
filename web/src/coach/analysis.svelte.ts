/** The coach's analysis of a finished game: asked for, waited for, read. */
import { api, Failed } from '../net/api';
import type { Analysis, AnalysisReport, JudgedMoment } from '../wire';

const AGAIN_MS = 2000;

export class GameAnalysis {
  found = $state.raw<Analysis | null>(null);
  /** Why the server refused, as it says it. */
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private readonly table: string) {}

  readonly report = $derived.by<AnalysisReport | null>(() => this.found?.report ?? null);
  /** Decisions that gave something away, in the order of the game. */
  readonly mistakes = $derived.by<JudgedMoment[]>(() => this.report?.moments.filter(({ verdict }) => verdict) ?? []);
  /** Each seat's chance at every position, or the team's. */
  readonly lines = $derived.by<number[][]>(() => {
    const { report } = this;
    return report ? report.first.map((first, i) => [first, ...report.moments.map((m) => m.chances[i] ?? 0)]) : [];
  });
  readonly marks = $derived.by(() =>
    this.mistakes.map(({ number, seat, verdict }) => ({ at: number + 1, seat, verdict })),
  );

  /** The mistake that led to a position, if one did. */
  mistakeAt(position: number): JudgedMoment | undefined {
    return this.mistakes.find(({ number }) => number + 1 === position);
  }

  load(): Promise<void> {
    return this.hear(api.analysis(this.table));
  }
  ask(): Promise<void> {
    return this.hear(api.analyse(this.table));
  }
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async hear(answer: Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    let again = 0;
    try {
      this.found = await answer;
      this.problem = '';
      if (this.found.state === 'waiting') again = AGAIN_MS;
    } catch (error) {
      this.problem = error instanceof Failed ? error.reason : 'internal';
      again = error instanceof Failed ? error.retry * 1000 : 0;
    }
    if (again > 0 && !this.ended) this.timer = setTimeout(() => void this.load(), again);
  }
}
