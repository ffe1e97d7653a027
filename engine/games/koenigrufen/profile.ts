import type { BonusId } from './bonuses/index.ts';
import type { ContractId } from './contracts/index.ts';
import type { Options } from './options.ts';

/** Points of a bonus made silently and announced; `null`: it counts only announced. */
export interface Amounts {
  readonly silent: number | null;
  readonly announced: number;
}

/** A profile is a table of numbers and a few house rules; behaviour is the contracts' own. */
export interface Profile {
  readonly id: string;
  /** In bidding order, lowest first, with the value per opponent. */
  readonly ladder: readonly (readonly [contract: ContractId, value: number])[];
  readonly bonuses: Readonly<Record<BonusId, Amounts>>;
  /** Where it differs from the family's defaults. */
  readonly options: Partial<Options>;
}
