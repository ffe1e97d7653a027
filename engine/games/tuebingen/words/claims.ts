import { text } from '../../../core/text.ts';
import type { Fact } from '../../../kernel/words/phrase.ts';
import { BONUS_IDS, isBonus, worthOf } from '../bonuses.ts';
import type { Suit } from '../cards.ts';
import { TEXTS } from '../texts.ts';
import { nameOf, signed, strafeWorth, SUIT_NAMES } from './names.ts';
import type { Worded } from './said.ts';

const ASK = text('Sagst du Strafen an?', 'Do you claim any Strafen?');

export const itemFact = ({ about }: { readonly about: string }): Fact => ({ text: nameOf(TEXTS.bonuses, about) });

/** The window after the count (tuebingen §7.1). */
export const CLAIMING: Readonly<Record<string, Worded>> = {
  claim: ({ bonus, suit }) => {
    const id = String(bonus);
    const name = nameOf(TEXTS.bonuses, id);
    const color = suit === undefined ? undefined : SUIT_NAMES[suit as Suit];
    return {
      rule: id,
      ask: ASK,
      rank: (BONUS_IDS as readonly string[]).indexOf(id) + 1,
      ...(isBonus(id) && { line: color ? signed(worthOf(id)) : strafeWorth(id) }),
      text: color ? text(`${name.de} in ${color.de}`, `${name.en} in ${color.en}`) : name,
    };
  },
  'claims-done': () => ({ rule: 'claims', ask: ASK, text: text('Fertig', 'Done') }),
};
