/** How fast a table plays: what a host may choose from, and what that means on the wire. */
import { DAY } from '../game/seats/clock';
import type { ClockSetting } from '../wire';

const MINUTE = 60;

/** Minutes for the whole game, or days for each decision; 0 and 0: as long as one likes. */
export interface Pace {
  minutes: number;
  days: number;
}

export const PACES: readonly Pace[] = [
  { minutes: 0, days: 0 },
  { minutes: 15, days: 0 },
  { minutes: 30, days: 0 },
  { minutes: 60, days: 0 },
  { minutes: 0, days: 1 },
  { minutes: 0, days: 3 },
  { minutes: 0, days: 7 },
];
/** Seconds after which a bot plays for somebody who is away. */
export const TAKEOVERS: readonly number[] = [0, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, DAY];
/** What is chosen unless the host says otherwise. */
export const TAKEOVER = 10 * MINUTE;
export const VACATIONS: readonly number[] = [0, 7, 14, 30];

export function clockOf({ minutes, days }: Pace, vacation: number): ClockSetting {
  if (days > 0) return { kind: 'decision', seconds: days * DAY, increment: 0, vacation };
  if (minutes > 0) return { kind: 'total', seconds: minutes * MINUTE, increment: 10, vacation: 0 };
  return { kind: 'none', seconds: 0, increment: 0, vacation: 0 };
}
