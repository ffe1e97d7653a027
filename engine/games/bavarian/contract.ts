import type { Suit } from '../../decks/deck-36.ts';
import type { Game } from '../../kernel/score.ts';
import type { Options } from './options.ts';
import type { pricedAs } from './prices.ts';

/** A contract, put together from parts. */
export interface Contract {
  readonly id: string;
  /** The paragraph that it follows. */
  readonly source: string;
  /** The highest call that leaves it open, as a level of the ladder. */
  readonly level: number;
  /** Its way through the deal once it is announced. */
  readonly phases: readonly string[];
  /** Whether its declarer takes up the stock. */
  readonly usesStock: boolean;
  /** The suits that its declarer may make trumps. */
  trumps(options: Options): readonly Suit[];
  readonly price: ReturnType<typeof pricedAs>;
}

/** The suits that a declarer has to choose from; none where there is only one. */
export function choiceOfTrumps(contract: Contract, options: Options): readonly Suit[] {
  const all = contract.trumps(options);
  return all.length > 1 ? all : [];
}

/** The suit that the declarer has named, once he has. */
export const trumpIn = ({ with: said }: Pick<Game, 'with'>): Suit | undefined => said['trump'] as Suit | undefined;
