import { wordsFor } from '#engine/kernel/words/action-words.ts';
import type { TableWords } from '#engine/kernel/words/texts.ts';
import { isBonus } from '../bonuses.ts';
import type { TuebingenAction } from '../phases/index.ts';
import type { PhaseId } from '../phases/names.ts';
import type { Ruleset } from '../ruleset.ts';
import { arrangedIn } from './arranged.ts';
import { AUCTION } from './auction.ts';
import { CARDS_MOVED, LAID_AWAY, UNHEARD } from './cards.ts';
import { CLAIMING, itemFact } from './claims.ts';
import { forgottenOf } from './forgotten.ts';
import { strafeWorth, worthIn } from './names.ts';
import { marginOf, placesOf, sidesOf, storyOf, targetOf } from './story.ts';

const WORDS = wordsFor<TuebingenAction, Ruleset, PhaseId>(
  { ...AUCTION, ...CARDS_MOVED, ...CLAIMING },
  { in: UNHEARD, elsewhere: LAID_AWAY },
);

export const { groupOf } = WORDS;

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase: WORDS.phraseIn(ruleset),
  auction: () => null,
  story: (game, view) => storyOf(ruleset, game, view),
  sides: sidesOf,
  target: (game) => targetOf(ruleset, game),
  item: itemFact,
  margin: marginOf,
  price(id) {
    const contract = ruleset.find(id);
    if (contract) return worthIn(contract);
    return isBonus(id) ? strafeWorth(id) : undefined;
  },
  forgotten: (view) => forgottenOf(ruleset, view),
  arranged: arrangedIn,
  places: placesOf,
});
