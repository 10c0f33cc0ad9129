/** Chances and ratings as they are written. */

/** A part of a chance: `−12 %`, `+3 %`. */
export function signed(part: number, language: string): string {
  return minus(new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(part));
}

export function percent(part: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(part);
}

/** A rating, or a change of one, which has its sign. */
export function whole(figure: number, language: string, sign = false): string {
  const signDisplay = sign ? 'exceptZero' : 'auto';
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: false, signDisplay });
  return minus(format.format(figure));
}

/** A minus as wide as a plus, instead of a hyphen. */
function minus(figure: string): string {
  return figure.replace('-', '\u2212');
}
