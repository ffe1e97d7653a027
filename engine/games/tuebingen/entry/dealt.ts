import type { Json } from '#engine/core/json.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import type { Side } from '#engine/judging/sides.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import { HAND, LAID_AWAY, largestHand, SUITS } from '../cards.ts';
import { type Contract, isForTricks } from '../contracts/contract.ts';
import { ALL, GRAND, LITTLE } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import {
  has,
  HONOUR,
  kingOf,
  KINGS,
  leastPoints,
  leastTricks,
  MOST_TAROCKS,
  NOTHING,
  SKI,
  tarock,
  tarocksIn,
} from './hand.ts';
import { type Claimed, type Holder, isOfTheOne, type Placement, placements, takerOf, withNeed } from './placements.ts';

/** The most tarocks of a player who asks for a Tout, besides no honour and no court (tuebingen §3). */
const MOST_OF_ASKER = 7;

const T1 = tarock(1);
const T21 = tarock(MOST_TAROCKS);

/** A game from paper: who plays it, and what is known of its tricks and points. */
export interface Entered {
  readonly ruleset: Ruleset;
  readonly contract: Contract;
  readonly answers: Answers;
  readonly at: EntryTable;
}

/** The fewest tricks and points that a seat has. */
interface Least {
  readonly tricks: number;
  readonly points: number;
}

/** Whether the cards can have been dealt and played so that all of this was claimed rightly (tuebingen §12, TU20). */
export function canBeDealt(entered: Entered, claimed: readonly Claimed[]): boolean {
  const holders = holdersIn(entered);
  const fate = claimed.find(({ id }) => isOfTheOne(id));
  for (const so of placements(entered.ruleset.options, holders, claimed))
    if (isBid(entered, holders, so) && takersOf(holders, so, fate).some((taken) => goes(entered, holders, so, taken)))
      return true;
  return false;
}

function holdersIn({ ruleset, answers, at }: Entered): readonly Holder[] {
  const { declarer, partner } = answers;
  return at.active.map((seat) => ({
    seat,
    side: seat === declarer || seat === partner ? ('declarer' as const) : ('defenders' as const),
    room: seat === at.dealer ? largestHand(ruleset.options) : HAND,
  }));
}

/** Whether somebody can have come to play this game with such hands. */
function isBid({ contract, answers }: Entered, holders: readonly Holder[], so: Placement): boolean {
  const indexOf = (seat: Json | undefined): number => holders.findIndex((holder) => holder.seat === seat);
  const own = indexOf(answers['declarer']);
  const mayHave = (at: number, tarocks: number, courts = 0): boolean =>
    withNeed(so, holders, at, { needs: { tarocks, courts }, lacks: NOTHING }) !== undefined;
  const kings = SUITS.map((_, suit) => kingOf(suit));
  // Who calls their own king has it.
  if (contract.isConcealed) return kings.some((king) => mayHave(own, 0, king));
  if (contract.hasPartner) {
    const partner = indexOf(answers['partner']);
    const called = kings.filter((king) => ((so.held[own]?.courts ?? 0) & king) === 0 && mayHave(partner, 0, king));
    // With all kings the 21, the 1 or the Ski is called.
    return (
      called.length > 0 ||
      (mayHave(own, 0, KINGS) &&
        [T21, T1, SKI].some((card) => !has(so.held[own] ?? NOTHING, card) && mayHave(partner, card)))
    );
  }
  if (!isForTricks(contract)) return true;
  return holders.some((_, i) => {
    const held = so.held[i] ?? NOTHING;
    return i !== own && held.courts === 0 && !has(held, SKI | T1 | T21) && tarocksIn(held) <= MOST_OF_ASKER;
  });
}

/** The trick with the Tarock 1: who has won it, and what was claimed about it. */
interface Taken {
  readonly by: number;
  readonly fate: Claimed;
}

/** Who can have won the trick with the Tarock 1; `null`: nobody said anything about it. */
function takersOf(holders: readonly Holder[], so: Placement, fate: Claimed | undefined): readonly (Taken | null)[] {
  if (!fate) return [null];
  const able = [...holders.keys()].filter((i) => {
    const owns = has(so.held[i] ?? NOTHING, T1);
    return holders[i]?.side === takerOf(fate) && (fate.id !== 'fein' || owns);
  });
  return able.map((by) => ({ by, fate }));
}

/** Whether tricks and points leave what these hands win at least. */
function goes(
  { ruleset, contract, answers, at }: Entered,
  holders: readonly Holder[],
  { held }: Placement,
  taken: Taken | null,
): boolean {
  const least = holders.map(({ seat }, i): Least => {
    const own = held[i] ?? NOTHING;
    // Of 21 cards two may be laid away, and win nothing.
    const laid = ruleset.options['strafen-hand'] === 'dealt' && seat === at.dealer ? LAID_AWAY : 0;
    const won = Math.max(0, leastTricks(own, taken ? T1 : 0) - laid);
    const tricks = i !== taken?.by ? won : taken.fate.id === 'fein' ? won + 1 : Math.max(won, 1);
    const points = leastPoints(own, tricks) + (i === taken?.by ? HONOUR : 0) + (seat === at.dealer ? 1 : 0);
    return { tricks, points };
  });
  const sumOf = (side: Side, what: keyof Least): number =>
    least.reduce((sum, one, i) => sum + (holders[i]?.side === side ? one[what] : 0), 0);
  if (isForTricks(contract)) {
    const { tricks } = answers;
    const [won, most] = tricks === GRAND || tricks === LITTLE ? [tricks, tricks] : [0, LITTLE - 1];
    return sumOf('declarer', 'tricks') <= most && sumOf('defenders', 'tricks') <= HAND - won;
  }
  const points = Number(answers['points']);
  if (sumOf('declarer', 'points') > points || sumOf('defenders', 'points') > ALL - points) return false;
  if (contract.hasPartner) return true;
  const { best, totals } = answers;
  return holders.every(({ seat, side }, i) => {
    const most = totals === undefined ? best : (totals as readonly Json[])[seat];
    return side === 'declarer' || (least[i]?.points ?? 0) <= Number(most);
  });
}
