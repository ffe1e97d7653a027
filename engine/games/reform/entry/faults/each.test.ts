import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

type Fields = Readonly<Record<string, Json>>;
type Case = readonly [name: string, entry: Fields, errors?: readonly string[], at?: At];
interface At {
  readonly options?: Notes;
  readonly table?: number;
}

/** The dealer has the last seat, so that A at 0 is forehand. */
const [A, B, C, D, DEALER] = [0, 1, 2, 3, 4];
const FIVE: At = { table: 5 };
const AGREED: At = { options: { sautanzValue: 12 } };

const errorsOf = (entry: Fields, { options = {}, table = 4 }: At = {}): readonly string[] => {
  const row = reform.rules(tableOf(reform, 'reform', options)).check(entry, table, table - 1);
  return row.ok ? [] : statedErrors(row.error);
};
const run = (cases: readonly Case[]) =>
  test.each(cases.map(([name, entry, errors = [], at = {}]) => ({ name, entry, errors, at })))(
    '$name',
    ({ entry, errors, at }) => expect(errorsOf(entry, at)).toEqual(errors),
  );

const trischaker = (thirdsEach: Json, tricksEach: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'trischaker', thirdsEach, tricksEach, ...more },
});
const boehmischer = (tricksEach: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'boehmischer-trischaker', tricksEach, ...more },
});
const piles = (last: Json, cardsEach: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'wald-und-wiese', last, cardsEach, ...more },
});
const sautanz = (cardsEach: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'sautanz', declarer: A, cardsEach, accused: [B], sautanzValue: 12, ...more },
});

describe('a Trischaker by the points and tricks of each player (reform §7.3, §14)', () => {
  run([
    ['all with tricks', trischaker([80, 70, 33, 27], [5, 4, 2, 1])],
    ['one without a trick', trischaker([80, 70, 60, 0], [5, 4, 3, 0])],
    ['two without a trick', trischaker([120, 90, 0, 0], [6, 6, 0, 0])],
    ['all of one', trischaker([210, 0, 0, 0], [12, 0, 0, 0])],
    ['those of the specification', trischaker([35, 75, 75, 25], [3, 4, 3, 2])],
    ['the cheapest trick beside all others', trischaker([206, 4, 0, 0], [11, 1, 0, 0])],
    ['the dearest trick', trischaker([52, 158, 0, 0], [1, 11, 0, 0])],
    ['the dearest trick with the talon', trischaker([121, 89, 0, 0], [1, 11, 0, 0])],
    ['at a table of five', trischaker([80, 70, 60, 0, null], [5, 4, 3, 0, null]), [], FIVE],
    ['too few points', trischaker([80, 70, 30, 29], [5, 4, 2, 1]), ['thirds-impossible thirdsEach']],
    [
      'too many points',
      trischaker([80, 70, 60, 1], [5, 4, 2, 1]),
      ['thirds-not-of-tricks thirdsEach.3', 'thirds-impossible thirdsEach'],
    ],
    ['more than there are', trischaker([211, 0, 0, 0], [12, 0, 0, 0]), ['thirds-out-of-range thirdsEach.0']],
    [
      'less than nothing',
      trischaker([-1, 211, 0, 0], [0, 12, 0, 0]),
      ['thirds-out-of-range thirdsEach.0', 'thirds-out-of-range thirdsEach.1'],
    ],
    ['points without a trick', trischaker([80, 70, 56, 4], [5, 4, 3, 0]), ['virgin-with-points thirdsEach.3']],
    ['a trick without points', trischaker([80, 70, 60, 0], [5, 4, 2, 1]), ['thirds-not-of-tricks thirdsEach.3']],
    ['too few for a trick', trischaker([80, 70, 57, 3], [5, 4, 2, 1]), ['thirds-not-of-tricks thirdsEach.3']],
    ['too few for two tricks', trischaker([80, 70, 53, 7], [5, 4, 1, 2]), ['thirds-not-of-tricks thirdsEach.3']],
    [
      'more than a trick and the talon',
      trischaker([122, 80, 4, 4], [1, 9, 1, 1]),
      ['thirds-not-of-tricks thirdsEach.0'],
    ],
    [
      'two dear tricks, one without the talon',
      trischaker([100, 100, 10, 0], [1, 1, 10, 0]),
      ['thirds-not-of-tricks thirdsEach.2'],
    ],
    [
      'two of whom only one can have the talon',
      trischaker([53, 53, 104, 0], [1, 1, 10, 0]),
      ['thirds-not-of-tricks thirdsEach'],
    ],
    ['eleven tricks', trischaker([80, 70, 60, 0], [5, 4, 2, 0]), ['tricks-not-twelve tricksEach']],
    ['thirteen tricks', trischaker([80, 70, 60, 0], [5, 5, 3, 0]), ['tricks-not-twelve tricksEach']],
    ['thirteen tricks of one', trischaker([80, 70, 60, 0], [13, 1, 1, 0]), ['tricks-not-twelve tricksEach.0']],
    ['less than no trick', trischaker([80, 70, 60, 0], [6, 4, 3, -1]), ['tricks-not-twelve tricksEach.3']],
    [
      'half a trick',
      trischaker([80, 70, 60, 0], [5.5, 3.5, 3, 0]),
      ['not-whole tricksEach.0', 'not-whole tricksEach.1'],
    ],
    ['without tricks', { contract: 'trischaker', thirdsEach: [80, 70, 60, 0] }, ['missing-field tricksEach']],
    ['without points', { contract: 'trischaker', tricksEach: [5, 4, 3, 0] }, ['missing-field thirdsEach']],
    ['without those of somebody', trischaker([80, 70, 60, null], [5, 4, 3, 0]), ['missing-field thirdsEach.3']],
    ['for three players', trischaker([80, 70, 60], [5, 4, 3, 0]), ['one-count-per-seat thirdsEach']],
    ['for five at a table of four', trischaker([80, 70, 60, 0, 0], [5, 4, 3, 0]), ['one-count-per-seat thirdsEach']],
    [
      'with points of the pausing dealer',
      trischaker([80, 70, 60, null, 0], [5, 4, 3, 0, null]),
      ['missing-field thirdsEach.3', 'field-not-asked thirdsEach.4'],
      FIVE,
    ],
    ['with a number instead of a list', trischaker(80, [5, 4, 3, 0]), ['wrong-value thirdsEach']],
  ]);
});

describe('a Böhmischer Trischaker by the tricks of each player (reform §7.3, §14)', () => {
  run([
    ['all with tricks', boehmischer([4, 4, 3, 1])],
    ['all of one', boehmischer([0, 0, 12, 0])],
    ['as many of each', boehmischer([3, 3, 3, 3])],
    ['at a table of five', boehmischer([1, 4, 4, 3, null]), [], FIVE],
    ['too few', boehmischer([4, 4, 2, 1]), ['tricks-not-twelve tricksEach']],
    ['too many', boehmischer([4, 4, 4, 1]), ['tricks-not-twelve tricksEach']],
    ['too many of one', boehmischer([14, 0, 0, 0]), ['tricks-not-twelve tricksEach.0']],
    ['without those of somebody', boehmischer([4, 4, 4, null]), ['missing-field tricksEach.3']],
    ['with those of the pausing dealer', boehmischer([4, 4, 4, 0, 0]), ['field-not-asked tricksEach.4'], FIVE],
    ['without tricks', { contract: 'boehmischer-trischaker' }, ['missing-field tricksEach']],
    ['with points', boehmischer([4, 4, 3, 1], { thirdsEach: [80, 70, 33, 27] }), ['field-not-asked thirdsEach']],
  ]);
});

describe('a Wald und Wiese by the cards of each player (reform §7.3, §14)', () => {
  run([
    ['with the talon', piles(B, [14, 8, 16, 16])],
    ['without the talon', piles(B, [14, 8, 16, 10])],
    ['won by who has most', piles(C, [10, 10, 24, 4])],
    ['won without a card', piles(A, [0, 20, 20, 8])],
    ['all of one', piles(D, [0, 0, 0, 54])],
    ['at a table of five', piles(B, [14, 8, 16, 16, null]), [], FIVE],
    ['too few cards', piles(B, [14, 8, 16, 9]), ['cards-impossible cardsEach']],
    ['some of the talon', piles(B, [14, 8, 16, 13]), ['cards-impossible cardsEach']],
    ['too many cards', piles(B, [14, 8, 16, 17]), ['cards-impossible cardsEach']],
    ['more of one than there are', piles(B, [55, 0, 0, 0]), ['cards-impossible cardsEach.0']],
    ['less than none', piles(B, [-1, 25, 25, 5]), ['cards-impossible cardsEach.0']],
    ['without those of somebody', piles(B, [14, 8, 16, null]), ['missing-field cardsEach.3']],
    ['for three players', piles(B, [16, 16, 16]), ['one-count-per-seat cardsEach']],
    ['without who was left', { contract: 'wald-und-wiese', cardsEach: [14, 8, 16, 16] }, ['missing-field last']],
    ['with the pausing dealer left', piles(DEALER, [14, 8, 16, 16, null]), ['not-this-seat last'], FIVE],
    ['with nobody left', piles('nobody', [14, 8, 16, 16]), ['wrong-value last']],
    [
      'where nobody plays it',
      piles(B, [14, 8, 16, 16]),
      ['unknown-contract contract'],
      {
        options: { contractsOff: ['wald-und-wiese'] },
      },
    ],
  ]);
});

describe('a Sautanz by the cards that each player keeps (reform §7.3, §9, §14)', () => {
  run([
    ['all cards in hand', sautanz([20, 10, 10, 8])],
    ['fewer, the others lying on the open pile', sautanz([20, 0, 7, 8])],
    ['one with cards', sautanz([0, 0, 0, 48], { accused: [] })],
    ['nobody has accused', sautanz([20, 10, 10, 8], { accused: [] })],
    ['all have accused', sautanz([20, 10, 10, 8], { accused: [D, C, B, A] })],
    ['at a table of five', sautanz([20, 10, 10, 8, null], { declarer: D }), [], FIVE],
    ['the least value', sautanz([20, 10, 10, 8], { sautanzValue: 4 })],
    ['the highest value', sautanz([20, 10, 10, 8], { sautanzValue: 45 })],
    ['within a round of a fixed value', { ...noValue(), inFixedRound: true }],
    ['where the table has agreed on the value', noValue(), [], AGREED],
    ['more cards than were dealt', sautanz([20, 10, 10, 9]), ['cards-impossible cardsEach']],
    ['with the talon', sautanz([24, 10, 10, 10]), ['cards-impossible cardsEach']],
    ['less than none', sautanz([-1, 10, 10, 9]), ['cards-impossible cardsEach.0']],
    ['without cards', { contract: 'sautanz', declarer: A, sautanzValue: 12 }, ['missing-field cardsEach']],
    [
      'without a declarer',
      { contract: 'sautanz', cardsEach: [20, 10, 10, 8], sautanzValue: 12 },
      ['missing-field declarer'],
    ],
    [
      'of the pausing dealer',
      sautanz([20, 10, 10, 8, null], { declarer: DEALER }),
      ['declarer-sits-out declarer'],
      FIVE,
    ],
    [
      'accused by the pausing dealer',
      sautanz([20, 10, 10, 8, null], { accused: [DEALER] }),
      ['not-this-seat accused'],
      FIVE,
    ],
    ['accused by one twice', sautanz([20, 10, 10, 8], { accused: [B, B] }), ['seat-twice accused']],
    ['without a value', noValue(), ['sautanz-value-missing sautanzValue']],
    [
      'with a value within a round of a fixed one',
      sautanz([20, 10, 10, 8], { inFixedRound: true }),
      ['field-not-asked sautanzValue'],
    ],
    ['with a value below a Rufer', sautanz([20, 10, 10, 8], { sautanzValue: 3 }), ['too-small sautanzValue']],
    ['with a value above a Sautanz', sautanz([20, 10, 10, 8], { sautanzValue: 46 }), ['too-large sautanzValue']],
    ['with a value that the table has agreed on', sautanz([20, 10, 10, 8]), ['option-off sautanzValue'], AGREED],
    [
      'in a fixed round of a table that has agreed',
      { ...noValue(), inFixedRound: true },
      ['option-off inFixedRound'],
      AGREED,
    ],
    ['with who was left', sautanz([20, 10, 10, 8], { last: B }), ['field-not-asked last']],
  ]);

  function noValue(): Fields {
    const { sautanzValue: _, ...entry } = sautanz([20, 10, 10, 8]);
    return entry;
  }
});

const EACH = [
  ['trischaker', trischaker([80, 70, 60, 0], [5, 4, 3, 0])],
  ['boehmischer', boehmischer([4, 4, 3, 1])],
  ['wald-und-wiese', piles(B, [14, 8, 16, 16])],
  ['sautanz', sautanz([20, 10, 10, 8])],
] as const;

describe.each(EACH)('what other games are asked is not asked of a %s', (id, entry) => {
  run([
    ...(id === 'sautanz' ? [] : [['a declarer', { ...entry, declarer: A }, ['field-not-asked declarer']] as const]),
    ['a partner', { ...entry, partner: C }, ['field-not-asked partner']],
    ['a seller', { ...entry, soldBy: D }, ['field-not-asked soldBy']],
    ['a king in the talon', { ...entry, kingTalon: 'alone' }, ['field-not-asked kingTalon']],
    ['a deal that was not played', { ...entry, unplayed: true }, ['field-not-asked unplayed']],
    ['cards from the talon', { ...entry, exchanged: 3 }, ['field-not-asked exchanged']],
    ['points of the declarer', { ...entry, thirds: 120 }, ['field-not-asked thirds']],
    ['a result', { ...entry, result: 'won' }, ['field-not-asked result']],
    ['tricks of the declarer', { ...entry, tricks: 2 }, ['field-not-asked tricks']],
    ['a kontra', { ...entry, gameKontra: 1 }, ['field-not-asked gameKontra']],
    ['a kontra of somebody', { ...entry, pairKontra: { 1: 1 } }, ['field-not-asked pairKontra']],
    ['a Selbstkontra', { ...entry, self: true }, ['field-not-asked self']],
    ['a protest', { ...entry, protests: [{ by: B, step: 1 }] }, ['field-not-asked protests']],
    ['an announcement', { ...entry, declared: [{ bonus: 'uhu', by: A }] }, ['bonus-not-in-contract declared.0.bonus']],
    [
      'a silent bonus',
      { ...entry, silent: [{ bonus: 'trull', side: 'declarer' }] },
      ['bonus-not-in-contract silent.0.bonus'],
    ],
  ]);
});

describe('what is asked of a game in which everybody plays alone', () => {
  const rufer = { contract: 'rufer', declarer: A, partner: C, thirds: 110 };
  run([
    ['are no points of each in another one', { ...rufer, thirdsEach: [80, 70, 60, 0] }, ['field-not-asked thirdsEach']],
    ['are no tricks of each in another one', { ...rufer, tricksEach: [4, 4, 3, 1] }, ['field-not-asked tricksEach']],
    ['are no cards of each in another one', { ...rufer, cardsEach: [14, 8, 16, 16] }, ['field-not-asked cardsEach']],
    ['is nobody who was left in another one', { ...rufer, last: A }, ['field-not-asked last']],
    ['is nobody who accused in another one', { ...rufer, accused: [A] }, ['field-not-asked accused']],
    ['is no value in another one', { ...rufer, sautanzValue: 12 }, ['field-not-asked sautanzValue']],
  ]);
});

test('forehand stands as the declarer where nobody is one', () => {
  for (const dealer of [0, 1, 2, 3]) {
    const row = reform.rules(tableOf(reform, 'reform')).check(boehmischer([4, 4, 3, 1]), 4, dealer);
    expect(row.ok && row.value.games.map(({ declarer }) => declarer)).toEqual([(dealer + 1) % 4]);
  }
});
