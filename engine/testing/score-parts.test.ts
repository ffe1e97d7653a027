import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '../core/json.ts';
import { showRational, ZERO } from '../core/rational.ts';
import { printRefusal } from '../core/refusal.ts';
import { GAMES } from '../games/index.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import { tableOf } from './any-table.ts';
import { EURO_GAME } from './games/euros.ts';
import { PROBE_GAMES } from './games/index.ts';

const NOW = { deal: 1, factors: [], pot: ZERO, notes: {} };

function rulesOf(game: GameDefinition, profile = game.profiles[0]?.id ?? '', options: Notes = {}) {
  const table = tableOf(game, profile, options);
  return game.rules(table);
}

/** What an entry at a table of four pays, or why it is refused. */
function paid(game: GameDefinition, entry: Json, options: Notes = {}): readonly string[] {
  const rules = rulesOf(game, undefined, options);
  const row = rules.check(entry, 4, 3);
  if (!row.ok) return row.error.map(printRefusal);
  const items = rules.settle(row.value, NOW);
  expect(balanceOf('pot', items)).toEqual(ZERO);
  return paymentsOf(items, 4).map(showRational);
}

const agreed = (...payments: readonly string[]): Json => ({ contract: 'agreed', name: 'Revolution', payments });

test.each(
  [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
    game.profiles.map(({ id }) => [`${game.id} ${id}`, game, id] as const),
  ),
)('%s asks for amounts in the parts in which it counts', (_, game, profile) =>
  expect(rulesOf(game, profile).sheet.parts).toBe(game.texts.score.parts),
);

describe('a game in hundredths', () => {
  test.each([
    ['mortgaged', true, ['126/5', '-42/5', '-42/5', '-42/5']],
    ['mortgaged', false, ['-84', '28', '28', '28']],
    ['bought', true, ['69/2', '-23/2', '-23/2', '-23/2']],
    ['squared', false, ['-49587/100', '16529/100', '16529/100', '16529/100']],
  ])('pays to the hundredth: %s, made: %s (reform §11: 30, 41, 59)', (contract, made, payments) =>
    expect(paid(EURO_GAME, { contract, declarer: 0, ...(made && { made }) })).toEqual(payments),
  );

  test.each([
    [['-49587/100', '16529/100', '16529/100', '16529/100']],
    [['1/20', '-1/20', '0', '0']],
    [['-999999/100', '999999/100', '0', '0']],
  ])('takes what was agreed to the hundredth: %j', (payments) =>
    expect(paid(EURO_GAME, agreed(...payments))).toEqual(payments),
  );

  test.each([
    [['1/3', '-1/3', '0', '0'], 'odd-hundredths', ['payments.0', 'payments.1']],
    [['0', '0', '-1/200', '1/200'], 'odd-hundredths', ['payments.2', 'payments.3']],
    [['10000', '-10000', '0', '0'], 'points-out-of-range', ['payments.0', 'payments.1']],
    [['2/100', '-1/50', '0', '0'], 'wrong-value', ['payments.0']],
  ])('takes no smaller parts, and nothing that is too much: %j', (payments, code, places) =>
    expect(paid(EURO_GAME, agreed(...payments))).toEqual(places.map((at) => `${code} @ ${at}`)),
  );
});

test('elsewhere a point is shared and has no hundredths', () => {
  expect(paid(GAMES.koenigrufen, agreed('1/12', '-1/12', '0', '0'))).toEqual(['1/12', '-1/12', '0', '0']);
  expect(paid(GAMES.koenigrufen, agreed('29/50', '-29/50', '0', '0'))).toEqual([
    'odd-fraction @ payments.0',
    'odd-fraction @ payments.1',
  ]);
});

test.each([
  [['1/2', '-1/2', '0', '0']],
  // A decimal is a fraction, too.
  [['0,5', '-0.5', '0', '0']],
  [[',5', '-12,25', '0', '0']],
])('cents are not divided, and the refusal says so: %j', (payments) =>
  expect(paid(GAMES.bavarian, agreed(...payments))).toEqual([
    'payments-not-whole @ payments.0',
    'payments-not-whole @ payments.1',
  ]),
);

describe.each(Object.entries(GAMES))('in %s', (_, game) => {
  test.each([
    ['x', 'not-an-amount'],
    ['', 'not-an-amount'],
    ['zwölf', 'not-an-amount'],
    ['10000', 'points-out-of-range'],
    ['-10000', 'points-out-of-range'],
  ])('what is wrong with an amount is said of it: %j', (amount, code) =>
    expect(paid(game, agreed(amount, '0', '0', '0'))).toEqual([`${code} @ payments.0`]),
  );
});

describe('Tübingen Tarock', () => {
  const natural = (payments: readonly string[]) => paid(GAMES.tuebingen, agreed(...payments), { scoring: 'natural' });

  test.each([
    [['-999/100', '333/100', '333/100', '333/100']],
    [['115', '-115/3', '-115/3', '-115/3']],
    // A misdeal together with a Tout.
    [['-10003/300', '10003/300', '0', '0']],
  ])('takes by agreement what it pays itself (§7.5, TU2): %j', (payments) =>
    expect(natural(payments)).toEqual(payments),
  );

  test('takes no smaller parts', () =>
    expect(natural(['1/7', '-1/7', '0', '0'])).toEqual(['odd-rounded @ payments.0', 'odd-rounded @ payments.1']));
});
