import { describe, expect, test } from 'vitest';
import type { Card } from '../core/card.ts';
import { compare, showRational, subtract, ZERO } from '../core/rational.ts';
import { pick, type Rng, seededRng } from '../core/rng.ts';
import type { Seat } from '../core/seat.ts';
import { GAMES } from '../games/index.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '../kernel/deal/apply.ts';
import { sampleAction } from '../kernel/deal/offers.ts';
import { provenRest } from '../kernel/deal/rest/claim.ts';
import { givenRest } from '../kernel/deal/rest/given-rest.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { paymentsOf } from '../settlement/payments.ts';
import { playersFor, setupFor } from './aim.ts';
import { bestOrders, leastGiven } from './best-order.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, play } from './dealt.ts';
import { checksOf, isWithout } from './family-checks.ts';
import { byEffort } from './test-effort.ts';

/** A table with a profile's own options. */
function tableOf(game: GameDefinition) {
  const profile = game.profiles[0]?.id ?? '';
  const table = game.tableRules(profile, {});
  const checks = checksOf(game);
  if (!table.ok || isWithout(checks)) throw new Error(game.id);
  // Nobody forgets a Strafe.
  const options = { ...table.value.options, ...(game.id === 'tuebingen' && { 'strafen-claim': 'auto' }) };
  return {
    rules: game.rules(table.value),
    /** What a seat gets in the end, by the second scorer. */
    paid: (seat: Seat) => (end: State) => checks.scorer(end, profile, options, 'score')[seat] ?? ZERO,
  };
}

const go = (rules: Rules, s: State, by: Parameters<typeof apply>[2], action: Action): State => {
  const next = apply(rules, s, by, action);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
};

/** Everybody keeps the Tarock 1 and the two highest: what hangs on the order is about them. */
function likely(action: Action): number {
  const card = 'card' in action ? action.card : undefined;
  if (card === 'T1') return 0.02;
  if (card === 'T21' || card === 'T22') return 0.1;
  return action.type === 'raus' ? 5 : 1;
}

/**
 * A random deal of any contract, with cards for it if it is a rare one, up to the moment at which nobody has more than `cards` cards left;
 * `undefined`: it was over before.
 */
function lateIn(game: GameDefinition, rules: Rules, rng: Rng, cards: number): State | undefined {
  const contract = pick(game.profiles[0]?.contracts ?? [], rng).id;
  // Nobody cuts: a moment with few cards in hand is then one near the end.
  const now = { deal: 1, factors: [], pot: ZERO, sameCards: true, notes: {} } as const;
  const aim = { game, rules, contract };
  const setup = setupFor(aim, { table: 4, dealer: 0, now }, rng);
  const players = playersFor(aim, setup, rng, (offers) => sampleAction(offers, rng, likely));
  const begun = start(rules, setup);
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  for (let [seat] = turnOf(rules, s).must; seat !== undefined; [seat] = turnOf(rules, s).must) {
    if (s.active.every((one) => (s.zones[`hand:${one}`]?.length ?? 0) <= cards)) return s;
    s = go(rules, s, seat, players(offersTo(rules, s, seat), seat, s));
  }
  return undefined;
}

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('in %s', (_, game) => {
  // In full 500 proven cases.
  const PARTS = Array.from({ length: byEffort(1, 20) }, (_one, part) => part);
  test.each(PARTS)('a proven rest is played as well as in the best order of the cards that there is (%i)', (part) => {
    const { rules, paid } = tableOf(game);
    const rng = seededRng(`orders in ${game.id}, ${part}`);
    const seen = { proven: 0, open: 0 };
    for (let deal = 0; seen.proven < 25; deal++) {
      const s = lateIn(game, rules, rng, deal % 2 === 0 ? 2 : 3);
      const claimant = s && turnOf(rules, s).must[0];
      if (claimant === undefined || s === undefined) continue;
      const rest = provenRest(rules, s, claimant, paymentsOf);
      seen[rest ? 'proven' : 'open']++;
      if (!rest) continue;
      const [best] = bestOrders(rules, s, claimant, paid(claimant));
      const end = rest.reduce((so, [by, action]) => go(rules, so, by, action), s);
      expect(best && compare(paid(claimant)(end), best.paid), JSON.stringify([best, rest])).toBe(0);
    }
    expect(seen.open).toBeGreaterThan(0);
  });

  test.each(PARTS)('a rest that is given away brings as little as any way to take no trick (%i)', (part) => {
    const { rules, paid } = tableOf(game);
    const rng = seededRng(`given in ${game.id}, ${part}`);
    const seen = { given: 0, kept: 0 };
    for (let deal = 0; seen.given < 25; deal++) {
      const s = lateIn(game, rules, rng, deal % 2 === 0 ? 2 : 3);
      const giver = s && turnOf(rules, s).must[0];
      if (giver === undefined || s === undefined) continue;
      const rest = givenRest(rules, s, giver, paymentsOf);
      const least = leastGiven(rules, s, giver, paid(giver));
      seen[rest ? 'given' : 'kept']++;
      expect(rest !== undefined, 'it can be given').toBe(least !== undefined);
      if (!rest || !least) continue;
      const end = rest.deeds.reduce((so, [by, action]) => go(rules, so, by, action), s);
      expect(compare(paid(giver)(end), least), JSON.stringify([least, rest.deeds])).toBe(0);
    }
    expect(seen.kept).toBeGreaterThan(0);
  });
});

/** Forehand leads one card after another, and everybody else keeps theirs as long as they may. */
function leads(deal: DealtDeal, cards: string, kept: string): void {
  const keeps = kept.split(' ');
  const cardIn = (action: Action): Card => ('card' in action && typeof action.card === 'string' ? action.card : '');
  for (const card of cards.split(' ')) {
    deal.go(play(card));
    while (deal.seat !== 0)
      deal.go(play(cardIn(deal.offered.find((one) => !keeps.includes(cardIn(one))) ?? deal.offered[0] ?? PASS)));
  }
}

/** What forehand, who has these cards left, gets by claiming the rest, and what the worst order would have brought. */
function claimed(game: GameDefinition, { s }: DealtDeal) {
  const { rules, paid: paidTo } = tableOf(game);
  const rest = provenRest(rules, s, 0, paymentsOf) ?? [];
  const paid = paidTo(0);
  const end = rest.reduce((so, [by, action]) => go(rules, so, by, action), s);
  const worst = bestOrders(rules, s, 0, paid).at(-1);
  return {
    order: rest.flatMap(([by, action]) => (by === 0 && 'card' in action ? [action.card] : [])).join(' '),
    more: showRational(subtract(paid(end), worst?.paid ?? ZERO)),
  };
}

describe('what hangs on the last trick is not thrown away', () => {
  const down = (from: number, to: number): string =>
    Array.from({ length: from - to + 1 }, (_, n) => `T${from - n}`).join(' ');

  test('Fein in a Raus, that is claimed by hand only after it (tuebingen §7.1)', () => {
    const high = `SKI ${down(21, 6)}`;
    const deal = dealOut(
      { 'hand:0': `${high} T1 SQ`, 'hand:1': 'S9 S3', 'hand:2': 'C6 HQ', 'hand:3': 'H6 D6 D10 D9' },
      { game: GAMES.tuebingen, profile: 'tuebingen' },
    );
    deal.go({ type: 'discard', cards: ['D10', 'D9'] });
    for (let n = 0; n < 4; n++) deal.go({ type: 'go-on' });
    deal.go({ type: 'raus', contract: 'raus' });
    leads(deal, high, 'S9 S3 C6 HQ H6 D6');
    // Ten, three times, from the bank (TU21).
    expect(claimed(GAMES.tuebingen, deal)).toEqual({ order: 'SQ T1', more: '30' });
  });

  test('a silent Pagat in an Einer (tirol §8.1)', () => {
    const high = down(22, 13);
    const deal = dealOut({ 'hand:0': `${high} T1 SK`, 'talon:0': 'H4 H3 H2', 'talon:1': 'D4 D3 D2' });
    deal.go(bid('einer'), PASS, PASS, PASS, { type: 'take-cards', cards: ['H2'] }, { type: 'discard', cards: ['H2'] });
    while (deal.s.phase === 'announce') deal.go(GOOD);
    leads(deal, high, 'SQ SN SJ');
    expect(claimed(GAMES.koenigrufen, deal)).toEqual({ order: 'SK T1', more: '3' });
  });

  test('a silent Pagat in a Dreier, with a higher tarock beside it', () => {
    const high = down(21, 13);
    const talon = ['H4', 'H3', 'H2'];
    const deal = dealOut({ 'hand:0': `${high} T22 HK T1`, 'talon:0': talon.join(' '), 'talon:1': 'D4 D3 D2' });
    deal.go(bid('dreier'), PASS, PASS, PASS, { type: 'take', half: 0 }, { type: 'discard', cards: talon });
    while (deal.s.phase === 'announce') deal.go(GOOD);
    leads(deal, high, 'HQ HN HJ');
    const { order, more } = claimed(GAMES.koenigrufen, deal);
    expect([order.split(' ').at(-1), more]).toEqual(['T1', '3']);
  });
});
