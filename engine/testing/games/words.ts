import { text } from '#engine/core/text.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { PhraseGroup } from '#engine/kernel/words/phrase.ts';
import type { TableWords } from '#engine/kernel/words/texts.ts';
import { publicPlaces } from '#engine/phases/places.ts';

const GROUPS: Readonly<Partial<Record<string, PhraseGroup>>> = {
  pass: 'quiet',
  good: 'quiet',
  'no-join': 'quiet',
  bid: 'bid',
  play: 'play',
};

export const groupOf = ({ type }: Action): PhraseGroup => GROUPS[type] ?? 'choice';

/** A probe game says everything by its own name. */
export const PLAIN_WORDS: TableWords = {
  phrase(action) {
    const said = text(action?.type ?? 'hidden', action?.type ?? 'hidden');
    const values = action && 'card' in action ? { card: { card: String(action.card) } } : {};
    return { text: said, say: said, group: action ? groupOf(action) : 'choice', values };
  },
  auction: () => null,
  story: ({ contract = '' }) => [{ text: text(contract, contract) }],
  item: ({ about }) => ({ text: text(about, about) }),
  places: publicPlaces,
};
