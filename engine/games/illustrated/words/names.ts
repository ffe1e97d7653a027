import { type Text, text } from '#engine/core/text.ts';
import type { Contract } from '../contracts/contract.ts';
import { LEVELS } from '../profiles/profile.ts';
import type { Ruleset } from '../ruleset.ts';

/** The same in every language. */
export const same = (words: string): Text => text(words, words);

/** What a game is worth, before points above or below 35: `5 × 2`. */
export function worthIn({ value }: Ruleset, { id, times, hasDeclarer }: Contract): Text {
  if (!hasDeclarer) return text('10 für den Verlierer, 5 für die anderen', '10 lost, 5 for the others');
  const values = LEVELS.flatMap((level) => value(id, level) ?? []);
  return same(`${values.join('/')}${times === 1 ? '' : ` × ${times}`}`);
}

const TALON: Readonly<Record<number, Text>> = {
  3: text(
    'Mit den oberen oder den unteren drei Karten des Talons',
    'With the top or the bottom three cards of the talon',
  ),
  2: text('Mit einem Paar aus dem Talon', 'With a pair of cards from the talon'),
  1: text('Mit einer Karte aus dem Talon', 'With one card from the talon'),
};

/** What a game is, in one sentence. */
export function lineOf({ cards, hasDeclarer }: Contract): Text {
  if (!hasDeclarer)
    return text(
      'Jeder für sich: Wer die meisten Punkte macht, verliert.',
      'Everybody alone: whoever takes most points loses.',
    );
  const talon = TALON[cards] ?? text('Ohne Talon', 'Without the talon');
  return text(`${talon.de}, allein gegen zwei; ab 36 Punkten.`, `${talon.en}, alone against two; 36 points or more.`);
}

/** What people name by number in a talon: its parts, from the top. */
export const PARTS: Readonly<Record<number, readonly Text[]>> = {
  2: [text('obere drei', 'top three'), text('untere drei', 'bottom three')],
  3: [text('oberes Paar', 'top pair'), text('mittleres Paar', 'middle pair'), text('unteres Paar', 'bottom pair')],
};

/** The same as what somebody takes. */
export const TAKEN: typeof PARTS = {
  2: [text('die oberen drei', 'the top three'), text('die unteren drei', 'the bottom three')],
  3: [
    text('das obere Paar', 'the top pair'),
    text('das mittlere Paar', 'the middle pair'),
    text('das untere Paar', 'the bottom pair'),
  ],
};
