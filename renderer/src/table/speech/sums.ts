import { groupedBy } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isPlayed, type PlayedCard } from '../story/story.ts';
import type { Hearing } from './say.ts';

/** What several cards of one play count together, by seat, where a trick goes by that. */
export function sumsOf(
  cards: readonly PlayedCard[],
  hearing: Pick<Hearing, 'words' | 'view'>,
): ReadonlyMap<Seat, number> {
  const several = [...groupedBy(cards, ({ seat }) => seat)].filter(([, all]) => all.length > 1);
  return new Map(
    several.flatMap(([seat, [first]]) => {
      const sum = first && sumWith(first, hearing);
      return sum === undefined ? [] : [[seat, sum] as const];
    }),
  );
}

/** What was played with this card, together. */
function sumWith({ seat, card }: PlayedCard, { words, view }: Pick<Hearing, 'words' | 'view'>): number | undefined {
  const { history } = view;
  const at = history.findLastIndex((event, i) => {
    const played = history[i + 1];
    return event.type === 'said' && event.by === seat && isPlayed(played) && played.cards.includes(card);
  });
  const said = history[at];
  if (said?.type !== 'said') return undefined;
  return words.phrase(said.action, { ...view, history: history.slice(0, at) }, seat).sum;
}
