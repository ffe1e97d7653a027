import type { Card } from '../../../engine/core/card.ts';
import type { TablePlace } from '../../../engine/kernel/words/phrase.ts';
import type { View } from '../../../engine/kernel/deal/view.ts';
import type { Story } from './story.ts';

/** What a running deal may show again, besides what is on the table. */
export interface LookedUp {
  /** The last trick. */
  readonly last: Story['won'][number] | undefined;
  /** Further tricks that may be looked up, and whose they are. */
  readonly whose: 'own' | 'all';
  readonly tricks: Story['won'];
  /** Open cards that still lie aside: what was left of a talon. */
  readonly aside: readonly { readonly place: TablePlace; readonly cards: readonly Card[] }[];
}

/** What the rules of the table let the viewer look up, out of everything they saw. */
export function lookedUp(
  { review, viewer, zones }: Pick<View, 'viewer' | 'zones' | 'review'>,
  { won }: Story,
  places: readonly TablePlace[],
): LookedUp {
  const whose = review.tricks === 'all' ? 'all' : 'own';
  const isOwn = review.tricks === 'own' && typeof viewer === 'number';
  return {
    last: review.tricks !== 'none' ? won.at(-1) : undefined,
    whose,
    tricks: whose === 'all' ? won : isOwn ? won.filter(({ winner }) => winner === viewer) : [],
    aside: places.flatMap((place) => {
      const cards = (zones[place.zone] ?? []).filter((card) => card !== null);
      return review.talon && place.lies === 'aside' && cards.length > 0 ? [{ place, cards }] : [];
    }),
  };
}
