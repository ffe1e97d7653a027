import type { FamilyId } from '#engine/games/loaders.ts';
import { BAVARIAN_NUMBERS } from './bavarian/index.ts';
import { ILLUSTRATED_NUMBERS } from './illustrated/index.ts';
import { KOENIGRUFEN_NUMBERS } from './koenigrufen/index.ts';
import type { NumberCases } from './proofs.ts';
import { REFORM_NUMBERS } from './reform/index.ts';
import { TUEBINGEN_NUMBERS } from './tuebingen/index.ts';

/** What proves the numbers in the prose of every family. */
export const NUMBERS: Readonly<Record<FamilyId, NumberCases>> = {
  bavarian: BAVARIAN_NUMBERS,
  illustrated: ILLUSTRATED_NUMBERS,
  koenigrufen: KOENIGRUFEN_NUMBERS,
  tuebingen: TUEBINGEN_NUMBERS,
  reform: REFORM_NUMBERS,
};
