import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { pick, type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { reform } from '#engine/games/reform/game.ts';
import { apply, start, turnOf } from '#engine/kernel/deal/apply.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { biddingFor } from '#engine/testing/bidding.ts';
import { randomPolicy } from '#engine/testing/driver.ts';
import { trueOffers } from '#engine/testing/true-offers.ts';
import { sidesOf } from '../reform-log.ts';
import { mayLeave, ringIn } from './ring.ts';

const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };
const TRIED = 100;

/** Choices of a hand, some with suit cards first. */
const someOf = (hand: readonly string[], count: number, rng: Rng): readonly string[] => {
  const order = shuffled(hand, rng);
  const low = rng() < 0.7 ? order.filter((card) => !/^T|K$/.test(card)) : [];
  return [...low, ...order.filter((card) => !low.includes(card))].slice(0, count);
};

/** Every moment of a deal in which somebody lays away or passes on. */
function* leaving(rules: Rules, begun: State, contract: string, rng: Rng): Generator<State> {
  const bidder = must(begun.active[0], 'forehand');
  const policy = biddingFor({ game: reform, rules, contract, bidder }, rng, randomPolicy(reform, rng));
  for (let s = begun; s.phase !== null && s.phase !== 'tricks';) {
    const by = must(turnOf(rules, s).must[0], 'somebody who must act');
    if (s.phase === 'ring') yield s;
    const next = apply(rules, s, by, policy(trueOffers(rules, s, by), by, s));
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
}

test.each(['diskreter-dreier', 'juwel'])(
  'what leaves a hand in the ring of a %s is what the text allows',
  (contract) => {
    const table = tableOf(reform, 'reform');
    const rules = reform.rules(table);
    let [left, refused] = [0, 0];
    for (let deal = 1; deal <= 12; deal++) {
      const rng = seededRng(`ring/${contract}/${deal}`);
      const begun = start(rules, { table: 4, dealer: 3, deck: shuffled(rules.pack.cards, rng), now: { ...NOW, deal } });
      if (!begun.ok) throw new Error(begun.error.code);
      for (const s of leaving(rules, begun.value, contract, rng)) {
        const sides = must(sidesOf(s, table.options), 'sides');
        const by = must(turnOf(rules, s).must[0], 'somebody who must act');
        const what = must(ringIn(s, sides).next, 'what comes next').what;
        if (what === 'take-group') continue;
        for (let i = 0; i < TRIED; i++) {
          const cards = someOf(s.zones[`hand:${by}`] ?? [], pick([3, 3, 3, 2, 4], rng), rng);
          const { ok } = apply(rules, s, by, { type: what, cards } as { type: string });
          expect([what, cards, ok]).toEqual([what, cards, mayLeave(s, sides, by, cards)]);
          if (ok) left++;
          else refused++;
        }
      }
    }
    expect([left > 50, refused > 50]).toEqual([true, true]);
  },
);
