import { type Text, text } from '#engine/core/text.ts';
import type { Suit } from '#engine/decks/deck-36.ts';
import type { BonusId } from '../bonuses.ts';
import type { Options } from '../options/options.ts';
import { tariffOf } from '../prices/tariff.ts';
import type { Ruleset } from '../ruleset.ts';

type Suits = Options['suits'];

const SUIT_NAMES: Readonly<Record<Suits, Readonly<Record<Suit, Text>>>> = {
  german: {
    E: text('Eichel', 'acorns'),
    G: text('Gras', 'leaves'),
    H: text('Herz', 'hearts'),
    S: text('Schellen', 'bells'),
  },
  french: {
    E: text('Treff', 'clubs'),
    G: text('Pik', 'spades'),
    H: text('Herz', 'hearts'),
    S: text('Karo', 'diamonds'),
  },
};

/** The suits as they are printed on a table's cards. */
export const suitsAt = ({ suits }: Options): Readonly<Record<Suit, Text>> => SUIT_NAMES[suits];

/** What is said in German words otherwise (`EntryTexts`), at a table with French cards. */
export const ENTRY_IN_FRENCH: Readonly<Record<string, Text>> = {
  'trump:E': text('Treff', 'Clubs'),
  'trump:G': text('Pik', 'Spades'),
  'trump:S': text('Karo', 'Diamonds'),
  'trump-E': text('Trumpf Treff', 'clubs are trumps'),
  'trump-G': text('Trumpf Pik', 'spades are trumps'),
  'trump-S': text('Trumpf Karo', 'diamonds are trumps'),
};

const sharpExtra = ({ 'sharp-unit': unit }: Options): Text =>
  text(`${unit} Cent mehr, in einer gewonnenen Frage ${unit / 2}`, `${unit} cents more, in a won Frage ${unit / 2}`);

const ON_TOP: Readonly<Record<BonusId, (ruleset: Ruleset) => Text>> = {
  durch: ({ payment, options: { 'fixed-durch': extra } }) =>
    payment === 'points' ? text('zählt doppelt', 'counts double') : text(`${extra} Cent mehr`, `${extra} cents more`),
  schneider: ({ payment, options }) => {
    if (payment === 'sharp') return sharpExtra(options);
    const [frage, solo] = [tariffOf('frage', options).extra, tariffOf('solo', options).extra];
    return text(`Frage ${frage}, Solo ${solo} mehr`, `Frage ${frage}, Solo ${solo} more`);
  },
  schwarz: ({ options }) => sharpExtra(options),
};

/** What a game or something on top of it is worth at this table; `undefined`: there is nothing of this name. */
export function worthOf(ruleset: Ruleset, id: string): Text | undefined {
  const contract = ruleset.find(id);
  if (contract) return contract.price.said(ruleset.options);
  return Object.hasOwn(ON_TOP, id) ? ON_TOP[id as BonusId](ruleset) : undefined;
}
