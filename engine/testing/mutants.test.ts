import { expect, it } from 'vitest';
import { rational } from '../core/rational.ts';
import { text } from '../core/text.ts';
import { koenigrufen } from '../games/koenigrufen/game.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { Situation } from '../kernel/score.ts';
import type { SeriesRule } from '../kernel/series-rule.ts';
import { tableOf } from './any-table.ts';
import { broken, withPhase } from './broken.ts';
import { BLUFF } from './games/bluff.ts';
import { EURO_GAME } from './games/euros.ts';
import { EXCHANGE } from './games/exchange.ts';
import { RACE } from './games/race.ts';
import { REDEAL } from './games/redeal.ts';
import { refusal } from './refusal.ts';
import { simulate } from './simulate.ts';

function violationsOf(game: GameDefinition, deals = 40, contract?: string): readonly string[] {
  const table = tableOf(game, game.profiles[0]?.id ?? '');
  const seats = game.tables[0] ?? 0;
  const { violations } = simulate({
    game,
    table,
    seats,
    deals,
    seed: 'mutant',
    ...(contract && { contract }),
  });
  return [...new Set(violations.map(({ kind }) => kind))];
}

const PAID = { code: 'x', base: rational(1), factors: [] };

/** A game with one more rule of its series. */
const withSeriesRule = (rule: Pick<SeriesRule, 'after'>): GameDefinition =>
  broken(RACE, (rules) => ({
    series: [
      ...rules.series,
      {
        id: 'x',
        isOver: () => false,
        start: () => null,
        before: (_: unknown, now: Situation) => ({ now, items: [] }),
        ...rule,
      },
    ],
  }));

const cases: readonly (readonly [what: string, game: GameDefinition, kind: string])[] = [
  [
    'a phase that shows hidden cards',
    withPhase(EXCHANGE, 'swap', () => ({ show: (s) => ({ cards: s.zones['deck'] ?? [] }) })),
    'view-leaks',
  ],
  [
    'a phase that shows something about hidden cards',
    withPhase(EXCHANGE, 'swap', () => ({ show: (s) => (s.zones['deck'] ?? [])[0]?.length ?? 0 })),
    'view-tainted',
  ],
  ['a discard that everybody may know', withPhase(EXCHANGE, 'swap', () => ({ heardBy: () => 'all' })), 'view-leaks'],
  [
    'a phase that accepts what it does not offer',
    withPhase(RACE, 'trick', () => ({ refuse: () => undefined })),
    'thrown',
  ],
  [
    'a playable card that is not offered',
    withPhase(RACE, 'trick', (phase) => ({
      offers: (s, seat) =>
        phase.offers(s, seat).map((offer) => ({
          ...offer,
          ...(offer.kind !== 'cards' && { actions: offer.actions.slice(0, 1) }),
        })),
    })),
    'accepted-not-offered',
  ],
  [
    'a phase that refuses what it offers',
    withPhase(RACE, 'trick', () => ({ refuse: () => refusal('not-held') })),
    'offered-but-refused',
  ],
  [
    'a refusal without a text',
    withPhase(BLUFF, 'doubt', (phase) => ({ refuse: (s, by, a) => phase.refuse(s, by, a) && refusal('unheard-of') })),
    'refusal-without-text',
  ],
  ['a seat that must act but has no action', withPhase(RACE, 'trick', () => ({ offers: () => [] })), 'nothing-offered'],
  [
    'an offer of nothing beside another',
    withPhase(RACE, 'trick', (phase) => ({
      offers: (s, seat) => [...phase.offers(s, seat), { kind: 'one-of', actions: [] }],
    })),
    'empty-offer',
  ],
  [
    'the same action offered twice',
    withPhase(RACE, 'trick', (phase) => ({
      offers: (s, seat) => [...phase.offers(s, seat), ...phase.offers(s, seat)],
    })),
    'offered-twice',
  ],
  [
    'a settlement that depends on more than the row',
    broken(EXCHANGE, (rules) => {
      let calls = 0;
      return { settle: (row, now) => (calls++ % 2 ? [] : rules.settle(row, now)) };
    }),
    'settles-differently',
  ],
  [
    'a payment by a pausing dealer',
    broken(REDEAL, (rules) => ({
      settle: (row, now) => rules.settle(row, now).map((item) => ({ ...item, from: row.dealer })),
    })),
    'pays-nobody',
  ],
  [
    'a payment that a point cannot be divided into',
    broken(RACE, (rules) => ({
      settle: (row, now) => rules.settle(row, now).map((item) => ({ ...item, base: rational(1, 100) })),
    })),
    'odd-amount',
  ],
  [
    'a third of a point in a game of hundredths',
    broken(EURO_GAME, (rules) => ({
      settle: (row, now) => rules.settle(row, now).map((item) => ({ ...item, base: rational(1, 3) })),
    })),
    'odd-amount',
  ],
  [
    'a payment for something without a name',
    broken(RACE, (rules) => ({
      settle: (row, now) => rules.settle(row, now).map((item) => ({ ...item, code: 'unheard-of' })),
    })),
    'item-without-name',
  ],
  [
    'a factor without a name',
    broken(RACE, (rules) => ({
      settle: (row, now) =>
        rules.settle(row, now).map((item) => ({ ...item, factors: [{ code: 'unheard-of', by: rational(2) }] })),
    })),
    'item-without-name',
  ],
  [
    'a remark without words',
    broken(RACE, () => ({ remarks: () => [{ id: 'unheard-of', about: 'deal' }] })),
    'remark-without-text',
  ],
  [
    'a result that is drawn as the other one',
    {
      ...koenigrufen,
      words: (table) => ({
        ...koenigrufen.words(table),
        margin: ({ result }) => ({
          text: text('knapp', 'narrowly'),
          scale: { reached: 1, enough: result === 'made' ? 2 : 1, all: 3 },
        }),
      }),
    },
    'margin-against-result',
  ],
  ['a deal that nobody could write down', broken(RACE, () => ({ note: () => undefined })), 'entry-missing'],
  [
    'a note of another deal',
    broken(RACE, (rules) => ({
      note: (row) => rules.note({ ...row, measures: row.measures?.map((points) => points + 1) ?? [] }),
    })),
    'entered-differs',
  ],
  [
    'cards that somebody else deals again on paper',
    broken(REDEAL, () => ({ redealtByNext: false })),
    'redealt-differs',
  ],
  [
    'a sheet that does not ask for all of it',
    broken(RACE, ({ layout }) => (layout ? { layout: { ...layout, read: () => undefined } } : {})),
    'entry-not-asked',
  ],
  [
    'a row that is not JSON',
    broken(RACE, (rules) => ({ read: (s) => ({ ...rules.read(s), measures: [NaN, 1] }) })),
    'thrown',
  ],
  [
    'a pot that pays more than it holds',
    withSeriesRule({
      after: (memory) => ({ memory, items: [{ ...PAID, from: 'pot', to: 0 }] }),
    }),
    'pot-overdrawn',
  ],
  [
    'a pot that is not in the situation',
    withSeriesRule({ after: (memory) => ({ memory, items: [{ ...PAID, from: 0, to: 'pot' }] }) }),
    'pot-differs',
  ],
  [
    'a bonus for a seat that nobody sits in',
    withSeriesRule({ after: (memory) => ({ memory, items: [{ ...PAID, from: 'pot', to: 7 }] }) }),
    'series-not-balanced',
  ],
  [
    'a state that is changed in place',
    withPhase(RACE, 'trick', (phase) => ({
      decide: (s, by, a) => {
        (s.notes as Record<string, unknown>)['x'] = 1;
        return phase.decide(s, by, a);
      },
    })),
    'thrown',
  ],
];

it.each(cases)('finds %s', (_, game, kind) => {
  expect(violationsOf(game)).toContain(kind);
});

it('finds a partner who is revealed too early', () => {
  const told = broken(koenigrufen, () => ({ face: (game) => game }));
  expect(violationsOf(koenigrufen, 5, 'rufer')).toEqual([]);
  expect(violationsOf(told, 5, 'rufer')).toEqual(['view-tainted']);
});
