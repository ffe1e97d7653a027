import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Turn } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { BLUFF } from '#engine/testing/games/bluff.ts';
import { actedIn, othersAt, personsHere, seatToShow, stillWants } from './hotseat.ts';

const at = (viewer: number | 'spectator', must: readonly number[]) => ({ viewer, turn: { must, may: [] } });

test.each([
  ['one person is never asked', at('spectator', [0]), ['person', 'bot', 'bot', 'bot'], null],
  ['the other person must act', at(0, [2]), ['person', 'bot', 'person', 'bot'], 2],
  ['the person on the screen must act', at(2, [2]), ['person', 'bot', 'person', 'bot'], null],
  ['a bot must act', at(0, [1]), ['person', 'bot', 'person', 'bot'], null],
  ['nobody sits down before they are asked to', at('spectator', [0]), ['person', 'person', 'bot', 'bot'], 0],
] as const)('%s', (_, view, holders, seat) => expect(seatToShow(view, holders, [])).toBe(seat));

test('a player with a device of their own does not share the laptop', () => {
  const holders = ['person', 'person', 'person', 'bot'] as const;
  const devices = [null, { connected: true }, null, null];
  expect(personsHere(holders, devices)).toEqual([0, 2]);
  expect(seatToShow(at(0, [1]), holders, devices)).toBeNull();
  expect(seatToShow(at(0, [2]), holders, devices)).toBe(2);
});

const PEOPLE = ['person', 'person', 'person'] as const;
/** A game of which one card has been played, under a claim that both others may doubt. */
function claimed() {
  const table = BLUFF.tableRules('plain', {});
  const rules = BLUFF.rules(must(table.ok ? table.value : undefined, 'rules'));
  const rng = seededRng('claimed');
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 3, dealer: 2, deck: shuffled(rules.pack.cards, rng), now });
  const s = must(begun.ok ? begun.value : undefined, 'a deal');
  const after = apply(rules, s, 0, sampleAction(offersTo(rules, s, 0), rng));
  const state = must(after.ok ? after.value : undefined, 'a claim');
  return { seenBy: (seat: number) => view(rules, state, seat), rules, state };
}

test('whoever may speak unasked can have the laptop, and keeps it until they have spoken', () => {
  const { seenBy, rules, state } = claimed();
  const before = seenBy(0);
  expect(before.turn).toEqual({ must: [], may: [1, 2], table: 'must' } satisfies Turn);
  expect(seatToShow(before, PEOPLE, [])).toBeNull();
  expect(othersAt(before, PEOPLE, [])).toEqual([1, 2]);
  expect(othersAt(before, ['person', 'bot', 'person'], [])).toEqual([2]);
  const asking = { seat: 1, acted: actedIn(before, 1) };
  expect(stillWants(before, asking)).toBe(true);
  expect(seatToShow(before, PEOPLE, [], 1)).toBe(1);
  expect(seatToShow(seenBy(1), PEOPLE, [], 1)).toBeNull();
  const doubted = apply(rules, state, 1, { type: 'doubt' });
  const after = view(rules, must(doubted.ok ? doubted.value : undefined, 'a doubt'), 1);
  expect(stillWants(after, asking)).toBe(false);
  expect(seatToShow(after, PEOPLE, [])).toBe(after.turn.must[0] === 1 ? null : after.turn.must[0]);
});

test('while somebody speaks unasked, whoever must act can have the laptop back', () => {
  const view = { viewer: 1, turn: { must: [0], may: [1] } } as const;
  expect(seatToShow(view, PEOPLE, [], 1)).toBeNull();
  expect(othersAt(view, PEOPLE, [])).toEqual([0]);
  expect(seatToShow(view, PEOPLE, [], 0)).toBe(0);
});
