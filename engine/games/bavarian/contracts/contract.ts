import type { Card } from '#engine/core/card.ts';
import { type Suit, SUITS } from '#engine/decks/deck-36.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { CallsOf } from '../auction/calls.ts';
import type { Goal } from '../goals/goal.ts';
import type { Options } from '../options/options.ts';
import type { PhaseId } from '../phases/names.ts';
import type { Price } from '../prices/price.ts';

/** Every game of the family by its id; what it is like its profile says. */
export type ContractId = 'frage' | 'herzfrage' | 'solo' | 'herzsolo' | 'bettel' | 'pickup' | 'hand';

/** How games are bid for. */
export type AuctionId = Options['auction'];

/** What may be called where games are bid for in one of these ways. */
export type CallIn<A extends AuctionId> = CallsOf<ContractId>[A];
export type CallId = CallIn<AuctionId>;

/** A contract, put together from parts; `Call`: the calls of its form of bidding. */
export interface Contract<Call extends CallId = CallId> {
  readonly id: ContractId;
  /** The paragraph that it follows. */
  readonly source: string;
  /** The highest call that leaves it open. */
  readonly call: Call;
  /** The lowest call that it may be announced after, unless the table lets bidders raise their own bid; missing: any. */
  readonly from?: Call;
  /** Whether it may be announced only if nobody else has bid; missing: it may always. */
  readonly needsNoRival?: true;
  /** Its way through the deal once it is announced. */
  readonly way: readonly PhaseId[];
  /** Whether its declarer takes up the stock. */
  readonly usesStock: boolean;
  /** Whether a table plays it; missing: every one of its profile does. */
  isPlayed?(options: Options): boolean;
  /** The suits that its declarer may make trumps; none where there are no trumps. */
  trumps(options: Options): readonly Suit[];
  /** The card points that it may be played for, from the lowest; missing: 61. */
  readonly targets?: readonly number[];
  /** The order of the cards in it; missing: that of the pack. */
  readonly strength?: (card: Card) => number;
  readonly goal: Goal;
  readonly price: Price;
}

/** The suits that a declarer has to choose from; none where there is only one. */
export function choiceOfTrumps(contract: Contract, options: Options): readonly Suit[] {
  const all = contract.trumps(options);
  return all.length > 1 ? all : [];
}

/** The suit that the declarer has named, once they have. */
export const trumpIn = ({ with: said }: Pick<Game, 'with'>): Suit | undefined =>
  SUITS.find((suit) => suit === said['trump']);
