import { text } from '../../../core/text.ts';
import type { Phrase } from '../../../kernel/words/phrase.ts';
import type { TableWords } from '../../../kernel/words/texts.ts';
import { isBonus } from '../bonuses.ts';
import { CLAIMS, STECKEN, TOUT_QUERY } from '../phases/names.ts';
import type { Ruleset } from '../ruleset.ts';
import { arrangedIn } from './arranged.ts';
import { AUCTION } from './auction.ts';
import { ANSWERED, CARDS_MOVED, CLAIMED_WRONGLY, LAID_AWAY, ORDERED } from './cards.ts';
import { CLAIMING, itemFact } from './claims.ts';
import { forgottenOf } from './forgotten.ts';
import { groupOf } from './groups.ts';
import { strafeWorth, worthIn } from './names.ts';
import { phaseIn, type Worded, type Wording } from './said.ts';
import { marginOf, placesOf, sidesOf, storyOf, targetOf } from './story.ts';

const WORDED: Readonly<Record<string, Worded>> = { ...AUCTION, ...CARDS_MOVED, ...CLAIMING };

/** What is known of something that one could not hear, by phase. */
const UNHEARD: Readonly<Record<string, Wording>> = {
  [TOUT_QUERY]: ANSWERED,
  [STECKEN]: ORDERED,
  [CLAIMS]: CLAIMED_WRONGLY,
};

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase(action, view) {
    if (!action) return whole(UNHEARD[phaseIn(view) ?? ''] ?? LAID_AWAY, 'choice');
    const worded = Object.hasOwn(WORDED, action.type) ? WORDED[action.type] : undefined;
    return whole(worded?.(action, { ruleset, view }) ?? { text: text(action.type, action.type) }, groupOf(action));
  },
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

const whole = (wording: Wording, group: Phrase['group']): Phrase => ({
  say: wording.text,
  values: {},
  ...wording,
  group,
});
