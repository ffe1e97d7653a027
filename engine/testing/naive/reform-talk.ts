import { type Rational, rational } from '#engine/core/rational.ts';
import { contractNamed, isSolo } from './reform-contracts.ts';
import type { Sides, Word } from './reform-log.ts';

/** What was said on top of a game of Reform Tarock, read from its log (docs/rules/reform.md §6.3 and §6.4). */

export const STEPS = ['kontra', 'rekontra', 'subkontra', 'hirsch', 'mord'];

/** A game, the pair of a negative game, or a bonus that was declared, by the bid too: who it belongs to and who stands against it. */
export interface NaiveItem {
  readonly key: string;
  /** `game`, or the bonus. */
  readonly about: string;
  readonly owners: readonly number[];
  readonly others: readonly number[];
}

/** How far an item was doubled. */
export interface Ladder {
  readonly steps: readonly { readonly by: number; readonly early: boolean }[];
  readonly self: boolean;
  readonly protests: readonly { readonly by: number; readonly of: number }[];
}

export const isNegative = ({ contract }: Sides): boolean => contractNamed(contract).goal !== undefined;

/** §7.4: whether the game and its bird are one thing. */
export const isSteinhof = ({ kingTalon }: Sides): boolean => kingTalon === 'steinhofmaessig';

/** The items of a deal in the order in which they came up. */
export function itemsIn(words: readonly Word[], sides: Sides): readonly NaiveItem[] {
  const { ours, theirs, declarer } = sides;
  const games = isNegative(sides)
    ? theirs.map((seat) => ({ key: `game@${seat}`, about: 'game', owners: ours, others: [seat] }))
    : [{ key: 'game', about: 'game', owners: ours, others: theirs }];
  const { bird } = contractNamed(sides.contract);
  // §7.4: the bird of a game as in Steinhof is a part of it.
  const promised =
    bird === undefined || isSteinhof(sides)
      ? []
      : [{ key: `${bird}@${declarer}`, about: bird, owners: ours, others: theirs }];
  const bonuses = words
    .filter(({ type }) => type === 'announce' || type === 'call-black-out')
    .map((word) => {
      const about = word.type === 'announce' ? String(word['bonus']) : 'black-out';
      const key = `${about}@${word.by}`;
      if (isNegative(sides)) return { key, about, owners: [word.by], others: [declarer] };
      const isOurs = ours.includes(word.by);
      return { key, about, owners: isOurs ? ours : theirs, others: isOurs ? theirs : ours };
    });
  return [...games, ...promised, ...bonuses];
}

/** §5.4: nothing that was said against an item holds where the called king comes out of the talon at the end. */
export const countedLadder = (words: readonly Word[], sides: Sides, item: NaiveItem): Ladder =>
  sides.inTalon && isSolo(sides.contract) ? { steps: [], self: false, protests: [] } : ladderOf(words, sides, item);

/** What was said against an item, or to halve it; halving a negative game halves it for all pairs. */
export function ladderOf(words: readonly Word[], sides: Sides, item: NaiveItem): Ladder {
  const steps: { readonly by: number; readonly early: boolean }[] = [];
  const protests: { readonly by: number; readonly of: number }[] = [];
  let self = false;
  const isVoid = isSteinhof(sides) || sides.kingTalon === 'pratermaessig';
  for (const word of words) {
    // §5.4: they begin anew.
    if (isVoid && word.in === 'pre') continue;
    const key = String(word['item']);
    const isPairs = item.about === 'game' && isNegative(sides) && key.startsWith('game');
    if (word.type === 'selbstkontra' && (key === item.key || isPairs)) self = true;
    if (key !== item.key) continue;
    if (STEPS.includes(word.type)) steps.push({ by: word.by, early: word.in === 'pre' });
    if (word.type === 'protest') protests.push({ by: word.by, of: lastOwn(steps.length, isOwner(item, word.by)) });
  }
  return { steps, self, protests };
}

const isOwner = (item: NaiveItem, seat: number): boolean => item.owners.includes(seat);

/** The number of the last step that a side has said: the owners say the even ones. 0: none. */
export function lastOwn(level: number, isOfOwners: boolean): number {
  const isEven = level % 2 === 0;
  return isEven === isOfOwners ? level : Math.max(0, level - 1);
}

/** §6.4: what a pair of players settles an item at; without players, what was said against it. */
export function factorOf({ steps, self, protests }: Ladder, pair: readonly number[]): Rational {
  if (self) return rational(1, 2);
  const levels = pair.map((seat) =>
    Math.min(steps.length, ...protests.filter(({ by }) => by === seat).map(({ of }) => of - 1)),
  );
  const level = Math.min(steps.length, ...levels);
  if (level === 0) return rational(1);
  return rational(steps[0]?.early === true ? 3 * 2 ** (level - 1) : 2 ** level);
}
