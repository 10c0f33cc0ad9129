/** The campaign this browser keeps: its file as the server wrote it, and the table of the game under way. */

const KEY = 'meadhall-campaign';

export interface Kept {
  file: string;
  /** Of the next game, once it is set. */
  table?: string;
}

export function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return typeof found?.file === 'string' ? (found as Kept) : null;
  } catch {
    return null;
  }
}

/** Written whole or not at all: storage takes one value in one step. */
export function put(campaign: Kept | null): void {
  if (campaign) localStorage.setItem(KEY, JSON.stringify(campaign));
  else localStorage.removeItem(KEY);
}
