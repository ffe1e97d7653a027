import { expect, test } from 'vitest';
import { LANGUAGES } from '../core/text.ts';
import { RULE_PLAYERS } from './rule-bot.ts';

/** What a card is called has no article: a sentence puts one before it, or names the card by itself. */
const NAMES = /\{(card|king|take|give)\}/g;
const BEFORE = /(: |\b(den|der|die|das|the|statt|instead of) )$/;

test.each(Object.entries(RULE_PLAYERS).filter(([, player]) => player !== null))(
  'the player of %s says no name of a card without an article',
  (_, player) => {
    const bare = Object.values(player?.reasons ?? {}).flatMap((reason) =>
      LANGUAGES.flatMap((language) =>
        [...reason[language].matchAll(NAMES)]
          .filter(({ index }) => !BEFORE.test(reason[language].slice(0, index)))
          .map(() => reason[language]),
      ),
    );
    expect(bare).toEqual([]);
  },
);
