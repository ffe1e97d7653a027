import { type Text, text } from '#engine/core/text.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Phrase, PhraseGroup, PhraseValue, TablePlace } from '#engine/kernel/words/phrase.ts';
import type { TableWords } from '#engine/kernel/words/texts.ts';
import { publicPlaces } from '#engine/phases/places.ts';

/** What one kind of action is called. */
export interface Wording {
  readonly text: Text;
  /** Missing: the text. */
  readonly say?: Text;
  /** Missing: a card is given. */
  readonly group?: PhraseGroup;
  readonly ask?: Text;
  readonly place?: Text;
  /** What several cards count together. */
  readonly sum?: (action: Action) => number;
  /** What its texts mention. */
  readonly values: (action: Action) => Readonly<Record<string, PhraseValue>>;
}

export const field = (action: Action, name: string): unknown =>
  Object.entries(action).find(([key]) => key === name)?.[1];
export const cardOf = (action: Action): Readonly<Record<string, PhraseValue>> => ({
  card: { card: String(field(action, 'card')) },
});
export const cardsOf = (action: Action): readonly string[] => {
  const cards = field(action, 'cards');
  return Array.isArray(cards) ? cards.map(String) : [];
};

export const PLAY: Wording = { text: text('{card}', '{card}'), group: 'play', values: cardOf };
const HIDDEN = text('Etwas', 'Something');

/** The words of a probe game that people can play on the page: `said` by the type of an action. */
export const wordsOf = (
  contract: Text,
  said: Readonly<Record<string, Wording>>,
  more: {
    readonly places?: (places: readonly TablePlace[]) => readonly TablePlace[];
    /** The phase in which cards are played; missing: tricks. */
    readonly played?: string;
  } = {},
): TableWords => ({
  phrase(action): Phrase {
    const one = action === null ? undefined : said[action.type];
    if (action === null || !one) return { text: HIDDEN, say: HIDDEN, group: 'choice', values: {} };
    const { text: written, say = written, group = 'play', ask, place, sum, values } = one;
    return {
      ...{ text: written, say, group, values: values(action) },
      ...{ ...(ask && { ask }), ...(place && { place }), ...(sum && { sum: sum(action) }) },
    };
  },
  auction: () => null,
  story: () => [{ text: contract }],
  item: ({ about }) => ({ text: text(about, about) }),
  places: (view) => (more.places ?? ((all) => all))(publicPlaces(view, more.played)),
});

export const groupIn =
  (said: Readonly<Record<string, Wording>>) =>
  ({ type }: Action): PhraseGroup =>
    said[type]?.group ?? 'choice';
