/** Blood Rage's view, as meadhall/games/blood_rage/view.py makes it. */

export const RING = ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle'] as const;
export type RingId = (typeof RING)[number];
export const FJORDS = ['ne', 'se', 'sw', 'nw'] as const;
export type FjordId = (typeof FJORDS)[number];
export const STATS = ['rage', 'axes', 'horns'] as const;
export type StatId = (typeof STATS)[number];
export const SLOTS = ['leader', 'warrior', 'ship', 'clan_1', 'clan_2', 'clan_3', 'monster_1', 'monster_2'] as const;

export interface Figure {
  seat: number;
  figure: string;
}

export interface Province {
  id: RingId | 'yggdrasil';
  villages: number | null;
  figures: Figure[];
  token: string;
  pillaged: boolean;
  destroyed: boolean;
  doomed: number | null;
  fjord: FjordId | null;
  strength: number[];
}

export interface Fjord {
  id: FjordId;
  shores: string[];
  figures: Figure[];
  open: boolean;
}

export interface Clan {
  clan: string;
  glory: number;
  earned: Record<string, number>;
  rage: number;
  passed: boolean;
  stats: Record<StatId, { step: number; value: number }>;
  on_board: number;
  reserve: Record<string, number>;
  valhalla: Record<string, number>;
  figures: Record<string, { strength: number; cost: number }>;
  upgrades: Record<string, string>;
  hand: { size: number; backs: number[]; cards: string[] | null; known: string[] };
  quests: { count: number; backs: number[]; cards: string[] | null };
}

export interface CardFace {
  kind: 'leader' | 'warrior' | 'ship' | 'monster' | 'clan' | 'battle' | 'quest';
  cost: number;
  strength: number;
  bonus: number;
  glory: number;
}

export interface Battle {
  province: string;
  pillager: number;
  fighters: number[];
  strength: number[];
  bonus: number[];
  played: string[][];
  chosen: string | null;
  fallen: number[];
}

export interface View {
  age: number;
  phase: string;
  active: number;
  first: number;
  doom: string[];
  provinces: Province[];
  fjords: Fjord[];
  clans: Clan[];
  pack: string[] | null;
  passed_on: string[] | null;
  battle: Battle | null;
  pending: { source?: string; target?: string; province?: string; card?: string } | null;
  faces: Record<string, CardFace>;
}
