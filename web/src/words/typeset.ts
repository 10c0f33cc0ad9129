import type { Language } from '../settings.svelte';

/**
 * A text as printed: curved apostrophes, and in French no line that begins with a sign set apart from its word, or with
 * the pronoun of its verb. The same rule as `typeset` in meadhall/engine/words.py.
 */
export function typeset(text: string, language: Language): string {
  const curved = text.replaceAll("'", '’');
  if (language !== 'fr') return curved;
  const spaced = curved.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:%»])|(?<=«) /g, '\u00a0');
  return spaced.replace(/(?<=ez-)(?=[a-z])/g, '\u2060');
}
