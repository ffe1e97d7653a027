import '#page/testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import { canonical } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Rng } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { bid, dealOut, GOOD, PASS } from '#engine/testing/dealt.ts';
import { randomPolicy } from '#engine/testing/driver.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { Words } from '#page/i18n/words.ts';
import { choicesOf } from '../story/offers.ts';
import { idOf, switched, termsOf, wayOf } from '../story/ways.ts';
import { type Arranged, arranged, commonReason, isOpen } from './arrange.ts';

const arrangedIn = (seen: View, words: Words): Arranged => {
  const hand = seen.zones[`hand:${String(seen.viewer)}`] ?? [];
  return arranged({
    statements: choicesOf(seen, hand, words).statements,
    auction: words.auction(seen),
    phraseOf: (one) => words.phrase(one, seen),
    parts: words.ladders,
  });
};

/** What every control says, each action once for every control that says it; shortcuts say what the ladder says. */
const controlled = ({ quiet, plain, chips, calls, oneByOne, ladder }: Arranged): readonly string[] =>
  [
    ...[quiet, plain, chips, calls].flat(),
    ...oneByOne.flatMap(([, all]) => all),
    ...ladder.flatMap(({ steps }) => steps.flatMap(({ ways }) => ways)),
  ].map(({ action }) => canonical(action));

/** What is wrong with how it is arranged. */
function* faultsIn(seen: View, words: Words): Generator<string> {
  const all = arrangedIn(seen, words);
  const hand = seen.zones[`hand:${String(seen.viewer)}`] ?? [];
  const offered = choicesOf(seen, hand, words).statements.map(({ action }) => canonical(action));
  const said = [...controlled(all)].sort();
  if (said.join() !== offered.sort().join()) yield `${seen.phase ?? ''}: ${offered.join()} by ${said.join()}`;
  const steps = all.ladder.flatMap((part) => part.steps);
  if (new Set(steps.map(({ id }) => id)).size < steps.length) yield 'two steps of the same name';
  for (const { steps: here } of all.ladder) {
    const ranks = here.map(({ phrase }) => phrase.rank ?? 0);
    if (ranks.some((rank, i) => rank < (ranks[i - 1] ?? 0))) yield `${ranks.join()} is not from low to high`;
  }
  for (const one of steps)
    if (isOpen(one) === (one.refusal !== undefined)) yield `${one.id} is closed without a reason`;
  const chips = all.chips.map(({ phrase }) => phrase.rank ?? 0);
  if (chips.some((rank, i) => rank < (chips[i - 1] ?? 0))) yield 'a rekontra stands before a kontra';
  for (const one of all.usual) if (!steps.includes(one) || !isOpen(one)) yield `${one.id} is a shortcut to nothing`;
  if (all.usual.length === 0 && steps.some(isOpen)) yield 'something can be bid, and nothing of it is in sight';
  for (const { ways } of steps.filter((one) => one.ways.length > 1)) {
    const reached = new Set(ways);
    for (const from of ways)
      for (const { field, texts } of termsOf(ways))
        for (const to of texts) reached.delete(switched(ways, from, field, to));
    if (reached.size > 0) yield `no switch leads to ${[...reached].map(({ phrase }) => phrase.text.de).join()}`;
  }
}

describe.each(Object.values(GAMES))('$id', (game) => {
  test.each(game.profiles.map(({ id }) => id))('%s: one control says everything that may be said', (profile) => {
    const table = game.tableRules(profile, {});
    if (!table.ok) throw new Error(table.error.code);
    const words = new Words('de', table.value);
    const rules = game.rules(table.value);
    const faults = new Set<string>();
    let bids = 0;
    simulate({
      game,
      table: table.value,
      seats: game.tables[0] ?? 0,
      deals: byEffort(12, 100),
      seed: `arranged/${profile}`,
      effort: { illegal: 0, legal: 0, views: 0 },
      players: (_, rng: Rng) => {
        const random = randomPolicy(game, rng);
        return (offers, by, s) => {
          if (typeof by === 'number' && s.phase !== 'tricks') {
            const seen = view(rules, s, by);
            for (const fault of faultsIn(seen, words)) faults.add(fault);
            if (arrangedIn(seen, words).usual.length > 0) bids++;
          }
          return random(offers, by, s);
        };
      },
    });
    expect([...faults]).toEqual([]);
    // A family without a ladder has no bids.
    expect(bids > 0).toBe(Object.keys(game.texts.ladders).length > 0);
  });
});

const TYROL = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 };
const words = new Words('de', TYROL);
const HAND = 'T22 T21 T20 T19 T18 T17 T1 CK C9 C8 C7 S7';
const named = (steps: Arranged['usual']) => steps.map(({ name }) => name.de);
const dealt = () => dealOut({ 'hand:0': HAND, 'talon:0': 'H4 H3 H2', 'talon:1': 'D4 D3 D2' }, {});

test('the usual bids have shortcuts, what is too low stays on the ladder, and what stands has its owner', () => {
  const deal = dealt();
  deal.go({ type: 'vorhand' }, bid('dreier'));
  const { quiet, usual, ladder } = arrangedIn(deal.seenBy(2), words);
  expect(quiet.map(({ phrase }) => phrase.text.de)).toEqual(['Weiter']);
  // Nothing that is usual is left: the next higher ones.
  expect(usual).toHaveLength(3);
  const steps = ladder.flatMap((part) => part.steps);
  const dreier = steps.find(({ name }) => name.de === 'Dreier');
  expect([dreier?.ways, dreier?.by]).toEqual([[], [1]]);
  expect(named(steps.filter(isOpen))).not.toContain('Solorufer');
  expect(named(steps)).toContain('Solorufer');
  // Why most are closed is said once; who lacks the bird for a Besserrufer hears that at its step.
  const why = (refusal: Refusal) => words.refusal(refusal);
  const common = commonReason(steps, why);
  expect(common?.why).toBe('Überboten wird nur mit einem höheren Spiel.');
  const closed = steps.filter((step) => !isOpen(step));
  expect(closed.filter(({ id }) => common?.ids.has(id)).length).toBeGreaterThan(2);
  expect(closed.some(({ id }) => !common?.ids.has(id))).toBe(true);
  expect(commonReason(steps.filter(isOpen), why)).toBeNull();
  expect(ladder.map(({ id }) => id)).toEqual([
    'partner',
    'alone-with-talon',
    'alone-without-talon',
    'negative',
    'colour',
  ]);
});

test('the ways of a bid are one step, and a switch changes one term', () => {
  const deal = dealt();
  deal.go({ type: 'vorhand' }, PASS, PASS, PASS);
  const { usual, ladder } = arrangedIn(deal.seenBy(0), words);
  expect(named(usual)).toEqual(['Rufer', 'Trischaken', 'Piccolo', 'Solorufer']);
  const trischaken = ladder.flatMap((part) => part.steps).find(({ name }) => name.de === 'Trischaken');
  const ways = trischaken?.ways ?? [];
  expect(ways).toHaveLength(4);
  const [first] = ways;
  if (!first) throw new Error('no way');
  const [talon] = termsOf(ways).filter(({ field }) => field === 'talon');
  const other = talon?.texts[1];
  if (!other) throw new Error('no other term');
  const turned = switched(ways, first, 'talon', other);
  expect(turned.phrase.variant?.terms['stichzwang']).toEqual(first.phrase.variant?.terms['stichzwang']);
  expect(turned.phrase.variant?.terms['talon']).toEqual(other);
  // Another scene brings the same offers as other objects.
  const again = arrangedIn(deal.seenBy(0), new Words('de', TYROL)).ladder.flatMap((part) => part.steps);
  const anew = again.find(({ name }) => name.de === 'Trischaken')?.ways ?? [];
  expect(anew).not.toContain(turned);
  expect(wayOf(anew, idOf(turned))?.action).toEqual(turned.action);
  expect(wayOf(anew, undefined)).toBe(anew[0]);
});

test('announcements are chips besides the quiet word; what is said instead of it is a button', () => {
  const deal = dealt();
  deal.go(bid('solodreier'));
  const { quiet, chips, plain } = arrangedIn(deal.seenBy(0), words);
  expect(quiet.map(({ phrase }) => phrase.text.de)).toEqual(['Ich liege']);
  expect(chips.map(({ phrase }) => phrase.text.de)).toContain('Pagat');
  expect(plain).toEqual([]);
  deal.go(GOOD);
  expect(arrangedIn(deal.seenBy(1), words).chips.some(({ phrase }) => phrase.group === 'doubling')).toBe(true);

  const said = (type: string, ends: boolean) => ({
    action: { type },
    phrase: {
      text: { de: type, en: type },
      say: { de: type, en: type },
      group: 'doubling',
      values: {},
      ...(ends && { ends }),
    } as const,
  });
  const quietWord = { action: { type: 'good' }, phrase: { ...said('good', false).phrase, group: 'quiet' } as const };
  const sort = (...statements: Parameters<typeof arranged>[0]['statements']) => {
    const { chips: pressed, plain: buttons } = arranged({
      statements,
      auction: null,
      phraseOf: () => quietWord.phrase,
      parts: [],
    });
    return [pressed.length, buttons.length];
  };
  expect(sort(quietWord, said('double', true) as never)).toEqual([0, 1]);
  expect(sort(quietWord, said('double', false) as never)).toEqual([1, 0]);
  // Without a word to say them with, each says itself.
  expect(sort(said('double', false) as never)).toEqual([0, 1]);
});
