import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { BETTLER } from './bettler.ts';
import { DREIER } from './dreier.ts';
import { PAGAT } from './pagat.ts';
import { RUFER_LOST } from './rufer-lost.ts';
import { RUFER_WON } from './rufer-won.ts';
import { TRISCHAKEN } from './trischaken.ts';

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = [RUFER_WON, RUFER_LOST, BETTLER, TRISCHAKEN, DREIER, PAGAT];
