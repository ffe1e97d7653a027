import { expect, test } from 'vitest';
import type { Notes } from '../../../core/json.ts';
import { LANGUAGES } from '../../../core/text.ts';
import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import { bavarian } from '../game.ts';

const VIEW = { history: [], games: [] } as unknown as View;

function tableOf(options: Notes = {}, profile = 'simple-points') {
  const table = bavarian.tableRules(profile, options);
  if (!table.ok) throw new Error(table.error.code);
  return { words: bavarian.words(table.value), pages: bavarian.rulebook(table.value) };
}

const phrase = (action: Action & Readonly<Record<string, unknown>>, options?: Notes) =>
  tableOf(options).words.phrase(action, VIEW);
const announced = (contract: string, more: object = {}, options?: Notes) =>
  phrase({ type: 'announce', contract, ...more }, options);

test('where trumps are fixed, the game is announced with them', () => {
  const { text, say } = announced('frage');
  expect([text, say]).toEqual([say, { de: 'Frage in Herz', en: 'Frage in hearts' }]);
  expect(announced('frage').variant).toBeUndefined();
  expect(announced('herzsolo').text.de).toBe('Herzsolo');
  expect(announced('frage').line?.de).toContain('Trumpf ist Herz');
  expect(announced('frage').line?.en).toContain('hearts are trumps');
  expect(announced('solo', { trump: 'E' }).say.de).toBe('Solo in Eichel');
});

test('where they are named later, it says so', () => {
  const any = { 'frage-trump': 'any' };
  expect(announced('frage', {}, any).say.de).toBe('Frage');
  expect(announced('frage', {}, any).line?.de).toContain('Trumpf nach dem Weglegen');
});

test('passing has one word: at the button, in the bubble, on the sheet and in the rule book', () => {
  const { text, say } = phrase({ type: 'pass' });
  expect([text, say]).toEqual([say, { de: 'Ich passe', en: 'I pass' }]);
  const { fields, remarks } = bavarian.texts.entry;
  expect([fields['contract:passed-out']?.de, remarks['passed-out']?.de]).toEqual([
    'Alle haben gepasst',
    'alle haben gepasst',
  ]);
  const book = JSON.stringify(tableOf().pages);
  expect(book).toContain('passt');
  expect(book).not.toMatch(/\bweiter\b/i);
});

test('prices say what they are the price of', () => {
  const price = (profile: string) => tableOf({}, profile).words.price?.('frage');
  expect(price('simple-points')).toEqual({
    de: '½ Cent je Auge über/unter 60',
    en: '½ cent per point over/under 60',
  });
  expect(price('simple-fixed')).toEqual({ de: '25 Cent, Schneider 30', en: '25 cents, Schneider 30' });
});

test('a call that leaves a dearer game open says from what it counts', () => {
  const worth = (call: string) => phrase({ type: 'bid', call }).worth?.won;
  expect(worth('play')).toEqual({ de: 'ab ½ Cent je Auge über/unter 60', en: 'from ½ cent per point over/under 60' });
  expect([worth('better')?.de, worth('best')?.de]).toEqual(Array(2).fill('1 Cent je Auge über/unter 60'));
});

test('the ladder says why a call cannot be made', () => {
  const why = (notes: object, call: string) => {
    const view = { ...VIEW, phase: 'auction', active: [0, 1, 2], viewer: 1, notes } as View;
    return tableOf()
      .words.auction(view)
      ?.refused({ type: 'bid', call } as Action)?.code;
  };
  const held = { asked: 1, holder: 0, challenger: null, level: 0, turn: 'enter' };
  expect(['play', 'better', 'best'].map((call) => why(held, call))).toEqual([
    'call-too-low',
    undefined,
    'call-skips-a-level',
  ]);
});

test('each step of a kontra says what it makes of the game', () => {
  const line = (step: string) => phrase({ type: 'double', step }).line?.de;
  expect([line('kontra'), line('re'), line('hirsch')]).toEqual(['zählt dann ×2', 'zählt dann ×4', 'zählt dann ×32']);
});

test('where a suit is chosen, that is what is asked', () => {
  expect(announced('solo', { trump: 'E' }).variant?.ask?.de).toBe('Welche Farbe ist Trumpf?');
});

test('at every table it is told what the dealer does at three and at four', () => {
  for (const size of [3, 4]) {
    const told = tableOf({ 'table-size': size }).pages.find(({ id }) => id === 'table')?.lines ?? [];
    for (const language of LANGUAGES) {
      const page = told.map((line) => line[language]).join(' ');
      expect(page).toMatch(language === 'de' ? /Zu viert setzt der Geber aus/ : /With four, the dealer sits out/);
      expect(page).toMatch(
        language === 'de' ? /Zu dritt ist der Geber die Hinterhand/ : /With three, the dealer is rear/,
      );
    }
  }
});

test('the declarer is alone against the others, and a kontra turns the target round', () => {
  const view = (doublings: readonly object[]) =>
    ({ ...VIEW, active: [0, 1, 2], items: [{ about: 'game', doublings }] }) as unknown as View;
  const { words } = tableOf();
  expect(words.sides?.({ contract: 'frage', declarer: 1 }, view([]))).toEqual({ players: [1], opponents: [0, 2] });
  const target = (doublings: readonly object[], options?: Notes) =>
    tableOf(options).words.target?.({ contract: 'frage', declarer: 1 }, view(doublings))?.text.de;
  const kontra = { step: 'kontra', by: 0 };
  expect(target([])).toBe('ab {n} Augen');
  expect(target([kontra])).toBe('Gegner ab {n} Augen');
  expect(target([kontra, kontra])).toBe('ab {n} Augen');
  expect(target([kontra], { 'kontra-goal': 'keep' })).toBe('ab {n} Augen');
});
