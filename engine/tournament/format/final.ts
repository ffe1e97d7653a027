import { ONE, rational } from '#engine/core/rational.ts';
import type { CarryOver } from './carry-over.ts';
import type { CarryFormat } from './final-schema.ts';

/** The carry-over of a format, as it is calculated. */
export function carryOver(carry: CarryFormat): CarryOver {
  switch (carry.type) {
    case 'all':
      return { type: 'share', of: ONE };
    case 'share':
      return { type: 'share', of: rational(carry.percent, 100) };
    case 'ranks':
      return carry;
    case 'start-points':
      return { type: 'start-points', points: carry.points.map((n) => rational(n)) };
  }
}
