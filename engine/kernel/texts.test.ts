import { expect, it } from 'vitest';
import { refusal } from '../core/refusal.ts';
import { text } from '../core/text.ts';
import { explain } from './texts.ts';

it('explains a refusal by the first table that knows it', () => {
  const own = { 'deal-over': text('Aus is.', 'Done.') };
  expect(explain(refusal('deal-over'), 'de', {}, own)).toBe('Aus is.');
  expect(explain(refusal('not-your-turn', '2'), 'en')).toBe('It is not seat 2’s turn.');
  expect(explain(refusal('toString'), 'en', own)).toBe('toString');
});
