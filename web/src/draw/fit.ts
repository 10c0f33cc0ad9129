/** How wide a line of text is about, in its own units; measured on the two faces of the page. */
const NARROW = new Set("iIjltfr.,:;'’!|()[] \u00a0\u202f");
const WIDE = new Set('mwMWœæŒÆ@%');

export function widthOf(text: string, size: number): number {
  let em = 0;
  for (const c of text) em += NARROW.has(c) ? 0.29 : WIDE.has(c) ? 0.78 : c >= 'A' && c <= 'Z' ? 0.6 : 0.47;
  return em * size;
}

/** A text of several words cut into two lines of about the same length. */
export function halves(text: string): string[] {
  const words = text.split(' ');
  let best = [text];
  let longest = Infinity;
  for (let i = 1; i < words.length; i++) {
    const cut = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const length = Math.max(...cut.map((line) => widthOf(line, 1)));
    if (length < longest) [best, longest] = [cut, length];
  }
  return best;
}

/** A text broken at its spaces into at most `most` lines of about `max` units; the last takes what is left. */
export function wrapped(text: string, size: number, max: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    const fits = lines.length > 0 && (widthOf(longer, size) <= max || lines.length === most);
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
