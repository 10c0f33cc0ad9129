/** The words of the page in the reader's language, and those of games, fetched when needed. */
import { request } from '../net/api';
import { settings, type Language } from '../settings.svelte';
import { Words, type Variables } from './words';

const PAGE = import.meta.glob<string>('../../../meadhall/words/page.*.ftl', { query: '?raw', import: 'default' });

const sources = new Map<string, Promise<string>>();

function once(key: string, load: () => Promise<string>): Promise<string> {
  const source = sources.get(key) ?? load();
  sources.set(key, source);
  source.catch(() => sources.delete(key)); // what did not come is asked for again
  return source;
}

function pageSource(language: Language): Promise<string> {
  const load = PAGE[`../../../meadhall/words/page.${language}.ftl`];
  return once(language, load ?? (() => Promise.resolve('')));
}

function gameSource(language: Language, game: string): Promise<string> {
  const key = `${language}/${game}`;
  return once(key, async () => {
    const answer = await request(`/words/${key}.ftl`);
    if (answer.ok) return answer.text();
    sources.delete(key);
    return '';
  });
}

let words = $state.raw(new Words('en'));

/** Loads the page's words and follows the reader's choice; call once from the root component. */
export function followLanguage(): void {
  $effect(() => {
    const { language } = settings;
    void pageSource(language).then((source) => {
      if (settings.language === language) words = new Words(language, source);
    });
  });
}

/** The page's words by key; `page.say('home-play')`. */
export const page = {
  get words(): Words {
    return words;
  },
  /** False until the first words have come. */
  get ready(): boolean {
    return words.has('page-name');
  },
  say: (key: string, variables?: Variables): string => words.say(key, variables),
};

/** The words of a game, the page's included. */
export async function wordsOf(game: string, language: Language): Promise<Words> {
  const [own, its] = await Promise.all([pageSource(language), gameSource(language, game)]);
  return new Words(language, own, its);
}
