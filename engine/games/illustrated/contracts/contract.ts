import type { PhaseId } from '../phases/names.ts';

/** A contract, put together from parts. */
export interface Contract {
  readonly id: string;
  /** The paragraph that it follows. */
  readonly source: string;
  /** Whether somebody plays it against the others; if not, everybody plays alone. */
  readonly hasDeclarer: boolean;
  /** What every part of its score is multiplied by. */
  readonly times: 1 | 2 | 3 | 4;
  /** How many cards the declarer takes up, and lays away. */
  readonly cards: number;
  /** The parts of the talon that may be taken, as slots in the order in which they were dealt. */
  readonly parts: readonly (readonly number[])[];
  /** Its way through the deal after the auction. */
  readonly way: readonly PhaseId[];
}
