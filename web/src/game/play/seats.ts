/** The seats of a table as the page names and colours them. */
import type { Seat } from '../../boards/contract';
import { colourOf } from '../../draw/seats';
import type { SeatInfo } from '../../wire';
import type { Note } from '../story/notes';
import { page } from '../../words/page.svelte';
import type { Words } from '../../words/words';

export function seatsOf(
  infos: readonly SeatInfo[],
  own: readonly number[],
  waiting: readonly number[],
  words: Words,
): Seat[] {
  return infos.map((info) => {
    const player =
      info.kind === 'bot' ? page.say('seat-bot', { level: levelName(info.level) }) : info.name || page.say('seat-open');
    const key = info.id && words.has(`${info.id}.short`) ? `${info.id}.short` : info.id;
    const called = key && words.has(key) ? words.say(key) : '';
    const given = info.kind === 'person' ? info.name : '';
    const usual = page.say(info.kind === 'bot' ? 'bot-name' : 'seat-number', { number: info.seat + 1 });
    return {
      index: info.seat,
      name: called || given || usual,
      player,
      gone: goneOf(info),
      bot: info.kind === 'bot' || info.stand_in ? info.level : null,
      you: own.includes(info.seat),
      addressed: own.length === 1 && own[0] === info.seat,
      colour: colourOf(info.seat),
      waiting: waiting.includes(info.seat),
    };
  });
}

/** Why a bot plays for a person, where one does. */
export function goneOf({ kind, stand_in, resigned, gone }: SeatInfo): string {
  if (kind !== 'person' || !(stand_in || resigned)) return '';
  return gone || (resigned ? 'resigned' : 'away');
}

/** Whose seat is played by somebody else than before. */
export function notesOf(before: readonly SeatInfo[], now: readonly SeatInfo[], after: number): Note[] {
  return now.flatMap((info, i) => {
    const [was, is] = [before[i] ? goneOf(before[i]) : '', goneOf(info)];
    return was === is ? [] : [{ after, seat: info.seat, key: is ? `note-${is}` : 'note-back' }];
  });
}

export function levelName(level: string): string {
  return page.words.has(`level-${level}`) ? page.say(`level-${level}`) : level;
}
