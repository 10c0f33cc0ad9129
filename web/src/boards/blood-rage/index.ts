/** Blood Rage on the page: the ring, the clan's tray, the sheets in the rail. */
import type { GlyphName } from '../../draw/glyphs';
import type { Words } from '../../words/words';
import { OTHERS, type GameEvent, type GameUi, type Meter, type Option, type Row, type Side } from '../contract';
import { battleWindow } from './battle';
import Board from './Board.svelte';
import { CLAN_GLYPH, FIGURE_GLYPH, KIND_GLYPH, ROMAN, STAT_GLYPH, TOKEN_GLYPH } from './layout';
import Rail from './Rail.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import type { CardId, FigureId, Province, StatId, View } from './view';

function meters(view: View, words: Words): Meter[] {
  const doomed = view.doom[view.age - 1];
  return [
    { label: words.say('blood-rage-age'), value: ROMAN[view.age] ?? view.age, main: true },
    { label: words.say('blood-rage-phase'), value: words.name('phase', view.phase) },
    ...(doomed
      ? [{ label: words.say('blood-rage-doom'), value: words.name('province', doomed), glyph: 'skull' as const }]
      : []),
  ];
}

function row(option: Option, view: View, words: Words, _hints: boolean, decision: string, seat: number): Row {
  const word = (kind: string): string | undefined => option.args.find((a) => a.kind === kind)?.word;
  const clan = view.clans[seat];
  const [card, figure, stat, slot] = [word('card'), word('figure'), word('stat'), word('slot')];
  if (card) return cardRow(card, option.verb, view, words, seat);
  if (option.verb === 'march')
    return { glyph: 'next', ...placeNote(option.args[1]?.word, view, words, seat), ...rage(view.prices.march) };
  if (figure) return figureRow(figure as FigureId, option.verb, view, words, decision, seat);
  if (stat && clan) {
    const { value, next } = clan.stats[stat as StatId];
    return { glyph: STAT_GLYPH[stat] ?? 'up', note: words.say('blood-rage-note-stat', { value, next }) };
  }
  if (slot) return { glyph: KIND_GLYPH[slot.replace(/_\d$/, '')] ?? 'shield' };
  const province = view.provinces.find((p) => p.id === word('province'));
  if (province) return provinceRow(province, option.verb, view, words, seat);
  if (option.verb === 'pass' && clan && clan.rage > 0)
    return { ...PLAIN['pass'], note: words.say('blood-rage-note-pass', { rage: clan.rage }) };
  return PLAIN[option.verb] ?? {};
}

function rage(cost: number): Row {
  return { figure: cost, figureGlyph: 'flame' };
}

/** What a figure is worth, and what it costs where it has to be paid for. */
function figureRow(figure: FigureId, verb: string, view: View, words: Words, decision: string, seat: number): Row {
  const facts = view.clans[seat]?.figures[figure];
  const cost =
    verb === 'recall' ? view.prices.recall : verb === 'invade' ? (decision === 'action' ? facts?.cost : 0) : undefined;
  return {
    glyph: FIGURE_GLYPH[figure] ?? 'helm',
    ...(facts ? { note: words.say('blood-rage-note-figure', { strength: facts.strength }) } : {}),
    ...(cost === undefined ? {} : rage(cost)),
    ...(verb === 'take' ? { times: alike(figure, view, seat) } : {}),
  };
}

/** How many of them stand where a march begins. */
function alike(figure: FigureId, view: View, seat: number): number {
  const source = view.provinces.find((p) => p.id === view.pending?.source);
  return source?.figures.filter((f) => f.seat === seat && f.figure === figure).length ?? 1;
}

function cardRow(card: string, verb: string, view: View, words: Words, seat: number): Row {
  const face = view.faces[card as CardId];
  const note = words.about('card', card);
  const price = verb === 'upgrade' ? view.clans[seat]?.hand.costs[card as CardId] : undefined;
  const figure =
    !face || verb === 'wield' || card === 'heimdalls_sight'
      ? {}
      : face.kind === 'battle' || verb === 'play' // in a battle nothing is paid, and other cards add nothing
        ? { figure: `+${face.bonus}` }
        : face.kind === 'quest'
          ? { figure: face.glory, figureGlyph: 'glory' as const }
          : rage(price ?? face.cost);
  return { glyph: KIND_GLYPH[face?.kind ?? 'clan'] ?? 'scroll', ...(note ? { note } : {}), ...figure };
}

/** What pillaging brings, and who is strongest there. */
function provinceRow(province: Province, verb: string, view: View, words: Words, seat: number): Row {
  const place = placeNote(province.id, view, words, seat);
  const glyph = TOKEN_GLYPH[province.token] ?? 'house';
  if (verb !== 'pillage' && verb !== 'repillage') return { glyph, ...place };
  const gain = words.say('blood-rage-note-pillage', { gain: words.name('token', province.token) });
  return {
    glyph,
    note: [gain, place.note].join(' · '),
    ...(verb === 'repillage' ? rage(view.prices.repillage) : {}),
  };
}

/** Who is strongest there, for going to a province or pillaging it. */
function placeNote(id: string | undefined, view: View, words: Words, seat: number): Row {
  const province = view.provinces.find((p) => p.id === id);
  if (!province) return {};
  const rivals = Math.max(0, ...province.strength.filter((_, other) => other !== seat));
  return {
    note: words.say('blood-rage-note-place', { own: province.strength[seat] ?? 0, rivals }),
  };
}

/** The strength of every clan in a battle. */
function totals(events: readonly GameEvent[]): Side[] {
  return events
    .filter(({ name }) => name === 'strength_counted')
    .map(({ args }) => {
      const figure = (name: string): number => Number(args.find((a) => a.name === name)?.word);
      return { seat: figure('seat'), total: figure('total') };
    });
}

const PLAIN: Record<string, Row> = {
  pass: { glyph: 'glass' },
  sacrifice: { glyph: 'skull' },
  accept: { glyph: 'check' },
  decline: { glyph: 'cross' },
  done: { glyph: 'check' },
};

const ui: GameUi<View> = {
  Board,
  Tray,
  SeatLine,
  Rail,
  meters,
  row,
  order: [
    'pillage',
    'repillage',
    'invade',
    'march',
    'upgrade',
    'commit',
    OTHERS,
    'recall',
    'sacrifice',
    'done',
    'decline',
    'pass',
  ],
  totals,
  sources: (view) => view.clans.map((clan) => clan.earned),
  home: { x: 60, y: 30, w: 1080, h: 830 },
  focusArea: (view) => (view.battle ? battleWindow(view.battle) : undefined),
  glyphs: {
    figure: FIGURE_GLYPH,
    stat: STAT_GLYPH,
    token: TOKEN_GLYPH,
    clan: CLAN_GLYPH,
  } satisfies Record<string, Record<string, GlyphName>>,
  trayName: 'blood-rage-tray',
};

export default ui;
