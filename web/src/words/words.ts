/** Words for what the server sends as ids: the game's own Fluent files and the page's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Argument } from '../boards/contract';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Variables = Record<string, FluentVariable>;

export class Words {
  private readonly bundle: FluentBundle;
  /** Every thing that has a text about it, in the order of the files. */
  readonly described: readonly { kind: string; word: string }[];

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resources = sources.map((source) => new FluentResource(source));
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
    this.described = resources
      .flatMap(({ body }) => body)
      .filter(({ id, attributes }) => 'about' in attributes && id.includes('-') && !id.startsWith('option-'))
      .map(({ id }) => ({ kind: id.slice(0, id.indexOf('-')), word: id.slice(id.indexOf('-') + 1) }));
  }

  /** Whether a message (`enemy-hel`) or an attribute (`enemy-hel.about`) exists. */
  has(key: string): boolean {
    return this.pattern(key) != null;
  }

  /** A message with its variables filled in. A missing one shows its id in plain letters, so that play goes on. */
  say(key: string, variables: Variables = {}): string {
    const pattern = this.pattern(key);
    return pattern == null ? plainly(key) : bound(this.bundle.formatPattern(pattern, variables, []));
  }

  private pattern(key: string) {
    const [id, attribute] = key.split('.') as [string, string?];
    const message = this.bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** The name of a thing: `name('enemy', 'surt')`. */
  name(kind: string, word: string): string {
    return this.has(`${kind}-${word}`) ? this.say(`${kind}-${word}`) : plainly(word);
  }

  /** A shorter name for narrow places, where the words have one. */
  short(kind: string, word: string): string {
    return this.has(`${kind}-${word}.short`) ? this.say(`${kind}-${word}.short`) : this.name(kind, word);
  }

  /** What a thing does, or null where nothing is written. */
  about(kind: string, word: string): string | null {
    return this.has(`${kind}-${word}.about`) ? this.say(`${kind}-${word}.about`) : null;
  }

  /** A message filled with a verb's or an event's arguments; `seats` are the names at the table. */
  phrase(key: string, args: readonly Argument[], seats: readonly string[]): string {
    const variables: Variables = {};
    for (const { name, kind, word } of args) {
      if (kind === 'number') variables[name] = Number(word);
      else if (kind === 'seat') variables[name] = seats[Number(word)] ?? word;
      else variables[name] = this.name(kind, word);
    }
    if (this.has(key)) return this.say(key, variables);
    return [plainly(key.replace(/^(do|event|ask)-/, '')), ...Object.values(variables).map(String)].join(' ');
  }
}

/** No line begins with the sign that French sets apart from its word: "Manheim !" stays together. */
function bound(text: string): string {
  return text.replace(/ ([!?:;%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

/** An id in plain letters: `very_hard` reads "very hard". */
export function plainly(id: string): string {
  return id.replace(/^[a-z]+-/, '').replaceAll('_', ' ');
}
