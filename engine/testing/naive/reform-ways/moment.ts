import type { Notes } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { contractNamed } from '../reform-contracts.ts';
import {
  countedAs,
  givenIn,
  laidIn,
  type OnePlay,
  reformDealt,
  reformTricks,
  reformWords,
  type Sides,
  takenIn,
} from '../reform-log.ts';

/** Where a deal of Reform Tarock stands, read from its log (docs/rules/reform.md §2, §4, §7.1). */

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

/** What was given to the trick that is not complete. */
export function openIn({ s }: Moment): readonly OnePlay[] {
  const given = givenIn(reformWords(s));
  return given.slice(given.length - (given.length % 4));
}

/** The card that the open trick was led with, or the one that several count as. */
export function ledIn(at: Moment): string | undefined {
  const [first] = openIn(at);
  return first && countedAs(first.cards, at.sides.contract);
}

/** §2, §4: forehand or the declarer leads, then whoever won; the others follow in turn. */
export function nextToPlay(at: Moment): number | undefined {
  const { s, options, sides } = at;
  const last = openIn(at).at(-1);
  if (last) return s.active[(s.active.indexOf(last.by) + 1) % 4];
  const before = reformTricks(s, options).at(-1);
  if (before) return before.winner;
  return contractNamed(sides.contract).lead === 'D' ? sides.declarer : s.active[0];
}
