import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { EINBLATT } from './einblatt.ts';
import { PAGAT } from './pagat.ts';
import { ZWEIBLATT } from './zweiblatt.ts';

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = [ZWEIBLATT, EINBLATT, PAGAT];
