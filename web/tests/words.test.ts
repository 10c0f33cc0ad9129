import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as pathOf } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { plainly, Words } from '../src/words/words';

const WORDS = join(import.meta.dirname, '../../meadhall/words');
const SOURCE = join(import.meta.dirname, '../src');
const read = (language: string): string => readFileSync(join(WORDS, `page.${language}.ftl`), 'utf8');
const ids = (language: string): string[] => new FluentResource(read(language)).body.map(({ id }) => id);

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && /\.(svelte|ts)$/.test(f.name))
    .map((f) => join(f.parentPath, f.name));
}

test('every word of the page is in both languages, once', () => {
  expect([...ids('fr')].sort()).toEqual([...ids('en')].sort());
  expect(new Set(ids('en')).size).toBe(ids('en').length);
});

test('both languages use the same variables', () => {
  const variables = (language: string): Record<string, string[]> =>
    Object.fromEntries(
      read(language)
        .split(/^(?=[a-z][\w-]* =)/m)
        .map((entry) => [entry.split(' ')[0], [...new Set(entry.match(/\$\w+/g) ?? [])].sort()]),
    );
  expect(variables('fr')).toEqual(variables('en'));
});

test('every word that the page says exists', () => {
  const known = new Set(ids('en'));
  const missing: string[] = [];
  for (const file of files(SOURCE)) {
    for (const [, key] of readFileSync(file, 'utf8').matchAll(/(?:page|words)\.say\(\s*'([\w-]+)'/g)) {
      if (key && !known.has(key) && key !== 'game') missing.push(`${pathOf(file).base}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});

test('no component has words of its own', () => {
  const found: string[] = [];
  for (const file of files(SOURCE).filter((f) => f.endsWith('.svelte'))) {
    const markup = readFileSync(file, 'utf8')
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '');
    const bare = withoutBraces(markup).replace(/<[^>]*>/g, '\n');
    for (const line of bare.split('\n'))
      if (/\p{L}{3,}/u.test(line)) found.push(`${pathOf(file).base}: ${line.trim()}`);
    for (const [, , text] of withoutBraces(markup).matchAll(
      /\s(title|aria-label|placeholder|alt)="([^"]*\p{L}{3,}[^"]*)"/gu,
    )) {
      found.push(`${pathOf(file).base}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

/** Markup with everything in braces taken out, nested ones included. */
function withoutBraces(markup: string): string {
  let depth = 0;
  let left = '';
  for (const c of markup) {
    if (c === '{') depth++;
    else if (c === '}') depth--;
    else if (depth === 0) left += c;
  }
  return left;
}

test('names, texts and sentences come from the game’s words', () => {
  const words = new Words(
    'en',
    'enemy-surt = Surt\n    .about = Burns things.\ndo-send = { $n ->\n    [one] Send one\n   *[other] Send { $n }\n}\ndo-meet = Meet { $who }\n',
  );
  expect(words.name('enemy', 'surt')).toBe('Surt');
  expect(words.about('enemy', 'surt')).toBe('Burns things.');
  expect(words.about('enemy', 'hel')).toBeNull();
  expect(words.phrase('do-send', [{ name: 'n', kind: 'number', word: '1' }], [])).toBe('Send one');
  expect(words.phrase('do-meet', [{ name: 'who', kind: 'seat', word: '1' }], ['Odin', 'Thor'])).toBe('Meet Thor');
  expect(words.described).toEqual([{ kind: 'enemy', word: 'surt' }]);
});

const forms = { name: 'who', kind: 'figure', word: 'witch' };

test('a name has forms, and a sentence begins with a capital', () => {
  const words = new Words('en', 'figure-witch = Witch\n    .a = a Witch\nevent-fell = { $who_a } falls: { $who }.\n');
  expect(words.phrase('event-fell', [forms], [])).toBe('A Witch falls: Witch.');
  const seat = { name: 'seat', kind: 'seat', word: '0' };
  const greeting = new Words('en', 'event-hail = { $seat } is here.\n');
  expect(greeting.phrase('event-hail', [seat], ['bell hooks'])).toBe('bell hooks is here.');
});

test.each([
  ['fr', 'Il vient de { $who }.', 'Odin', 'Il vient d’Odin.'],
  ['fr', 'Il vient de { $who }.', 'Yggdrasil', 'Il vient d’Yggdrasil.'],
  ['fr', 'Il vient de { $who }.', 'Horgr', 'Il vient de Horgr.'],
  ['fr', 'Il vient de { $who }.', 'le fjord', 'Il vient du fjord.'],
  ['fr', 'De { $who }', 'les bois', 'Des bois'],
  ['fr', 'à { $who }', 'le Valhalla', 'au Valhalla'],
  ['fr', 'permet de le relancer, { $who }', 'Ann', 'permet de le relancer, Ann'],
  ['fr', 'prenez-le { $who }', 'avec', 'prenez-\u2060le avec'],
  ['en', 'trains a { $who }', 'axeman', 'trains an axeman'],
  ['en', 'trains a { $who }', 'spearman', 'trains a spearman'],
] as const)('%s: "%s" fits %s', (language, sentence, who, told) => {
  expect(new Words(language, `say = ${sentence}\n`).say('say', { who })).toBe(told);
});

test('a missing word is said plainly and never stops the game', () => {
  const words = new Words('fr');
  expect(words.name('difficulty', 'very_hard')).toBe('very hard');
  expect(words.phrase('event-big_storm', [{ name: 'n', kind: 'number', word: '2' }], [])).toBe('big storm 2');
  expect(plainly('enemy-surt')).toBe('surt');
});

test('a sign that stands apart does not begin a line', () => {
  const words = new Words('fr', 'card-manheim = Manheim ! (7)\nask = « Qui » : vous ?\n');
  expect(words.name('card', 'manheim')).toBe('Manheim\u202f! (7)');
  expect(words.say('ask')).toBe('«\u00a0Qui\u00a0»\u00a0: vous\u202f?');
});

test.each(['en', 'fr'] as const)('every word of the page is set as printed: %s', (language) => {
  const words = new Words(language, read(language));
  const said = new FluentResource(read(language)).body.flatMap(({ id, attributes }) =>
    [id, ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`)].map((key) => words.say(key)),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((text) => /'| [:;!?%»]|« /.test(text))).toEqual([]);
});

test('whoever reads is called you, by the words for it', () => {
  const given = new Words(
    'en',
    `event-given = { $seat } gives { $other } one
    .you = You give { $other } one
    .you_other = { $seat } gives you one
event-fell = { $seat } falls
ask-act = What does { $seat } do?
    .more = { $seat } has two actions
    .more_you = You have two actions`,
  );
  const seats = ['Ann', 'Bo', 'Cy'];
  const who = (name: string, word: string) => ({ name, kind: 'seat', word });
  const args = [who('seat', '0'), who('other', '1')];
  expect(given.phrase('event-given', args, seats, 0)).toBe('You give Bo one');
  expect(given.phrase('event-given', args, seats, 1)).toBe('Ann gives you one');
  expect(given.phrase('event-given', args, seats, 2)).toBe('Ann gives Bo one');
  expect(given.phrase('event-fell', args, seats, 0)).toBe('Ann falls');
  expect(given.phrase('ask-act.more', args, seats, 0)).toBe('You have two actions');
  expect(given.sayOf('event-fell', { name: 'Ann', addressed: true })).toBe('Ann falls');
});
