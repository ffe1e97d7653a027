import { expect, test } from 'vitest';
import { rational } from '../../core/rational.ts';
import { seededRng, shuffled } from '../../core/rng.ts';
import { bavarian } from '../../games/bavarian/game.ts';
import { apply, start, turnOf } from '../../kernel/deal/apply.ts';
import { isOffered } from '../../kernel/deal/offers.ts';
import type { Row } from '../../kernel/score.ts';
import { view } from '../../kernel/deal/redact.ts';
import { byEffort } from '../../testing/test-effort.ts';
import { advise } from './rule.ts';

/** Plays a deal with three of them. */
function play(deal: number, options = {}): Row {
  const table = bavarian.tableRules('simple-points', options);
  if (!table.ok) throw new Error(table.error.code);
  const rules = bavarian.rules(table.value);
  const deck = shuffled(rules.pack.cards, seededRng(`bot/${deal}`));
  const now = { deal, factors: [], pot: rational(300), notes: {} };
  const begun = start(rules, { table: 3, dealer: deal % 3, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  while (s.phase !== null) {
    const [seat = 0] = turnOf(rules, s).must;
    const seen = view(rules, s, seat);
    const advice = advise(seen, table.value);
    if (!advice) throw new Error('says nothing');
    const { action } = advice;
    expect(isOffered(seen.offers, action)).toBe(true);
    expect(advise(seen, table.value)).toEqual(advice);
    const next = apply(rules, s, seat, action);
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
  return rules.read(s);
}

const DEALS = Array.from({ length: byEffort(60, 500) }, (_, i) => i);

test.each([{}, { 'frage-trump': 'any', berliner: 'on', 're-raise': true, 'jump-bids': true, 'kontra-max': 5 }])(
  'takes what is offered, and always the same: %j',
  (options) => {
    for (const deal of DEALS) play(deal, options);
  },
);

test('plays in most deals, and wins most of what it plays', () => {
  const games = DEALS.flatMap((deal) => play(deal).games);
  expect(games.length).toBeGreaterThan(DEALS.length / 2);
  expect(games.filter(({ result }) => result === 'made').length).toBeGreaterThan(games.length / 2);
});
