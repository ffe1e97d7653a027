import '../testing/loaded.ts';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/core/text.ts';
import { EVENING_EVENT } from '#engine/tournament/state/event-schema.ts';
import { Words } from '../i18n/words.ts';
import { eventWords, stepWords, writerWords } from './log-words.ts';

const words = new Words('de');
const said = (type: string, ...about: readonly string[]) => eventWords({ type, about }, words);

test('events become sentences', () => {
  expect(said('players-added', 'Anna', 'Bert')).toBe('Eingetragen: Anna, Bert');
  expect(said('player-substituted', 'Anna', 'Zita')).toBe('Zita spielt für Anna weiter');
  expect(said('presence-changed', 'Anna', 'gone')).toBe('Anna ist gegangen');
  expect(said('player-grouped', 'Anna')).toBe('Anna: keine Gruppe');
  expect(said('deal-corrected', '2', '3', '19')).toBe('Runde 2, Tisch 3, Spiel 19 berichtigt');
  expect(said('deal-corrected', '2', '3', '19', 'in-time')).toBe(
    'Runde 2, Tisch 3, Spiel 19 berichtigt; was neu ist, war rechtzeitig angesagt',
  );
  expect(said('rounds-planned', '1', '2', '3')).toBe('Entwurf für Runde 1, 2, 3');
});

test.each(EVENING_EVENT.options.map(({ shape }) => shape.type.value))('%s has a sentence', (type) => {
  for (const language of LANGUAGES) {
    const sentence = eventWords({ type, about: ['1', '2', '3', '4'] }, new Words(language));
    expect(sentence).toMatch(/^[\p{Lu}\d]/u);
    expect(sentence).not.toMatch(/undefined|NaN/);
    expect(sentence).not.toContain(type);
  }
});

test('many names are replaced by their number', () => {
  expect(said('players-added', 'Anna', 'Bert', 'Cilli', 'Doris', 'Ernst', 'Franz')).toBe(
    'Eingetragen: Anna, Bert, Cilli und 3 weitere',
  );
});

test('a penalty names points and money, and only what was taken', () => {
  expect(said('penalty-given', 'Anna', '5', '200')).toBe('Strafe für Anna: 5 Punkte Abzug im Stand und 2,00\u00a0€');
  expect(said('penalty-given', 'Anna', '0', '50')).toBe('Strafe für Anna: 0,50\u00a0€');
  expect(said('penalty-given', 'Anna', '-2/3', '0')).toBe('Strafe für Anna: −⅔ Punkte Abzug im Stand');
});

test('what a newer version wrote is shown as it is', () => {
  expect(said('stars-counted', 'Anna')).toBe('stars-counted Anna');
});

test('a step is named after what began it, its writer by name', () => {
  const line = {
    step: 4,
    at: '',
    by: 'Eva',
    undone: false,
    events: [
      { type: 'deal-corrected', about: ['1', '1', '2'] },
      { type: 'deal-resettled', about: ['1', '1', '3'] },
    ],
  };
  expect(stepWords(line, words)).toBe('Runde 1, Tisch 1, Spiel 2 berichtigt');
  expect(writerWords('Eva', words)).toBe('Eva');
});
