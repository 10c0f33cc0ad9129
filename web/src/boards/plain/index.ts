/** The plain board: draws any game's view legibly, for games that have no board of their own yet. */
import type { GameUi } from '../contract';
import Board from './Board.svelte';

const ui: GameUi<Record<string, unknown>> = { Board, home: { x: 0, y: 0, w: 620, h: 470 } };

export default ui;
