import type { Seat } from '../../boards/contract';

/** The seat that is called "you"; -1: none is. */
export function youOf(seats: readonly Seat[]): number {
  return seats.find((seat) => seat.addressed)?.index ?? -1;
}
