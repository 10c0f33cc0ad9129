/** What keys do at a table, besides choosing: one place for all commands of `keyboard.ts`. */
import { settings } from '../../settings.svelte';
import type { Meaning } from './keyboard';
import type { Play } from './play.svelte';

/** The board as far as keys reach it. */
interface Board {
  focus: () => void;
  next: () => void;
  zoom: (by: number) => void;
}

export interface Surroundings {
  board: () => Board | undefined;
  /** To the tray or the seats. */
  look: (at: 'tray' | 'table') => void;
  talk: () => void;
  keys: () => void;
}

const ZOOM = 1.3;

export function obey(meant: Exclude<Meaning, { do: 'pick' }>, play: Play, around: Surroundings): void {
  switch (meant.do) {
    case 'confirm':
      if (play.asked !== null) play.pick([play.asked]);
      return;
    case 'back':
      if (play.about) play.about = null;
      else play.back();
      return;
    case 'undo':
      return play.undo(1);
    case 'undo-turn':
      return play.undo(play.canUndo);
    case 'hint':
      return play.askHint();
    case 'about': {
      const thing = document.querySelector<SVGElement>('.target:focus, .target:hover');
      if (thing) play.explain(thing.dataset['kind'] ?? '', thing.dataset['word'] ?? '');
      return;
    }
    case 'board':
      return around.board()?.focus();
    case 'saga':
      return document.querySelector<HTMLElement>('[role=log]')?.focus();
    case 'tray':
      return around.look('tray');
    case 'seats':
      return around.look('table');
    case 'talk':
      return around.talk();
    case 'sound':
      settings.sound = !settings.sound;
      return;
    case 'next':
      return around.board()?.next();
    case 'keys':
      return around.keys();
    case 'zoom-in':
      return around.board()?.zoom(ZOOM);
    case 'zoom-out':
      return around.board()?.zoom(1 / ZOOM);
    case 'zoom-all':
      return around.board()?.zoom(0);
  }
}
