/** Yggdrasil on the page: the board, the god's tray, the rail and the figures that decide the game. */
import type { Words } from '../../words/words';
import { OTHERS, type GameUi, type GameEvent, type Meter, type Option, type Row, type RolledDie } from '../contract';
import Board from './Board.svelte';
import { ENEMY_GLYPH, GOD_GLYPH, ROMAN, VANIR_GLYPH, WEAPON_GLYPH, WORLD_GLYPH } from './layout';
import Rail from './Rail.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { ENEMY_IDS, type Chance, type EnemyId, type GiantId, type View } from './view';

function meters(view: View, words: Words): Meter[] {
  return [
    { label: words.say('yggdrasil-turn'), value: view.turn },
    { label: words.say('yggdrasil-cards-left'), value: view.deck.left, glyph: 'scroll', main: true },
    { label: words.say('yggdrasil-past-wall'), value: view.past_wall, of: view.lost_past.wall, danger: true },
    { label: words.say('yggdrasil-past-gate'), value: view.past_gate, of: view.lost_past.gate, danger: true },
  ];
}

function row(option: Option, view: View, words: Words, hints: boolean): Row {
  const word = (kind: string): string | undefined => option.args.find((a) => a.kind === kind)?.word;
  const enemy = view.enemies.find((e) => e.id === word('enemy'));
  const giant = word('giant') as GiantId | undefined;
  const island = word('island') as keyof View['bags'] | undefined;
  const world = word('world');
  const seat = word('seat');
  const reinforcement = word('reinforcement');
  const god = word('god');
  if (option.verb === 'forge' && enemy) return forgeRow(enemy.id, view, words);
  if (enemy) {
    const weapon = view.gods[view.active]?.weapons[enemy.id];
    const note = weapon
      ? words.say('yggdrasil-square-weapon', {
          square: enemy.square,
          weapon: words.name('weapon', enemy.id),
          level: weapon,
        })
      : words.say('yggdrasil-square', { square: enemy.square });
    return {
      glyph: ENEMY_GLYPH[enemy.id],
      note: [note, ...(option.verb === 'fight' && hints ? best(enemy.chance, words) : [])].join(' · '),
      ...(enemy.strength === null ? {} : { figure: enemy.strength, figureGlyph: 'shield' as const }),
    };
  }
  if (option.verb === 'fight_hidden')
    return { glyph: 'eye', ...(hints ? { note: best(view.giants.chance, words).join() } : {}) };
  if (giant) {
    const wins = option.verb === 'fight_giant' && hints ? best(view.giants.chance, words) : [];
    return {
      glyph: view.giants.cards[giant]?.rune ?? 'horned',
      note: [words.say(`yggdrasil-giant-${giant}`), ...wins].join(' · '),
    };
  }
  if (island && view.bags[island]) {
    const bag = view.bags[island];
    if (option.verb === 'fly' && view.submerged === island)
      return { glyph: 'island', note: words.say('yggdrasil-bag-sunk') };
    return {
      glyph: 'bag',
      note: [
        words.say('yggdrasil-bag', { vikings: bag.vikings, giants: bag.fire_giants }),
        ...(option.verb === 'fly' ? [words.say('yggdrasil-found', { count: bag.found })] : []),
        ...(option.verb === 'purge' ? [words.say('yggdrasil-purged', { count: bag.purged })] : []),
      ].join(' · '),
      figure: bag.vikings,
      figureGlyph: 'helm',
    };
  }
  if (island) return { glyph: 'island' };
  if (world) return { glyph: WORLD_GLYPH[world] ?? 'disc', note: words.say(`world-${world}.does`) };
  if (seat) {
    const other = view.gods[Number(seat)];
    return other
      ? { glyph: 'helm', note: words.say('yggdrasil-holds', { vikings: other.vikings, elves: other.elves }) }
      : {};
  }
  if (reinforcement) return { glyph: VANIR_GLYPH[reinforcement] ?? 'next' };
  if (god) return { glyph: GOD_GLYPH[god] ?? 'crown', note: words.about('god', god) ?? '' };
  const count = Number(word('number'));
  if (option.verb === 'send' && view.fight) return { glyph: 'helm', ...sent(view.fight.chances[count], words, hints) };
  if (option.verb === 'spend' && view.fight) return { glyph: 'leaf', ...spent(view.fight.missing, count, words) };
  if (option.verb === 'search') {
    const bag = view.bags[view.valkyries];
    return { glyph: 'bag', ...(bag ? { note: words.say('yggdrasil-found', { count: bag.found }) } : {}) };
  }
  return plain(option.verb);
}

const percent = (chance: number): number => Math.round(chance * 100);

/** The chance with all that the god has. */
function best(chance: number | null, words: Words): string[] {
  return chance === null ? [] : [words.say('yggdrasil-best', { win: percent(chance) })];
}

function sent(chance: Chance | undefined, words: Words, hints: boolean): Row {
  if (!chance || !hints) return {};
  const [alone, elves] = [percent(chance.alone), percent(chance.with_elves)];
  return { note: words.say('yggdrasil-chance', { alone, elves, more: elves > alone ? 'yes' : 'no' }) };
}

/** With the roll known, it is certain who wins. */
function spent(missing: number | null, elves: number, words: Words): Row {
  return missing === null ? {} : { note: words.say('yggdrasil-short', { count: Math.max(0, missing - elves) }) };
}

function forgeRow(enemy: EnemyId, view: View, words: Words): Row {
  const level = (view.gods[view.active]?.weapons[enemy] ?? 0) + 1;
  return {
    glyph: WEAPON_GLYPH[enemy],
    note: words.say('yggdrasil-against', { enemy: words.name('enemy', enemy) }),
    figure: ROMAN[level] ?? level,
  };
}

function plain(verb: string): Row {
  const glyphs: Record<string, Row> = {
    pass: { glyph: 'glass' },
    leave: { glyph: 'back' },
    calm: { glyph: 'fenrir' },
    advance_vanir: { glyph: 'next' },
    give_vikings: { glyph: 'helm' },
    take_vikings: { glyph: 'helm' },
    give_elves: { glyph: 'leaf' },
    take_elves: { glyph: 'leaf' },
    share: { glyph: 'helm' },
    keep: { glyph: 'disc' },
  };
  return glyphs[verb] ?? {};
}

function dice({ args }: GameEvent): RolledDie[] {
  const word = (name: string): string => args.find((a) => a.name === name)?.word ?? '';
  return [{ colour: word('island') as RolledDie['colour'], glyph: 'hammer', count: Number(word('hammers')) }];
}

const ui: GameUi<View> = {
  Board,
  Tray,
  SeatLine,
  Rail,
  meters,
  row,
  order: [OTHERS, 'leave', 'pass'],
  dice,
  home: { x: 262, y: 44, w: 620, h: 470 },
  windows: [
    { name: 'yggdrasil-window-asgard', at: { x: 262, y: 44, w: 620, h: 470 } },
    { name: 'yggdrasil-window-midgard', at: { x: 0, y: 400, w: 620, h: 330 } },
    { name: 'yggdrasil-window-bags', at: { x: 580, y: 400, w: 620, h: 330 } },
    { name: 'yggdrasil-window-west', at: { x: 20, y: 730, w: 660, h: 266 } },
    { name: 'yggdrasil-window-east', at: { x: 520, y: 730, w: 660, h: 266 } },
  ],
  glyphs: {
    enemy: ENEMY_GLYPH,
    world: WORLD_GLYPH,
    god: GOD_GLYPH,
    card: {
      ...ENEMY_GLYPH,
      ...Object.fromEntries(ENEMY_IDS.map((id) => [`angry_${id}`, ENEMY_GLYPH[id]])),
      ...Object.fromEntries([1, 2, 3, 4].map((n) => [`ragnarok_${n}`, 'skull' as const])),
    },
  },
  trayName: 'yggdrasil-tray',
};

export default ui;
