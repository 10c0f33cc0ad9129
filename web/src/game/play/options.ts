/** How legal actions become things to point at and rows to choose from. No legality here: only grouping. */
import { OTHERS, type Argument, type Option, type Targets } from '../../boards/contract';
import { argument } from '../../net/story';
import type { Action } from '../../wire';
import type { Words } from '../../words/words';
import { isFree, ROW_KEYS } from './keyboard';

/** Actions with their labels in the reader's language: what "no" means depends on the decision they answer, all the same or each its own. */
export function optionsOf(
  legal: readonly Action[],
  words: Words,
  seats: readonly string[],
  you = -1,
  decisions: string | readonly string[] = '',
): Option[] {
  return legal.map((action, i) => {
    const decision = typeof decisions === 'string' ? decisions : (decisions[i] ?? '');
    const args = action.arguments.map(argument);
    return {
      action: action.number,
      verb: action.verb,
      args,
      label: words.phrase(keyOf(action, decision, words), args, seats, you),
    };
  });
}

function keyOf({ verb }: Action, decision: string, words: Words): string {
  const special = `do-${verb}.${decision}`;
  return decision && words.has(special) ? special : `do-${verb}`;
}

/** The options by their verbs' place in the game's order; equal ones stay as the server sent them. */
export function inOrder(options: readonly Option[], order: readonly string[]): Option[] {
  const others = order.includes(OTHERS) ? order.indexOf(OTHERS) : order.length;
  const rank = ({ verb }: Option): number => (order.includes(verb) ? order.indexOf(verb) : others);
  return [...options].sort((a, b) => rank(a) - rank(b));
}

/** kind -> word -> actions that name it; each action also under its verb. */
export function targetsOf(options: readonly Option[]): Targets {
  const targets: Targets = {};
  const add = (kind: string, word: string, action: number): void => {
    ((targets[kind] ??= {})[word] ??= []).push(action);
  };
  for (const { action, verb, args } of options) {
    add('verb', verb, action);
    const named = new Set(args.map(({ kind, word }) => `${kind}:${word}`));
    for (const each of named) {
      const [kind = '', word = ''] = each.split(':');
      add(kind, word, action);
    }
  }
  return targets;
}

/** The actions that name a thing, of certain verbs only where verbs are given. */
export function actionsOn(
  options: readonly Option[],
  targets: Targets,
  kind: string,
  word: string,
  verbs?: readonly string[],
): number[] {
  const named = targets[kind]?.[word] ?? [];
  if (!verbs) return named;
  return named.filter((action) => verbs.includes(options.find((o) => o.action === action)?.verb ?? ''));
}

/** The list beside the board: rows, or a row of stones where one number has to be said. */
export type Group =
  { stones: true; verb: string; options: Option[] } | { stones: false; verb?: string | undefined; options: Option[] };

/** A list with so many rows has its verbs apart. */
const LONG = 7;

const FEWEST_STONES = 3;

function countOf(option: Option): Argument | undefined {
  return option.args.length === 1 && option.args[0]?.kind === 'number' ? option.args[0] : undefined;
}

export function numberOf(option: Option): number {
  return Number(countOf(option)?.word ?? 0);
}

/** `headed` says which verbs have a heading of their own. */
export function groups(options: readonly Option[], headed: (verb: string) => boolean = () => false): Group[] {
  const apart = options.length >= LONG && new Set(options.map(({ verb }) => verb)).size > 1;
  const counts = new Map<string, number>();
  for (const o of options) if (countOf(o)) counts.set(o.verb, (counts.get(o.verb) ?? 0) + 1);
  const made: Group[] = [];
  for (const option of options) {
    const stones = countOf(option) !== undefined && (counts.get(option.verb) ?? 0) >= FEWEST_STONES;
    const last = made.at(-1);
    const verb = stones || (apart && headed(option.verb)) ? option.verb : undefined;
    if (last && last.stones === stones && last.verb === verb) last.options.push(option);
    else if (stones) made.push({ stones: true, verb: option.verb, options: [option] });
    else made.push({ stones: false, verb, options: [option] });
  }
  return made;
}

/** The key of each option: its number where only numbers are asked for, otherwise its place in the list. */
export function keysOf(options: readonly Option[]): Map<number, string> {
  const only = groups(options);
  const byNumber = only.length === 1 && only[0]?.stones === true;
  const keys = new Map<number, string>();
  options.forEach((option, i) => {
    const key = byNumber ? String(numberOf(option)) : (ROW_KEYS[i] ?? '');
    if (isFree(key)) keys.set(option.action, key);
  });
  return keys;
}
