import { expect, test } from 'vitest';
import { PHRASES } from '#electron/protocol/table/table-talk.ts';
import { CATALOGUES } from '#page/testing/loaded.ts';
import { namesOf, talkLine, talkWords } from './words.ts';

const at = { evening: 'e', round: 1, table: 1, n: 1, seat: 0, name: 'Anna' } as const;

test('every phrase has words of its own in every language', () => {
  for (const t of Object.values(CATALOGUES)) {
    const words = PHRASES.map((phrase) => talkWords({ said: { type: 'phrase', phrase } }, t));
    expect(new Set(words).size).toBe(PHRASES.length);
    expect(words.every((one) => one.length > 2)).toBe(true);
  }
});

test('a line names its speaker; the laptop speaks as the director', () => {
  const { de, en } = CATALOGUES;
  expect(talkLine({ ...at, said: { type: 'phrase', phrase: 'cheers' } }, de)).toBe('Anna: Prost!');
  expect(talkLine({ ...at, seat: null, name: '', said: { type: 'text', text: 'Noch eine?' } }, de)).toBe(
    'Leitung: Noch eine?',
  );
  expect(talkLine({ ...at, said: { type: 'declined' } }, en)).toBe('Anna: I would rather not.');
  expect(namesOf([2, 0], ['Anna', 'Bert', 'Cilli'])).toBe('Cilli, Anna');
});
