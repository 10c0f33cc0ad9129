/** Any view as headed lists: what is one line becomes a line, what has parts becomes a block. */
import { plainly, type Words } from '../words/words';

export interface Line {
  label: string;
  value: string;
  depth: number;
  /** The id this line is about, so that it can be lit. */
  word: string;
}
export interface Block {
  title: string;
  lines: Line[];
}
type Plain = string | number | boolean | null;
type Namer = (id: string) => string;

export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object';

/** A figure as it is written; ids are left for the words. */
export function said(value: Plain): string {
  if (value === true) return '✓';
  return value === false || value === null || value === '' ? '–' : String(value);
}

/** Says an id of the view in words: a part of the table (`view-bags`), or a thing with a name of its own. */
export function namer(words: Words): Namer {
  const kinds = new Map(words.described.map(({ kind, word }) => [word, kind]));
  return (id) => {
    if (words.has(`view-${id}`)) return words.say(`view-${id}`);
    const kind = kinds.get(id);
    return kind ? words.name(kind, id) : plainly(id);
  };
}

export function outline(view: Record<string, unknown>, called: Namer = plainly): Block[] {
  const text = (value: Plain): string => (typeof value === 'string' ? called(said(value)) : said(value));
  const lines = (value: unknown, id: string, depth: number): Line[] => {
    const line = { label: called(id), depth, word: id };
    if (isPlain(value)) return [{ ...line, value: text(value), word: typeof value === 'string' ? value : id }];
    const entries = Object.entries(value as object) as [string, unknown][];
    const listed = Array.isArray(value);
    if (entries.length <= 24 && entries.every(([, v]) => isPlain(v))) {
      const said = entries.map(([k, v]) => (listed ? text(v as Plain) : `${called(k)} ${text(v as Plain)}`));
      return [{ ...line, value: said.join(listed ? ', ' : ' · ') || '–' }];
    }
    const parts = entries.flatMap(([k, v]) => lines(v, idOf(v) ?? (listed ? String(Number(k) + 1) : k), depth + 1));
    return [{ ...line, value: '' }, ...parts];
  };
  const loose: Line[] = [];
  const blocks: Block[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (isPlain(value)) loose.push(...lines(value, key, 0));
    else {
      const [first, ...rest] = lines(value, key, -1);
      blocks.push({ title: called(key), lines: rest.length > 0 ? rest : [{ ...first!, label: '', depth: 0 }] });
    }
  }
  return loose.length > 0 ? [{ title: '', lines: loose }, ...blocks] : blocks;
}

/** Things in lists are called by their id or name where they have one. */
export function idOf(value: unknown): string | undefined {
  const record = isPlain(value) ? {} : (value as Record<string, unknown>);
  const id = record['id'] ?? record['name'];
  return typeof id === 'string' ? id : undefined;
}
