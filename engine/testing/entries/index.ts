import { BAVARIAN } from './bavarian.ts';
import { ILLUSTRATED } from './illustrated.ts';
import { KOENIGRUFEN } from './koenigrufen.ts';
import type { EntryMaker } from './maker.ts';
import { TUEBINGEN } from './tuebingen.ts';

/** What makes entries of each family. */
export const ENTRY_MAKERS: readonly EntryMaker[] = [KOENIGRUFEN, BAVARIAN, ILLUSTRATED, TUEBINGEN];
