import { expect, test } from 'vitest';
import type { Action, SeenEvent, View } from '../../../engine/kernel/types.ts';
import { Words } from '../i18n/words.ts';
import { headlineOf } from './headline.ts';
import { heardSince, rolesOf, say, factWords } from './say.ts';
import { eveningIn, sceneIn } from '../i18n/given.ts';
import { CATALOGUES } from '../testing/loaded.ts';

const rules = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 };
const hearing = { words: new Words('de', rules), names: ['Anna', 'Bert', 'Cilli', 'Doris'] };
const said = (by: number, type: string, more: object = {}): SeenEvent => ({
  type: 'said',
  by,
  action: { type, ...more },
});
const heard = (history: readonly SeenEvent[], viewer = 0) =>
  heardSince({ ...hearing, view: { viewer, history, games: [{ declarer: 1 }] } as unknown as View }).map(
    ({ words }) => words,
  );

test('everything since the viewer’s last statement is read out, and who took the trick', () => {
  const history: readonly SeenEvent[] = [
    said(3, 'play', { card: 'H4' }),
    said(0, 'play', { card: 'HK' }),
    said(1, 'play', { card: 'T1' }),
    { type: 'moved', cards: ['H4', 'HK', 'T1'], from: 'trick', to: 'pile:1' },
    said(1, 'play', { card: 'T22' }),
  ];
  expect(heard(history)).toEqual(['Bert: Pagat.', 'Stich an Bert.', 'Bert: Sküs.']);
  expect(heard(history, 2)[0]).toBe('Doris: Herz-Vier.');
});

test('the declarer’s first good is read out as such, even after a statement of the viewer’s', () => {
  const history = [{ type: 'entered', phase: 'announce' } as const, said(0, 'pass'), said(1, 'good'), said(2, 'good')];
  expect(heard(history)).toEqual(['Bert: Ich liege.', 'Cilli: Gut.']);
});

test('a player without a name is addressed, in the reader’s language', () => {
  const nameless = { ...hearing, names: ['Ich', 'Bert', 'Cilli', 'Doris'] };
  const history = [{ type: 'moved', cards: ['H4'], from: 'trick', to: 'pile:0' }] as const;
  const view = { viewer: 0, history, games: [] } as unknown as View;
  expect(heardSince({ ...nameless, view }).map(({ words }) => words)).toEqual(['Stich an dich.']);
  const { de, en } = CATALOGUES;
  expect([de.table.trickOf(12, 'Ich'), en.table.trickOf(12, 'Me'), en.table.trickOf(12, 'Bert')]).toEqual([
    '12. Stich an dich',
    'Trick 12 goes to you',
    'Trick 12 goes to Bert',
  ]);
});

test('names that the page gave are shown in the reader’s language; those of a club evening are unchanged', () => {
  const { en } = CATALOGUES;
  const table = { purpose: 'free-table', name: 'Tisch gegen Bots', players: [{ id: 'p1', name: 'Ich' }] };
  const seen = eveningIn(table as unknown as Parameters<typeof eveningIn>[0], en);
  expect(seen).toMatchObject({ name: 'Table against bots', players: [{ id: 'p1', name: 'Me' }] });
  const club = { ...table, purpose: 'club' } as unknown as Parameters<typeof eveningIn>[0];
  expect(eveningIn(club, en)).toBe(club);
  const scene = { purpose: 'free-table', names: ['Ich', 'Resi'] } as unknown as Parameters<typeof sceneIn>[0];
  expect(sceneIn(scene, en).names).toEqual(['Me', 'Resi']);
});

test('who is doubled is named in the reader’s words', () => {
  const items = [0, 2].map((against) => ({ about: 'game', by: 1, against: [against], doublings: [] }));
  const view = { viewer: 1, history: [], games: [], items } as unknown as View;
  const line = { by: 1, action: { type: 'rekontra', item: 0 } as Action, at: 0 };
  const nameless = { ...hearing, names: ['Ich', 'Bert', 'Cilli', 'Doris'], view };
  expect(say(line, nameless)).toBe('Rekontra gegen dich');
  expect(
    factWords(hearing.words.doubled(items[1] as unknown as View['items'][number]), hearing.words, hearing.names),
  ).toBe('Spiel gegen Cilli');
});

test('if everybody plays alone nobody is the declarer', () => {
  const view = (contract: string) => ({ dealer: 3, active: [0, 1, 2, 3], games: [{ contract, declarer: 0 }] });
  const roles = (contract: string) => rolesOf(view(contract) as unknown as View, 0, hearing.words);
  expect([roles('trischaken'), roles('rufer')]).toEqual([['Vorhand'], ['Vorhand', 'Spieler']]);
});

test('a game balanced by its bonuses is not called one that nobody won', () => {
  const row = (result: string) => ({ games: [{ contract: 'rufer', declarer: 0, partner: 1, result }] });
  const line = (result: string) =>
    headlineOf({ row: row(result), settlement: [] } as never, hearing.names, hearing.words);
  expect(line('made')).toBe('Rufer: Anna mit Bert gewonnen · ausgeglichen: Die Zusätze heben das Spiel auf');
});
