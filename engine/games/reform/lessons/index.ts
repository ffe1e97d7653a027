import type { Lesson } from '#engine/kernel/words/lesson.ts';
import { BETTEL } from './bettel.ts';
import { DREIER } from './dreier.ts';
import { FARBENSOLO } from './farbensolo.ts';
import { EISENBAHNER } from './goals/eisenbahner.ts';
import { HAUSIERER } from './goals/hausierer.ts';
import { PENSIONIST } from './goals/pensionist.ts';
import { SPEZI } from './goals/spezi.ts';
import { OBERDREIER } from './oberdreier.ts';
import { PICCOLO_OUVERT } from './piccolo-ouvert.ts';
import { RUFER } from './rufer.ts';
import { SECHSERDREIER } from './sechserdreier.ts';
import { SOLOUHURUFER } from './solouhurufer.ts';
import { TRISCHAKER } from './trischaker.ts';
import { UHURUFER } from './uhurufer.ts';
import { WALD_UND_WIESE } from './wald-und-wiese.ts';

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = [
  RUFER,
  TRISCHAKER,
  BETTEL,
  DREIER,
  SECHSERDREIER,
  UHURUFER,
  PICCOLO_OUVERT,
  OBERDREIER,
  SOLOUHURUFER,
  FARBENSOLO,
  WALD_UND_WIESE,
  EISENBAHNER,
  HAUSIERER,
  SPEZI,
  PENSIONIST,
];
