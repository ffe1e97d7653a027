import { text } from '#engine/core/text.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { STEPS } from '../kontra.ts';
import { TEXTS } from '../texts.ts';
import type { Rows } from './said.ts';

/** What is laid away, doubled and played; who says nothing to a game lets things be. */
export const PLAYING: Pick<Rows, 'discard' | 'double' | 'good' | 'play'> = {
  discard: {
    group: 'choice',
    words: ({ cards }) => ({
      rule: 'exchange',
      text: text('Weglegen', 'Lay away'),
      say: text('Drei Karten weggelegt', 'Three cards laid away'),
      ask: text('Wähle drei Karten zum Weglegen.', 'Choose three cards to lay away.'),
      place: text('Zum Weglegen', 'To lay away'),
      values: { cards: { cards } },
    }),
  },
  double: {
    group: 'doubling',
    words({ step }) {
      const name = nameOf(TEXTS.items, step);
      const times = 2 ** (STEPS.indexOf(step) + 1);
      return {
        rule: 'kontra',
        ends: true,
        text: name,
        ask: text(`Sagst du ${name.de}?`, `Do you say ${name.en}?`),
        line: text(`zählt dann ×${times}`, `then counts ×${times}`),
      };
    },
  },
  good: { group: 'quiet', words: () => ({ rule: 'kontra', text: text('Gut', 'Play on') }) },
  play: {
    group: 'play',
    words: ({ card }) => ({ rule: 'tricks', text: text('{card}', '{card}'), values: { card: { card } } }),
  },
};

export const UNHEARD: Wording = { text: text('hat drei Karten weggelegt', 'has laid away three cards') };
