/** A text of parts with empty lines between them: the first line of each is its heading, the rest are indented. */
export interface Part {
  title: string;
  lines: string[];
}

const UNDERLINE = /^=+$/;

export function partsOf(text: string): Part[] {
  const blocks = text.split(/\n\s*\n/).map((block) => block.split('\n').filter((line) => !UNDERLINE.test(line)));
  return blocks
    .filter((lines) => lines.some((line) => line.trim()))
    .map((lines) => {
      const headed = lines.length > 1 && !lines[0]!.startsWith(' ');
      const said = (headed ? lines.slice(1) : lines).map((line) => line.trim());
      return { title: headed ? capital(lines[0]!) : '', lines: said.map(capital) };
    });
}

function capital(line: string): string {
  const trimmed = line.trim();
  return trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1);
}
