import type { State } from '#engine/kernel/deal/state.ts';
import { isTarock, type Laid, suitOf, topOf } from './reform-cards.ts';
import { reformWords } from './reform-log.ts';

/** Wald und Wiese, played once more from what was laid down (docs/rules/reform.md §7.3). */

const HAND = 12;
const TALON = 6;
const WALD_UND_WIESE = 'wald-und-wiese';

interface Piles {
  readonly pile: readonly Laid[];
  /** Who lays the next card; missing: it is over. */
  readonly turn?: number;
  /** The last one who was in. */
  readonly last?: number;
  /** Cards in hand and won, by seat; missing: does not play. */
  readonly cards: ReadonlyMap<number, number>;
  /** What has come about so far of what seldom does. */
  readonly happened: ReadonlySet<PileWay>;
}

export const PILE_WAYS = [
  'a pile of tarocks ends',
  'a pile of a suit ends',
  'somebody is eliminated',
  'the talon is taken',
  'the talon has been taken',
  'whoever takes a pile is out',
  'two are out at once',
  'the last one still has cards',
] as const;
type PileWay = (typeof PILE_WAYS)[number];

/** King and queen. */
const isCouple = (one: string, other: string): boolean =>
  !isTarock(one) &&
  !isTarock(other) &&
  [one, other]
    .map((card) => card.slice(1))
    .sort()
    .join('') === 'KQ';

export function pilesIn(s: State): Piles {
  const { active } = s;
  const held = new Map(active.map((seat) => [seat, HAND]));
  const won = new Map(active.map((seat) => [seat, 0]));
  const add = (to: Map<number, number>, seat: number, count: number): void =>
    void to.set(seat, (to.get(seat) ?? 0) + count);
  const eliminated = new Set<number>();
  const isIn = (seat: number): boolean => (held.get(seat) ?? 0) > 0 && !eliminated.has(seat);
  const nextIn = (seat: number): number | undefined =>
    [1, 2, 3].map((i) => active[(active.indexOf(seat) + i) % active.length] ?? -1).find(isIn);
  const happened = new Set<PileWay>();
  let turn = active[0];
  let last: number | undefined;
  let isTalonTaken = false;
  let pile: Laid[] = [];
  for (const word of reformWords(s).filter((one) => one.in === 'piles' && one.type === 'play')) {
    const [by, card] = [word.by, String(word['card'])];
    const under = pile.at(-1);
    pile.push({ card, by });
    add(held, by, -1);
    if (under && under.by !== by && isCouple(under.card, card)) {
      if (suitOf(under.card) === suitOf(card)) {
        eliminated.add(under.by);
        happened.add('somebody is eliminated');
      } else {
        happened.add(isTalonTaken ? 'the talon has been taken' : 'the talon is taken');
        if (!isTalonTaken) add(won, by, TALON);
        isTalonTaken = true;
      }
    }
    const [one, ...others] = active.filter(isIn);
    if (others.length === 0) {
      last = one ?? by;
      happened.add(one === undefined ? 'two are out at once' : 'the last one still has cards');
    }
    const isFull = isTarock(pile[0]?.card ?? '') !== isTarock(card);
    turn = last === undefined ? nextIn(by) : undefined;
    if (!isFull && last === undefined) continue;
    const top = topOf(
      pile.map((laid) => laid.card),
      { contract: WALD_UND_WIESE },
    );
    const winner = pile.find((laid) => laid.card === top)?.by ?? -1;
    add(won, winner, pile.length);
    pile = [];
    if (isFull) happened.add(isTarock(card) ? 'a pile of a suit ends' : 'a pile of tarocks ends');
    if (last !== undefined) continue;
    turn = isIn(winner) ? winner : nextIn(winner);
    if (turn !== winner) happened.add('whoever takes a pile is out');
  }
  return {
    pile,
    ...(turn !== undefined && { turn }),
    ...(last !== undefined && { last }),
    cards: new Map(active.map((seat) => [seat, (held.get(seat) ?? 0) + (won.get(seat) ?? 0)])),
    happened,
  };
}
