/** A position that stands still: it looks like a live table to whoever draws it, and hears what is chosen. */
import type { Link } from '../game/play/play.svelte';
import type { Connection, Wish } from '../net/link.svelte';
import { toGameEvent, type GameEvent } from '../net/story';
import type { HintAnswer, Refused, Update } from '../wire';

export class StillLink implements Link {
  update = $state.raw<Update | null>(null);
  connection = $state<Connection>('open');
  /** Nothing can be chosen: an answer was given. */
  busy = $state(false);
  hint = $state.raw<HintAnswer | null>(null);
  refused = $state.raw<Refused | null>(null);
  lostSeat = $state(false);
  stories = $state.raw<Record<number, readonly GameEvent[]>>({});
  changed: Link['changed'] = () => undefined;

  constructor(private readonly onact: (action: number) => void) {}

  /** Puts a position on the board, to be chosen from. */
  show(update: Update): void {
    this.stories = Object.fromEntries(update.seat_views.map(({ seat, events }) => [seat, events.map(toGameEvent)]));
    this.update = update;
    this.busy = false;
    this.changed(null, {});
  }

  command(wish: Wish): void {
    if (wish.t === 'act') this.onact(wish.action);
  }
}
