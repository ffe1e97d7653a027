import { expect, test } from 'vitest';
import { text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { found } from './search.ts';

const PAGE: RulePage = {
  id: 'ku',
  group: 'bonuses',
  title: text('König ultimo', 'King ultimo'),
  source: 'tirol §6.1',
  lines: [text('Der gerufene König fällt im letzten Stich.', 'The called king falls in the last trick.')],
};

test.each([
  ['', true],
  ['konig', true],
  ['KÖNIG stich', true],
  ['König Pagat', false],
  ['trick', false],
] as const)('%s', (wanted, is) => expect(found(PAGE, wanted, 'de')).toBe(is));

test('in the language of the screen', () => expect(found(PAGE, 'trick', 'en')).toBe(true));
