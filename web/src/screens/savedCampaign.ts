/** The campaign this browser keeps: its file as the server wrote it, and the table of the game under way. */

const KEY = 'meadhall-campaign';

export interface SavedCampaign {
  file: string;
  /** Of the next game, once it is set. */
  table?: string;
}

export function savedCampaign(): SavedCampaign | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<SavedCampaign> | null;
    return typeof found?.file === 'string' ? (found as SavedCampaign) : null;
  } catch {
    return null;
  }
}

/** Written whole or not at all: storage takes one value in one step. */
export function saveCampaign(campaign: SavedCampaign | null): void {
  if (campaign) localStorage.setItem(KEY, JSON.stringify(campaign));
  else localStorage.removeItem(KEY);
}
