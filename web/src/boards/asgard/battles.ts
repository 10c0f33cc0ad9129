/** What was fought for round by round, as the story tells it. */
import type { GameEvent, Side } from '../contract';
import type { Words } from '../../words/words';
import { CAMP_IDS, type CampId } from './view';

export interface Fought {
  world: string;
  strength: Record<CampId, number>;
  /** The seats whose discs have won. */
  winners: number[];
}
export interface RoundOfBattles {
  round: number;
  fought: Fought[];
}

/** Events that say how strong both camps are. */
const STRENGTHS = ['world_fought', 'recruit_sent', 'ragnarok_fought'];

const word = (event: GameEvent, name: string): string => event.args.find((a) => a.name === name)?.word ?? '';
const strengths = (event: GameEvent): Record<CampId, number> => ({
  light: Number(word(event, 'light')),
  darkness: Number(word(event, 'darkness')),
});

/** The newest round first. */
export function roundsOf(story: readonly GameEvent[]): RoundOfBattles[] {
  const rounds: RoundOfBattles[] = [];
  for (const event of story) {
    const round = rounds.at(-1);
    const last = round?.fought.at(-1);
    if (event.name === 'battles_begin') rounds.push({ round: Number(word(event, 'round')), fought: [] });
    else if (event.name === 'world_fought')
      round?.fought.push({ world: word(event, 'world'), strength: strengths(event), winners: [] });
    else if (event.name === 'recruit_sent' && last) last.strength = strengths(event);
    else if (event.name === 'world_won') last?.winners.push(Number(word(event, 'seat')));
  }
  return rounds.filter(({ fought }) => fought.length > 0).reverse();
}

/** Light against Darkness, as last told. */
export function totals(events: readonly GameEvent[], words: Words): Side[] {
  const told = events.findLast(({ name }) => STRENGTHS.includes(name));
  if (!told) return [];
  return CAMP_IDS.map((camp) => ({ name: words.name('camp', camp), total: strengths(told)[camp] }));
}
