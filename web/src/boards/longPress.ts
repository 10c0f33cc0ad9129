/** A finger that rests on a thing: it opens "what is this?"; one that moves, or a second one, pans and zooms instead. */
const HOLD_MS = 550;
/** Pixels that a finger may tremble. */
const STILL = 8;

export class LongPress {
  /** The last press was long: the click that ends it chooses nothing. */
  held = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private from = { id: -1, x: 0, y: 0 };

  constructor(private readonly tell: () => void) {}

  down(event: PointerEvent): void {
    this.held = false;
    this.cancel();
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    this.from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.waiting = setTimeout(() => {
      this.stop();
      this.held = true;
      this.tell();
    }, HOLD_MS);
    addEventListener('pointermove', this.moved);
    addEventListener('pointerdown', this.second, true);
  }

  cancel(): void {
    clearTimeout(this.waiting);
    this.stop();
  }

  /** A finger on a small board takes the pointer away from the thing: the whole window listens. */
  private readonly moved = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STILL) this.cancel();
  };
  private readonly second = (event: PointerEvent): void => {
    if (event.pointerId !== this.from.id) this.cancel();
  };
  private stop(): void {
    removeEventListener('pointermove', this.moved);
    removeEventListener('pointerdown', this.second, true);
  }
}
