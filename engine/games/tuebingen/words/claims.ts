import type { Json } from '#engine/core/json.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { BONUS_IDS, worthOf } from '../bonuses.ts';
import type { Suit } from '../cards.ts';
import { MOST_ATTEMPTS } from '../phases/claims.ts';
import { TEXTS } from '../texts.ts';
import { signed, strafeWorth, SUIT_NAMES } from './names.ts';
import type { At, Rows } from './said.ts';

const ASK = text('Sagst du Strafen an?', 'Do you claim any Strafen?');
const ASK_AGAIN = text(
  'Sagst du noch etwas an? Stimmt es wieder nicht, sagst du in diesem Spiel nichts mehr an.',
  'Do you claim anything else? If that is not so either, you claim nothing more in this deal.',
);
const SPENT = text('Du sagst in diesem Spiel nichts mehr an.', 'You claim nothing more in this deal.');

/** What is asked depends on what the viewer alone knows: how often they were wrong. */
function askedOf({ view: { notes } }: At): Text {
  const attempts = isNotes(notes) ? Number(notes['attempts'] ?? 0) : 0;
  if (attempts === 0) return ASK;
  return attempts < MOST_ATTEMPTS ? ASK_AGAIN : SPENT;
}

const isNotes = (notes: Json): notes is Readonly<Record<string, Json>> =>
  typeof notes === 'object' && notes !== null && !Array.isArray(notes);

export const itemFact = ({ about }: { readonly about: string }): Fact => ({ text: nameOf(TEXTS.bonuses, about) });

/** Its name; of a family with its suit. */
export function strafeName(id: string, suit?: Suit): Text {
  const name = nameOf(TEXTS.bonuses, id);
  const color = suit && SUIT_NAMES[suit];
  return color ? text(`${name.de} in ${color.de}`, `${name.en} in ${color.en}`) : name;
}

/** The window after the count (tuebingen §7.1). */
export const CLAIMING: Pick<Rows, 'claim' | 'claims-done'> = {
  claim: {
    group: 'bonus',
    words: ({ bonus: id, suit }, moment) => {
      return {
        rule: id,
        ask: askedOf(moment),
        rank: BONUS_IDS.indexOf(id) + 1,
        line: suit === undefined ? strafeWorth(id) : signed(worthOf(id)),
        text: strafeName(id, suit),
      };
    },
  },
  'claims-done': {
    group: 'quiet',
    words: (_, moment) => ({ rule: 'claims', ask: askedOf(moment), text: text('Fertig', 'Done') }),
  },
};
