import { BAVARIAN } from './bavarian.ts';
import { ILLUSTRATED } from './illustrated.ts';
import { KOENIGRUFEN } from './koenigrufen.ts';
import type { Reach } from './reach.ts';
import { TUEBINGEN } from './tuebingen.ts';

/** What is to be reached, family by family. */
export const REACHES: readonly Reach[] = [KOENIGRUFEN, BAVARIAN, ILLUSTRATED, TUEBINGEN];
