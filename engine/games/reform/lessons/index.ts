import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { BETTEL } from './bettel.ts';
import { DREIER } from './dreier.ts';
import { RUFER } from './rufer.ts';

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = [RUFER, BETTEL, DREIER];
