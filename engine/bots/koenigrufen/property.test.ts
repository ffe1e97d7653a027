import { describe, expect, it } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { below, pick, type Rng } from '#engine/core/rng.ts';
import { canSee, type Seat } from '#engine/core/seat.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { KING_IN_TALON } from '#engine/games/koenigrufen/options/options.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { isOffered } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { biddingFor } from '#engine/testing/bidding.ts';
import type { Policy } from '#engine/testing/driver.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { advise } from './rule.ts';

/** Two cards in hands of others, neither of which the seat may know, in each other's place; not the called king. */
function exchanged(s: State, seat: Seat, rng: Rng): State | undefined {
  const called = s.games.map((game) => game.called);
  const hidden = s.active
    .filter((other) => other !== seat)
    .flatMap((other) => (s.zones[`hand:${other}`] ?? []).map((card) => ({ card, zone: `hand:${other}` })))
    .filter(({ card }) => !canSee(s.known[card] ?? [], seat) && !called.includes(card) && !everSeen(s, seat, card));
  if (hidden.length < 2) return undefined;
  const [one, two] = [pick(hidden, rng), pick(hidden, rng)];
  if (one.zone === two.zone) return undefined;
  const put = (zone: string, out: Card, into: Card): readonly Card[] =>
    (s.zones[zone] ?? []).map((card) => (card === out ? into : card));
  return {
    ...s,
    zones: { ...s.zones, [one.zone]: put(one.zone, one.card, two.card), [two.zone]: put(two.zone, two.card, one.card) },
    known: { ...s.known, [one.card]: s.known[two.card] ?? [], [two.card]: s.known[one.card] ?? [] },
  };
}

/** Cards of the open talon are known, wherever they went afterwards. */
const everSeen = (s: State, seat: Seat, card: Card): boolean =>
  s.log.some((event) => event.type === 'moved' && canSee(event.seenBy, seat) && event.cards.includes(card));

interface Watched {
  turns: number;
  exchanges: number;
  readonly faults: string[];
}

/** The rule bot at every seat; looks whether it says what is offered, and the same whatever lies where it cannot see. */
function watchedBot(rules: Rules, table: TableRules, rng: Rng, watched: Watched): Policy {
  return (offers, by, s) => {
    const seat = by as Seat;
    const seen = view(rules, s, seat);
    const advice = advise(seen, table);
    const action: Action = advice?.action ?? { type: 'nothing' };
    watched.turns++;
    if (!isOffered(offers, action)) watched.faults.push(`not offered: ${JSON.stringify(action)}`);
    const other = exchanged(s, seat, rng);
    if (other) {
      watched.exchanges++;
      const again = advise(view(rules, other, seat), table);
      if (JSON.stringify(again) !== JSON.stringify(advice))
        watched.faults.push(`tainted: ${JSON.stringify(advice)} or ${JSON.stringify(again)}`);
    }
    return action;
  };
}

function play(table: TableRules, contract: string | undefined, deals: number, seats = 4): Watched {
  const rules = koenigrufen.rules(table);
  const watched: Watched = { turns: 0, exchanges: 0, faults: [] };
  const { violations, contracts } = simulate({
    game: koenigrufen,
    table,
    seats,
    deals,
    seed: `rule/${contract ?? 'free'}`,
    ...(contract !== undefined && { contract }),
    effort: { illegal: 0, legal: 0, views: 0 },
    players: (_, rng) => {
      const bot = watchedBot(rules, table, rng, watched);
      if (contract === undefined) return bot;
      return biddingFor({ game: koenigrufen, rules, contract, bidder: below(seats, rng) }, rng, bot);
    },
  });
  expect(violations).toEqual([]);
  if (contract !== undefined) expect(contracts[contract]).toBe(deals);
  return watched;
}

const GAMES: Notes = Object.fromEntries(
  ['farbenrufer', 'farbensolorufer', 'farbensechser', 'farbenzweier', 'zweier', 'solobesser', 'besserdreier'].map(
    (id) => [id, { value: 5, above: 'dreier' }],
  ),
);

const CONTRACTS = (
  [
    ['tirol-speisezettel', GAMES],
    ['ooe-2023', {}],
  ] as const
).flatMap(([profile, options]) =>
  koenigrufen
    .listing(tableOf(koenigrufen, profile, options))
    .contracts.map(({ id }) => ({ contract: id, profile, options })),
);

describe('the rule bot', () => {
  it.each(CONTRACTS)('says only what is offered, whatever it cannot see: $contract ($profile)', (one) => {
    const watched = play(tableOf(koenigrufen, one.profile, one.options), one.contract, byEffort(1, 2));
    expect(watched.faults).toEqual([]);
    expect(watched.turns).toBeGreaterThan(10);
    expect(watched.exchanges).toBeGreaterThan(5);
  });

  it.each<readonly [string, Notes]>([
    ['with everything that a house may allow', { ...GAMES, 'king-in-talon': KING_IN_TALON, selbstrufer: true }],
    ['with Trischaken for points', { 'trischaken-positive': true, sechser: 'everybody' }],
    ['with tarock as a fifth suit', { 'farben-de-luxe': true, 'kontra-levels': 3, 'bird-lock': 'warn' }],
    [
      'with captures and the Kondor',
      { kondor: { silent: 6, announced: 12 }, mondfang: 1, koenigfang: 1, pagatfang: 1 },
    ],
    ['without bei and Stichzwang', { 'bei-groups': 'off', 'bettler-ohne-stichzwang': true, dreifachsack: 2 }],
  ])('plays %s', (_, options) => {
    const watched = play(tableOf(koenigrufen, 'tirol-speisezettel', options), undefined, byEffort(5, 25));
    expect(watched.faults).toEqual([]);
    expect(watched.turns).toBeGreaterThan(100);
  });

  it('plays at a table of five', () => {
    expect(
      play(tableOf(koenigrufen, 'tirol-speisezettel', { 'table-size': 5 }), undefined, byEffort(3, 10), 5).faults,
    ).toEqual([]);
  });
});
