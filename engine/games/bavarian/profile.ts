import type { ContractId } from './contracts/index.ts';
import type { Options } from './options.ts';

/** A profile is a list of contracts and calls; behaviour is the contracts' own. */
export interface Profile {
  readonly id: string;
  /** From the lowest up; the index is the level that contracts name. */
  readonly calls: readonly string[];
  /** From the lowest up. */
  readonly contracts: readonly ContractId[];
  /** Where it differs from the family's defaults. */
  readonly options: Partial<Options>;
}
