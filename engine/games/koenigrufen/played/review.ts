import type { State } from '#engine/kernel/deal/state.ts';
import type { Review } from '#engine/kernel/deal/view.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';

const TRICKS: Readonly<Record<Options['trick-review'], Review['tricks']>> = {
  'no-tricks': 'none',
  'last-trick': 'last',
  'own-tricks': 'own',
  'all-tricks': 'all',
};

/** No nachwassern: which tricks may be seen again, and how long the talon that was left lies open (tirol §2, §14). */
export function reviewOf({ options, customs }: Ruleset, s: State): Review {
  const opening = customs.talonLies === 'through-first-trick' && tricksOf(s).length === 0;
  return { tricks: TRICKS[options['trick-review']], talon: s.phase !== 'tricks' || opening };
}
