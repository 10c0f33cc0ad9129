/** What somebody's games come to, counted. */
import type { PlayedGame } from '../wire';

export interface Tally {
  key: string;
  games: number;
  won: number;
  /** The mean of the games that the coach has seen; null where there is none. */
  accuracy: number | null;
}

export function mean(figures: readonly number[]): number | null {
  return figures.length > 0 ? figures.reduce((sum, each) => sum + each, 0) / figures.length : null;
}

export function accuracies(games: readonly PlayedGame[]): number[] {
  return games.flatMap(({ report }) => (report ? [report.accuracy] : []));
}

/** Games counted by something that each of them has, the most played first. */
export function tallies(games: readonly PlayedGame[], keyOf: (game: PlayedGame) => string): Tally[] {
  const groups = new Map<string, PlayedGame[]>();
  for (const game of games) {
    const key = keyOf(game);
    if (key) groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups]
    .map(([key, own]) => ({
      key,
      games: own.length,
      won: own.filter(({ won }) => won).length,
      accuracy: mean(accuracies(own)),
    }))
    .sort((a, b) => b.games - a.games);
}

/** The mean accuracy in each phase of the games that the coach has seen; empty where it has seen none. */
export function phases(games: readonly PlayedGame[]): number[] {
  const known = games.flatMap(({ report }) => (report && report.phases.length > 0 ? [report.phases] : []));
  return (known[0] ?? []).map((_, i) => mean(known.map((each) => each[i] ?? 0)) ?? 0);
}
