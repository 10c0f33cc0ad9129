/**
 * What a name does to the word before it: "d'Odin", "du fjord", "an axeman". The same rule as `joined` in
 * meadhall/engine/words.py, told by Fluent's marks where something was filled in.
 */
import type { Language } from '../settings.svelte';

const VOWEL = 'aàâäæeéèêëiîïoôöœuùûüAÀÂÄÆEÉÈÊËIÎÏOÔÖŒUÙÛÜ';
const BEFORE = "(?<![\\p{L}\\p{N}’'\u2060-])";
const ELIDED = new RegExp(`${BEFORE}([dDlL]|[qQ]u|[jJ]usqu)[ea] (\u2068+)(?=[${VOWEL}]|[yY][^${VOWEL}])`, 'gu');
const CONTRACTED = new RegExp(`${BEFORE}([dD]e|[àÀ]) (\u2068+)(les?) `, 'gu');
const CONTRACTIONS: Record<string, string> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };
const AN = new RegExp(`${BEFORE}([aA]) (\u2068+)(?=[aeiouAEIOU])`, 'gu');

/** A filled-in sentence without the marks, small words in front of names as the language writes them there. */
export function joined(text: string, language: Language): string {
  const fitting =
    language === 'fr' ? text.replace(CONTRACTED, contraction).replace(ELIDED, '$1’$2') : text.replace(AN, '$1n $2');
  return fitting.replace(/[\u2068\u2069]/g, '');
}

function contraction(_: string, first: string, marks: string, article: string): string {
  const word = CONTRACTIONS[`${first.toLowerCase()} ${article}`] ?? first;
  return `${/\p{Lu}/u.test(first) ? word[0]!.toUpperCase() + word.slice(1) : word} ${marks}`;
}
