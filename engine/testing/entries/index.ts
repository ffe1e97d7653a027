import type { FamilyId } from '#engine/games/loaders.ts';
import { BAVARIAN } from './bavarian.ts';
import { ILLUSTRATED } from './illustrated.ts';
import { KOENIGRUFEN } from './koenigrufen.ts';
import type { EntryMaker } from './maker.ts';
import { REFORM } from './reform.ts';
import { TUEBINGEN } from './tuebingen.ts';

const MAKERS: Readonly<Record<FamilyId, EntryMaker>> = {
  koenigrufen: KOENIGRUFEN,
  bavarian: BAVARIAN,
  illustrated: ILLUSTRATED,
  tuebingen: TUEBINGEN,
  reform: REFORM,
};

/** What makes entries of each family. */
export const ENTRY_MAKERS: readonly EntryMaker[] = Object.values(MAKERS);
