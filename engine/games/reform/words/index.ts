import { wordsFor } from '#engine/kernel/words/action-words.ts';
import type { TableWords } from '#engine/kernel/words/texts.ts';
import type { PhaseId } from '../names.ts';
import type { ReformAction } from '../phases/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { auctionOf } from './auction.ts';
import { BIDDING, CUTTING } from './bidding.ts';
import { CARDS_MOVED, LAID_AWAY, UNHEARD } from './cards.ts';
import { DECLARED, FACE_DOWN, FIXING } from './each/each.ts';
import { verdictsOf } from './each/verdicts.ts';
import { marginOf } from './margin.ts';
import { BUYING, CALLED } from './partners.ts';
import { priceOf } from './price.ts';
import { seriesFacts } from './series.ts';
import { lineFacts } from './sheet/line.ts';
import { sidesOf } from './sides.ts';
import { itemFact, SPOKEN, stepFacts } from './speech.ts';
import { placesOf, storyOf } from './story.ts';
import { targetOf } from './target.ts';
import { arrangedIn } from './ways/arranged.ts';
import { CALLING } from './ways/black-out.ts';
import { DRAWN, SHARED } from './ways/cards.ts';
import { KING_TALON } from './ways/king-talon.ts';
import { SET } from './ways/prater.ts';
import { LEADING, RINGED } from './ways/ring.ts';
import { LOOKED } from './ways/spezi.ts';
import { BRAKE, BUS, TRAIN_DECLARED, UNHEARD_ORDER } from './ways/train.ts';

const WORDS = wordsFor<ReformAction, Ruleset, PhaseId>(
  {
    ...{ ...CUTTING, ...BIDDING, ...BUYING, ...CALLED, ...KING_TALON },
    ...{ ...CARDS_MOVED, ...SPOKEN, ...DECLARED, ...FACE_DOWN, ...FIXING },
    ...{ ...TRAIN_DECLARED, ...BUS, ...BRAKE, ...DRAWN, ...SET, ...SHARED, ...LOOKED, ...CALLING },
    ...{ ...RINGED, ...LEADING },
  },
  { in: { ...UNHEARD, declare: UNHEARD_ORDER }, elsewhere: LAID_AWAY },
);

export const { groupOf } = WORDS;

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase: WORDS.phraseIn(ruleset),
  auction: (view) => auctionOf(ruleset, view),
  story: (game, view) => storyOf(ruleset, game, view),
  sides: (game, view) => sidesOf(ruleset, game, view),
  target: (game, view) => targetOf(ruleset, game, view),
  item: itemFact,
  steps: stepFacts,
  margin: (game, row) => marginOf(ruleset, game, row),
  verdicts: (row, items) => verdictsOf(ruleset, row, items),
  line: (row, item, judged) => lineFacts(ruleset, row, item, judged),
  price: (id) => priceOf(ruleset, id),
  series: seriesFacts,
  arranged: arrangedIn,
  places: placesOf,
});
