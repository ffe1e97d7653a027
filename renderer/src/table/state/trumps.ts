import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '#page/i18n/words.ts';
import type { Story } from '../story/story.ts';

/** How many trumps have been played, and how many the viewer sees nowhere. */
export interface TrumpCount {
  readonly played: number;
  readonly out: number;
}

/** `undefined` before the first card is played, and with a pack that has no trumps of its own. */
export function trumpsOf({ zones }: Pick<View, 'zones'>, story: Story, { rules }: Words): TrumpCount | undefined {
  const all = rules?.pack.cards.filter((card) => rules.pack.isTrump(card)) ?? [];
  const played = new Set(
    [...story.won, { cards: story.trick, with: [] }].flatMap((one) => [
      ...one.with,
      ...one.cards.map(({ card }) => card),
    ]),
  );
  if (all.length === 0 || played.size === 0) return undefined;
  const seen = new Set([...played, ...Object.values(zones).flat()]);
  return { played: all.filter((card) => played.has(card)).length, out: all.filter((card) => !seen.has(card)).length };
}
