/** Which sound goes with what happens; nothing is heard where the reader has switched sound off. */
import { settings } from '../../settings.svelte';
import { play as sound, type Sound } from './audio';
import { marked } from './marks';
import type { Step } from './steps';

const MARKS = ['dice', 'card', 'battle'] as const satisfies readonly Sound[];

const hear = (what: Sound): void => {
  if (settings.sound) sound(what);
};

/** What is told. Call while a screen is made. */
export function playStorySounds(playback: { readonly step: Step<unknown> | null }): void {
  $effect(() => {
    const first = playback.step?.events[0];
    const mark = first && MARKS.find((m) => marked(first, m));
    if (mark) hear(mark);
  });
}

/** The reader's turn, and the end. */
export function playTableSounds(play: { readonly all: readonly unknown[]; readonly ended: boolean }): void {
  let mine = false;
  let over = false;
  $effect(() => {
    const now = play.all.length > 0;
    if (now && !mine) hear('turn');
    mine = now;
  });
  $effect(() => {
    if (play.ended && !over) hear('end');
    over = play.ended;
  });
}
