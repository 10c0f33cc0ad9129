/** What this tab remembers of a table's story beyond a reload: people who came and went, the last turn, battles seen. */
import type { Note } from './notes';

interface Kept {
  notes: readonly Note[];
  since: number | null;
  seen: number | null;
}

export class StoryMemory {
  private kept = $state.raw<Kept>({ notes: [], since: null, seen: null });

  constructor(private readonly key: string) {
    try {
      this.kept = { ...this.kept, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>) };
    } catch {
      // what cannot be read is forgotten
    }
  }

  static of(table: string): StoryMemory {
    return new StoryMemory(`meadhall-story-${table}`);
  }

  /** Who left their seat, came back or gave up, and when in the story. */
  get notes(): readonly Note[] {
    return this.kept.notes;
  }
  /** The first event after the reader's last turn, where there was one. */
  get since(): number | undefined {
    return this.kept.since ?? undefined;
  }
  /** The last event of all battles that were looked at; null: nothing has been told yet. */
  get seen(): number | null {
    return this.kept.seen;
  }

  remember(fresh: Partial<Kept>): void {
    this.kept = { ...this.kept, ...fresh };
    sessionStorage.setItem(this.key, JSON.stringify(this.kept));
  }
}
