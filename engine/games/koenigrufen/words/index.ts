import { text } from '../../../core/text.ts';
import type { Phrase } from '../../../kernel/words/phrase.ts';
import type { TableWords } from '../../../kernel/words/texts.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { Ruleset } from '../ruleset.ts';
import { auctionOf } from './auction.ts';
import { BIDDING } from './bidding.ts';
import { CARDS_MOVED, KINGS_CALLED, LAID_AWAY, UNHEARD } from './exchange.ts';
import { groupOf } from './groups.ts';
import { marginOf } from './margin.ts';
import type { Worded, Wording } from './said.ts';
import { itemFact, SPOKEN } from './speech.ts';
import { sidesOf } from './sides.ts';
import { placesOf, storyOf } from './story.ts';
import { targetOf } from './target.ts';
import { verdictsOf } from './verdicts.ts';

const WORDED: Readonly<Record<string, Worded>> = { ...BIDDING, ...KINGS_CALLED, ...CARDS_MOVED, ...SPOKEN };

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase(action, view, by = typeof view.viewer === 'number' ? view.viewer : undefined) {
    if (!action) return whole(UNHEARD[phaseIn(view) ?? ''] ?? LAID_AWAY, 'choice');
    const worded = Object.hasOwn(WORDED, action.type) ? WORDED[action.type] : undefined;
    const wording = worded?.(action, { ruleset, view, by: by ?? null }) ?? { text: text(action.type, action.type) };
    return whole(wording, groupOf(action));
  },
  auction: (view) => auctionOf(ruleset, view),
  story: (game, view) => storyOf(ruleset, game, view),
  sides: (game, view) => sidesOf(ruleset, game, view),
  target: (game) => targetOf(ruleset, game),
  item: itemFact,
  margin: (game) => marginOf(ruleset, game),
  verdicts: (row, items) => verdictsOf(ruleset, row, items),
  places: placesOf,
});

const whole = (wording: Wording, group: Phrase['group']): Phrase => ({
  say: wording.text,
  values: {},
  ...wording,
  group,
});

/** The phase at the end of a history. */
function phaseIn({ history }: View): string | undefined {
  const entered = history.findLast(({ type }) => type === 'entered');
  return entered?.type === 'entered' ? entered.phase : undefined;
}
