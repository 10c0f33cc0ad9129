/** Six seats: colour, shape and glyph always together. Shapes never move between tables. */
import { circle, diamond, facets, type Point } from './paths';

export type SeatColour = 'red' | 'blue' | 'green' | 'bone' | 'violet' | 'iron';

export const COLOURS: readonly SeatColour[] = ['red', 'blue', 'green', 'bone', 'violet', 'iron'];

export function colourOf(seat: number): SeatColour {
  return COLOURS[seat % COLOURS.length]!;
}

/** The outline of a seat's shape of about radius r round (x, y). */
export function shape(colour: SeatColour, x: number, y: number, r: number): string {
  const at = (points: readonly Point[]): string => facets(points.map(([a, b]) => [x + a * r, y + b * r] as const));
  switch (colour) {
    case 'red':
      return at([
        [-0.95, -0.95],
        [0.95, -0.95],
        [0.95, 0.1],
        [0, 1.25],
        [-0.95, 0.1],
      ]);
    case 'blue':
      return circle(x, y, r);
    case 'green':
      return diamond(x, y, 1.18 * r);
    case 'bone':
      return at([
        [-0.88, -0.88],
        [0.88, -0.88],
        [0.88, 0.88],
        [-0.88, 0.88],
      ]);
    case 'violet':
      return at([
        [-0.55, -1],
        [0.55, -1],
        [1.1, 0],
        [0.55, 1],
        [-0.55, 1],
        [-1.1, 0],
      ]);
    case 'iron':
      return at([
        [-0.45, -1.1],
        [0.45, -1.1],
        [0.45, -0.45],
        [1.1, -0.45],
        [1.1, 0.45],
        [0.45, 0.45],
        [0.45, 1.1],
        [-0.45, 1.1],
        [-0.45, 0.45],
        [-1.1, 0.45],
        [-1.1, -0.45],
        [-0.45, -0.45],
      ]);
  }
}

export function rim(colour: SeatColour): string {
  return colour === 'bone' || colour === 'iron' ? `var(--rim-${colour})` : 'var(--rim)';
}
