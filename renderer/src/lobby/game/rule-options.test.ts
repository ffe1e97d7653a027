import '#page/testing/loaded.ts';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import type { Language } from '#engine/core/text.ts';
import { provideWords } from '#page/i18n/context.ts';
import { Words } from '#page/i18n/words.ts';
import Within from '#page/testing/Within.svelte';
import { gameNamed } from './games.ts';
import RuleOptions from './RuleOptions.svelte';

/** The option's part of the page. */
function shown(id: string, chosen: Notes = {}, language: Language = 'de'): string {
  const named = gameNamed('bavarian/simple-points');
  const given = { profile: named?.profile, texts: named?.family.texts, chosen };
  const begin = () => provideWords(() => new Words(language));
  const html = render(Within, { props: { begin, of: RuleOptions as never, given } }).body;
  return html.split('data-option="').find((part) => part.startsWith(`${id}"`)) ?? '';
}

test('a house rule without effect cannot be set, and it is said why', () => {
  expect(shown('pot-ante')).not.toContain('disabled');
  const idle = shown('pot-ante', { payment: 'fixed' });
  expect(idle).toContain('disabled');
  expect(idle).toContain('Ohne Wirkung bei „Bezahlung: feste Preise“.');
  expect(shown('pot-ante', { payment: 'fixed' }, 'en')).toContain('No effect with “Payment: fixed payments”.');
  expect(shown('kontra-goal', { 'kontra-max': 0 })).toContain('Ohne Wirkung bei „Kontra: kein Kontra“.');
});

test('prices are asked that this table pays', () => {
  expect(shown('tariff')).toContain('Frage: halbe Cent je Auge über/unter 60');
  expect(shown('tariff')).not.toContain('Frage mit Schneider');
  expect(shown('tariff', { payment: 'fixed' })).toContain('Frage mit Schneider');
  expect(shown('tariff', { payment: 'fixed' })).not.toContain('je Auge');
});

test('levels of doubling are words, from the lowest up', () => {
  const options = [...shown('kontra-max').matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(options).toEqual(['kein Kontra', 'nur Kontra', 'bis Re', 'bis Supp', 'bis Resupp', 'bis Hirsch']);
});
