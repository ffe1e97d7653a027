import { expect, test } from 'vitest';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { bid, dealOut, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { eveningIn, sceneIn } from '#page/i18n/given.ts';
import { Words } from '#page/i18n/words.ts';
import { hearing, rules, said } from '#page/testing/hearing.ts';
import { CATALOGUES } from '#page/testing/loaded.ts';
import { bubbles, storyOf } from '../story/story.ts';
import { headlineOf } from './headline.ts';
import { bidsOf, factWords, rolesOf, say, sayTurn, turnWords } from './say.ts';

test('who gave no name is addressed, in the reader’s language', () => {
  const { de, en } = CATALOGUES;
  expect([de.sheet.by('Ich'), en.sheet.by('Me'), de.sheet.by('Bert')]).toEqual(['von dir', 'by you', 'von Bert']);
  expect([
    de.table.tricks.trick.nthTo(12, 'Ich'),
    en.table.tricks.trick.nthTo(12, 'Me'),
    en.table.tricks.trick.nthTo(12, 'Bert'),
  ]).toEqual(['12. Stich an dich', 'Trick 12 goes to you', 'Trick 12 goes to Bert']);
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
  expect(line('made')).toEqual({
    result: 'Rufer: Anna gewinnt mit Bert',
    gains: 'ausgeglichen: Die Zusätze heben das Spiel auf',
  });
});

test('the headline says by how much a game was won or lost, in its unit and in the reader’s language', () => {
  const line = (contract: string, measure: number, result: string, words = hearing.words) => {
    const row = { games: [{ contract, declarer: 0, measure, result }] };
    return headlineOf({ row, settlement: [] } as never, hearing.names, words).result;
  };
  expect(line('dreier', 124, 'made')).toBe('Dreier: Anna gewinnt, 41⅓ Punkte, 5⅔ mehr als nötig');
  expect(line('dreier', 106, 'lost')).toBe('Dreier: Anna verliert, 35⅓ Punkte, ⅓ zu wenig');
  expect(line('piccolo', 1, 'made')).toBe('Piccolo: Anna gewinnt, 1 Stich');
  expect(line('bettel', 2, 'lost', new Words('en', rules))).toMatch(/, 2 tricks instead of none$/);
});

test('whose turn it is, and who may speak where nobody must', () => {
  const { de, en } = CATALOGUES;
  const at = (viewer: number | 'spectator', must: readonly number[], may: readonly number[]) =>
    [{ viewer, turn: { must, may } }, hearing.names] as const;
  expect(turnWords(...at(0, [0], []), de)).toBe('Du bist am Zug');
  expect(turnWords(...at(1, [0, 2], [1]), de)).toBe('Anna ist am Zug · Cilli ist am Zug');
  expect(turnWords(...at(1, [], [1, 2]), de)).toBe('Du darfst, musst aber nicht');
  expect(turnWords(...at(0, [], [1, 2]), de)).toBe('Bert darf noch · Cilli darf noch');
  expect(turnWords(...at('spectator', [], [1]), en)).toBe('Bert still may');
  expect(turnWords(...at(0, [], []), de)).toBe('');
});

test('a game without a declarer ends with who lost it and by what', () => {
  const line = (thirds: readonly number[], from: number, code: string, names = hearing.names) => {
    const game = { contract: 'trischaken', declarer: 0, with: {}, result: 'draw' };
    const row = { table: 4, dealer: 3, games: [game], measures: thirds };
    const to = [0, 1, 2, 3].filter((seat) => seat !== from && (code !== 'trischaken-no-trick' || thirds[seat] === 0));
    const settlement = to.map((seat) => ({ code, from, to: seat, base: { n: 2, d: 1 }, factors: [] }));
    return headlineOf({ row, settlement } as never, names, hearing.words).result;
  };
  expect(line([40, 60, 82, 28], 2, 'trischaken')).toBe('Trischaken: Cilli verliert, die meisten Punkte: 27⅓');
  expect(line([50, 10, 40, 110], 3, 'trischaken-buergermeister')).toBe(
    'Trischaken: Doris verliert, Bürgermeister mit 36⅔ Punkten',
  );
  const me = ['Ich', 'Bert', 'Cilli', 'Doris'];
  expect(line([80, 60, 50, 20], 0, 'trischaken-forehand', me)).toBe(
    'Trischaken: Du hast verloren, als Vorhand mit den meisten Punkten: 26⅔',
  );
  expect(line([90, 70, 50, 0], 0, 'trischaken-no-trick')).toBe(
    'Trischaken: Anna verliert, die meisten Punkte: 30; Doris gewinnt, kein Stich',
  );
});

test('a bubble has everything that was said in one turn', () => {
  const items = [{ about: 'game', by: 1, against: [], doublings: [] }];
  const history = [{ type: 'entered', phase: 'announce' } as const, said(2, 'kontra', { item: 0 }), said(2, 'good')];
  const view = { viewer: 0, history, games: [{ declarer: 1 }], items } as unknown as View;
  const line = bubbles(storyOf({ history })).get(2);
  expect(line && sayTurn(line, { ...hearing, view })).toBe('Kontra aufs Spiel · Gut');
  // What is said in the next phase is another turn.
  const later = [...history, { type: 'entered', phase: 'tricks' } as const, said(2, 'good')];
  expect(bubbles(storyOf({ history: later })).get(2)?.after).toBeUndefined();
});

test('the headline is a sentence, in the second person for a player without a name', () => {
  const line = (names: readonly string[], language: 'de' | 'en', result: string, partner?: number) => {
    const row = { games: [{ contract: 'rufer', declarer: 0, result, ...(partner !== undefined && { partner }) }] };
    return headlineOf({ row, settlement: [] } as never, names, new Words(language, rules)).result;
  };
  expect(line(['Ich', 'Bert'], 'de', 'made')).toBe('Rufer: Du hast gewonnen');
  expect(line(['Ich', 'Bert'], 'de', 'lost', 1)).toBe('Rufer: Du hast mit Bert verloren');
  expect(line(['Anna', 'Ich'], 'de', 'lost', 1)).toBe('Rufer: Anna verliert mit dir');
  expect(line(['Me', 'Bert'], 'en', 'lost')).toBe('Rufer: You lost');
  expect(line(['Me', 'Bert'], 'en', 'made', 1)).toBe('Rufer: You won with Bert');
  expect(line(['Anna', 'Me'], 'en', 'made', 1)).toBe('Rufer: Anna won with you');
});

test('while cards are played a plate keeps what its player bid, but for the game that the felt names', () => {
  const deal = dealOut({});
  deal.go(VORHAND, bid('solorufer'), bid('farbendreier'), PASS, PASS, PASS);
  const view = deal.seenBy(0);
  const words = new Words('de', deal.record);
  const bids = bidsOf(storyOf(view).said, { words, view, names: hearing.names });
  expect([...bids]).toEqual([[1, 'Solorufer']]);
});
