import type { Card } from '#engine/core/card.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { TablePlace } from '#engine/kernel/words/phrase.ts';
import { playedTricks, type Story, type TrickOnTable } from '../story/story.ts';

/** What a running deal may show again, besides what is on the table. */
export interface LookedUp {
  /** The last trick. */
  readonly last: TrickOnTable | undefined;
  /** Further tricks that may be looked up, and whose they are. */
  readonly whose: 'own' | 'all';
  readonly tricks: readonly TrickOnTable[];
  /** Open cards that still lie aside: what was left of a talon. */
  readonly aside: readonly { readonly place: TablePlace; readonly cards: readonly Card[] }[];
}

/** Which tricks a list has, and whether the last one may be seen: of somebody else, or one's own. */
const TRICKS: Readonly<
  Record<
    View['review']['tricks'],
    { readonly list: 'none' | 'own' | 'all'; readonly last: (isOwn: boolean) => boolean }
  >
> = {
  none: { list: 'none', last: () => false },
  last: { list: 'none', last: () => true },
  own: { list: 'own', last: () => true },
  'own-only': { list: 'own', last: (isOwn) => isOwn },
  all: { list: 'all', last: () => true },
};

/** What the rules of the table let the viewer look up, out of everything they saw. */
export function lookedUp(
  { review, viewer, zones }: Pick<View, 'viewer' | 'zones' | 'review'>,
  story: Story,
  places: readonly TablePlace[],
): LookedUp {
  const whose = review.tricks === 'all' ? 'all' : 'own';
  const played = playedTricks(story);
  const own = played.filter(({ winner }) => winner === viewer);
  const last = played.at(-1);
  const shown = TRICKS[review.tricks];
  return {
    last: last && shown.last(last.winner === viewer) ? last : undefined,
    whose,
    tricks: shown.list === 'all' ? played : shown.list === 'own' ? own : [],
    aside: places.flatMap((place) => {
      const cards = (zones[place.zone] ?? []).filter((card) => card !== null);
      return review.talon && place.lies === 'aside' && cards.length > 0 ? [{ place, cards }] : [];
    }),
  };
}
