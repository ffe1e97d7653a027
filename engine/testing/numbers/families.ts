import type { FamilyId } from '../../games/loaders.ts';
import { BAVARIAN_NUMBERS } from './bavarian/index.ts';
import { ILLUSTRATED_NUMBERS } from './illustrated/index.ts';
import type { NumberCases } from './proofs.ts';
import { TUEBINGEN_NUMBERS } from './tuebingen/index.ts';

/** The families whose numbers in prose are proven. */
export const NUMBERS = {
  bavarian: BAVARIAN_NUMBERS,
  illustrated: ILLUSTRATED_NUMBERS,
  tuebingen: TUEBINGEN_NUMBERS,
} satisfies Partial<Record<FamilyId, NumberCases>>;
