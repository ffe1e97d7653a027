import { describe, expect, test } from 'vitest';
import { showRational } from '../../core/rational.ts';
import type { Json, Notes } from '../../core/json.ts';
import { must } from '../../core/assert-never.ts';
import type { Situation } from '../../kernel/score.ts';
import { paymentsOf } from '../../settlement/payments.ts';
import cases from './cases/settlement.json' with { type: 'json' };
import { koenigrufen } from './game.ts';

/** A sits at 0 as forehand, so the dealer is D at 3. */
const DEALER = 3;
const NOW: Situation = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };

interface Case {
  readonly id: string;
  readonly deal: string;
  readonly entry: Json;
  readonly expect: readonly string[];
  /** Payments with `trischaken-settlement = online`, the square brackets of tirol §12. */
  readonly online?: readonly string[];
  readonly options?: Notes;
}

function settle(
  entry: Json,
  options: Notes,
): { readonly payments: readonly string[]; readonly errors: readonly string[] } {
  const table = koenigrufen.tableRules('tirol-speisezettel', options);
  if (!table.ok) throw new Error(table.error.code);
  const rules = koenigrufen.rules(table.value);
  const row = rules.check(entry, 4, DEALER);
  if (!row.ok) return { payments: [], errors: row.error.map(({ code, at }) => `${code} ${at ?? ''}`) };
  return { payments: paymentsOf(rules.settle(row.value, NOW), 4).map(showRational), errors: [] };
}

describe('settlement vectors (tirol §12)', () => {
  const all: readonly Case[] = cases;

  test.each(all.map((one) => [one.id, one.deal, one] as const))('%s %s', (_id, _deal, one) => {
    expect(settle(one.entry, one.options ?? {})).toEqual({ payments: one.expect, errors: [] });
  });

  test.each(all.filter(({ online }) => online).map((one) => [one.id, one] as const))('%s online', (_id, one) => {
    const payments = must(one.online, 'online payments');
    expect(settle(one.entry, { 'trischaken-settlement': 'online' })).toEqual({ payments, errors: [] });
  });

  test('V44: at a table of five the dealer pauses and scores nothing', () => {
    const table = koenigrufen.tableRules('tirol-speisezettel', {});
    if (!table.ok) throw new Error(table.error.code);
    const rules = koenigrufen.rules(table.value);
    const entry: Json = { contract: 'dreier', declarer: 2, won: true, silent: [{ id: 'pagat', by: 2, made: false }] };
    const row = rules.check(entry, 5, 4);
    if (!row.ok) throw new Error(row.error[0]?.code);
    expect(paymentsOf(rules.settle(row.value, NOW), 5).map(showRational)).toEqual(['-4', '-4', '12', '-4', '0']);
  });

  test('V41: in a double round everything counts twice', () => {
    const table = koenigrufen.tableRules('tirol-speisezettel', {});
    if (!table.ok) throw new Error(table.error.code);
    const rules = koenigrufen.rules(table.value);
    const v3 = must(
      all.find(({ id }) => id === 'V3'),
      'V3',
    );
    const row = rules.check(v3.entry, 4, DEALER);
    if (!row.ok) throw new Error(row.error[0]?.code);
    const doubled = { ...NOW, factors: [{ code: 'double-round', by: { n: 2, d: 1 } }] };
    expect(paymentsOf(rules.settle(row.value, doubled), 4).map(showRational)).toEqual(['6', '6', '-6', '-6']);
  });
});

const bonus = (id: string, by: number, made: boolean, more: Notes = {}): Json => ({ id, by, made, ...more });

describe('entries that cannot be are refused at their place', () => {
  const wrong: readonly (readonly [name: string, entry: Json, errors: readonly string[]])[] = [
    ['no entry at all', [], ['contract-missing contract']],
    ['an unknown contract', { contract: 'schieber' }, ['unknown-contract contract']],
    ['a field of another game', { contract: 'dreier', declarer: 0, won: true, tricks: 3 }, ['field-not-here tricks']],
    ['a declarer who is not at the table', { contract: 'dreier', declarer: 7, won: true }, ['field-wrong declarer']],
    ['a seat that pauses', { contract: 'dreier', declarer: 4, won: true }, ['pausing-seat declarer']],
    ['a partner in a Dreier', { contract: 'dreier', declarer: 0, partner: 1, won: true }, ['no-partner-here partner']],
    ['a Rufer without its partner', { contract: 'rufer', declarer: 0, won: true }, ['partner-missing partner']],
    [
      'a declarer as his own partner',
      { contract: 'rufer', declarer: 0, partner: 0, won: true },
      ['partner-is-declarer partner'],
    ],
    ['neither result nor points', { contract: 'dreier', declarer: 0 }, ['won-or-thirds won']],
    ['both result and points', { contract: 'dreier', declarer: 0, won: true, thirds: 120 }, ['won-or-thirds won']],
    [
      'conceded with a partner',
      { contract: 'rufer', declarer: 0, partner: 1, conceded: true },
      ['concede-needs-king-in-talon conceded'],
    ],
    [
      'conceded and won',
      { contract: 'rufer', declarer: 0, partner: null, conceded: true, won: true },
      ['conceded-has-nothing-else won'],
    ],
    [
      'a negative game as a positive one',
      { contract: 'bettel', declarer: 0, won: true },
      ['negative-as-games contract'],
    ],
    [
      'a positive game as a negative one',
      { games: [{ contract: 'rufer', declarer: 0, tricks: 3 }] },
      ['not-a-negative-game games.0.contract'],
    ],
    [
      'unequal games side by side',
      {
        games: [
          { contract: 'piccolo', declarer: 0, tricks: 1 },
          { contract: 'bettel', declarer: 1, tricks: 0 },
        ],
      },
      ['not-beside games.0.contract', 'not-beside games.1.contract'],
    ],
    [
      'two games of one player',
      {
        games: [
          { contract: 'piccolo', declarer: 0, tricks: 1 },
          { contract: 'piccolo', declarer: 0, tricks: 1 },
        ],
      },
      ['declarer-twice games.1.declarer'],
    ],
    [
      'more tricks than there are',
      {
        games: [
          { contract: 'piccolo', declarer: 0, tricks: 7 },
          { contract: 'piccolo', declarer: 1, tricks: 6 },
        ],
      },
      ['more-than-12-tricks games'],
    ],
    [
      'kontra against oneself',
      { games: [{ contract: 'bettel', declarer: 0, tricks: 0, kontra: { '0': 2 } }] },
      ['not-an-opponent games.0.kontra.0'],
    ],
    ['thirds that are not 210', { contract: 'trischaken', thirds: [50, 80, 60, 21] }, ['not-210-thirds thirds']],
    ['three counts', { contract: 'trischaken', thirds: [50, 100, 60] }, ['field-wrong thirds']],
    ['a trick of two thirds', { contract: 'trischaken', thirds: [2, 88, 60, 60] }, ['too-few-for-a-trick thirds.0']],
    ['a missing count', { contract: 'trischaken', thirds: [null, 90, 60, 60] }, ['count-missing thirds.0']],
    [
      'an unknown bonus',
      { contract: 'dreier', declarer: 0, won: true, silent: [bonus('mondfang', 0, true)] },
      ['unknown-bonus silent.0.id'],
    ],
    [
      'ultimo without a called king',
      { contract: 'dreier', declarer: 0, won: true, silent: [bonus('ku', 0, true)] },
      ['no-such-bonus-here silent.0.id'],
    ],
    [
      'ultimo of the defenders',
      { contract: 'rufer', declarer: 0, partner: 2, won: true, silent: [bonus('ku', 1, true)] },
      ['declarers-bonus silent.0.by'],
    ],
    [
      'ultimo with the king in the closed talon',
      { contract: 'solorufer', declarer: 0, partner: null, won: true, silent: [bonus('ku', 0, true)] },
      ['king-stays-in-talon silent.0.id'],
    ],
    [
      'a Trull lost in silence',
      { contract: 'dreier', declarer: 0, won: true, silent: [bonus('trull', 0, false)] },
      ['silent-is-made silent.0.made'],
    ],
    [
      'a bonus twice for one side',
      {
        contract: 'rufer',
        declarer: 0,
        partner: 2,
        won: true,
        silent: [bonus('trull', 0, true), bonus('trull', 2, true)],
      },
      ['bonus-twice silent.1.id'],
    ],
    [
      'announced and silent',
      {
        contract: 'dreier',
        declarer: 0,
        won: true,
        announced: [bonus('trull', 0, false)],
        silent: [bonus('trull', 1, true)],
      },
      ['announced-already silent.0.id'],
    ],
    [
      'kings on both sides',
      { contract: 'dreier', declarer: 0, won: true, announced: [bonus('kings', 0, true), bonus('kings', 1, true)] },
      ['one-side-only announced.1.made'],
    ],
    [
      'two Pagats',
      { contract: 'dreier', declarer: 0, won: true, announced: [bonus('pagat', 0, true), bonus('pagat', 1, false)] },
      ['one-holder-only announced.1.by'],
    ],
    [
      'a Besserrufer without its bird',
      { contract: 'besserrufer-1', declarer: 0, partner: 1, won: true },
      ['bird-result-missing announced'],
    ],
    [
      'a Valat in a lost game',
      { contract: 'dreier', declarer: 0, won: false, silent: [bonus('valat', 0, true)] },
      ['valat-against-result silent.0.made'],
    ],
    [
      'a bonus of a side without a trick',
      { contract: 'dreier', declarer: 0, won: true, silent: [bonus('valat', 0, true), bonus('pagat', 1, true)] },
      ['valat-against-bonus silent.1.made'],
    ],
    [
      'kings beside a Valat',
      { contract: 'dreier', declarer: 0, won: true, silent: [bonus('valat', 0, true), bonus('kings', 0, true)] },
      ['not-with-valat silent.1.id'],
    ],
  ];

  test.each(wrong)('%s', (_name, entry, errors) => expect(settle(entry, {})).toEqual({ payments: [], errors }));

  test.each([
    ['the game', { contract: 'dreier', declarer: 0, won: true, gameKontra: 4 }, 'no-more-doubling gameKontra'],
    [
      'a bonus',
      { contract: 'dreier', declarer: 0, won: true, announced: [bonus('trull', 0, true, { kontra: 4 })] },
      'no-more-doubling announced.0.kontra',
    ],
    [
      'a pair',
      { games: [{ contract: 'bettel', declarer: 0, tricks: 0, kontra: { '1': 4 } }] },
      'no-more-doubling games.0.kontra.1',
    ],
  ])('a rekontra on %s where only kontra is played', (_name, entry, error) =>
    expect(settle(entry, { 'kontra-levels': 1 }).errors).toEqual([error]),
  );
});
