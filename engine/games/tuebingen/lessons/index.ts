import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { RAUS } from './raus.ts';
import { RUF } from './ruf.ts';
import { STRAFEN } from './strafen.ts';

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = [RUF, RAUS, STRAFEN];
