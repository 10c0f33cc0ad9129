/** The focus stays in its part of the table when what had it is gone: it never falls to the page itself. */

const PARTS = '.decide, .board, .tray, .tray-pane, .rail, .table-pane';

export class FocusKeeper {
  private part: HTMLElement | null = null;

  entered({ target }: FocusEvent): void {
    this.part = target instanceof Element ? target.closest<HTMLElement>(PARTS) : null;
  }

  /** Whoever leaves without going anywhere else wants nothing back; what was taken away did not leave. */
  left({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget) return;
    requestAnimationFrame(() => {
      if (target instanceof Element && target.isConnected && isLost()) this.part = null;
    });
  }

  /** Once the table has changed; `asked`: something new is asked, which whoever is in the list wants to hear. */
  keep(asked: boolean): void {
    requestAnimationFrame(() => {
      const inList = this.part?.matches('.decide') ?? false;
      if (!this.part || !(isLost() || (asked && inList))) return;
      const to = inList
        ? document.getElementById('prompt')
        : this.part.matches('.board')
          ? this.part.querySelector<SVGElement>('.frame > svg')
          : this.part;
      to?.focus({ preventScroll: true });
    });
  }
}

function isLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}
