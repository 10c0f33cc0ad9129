/** What a key means at the table: a command, or an option. No key is both. */

/** Every command that a key gives, the only place where one is declared; `keys-COMMAND` are its words. */
const COMMANDS = {
  escape: 'back',
  u: 'undo',
  h: 'hint',
  i: 'about',
  g: 'board',
  s: 'saga',
  t: 'tray',
  p: 'seats',
  c: 'talk',
  m: 'sound',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  w: 'zoom-all',
  n: 'next',
  '?': 'keys',
} as const;

type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

export type Meaning = { do: 'pick'; key: string } | { do: Command | 'undo-turn' | 'confirm' };

function commandOf(key: string): Command | undefined {
  return (COMMANDS as Record<string, Command>)[key];
}

/** An option may have this key. */
export function isFree(key: string): boolean {
  return key.length === 1 && !commandOf(key);
}

/** The keys of the rows of a list, in their order; where there are more rows, the last have none. */
export const ROW_KEYS: readonly string[] = [...'123456789abcdefghijklmnopqrstuvwxyz'].filter(isFree);

/** How the key of a command is written on the page. */
export function keyOf(command: Command): string {
  const found = Object.entries(COMMANDS).find(([, each]) => each === command)?.[0] ?? '';
  return found === '-' ? '−' : found.toUpperCase();
}

/** Every key but Escape, as `?` lists it: how it is written, and what its words are called. */
export function listed(): [written: string, words: string][] {
  const commands = [...new Set(Object.values(COMMANDS))].filter((command) => command !== 'back');
  const letters = ROW_KEYS.filter((key) => key >= 'a');
  return [
    [`1–9 ${letters.join(' ').toUpperCase()}`, 'option'],
    ...commands.flatMap((command): [string, string][] =>
      command === 'undo'
        ? [
            [keyOf(command), command],
            [`Shift ${keyOf(command)}`, 'undo-turn'],
          ]
        : [[keyOf(command), command]],
    ),
  ];
}

/** A key that is held down decides once. */
export function meaning(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>,
  keys: ReadonlySet<string>,
  confirming: boolean,
): Meaning | null {
  if (event.ctrlKey || event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (confirming && key === 'enter') return event.repeat ? null : { do: 'confirm' };
  const command = commandOf(key);
  if (command === 'undo' && event.shiftKey) return { do: 'undo-turn' };
  if (command) return { do: command };
  return !event.altKey && !event.repeat && keys.has(key) ? { do: 'pick', key } : null;
}
