/** Words for what the server sends as ids: the game's own Fluent files and the page's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Argument } from '../net/story';
import type { Language } from '../settings.svelte';
import { joined } from './joined';
import { typeset } from './typeset';

/** A message and what it names, as a view says it. */
export interface Sentence {
  says: string;
  details: readonly { name: string; kind: string; value: number | string }[];
}

export type Variables = Record<string, FluentVariable>;

/** Attributes that are no forms of a name. */
const NOTES = ['short'];

export class Words {
  private readonly bundle: FluentBundle;
  /** Every thing that has a text about it, in the order of the files. */
  readonly described: readonly { kind: string; word: string }[];

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: true });
    const resources = sources.map((source) => new FluentResource(typeset(source, language)));
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
    return pattern == null ? plainly(key) : joined(this.bundle.formatPattern(pattern, variables, []), this.language);
  }

  /** A message about a seat, `$seat`, as it is said to the reader: the attribute `you` where the seat is theirs. */
  sayOf(key: string, seat: { name: string; addressed: boolean } | undefined, variables: Variables = {}): string {
    const said = seat?.addressed && this.has(`${key}.you`) ? `${key}.you` : key;
    return this.say(said, { seat: seat?.name ?? '', ...variables });
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

  /** The forms of a name that sentences use: `.a = a Troll` is `{ $figure_a }` where `{ $figure }` is the name. */
  private forms(variable: string, kind: string, word: string): Variables {
    const attributes = Object.keys(this.bundle.getMessage(`${kind}-${word}`)?.attributes ?? {});
    const forms = attributes.filter((form) => !NOTES.includes(form));
    return Object.fromEntries(forms.map((form) => [`${variable}_${form}`, this.say(`${kind}-${word}.${form}`)]));
  }

  /**
   * What a verb, an event or a question names, in words, with its forms: `NAME_about` is the text about a thing;
   * `seats` are the names at the table.
   */
  variables(args: readonly Argument[], seats: readonly string[]): Variables {
    const variables: Variables = {};
    for (const { name, kind, word } of args) {
      if (kind === 'number') variables[name] = Number(word);
      else if (kind === 'seat') variables[name] = seats[Number(word)] ?? word;
      else Object.assign(variables, { [name]: this.name(kind, word) }, this.forms(name, kind, word));
    }
    return variables;
  }

  /**
   * The message as it is said to whoever has the seat `you`: its attribute `you` where `$seat` is theirs, `you_giver`
   * where `$giver` is; the message itself where nothing else is written.
   */
  addressed(key: string, args: readonly Argument[], you: number): string {
    const [id = '', attribute] = key.split('.');
    const own = args.filter(({ kind, word }) => kind === 'seat' && Number(word) === you);
    const forms = own.map(({ name }) => (name === 'seat' ? 'you' : `you_${name}`));
    const said = forms.map((form) => `${id}.${attribute ? `${attribute}_` : ''}${form}`);
    return said.find((each) => this.has(each)) ?? key;
  }

  /**
   * A message filled with a verb's or an event's arguments, as it is said to whoever has the seat `you`. It begins with
   * a capital, but for a person's name as that person writes it.
   */
  phrase(key: string, args: readonly Argument[], seats: readonly string[], you = -1): string {
    const variables = this.variables(args, seats);
    if (this.has(key)) return this.sentence(this.addressed(key, args, you), variables, seats);
    const named = args.map(({ name }) => String(variables[name]));
    return [plainly(key.replace(/^(do|event|ask)-/, '')), ...named].join(' ');
  }

  /** A sentence of a view, in words. */
  told({ says, details }: Sentence): string {
    const args = details.map(({ name, kind, value }) => ({ name, kind, word: String(value) }));
    return this.sentence(says, this.variables(args, []), []);
  }

  /** A message that begins with a capital, unless it begins with somebody's name. */
  sentence(key: string, variables: Variables, seats: readonly string[]): string {
    const text = this.say(key, variables);
    return seats.some((name) => name && text.startsWith(name)) ? text : capital(text);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An id in plain letters: `very_hard` reads "very hard". */
export function plainly(id: string): string {
  return id.replace(/^[a-z]+-/, '').replaceAll('_', ' ');
}
