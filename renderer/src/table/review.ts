import type { Card } from '../../../engine/core/card.ts';
import type { View } from '../../../engine/kernel/types.ts';
import type { Story } from './story.ts';
import { talonHalves } from './talon.ts';

/** What a running deal may show again, besides what is on the table. */
export interface LookedUp {
  /** The last trick. */
  readonly last: Story['won'][number] | undefined;
  /** Further tricks that may be looked up, and whose they are. */
  readonly whose: 'own' | 'all';
  readonly tricks: Story['won'];
  /** What was left of an open talon. */
  readonly talon: readonly Card[];
}

/** What the rules of the table let the viewer look up, out of everything they saw. */
export function lookedUp(view: Pick<View, 'viewer' | 'phase' | 'zones' | 'review'>, { won }: Story): LookedUp {
  const { review, viewer } = view;
  const whose = review.tricks === 'all' ? 'all' : 'own';
  const isOwn = review.tricks === 'own' && typeof viewer === 'number';
  return {
    last: review.tricks !== 'none' ? won.at(-1) : undefined,
    whose,
    tricks: whose === 'all' ? won : isOwn ? won.filter(({ winner }) => winner === viewer) : [],
    talon: review.talon ? talonHalves(view.zones).flatMap(({ cards }) => cards.filter((card) => card !== null)) : [],
  };
}
