import type { State } from '#engine/kernel/deal/state.ts';
import type { Review } from '#engine/kernel/deal/view.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import type { Ruleset } from '../ruleset.ts';

/** One's own tricks alone; or the open talon besides, and the last trick of anybody until the next is played (illustrated §5). */
export function reviewOf({ options, hasPutRight }: Ruleset, s: State): Review {
  const more = options['review-rules'] === 'own-and-talon';
  return {
    tricks: more || !hasPutRight('only-own-tricks') ? 'own' : 'own-only',
    talon: more || s.phase !== TRICKS,
  };
}
