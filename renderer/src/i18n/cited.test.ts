import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import type { Refusal } from '#engine/core/refusal.ts';
import { text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { pageCited } from './cited.ts';
import { Words } from './words.ts';

const rules = { family: 'bavarian', profile: 'simple-points', options: {}, rulesVersion: 1 };
const [de, en] = [new Words('de', rules), new Words('en', rules)];
const refused = (code: string, rule?: string, at?: Refusal['at']): Refusal => ({
  ...{ layer: 'family:bavarian', code },
  ...(rule !== undefined && { rule }),
  ...(at && { at }),
});

test('a refusal cites the rule book by the name of its page', () => {
  const cited = (one: Refusal) => [de.cited(one), en.cited(one)];
  expect(cited(refused('kontra-too-late', 'bavarian §3.4'))).toEqual(['Kontra', 'Kontra']);
  expect(cited(refused('must-trump', 'bavarian §6'))).toEqual(['Stiche', 'Tricks']);
  expect(cited(refused('call-too-low', 'bavarian §3.1'))).toEqual(['Reizen', 'Auction']);
  expect(cited(refused('stock-only-for-dealer', 'bavarian §3.3', { item: 'frage' }))).toEqual(['Reizen', 'Auction']);
  expect(cited(refused('lay-exactly-three', 'bavarian §5'))).toEqual(['Stock und Trumpf', 'Stock and trumps']);
  expect(de.cited(refused('trump-missing', 'bavarian §4', { item: 'solo' }))).toBe('Solo');
});

test('a paragraph without a page of its own is cited by its section, and one beside the subject of a page is not', () => {
  const kings = new Words('de', { ...rules, family: 'koenigrufen', profile: 'tirol-speisezettel' });
  const by = (rule: string) => kings.cited({ ...refused('x', rule), layer: 'family:koenigrufen' });
  expect(['tirol §3', 'tirol §7.2', 'tirol §7.3'].map(by)).toEqual(['Lizitation', 'Stiche', 'Negative Spiele']);
  expect(by('tirol §14')).toBeUndefined();
});

test('what no page explains is not cited', () => {
  expect(de.cited(refused('points-impossible', 'bavarian §12'))).toBeUndefined();
  expect(de.cited(refused('card-not-in-hand'))).toBeUndefined();
  expect(new Words('de').cited(refused('must-trump', 'bavarian §6'))).toBeUndefined();
  expect(de.cited({ ...refused('x', 'tirol §6'), layer: 'family:koenigrufen' })).toBeUndefined();
});

test('a card is refused by the page of the game that is played, where that cites the paragraph', () => {
  const page = (id: string, source: string): RulePage => ({
    ...{ id, source, group: 'contracts', lines: [] },
    title: text(id, id),
  });
  const pages = [
    page('solo', 'reform §4, §7.2'),
    page('farbensolo', 'reform §4, §7.2'),
    page('further-birds', 'reform §7.2'),
    page('tricks', 'reform §7.1'),
  ];
  const at = (rule: string, place: Refusal['at'], ...played: readonly string[]) =>
    pageCited(pages, refused('x', rule, place), played)?.id;
  expect(at('reform §7.2', { card: 'T5' }, 'farbensolo')).toBe('farbensolo');
  expect(at('reform §7.2', { item: 'uhu' }, 'farbensolo')).toBe('further-birds');
  expect(at('reform §7.1', { card: 'T5' }, 'farbensolo')).toBe('tricks');
  expect(at('reform §7.2', { card: 'T5' })).toBe('further-birds');
});
