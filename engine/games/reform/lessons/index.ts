import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { BETTEL } from './bettel.ts';
import { DREIER } from './dreier.ts';
import { FARBENSOLO } from './farbensolo.ts';
import { OBERDREIER } from './oberdreier.ts';
import { PICCOLO_OUVERT } from './piccolo-ouvert.ts';
import { RUFER } from './rufer.ts';
import { SECHSERDREIER } from './sechserdreier.ts';
import { SOLOUHURUFER } from './solouhurufer.ts';
import { UHURUFER } from './uhurufer.ts';

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = [
  RUFER,
  BETTEL,
  DREIER,
  SECHSERDREIER,
  UHURUFER,
  PICCOLO_OUVERT,
  OBERDREIER,
  SOLOUHURUFER,
  FARBENSOLO,
];
