import { expect, test } from 'vitest';
import { pick, type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { reform } from '#engine/games/reform/game.ts';
import { apply, type Setup, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tableOf } from '../any-table.ts';
import { biddingFor } from '../bidding.ts';
import { randomPolicy } from '../driver.ts';
import { trueOffers } from '../true-offers.ts';
import { mayLay, mayTake } from './reform-exchange.ts';

const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };
const TRIED = 200;

/** All choices of the six cards of the talon. */
const subsetsOf = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.reduce<readonly (readonly string[])[]>((all, card) => [...all, ...all.map((some) => [...some, card])], [[]]);

/** Choices of a hand, some with tarocks and some without. */
const someOf = (hand: readonly string[], count: number, rng: Rng): readonly string[] => {
  const order = shuffled(hand, rng);
  const low = rng() < 0.5 ? order.filter((card) => !/^T|K$/.test(card)) : [];
  return [...low, ...order.filter((card) => !low.includes(card))].slice(0, count);
};

/** Plays a game until cards are exchanged, and tells what is asked at every turn of that. */
function* exchanges(rules: Rules, setup: Setup, contract: string, rng: Rng): Generator<State> {
  const begun = start(rules, setup);
  if (!begun.ok) throw new Error(begun.error.code);
  const [bidder = 0] = begun.value.active;
  const policy = biddingFor({ game: reform, rules, contract, bidder }, rng, randomPolicy(reform, rng));
  for (let s = begun.value; s.phase !== null && s.phase !== 'announce' && s.phase !== 'tricks';) {
    if (s.phase === 'talon' || s.phase === 'lay') yield s;
    const [by = -1] = turnOf(rules, s).must;
    const offers = trueOffers(rules, s, by);
    const named = namedIn(offers);
    const first = setup.now.deal % 2 === 0 && named.find(({ type }) => type === 'mein-spiel' || type === 'alone');
    const next = apply(rules, s, by, first || policy(offers, by, s));
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
}

test.each([
  ['dreier', {}],
  ['rufer', {}],
  ['dreier', { mortgage: false }],
  ['uhurufer', {}],
  ['artist', {}],
  ['sechserdreier', {}],
  ['sechserdreier', { mortgage: false }],
  ['pensionist', {}],
  ['pensionist-ouvert', { mortgage: false }],
  ['oberdreier', {}],
  ['oberdreier', { mortgage: false }],
  ['oberdreier', { oberdreierTalon: 'closed' }],
])('takes and lays away in a %s with %o what the text of the rules allows, and nothing else', (contract, options) => {
  const table = tableOf(reform, 'reform', options);
  const rules = reform.rules(table);
  let asked = 0;
  for (let deal = 1; deal <= 24; deal++) {
    const rng = seededRng(`exchange/${contract}/${deal}`);
    const setup = { table: 4, dealer: 3, deck: shuffled(rules.pack.cards, rng), now: { ...NOW, deal } };
    for (const s of exchanges(rules, setup, contract, rng)) {
      const [by = -1] = turnOf(rules, s).must;
      const isDone = (action: object): boolean => apply(rules, s, by, action as { type: string }).ok;
      asked++;
      if (s.phase === 'talon' && table.options['oberdreierTalon'] === 'closed')
        for (const group of [0, 1])
          expect([isDone({ type: 'take-unseen', group }), isDone({ type: 'take', group, cards: [] })]).toEqual([
            true,
            false,
          ]);
      else if (s.phase === 'talon')
        for (const group of [0, 1])
          for (const cards of subsetsOf([...(s.zones['talon:0'] ?? []), ...(s.zones['talon:1'] ?? [])]))
            expect([group, cards, isDone({ type: 'take', group, cards })]).toEqual([
              group,
              cards,
              mayTake(s, group, cards, table.options),
            ]);
      else
        for (let i = 0; i < TRIED; i++) {
          const hand = s.zones[`hand:${by}`] ?? [];
          const due = contract === 'oberdreier' ? pick([0, 1, 2, 3, 4, 5, 6], rng) : hand.length - 12;
          const cards = someOf(hand, Math.max(0, due + pick([0, 0, 0, 0, 1, -1], rng)), rng);
          expect([cards, isDone({ type: 'lay', cards })]).toEqual([cards, mayLay(s, by, cards, table.options)]);
        }
    }
  }
  expect(asked).toBeGreaterThan(10);
});
