import type { Json } from '#engine/core/json.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import type { Contract } from '../contracts/contract.ts';
import type { RefusalCode } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';

/** What is wrong with an entry, and where. */
export type Fault = readonly [code: RefusalCode, field: string];

/** An entry of a game that the table plays. */
export interface Entered {
  readonly ruleset: Ruleset;
  readonly contract: Contract;
  readonly answers: Answers;
  readonly at: EntryTable;
}

/** A number of whole parts, whatever stood there. */
export const wholeIn = (answer: Json | undefined): number | undefined =>
  typeof answer === 'number' && Number.isInteger(answer) ? answer : undefined;

/** What was counted, by seat; `null`: of that seat nothing is said. Missing: it is no list. */
export const countsIn = (answer: Json | undefined): readonly (number | null)[] | undefined =>
  Array.isArray(answer) ? (answer as readonly Json[]).map((one) => wholeIn(one) ?? null) : undefined;
