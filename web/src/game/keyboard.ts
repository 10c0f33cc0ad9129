/** What a key means at the table. Letters that choose an option win; commands then need Alt. */

export type Meaning =
  | { do: 'pick'; key: string }
  | {
      do:
        | 'confirm'
        | 'back'
        | 'undo'
        | 'undo-turn'
        | 'hint'
        | 'about'
        | 'board'
        | 'saga'
        | 'tray'
        | 'seats'
        | 'talk'
        | 'sound'
        | 'next'
        | 'keys'
        | 'zoom-in'
        | 'zoom-out'
        | 'zoom-all';
    };

const COMMANDS: Record<string, Meaning['do']> = {
  u: 'undo',
  h: 'hint',
  i: 'about',
  g: 'board',
  s: 'saga',
  t: 'tray',
  p: 'seats',
  c: 'talk',
  m: 'sound',
  n: 'next',
  '?': 'keys',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  escape: 'back',
};

export function meaning(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  keys: ReadonlySet<string>,
  confirming: boolean,
): Meaning | null {
  if (event.ctrlKey || event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (confirming && key === 'enter') return { do: 'confirm' };
  if (!event.altKey && !event.shiftKey && keys.has(key)) return { do: 'pick', key };
  if (key === '0') return { do: 'zoom-all' };
  const command = COMMANDS[key];
  if (!command) return null;
  if (command === 'undo' && event.shiftKey) return { do: 'undo-turn' };
  return { do: command } as Meaning;
}
