import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { rational, ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import type { DealResult } from '#engine/tournament/state/types.ts';
import { Words } from '#page/i18n/words.ts';
import { differenceOf } from './difference.ts';

const game = must(GAMES['koenigrufen'], 'Königrufen');
const table = tableOf(game, 'tirol-speisezettel');
const rules = game.rules(table);
const words = new Words('de', table);
const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

/** A deal from paper; seat 0 is forehand. */
function written(entry: Json, kept = true): DealResult {
  const row = rules.check(entry, 4, 3);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const settlement = rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  return { deal: 1, row: row.value, settlement, source: 'entered', at: '', ...(kept && { entry }) };
}

const show = (first: DealResult, second: DealResult): readonly string[] =>
  differenceOf(first, second, NAMES, words).fields.map(
    ({ what, first: one, second: two, differs }) => `${differs ? '! ' : ''}${what}: ${one} | ${two}`,
  );

test("fields are in the form's order; a field of only one entry is where the form has it", () => {
  const first = { contract: 'solorufer', declarer: 1, partner: 2, thirds: 107 };
  const pagat = { id: 'pagat', by: 1, made: true };
  const second = { contract: 'solorufer', declarer: 1, partner: 2, won: true, silent: [pagat], gameKontra: 2 };
  expect(show(written(first), written(second))).toEqual([
    'Gespielt wurde: Solorufer | Solorufer',
    'Spieler (Ansager): Bert | Bert',
    'Partner: Cilli | Cilli',
    '! Ausgang des Spiels: 35⅔ Punkte | gewonnen',
    '! Kontra aufs Spiel: kein | Kontra',
    '! Pagat: – | Still, von Bert, gemacht',
  ]);
});

test('declarers of a bei and their tricks; another contract has other fields', () => {
  const games = [
    { declarer: 0, contract: 'piccolo', tricks: 1 },
    { declarer: 2, contract: 'piccolo', tricks: 3, kontra: { '3': 2 } },
  ];
  expect(show(written({ games }), written({ contract: 'trischaken', thirds: [60, 70, 30, 50] }))).toEqual([
    '! Gespielt wurde: Piccolo | Trischaken',
    '! Punkte Anna: – | 20',
    '! Punkte Bert: – | 23⅓',
    '! Punkte Cilli: – | 10',
    '! Punkte Doris: – | 16⅔',
    '! Spieler (Ansager) (1. Spieler): Anna | –',
    '! Stiche (1. Spieler): 1 | –',
    '! Gespielt wurde (2. Spieler): Piccolo | –',
    '! Spieler (Ansager) (2. Spieler): Cilli | –',
    '! Stiche (2. Spieler): 3 | –',
    '! Kontra durch Doris (2. Spieler): Kontra | –',
  ]);
});

test('a Renonce as it was entered, and in words of the row if an older journal stored nothing else', () => {
  const played = { contract: 'solorufer', declarer: 1, partner: 2 };
  const one = { contract: 'renonce', offenders: [3], played };
  const other = { contract: 'renonce', offenders: [0, 3], played, extraClaims: [{ by: 1, points: '2' }] };
  expect(show(written(one), written(other))).toEqual([
    'Gespielt wurde: Solorufer | Solorufer',
    'Spieler (Ansager): Bert | Bert',
    'Partner: Cilli | Cilli',
    'Kontra aufs Spiel: kein | kein',
    'Renonce: ja | ja',
    '! Wer hat die Renonce gemacht?: Doris | Anna, Doris',
    '! Nachgewiesener weiterer Schaden: – | 2 für Bert',
  ]);
  expect(show(written(one), written(other, false))[2]).toMatch(
    /^! Zusätze: .*Renonce von Doris.* \| Renonce von Anna, Doris/,
  );
});

test('what each player gets in either version', () => {
  const entry = { contract: 'solorufer', declarer: 1, partner: 2 };
  const { payments } = differenceOf(written({ ...entry, won: true }), written({ ...entry, won: false }), NAMES, words);
  expect(payments.map(({ what, first, second, differs }) => [what, first, second, differs])).toEqual([
    ['Anna', '−2', '+2', true],
    ['Bert', '+2', '−2', true],
    ['Cilli', '+2', '−2', true],
    ['Doris', '−2', '+2', true],
  ]);
});

test('what a deal takes from the pot is compared beside what the players get', () => {
  const bavarian = must(GAMES['bavarian'], 'Bavarian Tarock');
  const agreed = tableOf(bavarian, 'simple-points');
  const own = bavarian.rules(agreed);
  const [first, second] = [80, 70].map((points): DealResult => {
    const row = own.check({ contract: 'solo', declarer: 0, points }, 3, 2);
    if (!row.ok) throw new Error('refused');
    const settlement = own.settle(row.value, { deal: 1, factors: [], pot: rational(300), notes: {} });
    return { deal: 1, row: row.value, settlement, source: 'entered', at: '' };
  });
  const { payments } = differenceOf(
    must(first, 'a deal'),
    must(second, 'another'),
    NAMES.slice(0, 3),
    new Words('de', agreed),
  );
  expect(payments.map(({ what, first: one, second: two }) => `${what}: ${one} | ${two}`)).toEqual([
    'Anna: +20 | +10',
    'Bert: 0 | 0',
    'Cilli: 0 | 0',
    'Kasse: −20 | −10',
  ]);
});
