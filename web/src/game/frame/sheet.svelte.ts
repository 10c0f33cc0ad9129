/** The sheet of a phone: three heights, by tapping its grip, dragging it, or because something must be decided. */

const STOPS = ['peek', 'half', 'full'] as const;
type Stop = (typeof STOPS)[number];

/** How high the sheet is at each stop, in pixels and in parts of the window, as the layout has it. */
const PEEK = 96;
const HALF = 0.44;
const FULL = 0.54;
/** Pixels that a tapping finger may tremble. */
const STILL = 8;

export class Sheet {
  stop = $state<Stop>('half');
  /** Its height while a finger drags it. */
  height = $state<number | null>(null);
  private from = { y: 0, height: 0 };
  private moved = false;

  /** The next height, and round again. */
  turn(): void {
    this.stop = STOPS[(STOPS.indexOf(this.stop) + 1) % STOPS.length] ?? 'half';
  }

  /** A click that ends a drag turns nothing. */
  tapped(): void {
    if (!this.moved) this.turn();
    this.moved = false;
  }

  grab(event: PointerEvent): void {
    const grip = event.currentTarget as HTMLElement;
    grip.setPointerCapture(event.pointerId);
    this.moved = false;
    this.from = { y: event.clientY, height: grip.parentElement?.clientHeight ?? 0 };
  }

  drag(event: PointerEvent): void {
    const grip = event.currentTarget as HTMLElement;
    if (!grip.hasPointerCapture(event.pointerId)) return;
    const up = this.from.y - event.clientY;
    this.moved ||= Math.abs(up) > STILL;
    if (this.moved) this.height = Math.min(FULL * innerHeight, Math.max(PEEK, this.from.height + up));
  }

  release(): void {
    if (this.height !== null) this.stop = nearest(this.height, innerHeight);
    this.height = null;
  }
}

/** The stop whose height is nearest to this one. */
export function nearest(height: number, window: number): Stop {
  const heights = { peek: PEEK, half: HALF * window, full: FULL * window };
  return STOPS.reduce((best, stop) =>
    Math.abs(heights[stop] - height) < Math.abs(heights[best] - height) ? stop : best,
  );
}
