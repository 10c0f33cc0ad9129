/** The rules of a game as they are read: Markdown cut into chapters and passages, and searched as the terminal does
 * (`meadhall/engine/chapters.py`). */
import { Marked } from 'marked';

/** A paragraph, an item of a list, or a row of a table with the head of its table. */
export interface Passage {
  text: string;
  head: string;
}

export interface Chapter {
  title: string;
  /** Of the heading, 1 to 6. */
  level: number;
  passages: readonly Passage[];
  /** The decisions it tells about: `<!-- ask: vikings elves -->`. */
  asks: readonly string[];
}

const MARK = / *<!--.*?-->/g;
const ITEM = /^(?:[-*]|\d+\.) /;
const LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', '’': "'", '\u2060': '' };
/** Letters of a word that is looked for inside others. */
const SHORTEST_PART = 4;
const marked = new Marked({ gfm: true, async: false });

export function chapters(markdown: string): Chapter[] {
  const parts = markdown.split(/^(?=#{1,6} )/m).filter((part) => part.trim());
  return parts.map((part) => {
    const [, marks = '#', title = ''] = /^(#{1,6}) +(.*)/.exec(part) ?? [];
    const [, asks = ''] = /<!-- ask: (.*?) -->/.exec(part) ?? [];
    const body = part.replace(/^#{1,6} .*\n?/, '').replace(MARK, '');
    return {
      title: title.trim(),
      level: marks.length,
      passages: body.split(/\n\s*\n/).flatMap(passages),
      asks: asks.split(' ').filter(Boolean),
    };
  });
}

function passages(block: string): Passage[] {
  const text = block.replace(/^\n+|\n+$/g, '');
  const lines = text.split('\n');
  if (text.startsWith('|')) return lines.slice(2).map((row) => ({ text: row, head: lines.slice(0, 2).join('\n') }));
  if (ITEM.test(text)) return text.split(/\n(?=(?:[-*]|\d+\.) )/).map((item) => ({ text: item, head: '' }));
  return text.trim() ? [{ text, head: '' }] : [];
}

/** A chapter without its heading, as the page shows it. Wide tables scroll by themselves, by keyboard too. */
export function html({ title, passages }: Chapter): string {
  const blocks: string[] = [];
  let last: Passage | undefined;
  for (const passage of passages) {
    const { text, head } = passage;
    if (last && kind(last) !== 'paragraph' && kind(last) === kind(passage) && last.head === head)
      blocks.push(`${blocks.pop() ?? ''}\n${text}`);
    else blocks.push(head ? `${head}\n${text}` : text);
    last = passage;
  }
  return (marked.parse(blocks.join('\n\n')) as string)
    .replaceAll('<table>', `<div class="table" role="group" tabindex="0" aria-label="${quoted(title)}"><table>`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th></th>', '<td></td>');
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function kind({ text, head }: Passage): string {
  if (head) return 'row';
  return ITEM.test(text) ? (/^\d/.test(text) ? 'numbered' : 'item') : 'paragraph';
}

/** Without case and accents, so that "jotunheim" finds "Jötunheim" and "daeg" finds "Dæg". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æœøðþ’\u2060]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ');
}

/**
 * The passages that have every wanted word, under their headings; a chapter of that title is there as a whole. Whole
 * words are looked for first (Hel, not Helheim; elf and elves are one), then beginnings of words, then parts of words,
 * unless the word is so short that it is in others by chance (elf in himself).
 */
export function found(parts: readonly Chapter[], wanted: string): Chapter[] {
  const words = folded(wanted)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&'));
  if (words.length === 0) return [...parts];
  const [before, after] = ['(?<![\\p{L}\\d_])', '(?![\\p{L}\\d_])'];
  for (const pattern of [
    (word: string) => before + eitherNumber(word) + after,
    (word: string) => before + word,
    (word: string) => (word.length < SHORTEST_PART ? before + word : word),
  ]) {
    const tests = words.map((word) => new RegExp(pattern(word), 'u'));
    const hits = underHeadings(parts, (text) => tests.every((test) => test.test(folded(text))));
    if (hits.length > 0) return hits;
  }
  return [];
}

/** A word in the singular and the plural. */
function eitherNumber(word: string): string {
  const stem = word.replace(/(?:ves|f)$/, '');
  return stem === word ? `${word}[sx]?` : `${stem}(?:ves|fs?)`;
}

function underHeadings(parts: readonly Chapter[], has: (text: string) => boolean): Chapter[] {
  const hits: Chapter[] = [];
  /** Headings over the present chapter that are not shown yet. */
  let above: Chapter[] = [];
  for (const part of parts) {
    above = above.filter(({ level }) => level > 1 && level < part.level);
    const whole = part.level > 1 && has(part.title);
    const passages = whole ? part.passages : part.passages.filter(({ text }) => has(text));
    if (passages.length > 0) {
      hits.push(...above.map((other) => ({ ...other, passages: [] })), { ...part, passages });
      above = [];
    } else above.push(part);
  }
  return hits;
}

/** Where the shown rules tell about a thing: what has its name and the text about it, or else its name first. */
export function toldAt(article: ParentNode, name: string, about: string): Element | undefined {
  const places = [...article.querySelectorAll('li, p, tr')];
  const text = (place: Element) => folded(place.textContent);
  return (
    places.find((place) => text(place).includes(folded(name)) && text(place).includes(folded(about))) ??
    places.find((place) => text(place).trimStart().startsWith(folded(name)))
  );
}
