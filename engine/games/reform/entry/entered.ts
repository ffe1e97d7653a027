import type { Json } from '#engine/core/json.ts';
import type { EntryTable } from '#engine/entry/check.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import type { BirdId, Contract, KingWay } from '../contracts/contract.ts';
import { birdInGame, type Partner } from '../noted.ts';
import type { RefusalCode } from '../refusals/index.ts';
import { type Sides, sidesOf } from '../row.ts';
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

/** How a game goes on whose king lies in the talon, if not simply as before or given up (reform §7.4). */
export const wayIn = ({ contract, answers }: Pick<Entered, 'contract' | 'answers'>): KingWay | undefined =>
  answers['partner'] === 'king-in-talon' ? contract.ways?.find((way) => way === answers['kingTalon']) : undefined;

/** Who plays with the declarer, as far as that is said: with the king in the talon it may be somebody of their choice (reform §7.4). */
export function partnerIn(entered: Pick<Entered, 'contract' | 'answers'>): Partner | undefined {
  const { partner, chosen } = entered.answers;
  if (wayIn(entered) === 'pratermaessig') return wholeIn(chosen);
  return partner === 'own-king' || partner === 'king-in-talon' ? partner : wholeIn(partner);
}

/** The two sides; whoever is not said to be on the declarer's is on the other one. */
export function sidesIn(entered: Entered): Sides {
  const partner = partnerIn(entered);
  return sidesOf(
    { declarer: Number(entered.answers['declarer']), ...(partner !== undefined && { partner }) },
    entered.at,
  );
}

/** The bird that is one item with the game; missing: there is none (reform §7.4). */
export const inGameIn = (entered: Entered): BirdId | undefined =>
  birdInGame(entered.contract, { kingTalon: wayIn(entered) });
