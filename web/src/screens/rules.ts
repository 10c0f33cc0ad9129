/** A Markdown page cut into sections, and the search over them. */
import { Marked } from 'marked';

export interface Section {
  title: string;
  /** Of the heading, 1 to 6. */
  level: number;
  html: string;
  text: string;
  /** The decisions it tells about: `<!-- ask: vikings elves -->`. */
  asks: readonly string[];
}

const ASKS = /^<!-- ask: (.*) -->$/m;
const marked = new Marked({ gfm: true, async: false });

export function sections(markdown: string): Section[] {
  const parts = markdown.split(/^(?=#{1,3} )/m).filter((part) => part.trim());
  return parts.map((part) => {
    const [, marks = '#', title = ''] = /^(#{1,3}) +(.*)/.exec(part) ?? [];
    const [, asks = ''] = ASKS.exec(part) ?? [];
    const body = part.replace(/^#{1,3} .*\n?/, '').replace(ASKS, '');
    return {
      title: title.trim(),
      level: marks.length,
      html: marked.parse(body) as string,
      text: `${title} ${body}`,
      asks: asks.split(' ').filter(Boolean),
    };
  });
}

/** Without case and accents, so that "Jotunheim" finds "Jötunheim". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function found<T>(things: readonly T[], wanted: string, text: (thing: T) => string): T[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return things.filter((thing) => words.every((word) => folded(text(thing)).includes(word)));
}
