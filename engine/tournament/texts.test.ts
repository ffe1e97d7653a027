import { expect, test } from 'vitest';
import { LANGUAGES } from '../core/text.ts';
import { HOST_REFUSALS, TOURNAMENT_REFUSALS } from './refusals.ts';
import { TOURNAMENT_TEXTS } from './texts.ts';

test.each([...TOURNAMENT_REFUSALS, ...HOST_REFUSALS])('%s is a sentence in every language', (code) => {
  for (const language of LANGUAGES) expect(TOURNAMENT_TEXTS[code][language]).toMatch(/^[„“{A-ZÄÖÜ].+[.]$/u);
  expect(TOURNAMENT_TEXTS[code].de).not.toBe(TOURNAMENT_TEXTS[code].en);
});
