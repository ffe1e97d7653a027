import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { contractNamed } from '../reform-contracts.ts';
import { givenIn, laidIn, type OnePlay, reformDealt, reformWords, type Sides, takenIn } from '../reform-log.ts';
import { countedAs, reformTricks } from '../reform-tricks.ts';
import { praterIn } from './prater.ts';

/** Where a deal of Reform Tarock stands, read from its log (docs/rules/reform.md §2, §4, §7.1, §7.4, §7.6). */

export interface Moment {
  readonly s: State;
  readonly options: Notes;
  readonly sides: Sides;
}

/** The talon as it was dealt, from the top. */
export function talonIn(s: State): readonly string[] {
  const zones = reformDealt(s);
  return [...(zones['talon:0'] ?? []), ...(zones['talon:1'] ?? [])];
}

/** What a player holds: what was dealt, exchanged and drawn, without what was played. */
export function heldIn({ s, sides: { declarer } }: Moment, seat: number): readonly string[] {
  const words = reformWords(s);
  const drawn = words.filter(({ type, in: phase }) => type === 'draw' && phase === 'draw').length;
  const added = seat === declarer ? [...(takenIn(s) ?? []), ...talonIn(s).slice(0, drawn)] : [];
  const played = givenIn(words).flatMap(({ by, cards }) => (by === seat ? cards : []));
  const gone = [...played, ...(seat === declarer ? laidIn(s) : [])];
  return [...(reformDealt(s)[`hand:${seat}`] ?? []), ...added].filter((card) => !gone.includes(card));
}

/** §7.4: whether several tarocks may be given at once. */
export const isPrater = ({ kingTalon }: Sides): boolean => kingTalon === 'pratermaessig';

/** What was given to the trick that is not complete. */
export function openIn({ s, sides }: Moment): readonly OnePlay[] {
  if (isPrater(sides)) return praterIn(s).open;
  const given = givenIn(reformWords(s));
  return given.slice(given.length - (given.length % 4));
}

/** The card that the open trick was led with, or the one that several count as. */
export function ledIn(at: Moment): string | undefined {
  const [first] = openIn(at);
  return first && countedAs(first.cards, at.sides.contract);
}

/** §2, §4: forehand or the declarer leads, then whoever won, or §7.6 was picked; the others follow in turn. */
export function nextToPlay(at: Moment): number | undefined {
  const { s, options, sides } = at;
  if (isPrater(sides)) return praterIn(s).turn;
  const last = openIn(at).at(-1);
  if (last) return s.active[(s.active.indexOf(last.by) + 1) % 4];
  const before = reformTricks(s, options).at(-1);
  if (before) return pickedIn(at) ?? before.winner;
  // §7.10: he may take the lead where that is left to him.
  const isTaken = reformWords(s).some(({ type }) => type === 'lead-self');
  return contractNamed(sides.contract).lead === 'D' || isTaken ? sides.declarer : s.active[0];
}

/** §7.6: who was named as the next leader since the last card. */
function pickedIn({ s }: Moment): number | undefined {
  const said = reformWords(s).filter(({ type, in: phase }) => phase === 'tricks' && ['play', 'pick'].includes(type));
  const last = said.at(-1);
  return last?.type === 'pick' ? Number(last['seat']) : undefined;
}

/** §7.6: who must name the next leader, having won the trick that they led. */
export function pickerIn(at: Moment): number | undefined {
  const { s, options, sides } = at;
  if (contractNamed(sides.contract).way !== 'ends' || openIn(at).length > 0 || pickedIn(at) !== undefined)
    return undefined;
  const last = reformTricks(s, options).at(-1);
  return last && last.players[0] === last.winner ? last.winner : undefined;
}
