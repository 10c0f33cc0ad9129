import { describe, expect, it } from 'vitest';
import type { Action, PlayedGame } from '../src/wire';
import { phases, tallies } from '../src/coach/progress';
import { second } from '../src/coach/report';
import { signed } from '../src/words/figures';

const action = (number: number): Action => ({ number, verb: 'act', args: {}, arguments: [] });
const moment = {
  best: action(1),
  action: action(4),
  options: [0.8, 0.77, 0.5, 0.3].map((chance, i) => ({ action: action(i + 1), chance })),
};

describe('a second choice', () => {
  it('is judged by what the search expects of it', () => {
    expect([1, 2, 3, 4].map((number) => second(moment, number))).toEqual(['best', 'good', 'better', 'no']);
  });
  it('that the search never tried is no better', () => {
    expect(second(moment, 9)).toBe('no');
  });
});

describe('a part of a chance', () => {
  it('has a sign unless it is nothing', () => {
    expect([signed(0.12, 'en'), signed(-0.05, 'en'), signed(0.001, 'en')]).toEqual(['+12%', '−5%', '0%']);
  });
});

describe('what games come to', () => {
  const game = (won: boolean, role: string, accuracy: number | null): PlayedGame => ({
    table: 't',
    game: 'g',
    at: 0,
    players: 2,
    seat: 0,
    role,
    won,
    score: 0,
    rated: false,
    rating: null,
    report:
      accuracy === null
        ? null
        : {
            seat: 0,
            decisions: 0,
            others: 0,
            luck: 0,
            accuracy,
            inaccuracies: 0,
            mistakes: 0,
            blunders: 0,
            phases: [accuracy, 50, 40],
          },
  });
  const games = [
    game(true, 'god-thor', 80),
    game(false, 'god-thor', null),
    game(true, 'god-tyr', 60),
    game(true, '', 0),
  ];
  it('is counted by role, the most played first', () => {
    expect(tallies(games, ({ role }) => role)).toEqual([
      { key: 'god-thor', games: 2, won: 1, accuracy: 80 },
      { key: 'god-tyr', games: 1, won: 1, accuracy: 60 },
    ]);
  });
  it('is judged in each phase by those that the coach has seen', () => {
    expect(phases(games.slice(0, 3))).toEqual([70, 50, 40]);
    expect(phases([game(true, '', null)])).toEqual([]);
  });
});
