import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { KINGS, TAROCKS, TRULL } from '#engine/decks/deck-54.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import { type At, withOptions } from '../at.ts';
import { dealtAt, handOf, isOffered, playOut } from '../dealt-at.ts';

/** Deals of Illustrated Tarock that are played, their cards made for what a sentence says. Seat 0 is forehand and plays. */

const HAND = 16;
/** Everybody has a tarock, so that nobody shows a hand without one. */
const OTHERS = { 'hand:1': 'T2', 'hand:2': 'T3' };

/** A bid of seat 0 that nobody goes above. */
function bidding(at: At, contract: string, hand: readonly Card[] = []): DealtDeal {
  const deal = dealtAt(at, { ...(hand.length > 0 && { 'hand:0': handOf(hand) }), ...OTHERS });
  deal.go({ type: 'bid', contract });
  return deal;
}

const QUIET = ['open', 'lie', 'good'];
/** Everybody lets it be, up to a phase. */
function quietly(deal: DealtDeal, phase: string): DealtDeal {
  while (deal.s.phase !== phase) {
    const said = must(
      QUIET.find((type) => isOffered(deal, type)),
      `a word in ${String(deal.s.phase)}`,
    );
    deal.go({ type: said });
  }
  return deal;
}

const own = ({ s }: Pick<DealtDeal, 's'>): number => s.zones['hand:0']?.length ?? 0;

/** The first that may be taken of the talon. */
function taking(at: At, deal: DealtDeal): DealtDeal {
  const [first] = actionsOf(offersTo(at.rules, deal.s, 0));
  deal.go(must(first, 'cards of the talon'));
  return deal;
}

/** How many cards of the talon are taken in a game. */
export function takenIn(at: At, contract: string): number {
  const deal = quietly(bidding(at, contract), 'talon');
  const before = own(deal);
  return own(taking(at, deal)) - before;
}

/** Whether `many` cards are laid away in a game. */
export function mayLay(at: At, contract: string, many: number): boolean {
  const cards = ['D4', 'D3', 'D2', 'D1', 'H4'].slice(0, many);
  const deal = taking(at, quietly(bidding(at, contract, cards), 'talon'));
  return deal.refused({ type: 'discard', cards }) === undefined;
}

/** Which melds seat 0 is offered with these cards, and no other kings and pieces of the Trull. */
export function meldsWith(at: At, hand: readonly Card[]): readonly string[] {
  const small = TAROCKS.slice(1).filter((card) => !TRULL.includes(card) && !['T2', 'T3'].includes(card));
  const deal = quietly(bidding(at, 'solo', [...hand, ...small].slice(0, HAND)), 'melds');
  return deal.offered.flatMap((action) => ('meld' in action && typeof action.meld === 'string' ? [action.meld] : []));
}
export const kings = (many: number): readonly Card[] => KINGS.slice(0, many);
export const trull = (many: number): readonly Card[] => TRULL.slice(0, many);

/** Whether there is a Valat when the soloist wins all tricks but the first ones. */
export function isValat(at: At, won: number): boolean {
  const losers = ['D4', 'D3', 'D2'].slice(0, HAND - won);
  const hand = [...losers, ...TAROCKS.slice(0, won)];
  const deal = quietly(bidding(at, 'solo', hand), 'tricks');
  playOut(at, deal, { 0: handOf(hand) });
  while (isOffered(deal, 'good')) deal.go({ type: 'good' });
  return at.rules.read(deal.s).items.some(({ about }) => about === 'valat');
}

/** Forehand's bid after it was taken over `many` times, and held in between: the deal when forehand has to answer. */
function takenOver(at: At, many: number): DealtDeal {
  const deal = bidding(at, 'dreiblatt');
  for (let n = 0; n < many; n++) {
    if (n > 0) deal.go({ type: 'hold' });
    deal.go({ type: n === 0 ? 'take' : 'retake' });
  }
  return deal;
}

/** At which level a bid stands that was taken over `many` times, and accepted then. */
export function levelAfter(at: At, many: number): string | undefined {
  const deal = takenOver(at, many);
  while (deal.s.games.length === 0) deal.go({ type: 'good' });
  const level = deal.s.games[0]?.with['level'];
  return typeof level === 'string' ? level : undefined;
}

/** Whether it may be held then, where it may be held after a second time, and where it may not. */
export const mayHold = (at: At, many: number): readonly boolean[] =>
  [true, false].map((agreed) => isOffered(takenOver(withOptions(at, { 'hold-after-retake': agreed }), many), 'hold'));

/** Whether a Trischaken is played when `many` agree to it. */
export function isAgreed(at: At, many: number): boolean {
  const deal = dealtAt(withOptions(at, { 'all-pass': 'vote' }), OTHERS);
  for (let n = 0; n < 3; n++) deal.go({ type: 'pass' });
  for (let n = 0; n < many; n++) deal.go({ type: 'agree', contract: 'trischaken' });
  return deal.s.games.length > 0;
}
