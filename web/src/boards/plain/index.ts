/** The plain board: draws any game's view legibly, for games that have no board of their own yet. */
import type { Face } from '../contract';
import Board from './Board.svelte';

const face: Face<Record<string, unknown>> = { Board, home: { x: 0, y: 0, w: 620, h: 470 } };

export default face;
