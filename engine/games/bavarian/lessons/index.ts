import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { BETTEL } from './bettel.ts';
import { FRAGE } from './frage.ts';
import { SOLO } from './solo.ts';

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = [FRAGE, SOLO, BETTEL];
