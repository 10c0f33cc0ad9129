/** What each game brings to the page, loaded when it is wanted: the folder is named like the game. */
import type { Component } from 'svelte';

import type { GameUi } from './contract';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows the type of its own view
type AnyGameUi = GameUi<any>;

const UIS = import.meta.glob<{ default: AnyGameUi }>('./*/index.ts');
const PICTURES = import.meta.glob<{ default: Component }>('./*/Picture.svelte');
/** Draws every game that has no folder. */
const PLAIN = 'plain';

/** `plainly`: a game of other rules, whose views its own board may not know. */
export async function loadGameUi(game: string, plainly = false): Promise<AnyGameUi> {
  const load = (plainly ? undefined : UIS[`./${game}/index.ts`]) ?? UIS[`./${PLAIN}/index.ts`]!;
  return (await load()).default;
}

export async function loadPicture(game: string): Promise<Component> {
  const load = PICTURES[`./${game}/Picture.svelte`] ?? PICTURES[`./${PLAIN}/Picture.svelte`]!;
  return (await load()).default;
}
