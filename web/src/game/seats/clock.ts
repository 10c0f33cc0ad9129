/** A seat's time as it stands now: the server says what was left when it spoke. */
import type { Clock } from '../../wire';

/** In seconds. */
export const DAY = 86_400;

export function left(clock: Pick<Clock, 'left' | 'running'>, heardAt: number, now: number): number {
  return Math.max(0, clock.left - (clock.running ? (now - heardAt) / 1000 : 0));
}

const two = (n: number): string => String(n).padStart(2, '0');

/** `4:05`, `2:04:05`; a day or more in whole hours, for the words to say. */
export function shown(seconds: number): { time: string } | { hours: number } {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return { hours: Math.floor(whole / 3600) };
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return { time: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}
