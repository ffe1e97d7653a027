import type { EntryMaker } from './maker.ts';
import { TUEBINGEN } from './tuebingen.ts';

/** What makes entries of each family. */
export const ENTRY_MAKERS: readonly EntryMaker[] = [TUEBINGEN];
