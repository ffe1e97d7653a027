import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/core/text.ts';
import { GAMES } from '#engine/games/index.ts';
import { LESSONS } from '#engine/games/lessons.ts';
import { NUMBERS } from './families.ts';
import { numbersIn } from './numbers-in.ts';
import { type Prose, saidInLesson, saidInRuleBooks, saidOfOptions } from './said.ts';

/** Whatever number a family teaches, explains or asks for is proven where it is said (docs/testing.md). */

test('numbers are found in digits and in words, and not in cards or longer words', () => {
  const german = (text: string) => numbersIn(text, 'de');
  expect(german('{E10}: Zwei von 35⅔, 4½ oder 0,5; die Hälfte, zweitens, einundzwanzig')).toEqual({
    pattern: '{E10}: # von #, # oder #; die #, zweitens, einundzwanzig',
    numbers: [2, 35 + 2 / 3, 4.5, 0.5, 0.5],
  });
  expect(german('dreifach, verdreifacht; viermal, vierfach').numbers).toEqual([3, 3, 4, 4]);
  expect(german('still 4-mal, 2-fach, zu fünft, zu dritt; der 54-Karten-Satz')).toEqual({
    pattern: 'still #-mal, #-fach, zu #, zu #; der 54-Karten-Satz',
    numbers: [4, 2, 5, 3],
  });
  expect(numbersIn('fifty-five, fifty and half; 2-3', 'en').numbers).toEqual([55, 50, 0.5, 2]);
});

/** Smaller numbers come and go with the grammar of a language: both, zu dritt, half of it. */
const SMALL = 4;

describe.each(Object.entries(NUMBERS))('%s', async (family, { cardNames, sentences }) => {
  const game = GAMES[family as keyof typeof NUMBERS];
  const lessons = await LESSONS[family as keyof typeof NUMBERS]();
  const said: readonly Prose[] = [
    ...lessons.flatMap((lesson) => [...saidInLesson(game, lesson)]),
    ...saidInRuleBooks(game),
    ...saidOfOptions(game),
  ];
  const numbered = Map.groupBy(said, ({ text }) => numbersIn(text.de, 'de').pattern);
  const withNumbers = [...numbered].filter(([, [first]]) => first && numbersIn(first.text.de, 'de').numbers.length > 0);

  test('every sentence with a number has its case, and every case its sentence', () => {
    expect(withNumbers.map(([pattern]) => pattern).filter((pattern) => !Object.hasOwn(sentences, pattern))).toEqual([]);
    expect(Object.keys(sentences).filter((pattern) => !numbered.has(pattern))).toEqual([]);
  });

  test('the numbers are the same in both languages', () => {
    const texts = new Map(said.map(({ text }) => [`${text.de} / ${text.en}`, text]));
    const differing = [...texts].filter(([, text]) => {
      const large = LANGUAGES.map((language) =>
        numbersIn(text[language], language)
          .numbers.map((n) => Math.floor(n))
          .filter((n) => n > SMALL && !cardNames.includes(n)),
      );
      return new Set(large.map((numbers) => String([...new Set(numbers)].toSorted((a, b) => a - b)))).size > 1;
    });
    expect(differing.map(([both]) => both)).toEqual([]);
  });

  describe.each(withNumbers.filter(([pattern]) => Object.hasOwn(sentences, pattern)))('%s', (pattern, places) => {
    const proofs = sentences[pattern] ?? [];

    test('is so', () => {
      for (const { text, at } of places) {
        const { numbers } = numbersIn(text.de, 'de');
        expect(proofs.length, `a proof for each number of: ${text.de}`).toBe(numbers.length);
        for (const [i, proof] of proofs.entries())
          if (typeof proof === 'function') proof(numbers[i] ?? NaN, at);
          else expect(proof.decidesNothing).not.toBe('');
      }
    });

    test('would not be so with another number', () => {
      for (const { text, at } of places.slice(0, 1))
        for (const [i, n] of numbersIn(text.de, 'de').numbers.entries()) {
          const proof = proofs[i];
          if (typeof proof === 'function')
            for (const other of [n - 1, n + 1])
              expect(() => proof(other, at), `${other} for number ${i + 1} of: ${text.de}`).toThrow();
        }
    });
  });
});
