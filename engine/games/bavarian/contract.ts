import type { Suit } from '../../decks/deck-36.ts';
import type { Game, Verdict } from '../../kernel/score.ts';
import type { Options, Tariff } from './options.ts';
import type { Counted } from './counted.ts';
import type { SuitPlay } from './play.ts';

/** What a contract costs: half-cents for a point above or below 60, or cents for the whole game (bavarian §7.2). */
export interface Price {
  readonly point: number;
  readonly simple: number;
  readonly schneider: number;
}

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
  readonly play: SuitPlay;
  judge(options: Options, deal: Counted): Verdict;
  readonly price: (tariff: Tariff) => Price;
}

/** The suit that the declarer has named, once he has. */
export const trumpIn = ({ with: said }: Pick<Game, 'with'>): Suit | undefined => said['trump'] as Suit | undefined;
