import type { Options } from '../options/options.ts';

/** A rule set: the numbers are those of the family; it may only differ in options. */
export interface Profile {
  readonly id: string;
  /** Where it differs from the family's defaults. */
  readonly options: Partial<Options>;
}
