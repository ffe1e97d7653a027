import { pick, type Rng } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import type { BoardState } from '#page/table/state/board.svelte.ts';
import type { Offered } from '#page/table/story/offers.ts';
import { isEnough } from '#page/table/story/picks.ts';

/** A way to give a card, or to say something. */
export interface Way {
  /** A deal at the moment at which it comes up. */
  readonly deal: () => DealtDeal;
  /** What is done then, and how many actions follow of those that are offered. */
  readonly then?: readonly object[];
  readonly more?: number;
  /** What the viewer does of it, perhaps a part; `null`: it is not offered to them. */
  readonly press: Press;
}

export type Press = (board: BoardState, rng: Rng) => (() => unknown) | null;

/** Says the first thing that a test allows, until a deal is where it is wanted. */
export function until(
  deal: DealtDeal,
  isThere: (deal: DealtDeal) => boolean,
  first: (action: Action) => boolean,
): DealtDeal {
  while (!isThere(deal)) deal.go(deal.offered.find(first) ?? deal.offered[0] ?? {});
  return deal;
}

/** Says one of these, if there are any. */
export const oneOf = (all: readonly Offered[], answer: BoardState['answer'], rng: Rng): (() => unknown) | null =>
  all.length > 0 ? () => answer.say(pick(all, rng).action) : null;

/** Plays a card of the hand that need not be raised first, as the hand does it: no other card goes meanwhile. */
export const playOne: Press = (board, rng) => {
  const { prompt, giving } = board;
  const playable = [...giving.playable].filter((card) => !giving.raisable.has(card));
  if (playable.length === 0 || prompt.going !== undefined) return null;
  const card = pick(playable, rng);
  return () => {
    prompt.going = card;
    return board.play(card).then(() => (prompt.going = undefined));
  };
};

/** Picks a card in the middle, or takes those that are picked. */
export const takeSome: Press = (board, rng) => {
  const { ways, chosen } = board.taking;
  const [way] = ways;
  if (!way) return null;
  const { offer } = way;
  if (isEnough(offer, chosen) && rng() < 0.5) return () => board.answer.say(cardsAction(offer, chosen));
  const from = board.choices.taking.flatMap((one) => one.offer.from);
  return () => board.taking.toggle(pick(from, rng));
};

/** Raises a card of the hand, or puts it back; or says one of the things that can be said of those that are raised. */
export const raiseSome: Press = ({ giving, answer }, rng) => {
  if (giving.raisable.size === 0) return null;
  const { confirms } = giving;
  if (confirms.length > 0 && rng() < 0.5) return oneOf(confirms, answer, rng);
  return () => giving.raise(pick([...giving.raisable], rng));
};
