/** What the server offers, asked once: the games and their words. */
import { api } from './net/api';
import { settings } from './settings.svelte';
import { wordsOf } from './words/page.svelte';
import { Words } from './words/words';
import type { CreateTable, GameInfo, SeatSetting } from './wire';

export interface GameOffer {
  info: GameInfo;
  words: Words;
}

let asked: Promise<GameInfo[]> | null = null;

function gamesOnce(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What the server says of a game; undefined where it has none of that name. */
export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await gamesOnce()).find((info) => info.name === name);
}

/** The games with their words in the reader's language. */
export async function listGames(): Promise<GameOffer[]> {
  const { language } = settings;
  const games = await gamesOnce();
  return Promise.all(games.map(async (info) => ({ info, words: await wordsOf(info.name, language) })));
}

/** One game with its words, without waiting for those of the others. */
export async function findGame(game: string): Promise<GameOffer | undefined> {
  const { language } = settings;
  const info = await gameInfo(game);
  return info && { info, words: await wordsOf(game, language) };
}

/** The game that is played as a campaign. */
export async function campaignGame(): Promise<GameOffer | undefined> {
  return (await listGames()).find(({ info }) => info.campaign);
}

export function titleOf({ info, words }: GameOffer): string {
  return words.has('game') ? words.say('game') : info.name;
}

const PLENTY = 3;

export interface QuickWish {
  players: number;
  /** Of the bots; empty: as the hall sees fit. */
  level: string;
  /** One's own, from 0. */
  seat: number;
}

/** What most would choose: three at the table, if the game allows, and oneself first. */
export function usualWish({ players }: GameInfo): QuickWish {
  const count = players.includes(PLENTY) ? PLENTY : (players.find((n) => n > 1) ?? players[0] ?? 1);
  return { players: count, level: '', seat: 0 };
}

/** A table to play at once: oneself and bots. */
export function quickTable(info: GameInfo, name: string, { players, level, seat }: QuickWish): CreateTable {
  const bot: SeatSetting = level ? { kind: 'bot', level } : { kind: 'bot' };
  const seats = Array.from({ length: players }, (_, i): SeatSetting => (i === seat ? { kind: 'person', name } : bot));
  return { game: info.name, seats };
}
