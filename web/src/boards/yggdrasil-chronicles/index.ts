/** Yggdrasil Chronicles on the page: the turning tree, the god's tray, the decks and the figures that decide the game. */
import type { GlyphName } from '../../draw/glyphs';
import type { Words } from '../../words/words';
import { OTHERS, type GameUi, type GameEvent, type Meter, type Option, type Row, type RolledDie } from '../contract';
import Board from './Board.svelte';
import { ADVERSARY_GLYPH, ENEMY_GLYPH, FACE_GLYPH, GOD_GLYPH, level, RUNE_GLYPH, stacked, WORLD_GLYPH } from './layout';
import Rail from './Rail.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import type { Chance, EnemyId, StoneId, View } from './view';

function meters(view: View, words: Words): Meter[] {
  const lives = view.gods.map((g) => g.life);
  const way: Meter = { label: words.name('enemy', 'nidhogg'), value: view.book.space, glyph: 'nidhogg' };
  if (view.book.length > 0) way.of = view.book.length;
  return [
    { label: words.say('chronicles-round'), value: view.round },
    { label: words.say('chronicles-lowest-life'), value: Math.min(...lives), glyph: 'heart', main: true },
    {
      label: words.say('chronicles-worlds-ravaged'),
      value: view.bars_in_all - view.bars,
      of: view.bars_in_all,
      danger: true,
    },
    way,
  ];
}

function row(option: Option, view: View, words: Words, hints: boolean): Row {
  const word = (kind: string): string | undefined => option.args.find((a) => a.kind === kind)?.word;
  const foe = word('foe');
  const world = view.worlds.find((w) => w.id === word('world'));
  const seat = word('seat');
  const god = word('god');
  const artefact = word('artefact');
  const creature = word('creature');
  const stone = word('stone') as StoneId | undefined;
  const enemy = word('enemy') as EnemyId | undefined;
  const dispenser = view.dispensers.find((d) => d.id === word('dispenser'));
  if (option.verb === 'decline' && view.pending.decision === 'roll')
    return { glyph: 'cross', note: words.say('chronicles-no-roll') };
  if (option.verb === 'stack') {
    const card = stacked(view).find((c) => String(c.place) === word('number'));
    return card ? { glyph: ENEMY_GLYPH[card.enemy], note: words.name('enemy', card.enemy) } : {};
  }
  if (foe) {
    const facts = view.foes.find((f) => f.id === foe);
    const glyph = ENEMY_GLYPH[foe as EnemyId] ?? ADVERSARY_GLYPH[foe] ?? 'horned';
    return facts
      ? { glyph, ...odds(facts.chance, words, hints), figure: facts.strength, figureGlyph: 'skull' }
      : { glyph };
  }
  if (world) {
    const note = world.ravaged
      ? words.say('chronicles-ravaged')
      : world.blocked
        ? words.say('chronicles-blocked')
        : [...(world.tier ? [words.name('tier', world.tier)] : []), words.about('world', world.id) ?? ''].join(' · ');
    return { glyph: WORLD_GLYPH[world.id] ?? 'disc', note };
  }
  if (seat) {
    const other = view.gods[Number(seat)];
    if (!other) return {};
    const glyph = other.god ? (GOD_GLYPH[other.god] ?? 'crown') : 'crown';
    return { glyph, figure: other.life, figureGlyph: 'heart' };
  }
  if (god) return { glyph: GOD_GLYPH[god] ?? 'crown', note: words.about('god', god) ?? '' };
  if (artefact) return { glyph: 'hammer', note: words.about('artefact', artefact) ?? '' };
  if (dispenser)
    return {
      glyph: 'hammer',
      note: dispenser.top ? words.name('artefact', dispenser.top) : words.say('chronicles-empty'),
    };
  if (creature) return { glyph: 'raven', note: words.about('creature', creature) ?? '' };
  if (stone) {
    const rune = view.pending.runes[stone];
    return rune ? { glyph: RUNE_GLYPH[rune] ?? 'raido', note: words.name('rune', rune) } : { glyph: 'raido' };
  }
  if (enemy) return { glyph: ENEMY_GLYPH[enemy] };
  if (word('iotunn')) return { glyph: 'horned', note: words.about('iotunn', word('iotunn') ?? '') ?? '' };
  const saga = word('sagaaction');
  if (saga) return { glyph: 'book', note: words.about('sagaaction', saga) ?? '' };
  const risks = view.risks;
  const count = Number(word('number'));
  if (option.verb === 'roll' && risks) return { glyph: 'die', ...odds(risks.rolls[count], words, hints) };
  const left = risks?.left_after[count];
  if ((option.verb === 'send' || option.verb === 'spend') && left !== undefined)
    return { ...plain(option.verb), note: words.say('chronicles-left-after', { risks: left }) };
  if (option.verb === 'act') return { ...plain('act'), ...here(view, words) };
  return plain(option.verb);
}

/** How the god's own dice would fare. */
function odds(chance: Chance | null | undefined, words: Words, hints: boolean): Row {
  if (!chance || !hints) return {};
  return { note: words.say('chronicles-odds', { safe: Math.round(chance.safe * 100), left: chance.left }) };
}

/** What the World on which the active god stands gives. */
function here(view: View, words: Words): Row {
  const at = view.active === null ? null : view.gods[view.active]?.at;
  const note = at ? words.about('world', at) : undefined;
  return note ? { note } : {};
}

function plain(verb: string): Row {
  const glyphs: Record<string, GlyphName> = {
    begin: 'next',
    stay: 'hall',
    grab: 'plus',
    act: 'kenaz',
    care: 'heart',
    pass: 'glass',
    decline: 'cross',
    take: 'plus',
    turn: 'undo',
    send: 'helm',
    roll: 'die',
    borrow: 'die',
    mark: 'die',
    reroll: 'die',
    spend: 'leaf',
    plead: 'leaf',
    share: 'heart',
    bind: 'chain',
    repair: 'wood',
  };
  const glyph = glyphs[verb];
  return glyph ? { glyph } : {};
}

function dice({ args }: GameEvent): RolledDie[] {
  const side = args.find((a) => a.kind === 'face')?.word ?? 'blank';
  return [{ colour: 'blue', glyph: FACE_GLYPH[side] ?? 'minus', count: side === 'blank' ? 0 : 1 }];
}

/** The window in which a phone sees Risks and their dice. */
const BOOK = { name: 'chronicles-window-book', at: { x: 884, y: 690, w: 304, h: 296 } };

const ui: GameUi<View> = {
  Board,
  Tray,
  SeatLine,
  Rail,
  meters,
  row,
  order: ['fight', 'act', 'saga', 'care', OTHERS, 'reroll', 'stay', 'decline', 'pass'],
  dice,
  home: level('mid'),
  windows: [
    { name: 'chronicles-window-top', at: level('top') },
    { name: 'chronicles-window-mid', at: level('mid') },
    { name: 'chronicles-window-bottom', at: level('bottom') },
    { name: 'chronicles-window-enemies', at: { x: 884, y: 16, w: 304, h: 674 } },
    BOOK,
  ],
  focusArea: (view) => (view.risks ? BOOK.at : undefined),
  glyphs: { enemy: ENEMY_GLYPH, world: WORLD_GLYPH, god: GOD_GLYPH, rune: RUNE_GLYPH, adversary: ADVERSARY_GLYPH },
  trayName: 'chronicles-tray',
};

export default ui;
