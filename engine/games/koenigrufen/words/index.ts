import { wordsFor } from '#engine/kernel/words/action-words.ts';
import type { TableWords } from '#engine/kernel/words/texts.ts';
import type { KoenigrufenAction } from '../phases/index.ts';
import type { PhaseId } from '../phases/names.ts';
import type { Ruleset } from '../ruleset.ts';
import { auctionOf } from './auction.ts';
import { BIDDING } from './bidding.ts';
import { CARDS_MOVED, KINGS_CALLED, LAID_AWAY, UNHEARD } from './exchange.ts';
import { lineFacts } from './line.ts';
import { marginOf } from './margin.ts';
import { sidesOf } from './sides.ts';
import { itemFact, SPOKEN } from './speech.ts';
import { placesOf, storyOf } from './story.ts';
import { targetOf } from './target.ts';
import { verdictsOf } from './verdicts.ts';

const WORDS = wordsFor<KoenigrufenAction, Ruleset, PhaseId>(
  { ...BIDDING, ...KINGS_CALLED, ...CARDS_MOVED, ...SPOKEN },
  { in: UNHEARD, elsewhere: LAID_AWAY },
);

export const { groupOf } = WORDS;

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase: WORDS.phraseIn(ruleset),
  auction: (view) => auctionOf(ruleset, view),
  story: (game, view) => storyOf(ruleset, game, view),
  sides: (game, view) => sidesOf(ruleset, game, view),
  target: (game) => targetOf(ruleset, game),
  item: itemFact,
  margin: (game) => marginOf(ruleset, game),
  verdicts: (row, items) => verdictsOf(ruleset, row, items),
  line: (_row, _item, judged) => lineFacts(ruleset, judged),
  places: placesOf,
});
