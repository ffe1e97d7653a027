import '#page/testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import { DECK } from '#engine/core/card.ts';
import { add, ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { DECK_54 } from '#engine/decks/deck-54.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { cardsIn, tricksOf } from '#engine/phases/trick.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { Words } from '#page/i18n/words.ts';
import { linesOf } from '#page/scoresheet/lines.ts';
import { sayTurn } from '../speech/say.ts';
import { bubbles, cardsPlayed, storyOf, takenUp, tricksWon } from './story.ts';

const game = GAMES.koenigrufen;
const tableRules = game.tableRules('tirol-speisezettel', {});
if (!tableRules.ok) throw new Error(tableRules.error.code);
const rules = game.rules(tableRules.value);
const words = new Words('de', tableRules.value);
const names = ['Anna', 'Bert', 'Cilli', 'Doris'];

/** Plays a deal at random and shows every moment of it to `look`. */
function play(seed: number, look: (s: State, seen: View) => void): State {
  const rng = seededRng(seed);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 4, dealer: seed % 4, deck: shuffled(DECK_54, rng), now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  for (let seat = turnOf(rules, s).must[0]; seat !== undefined; seat = turnOf(rules, s).must[0]) {
    const offers = offersTo(rules, s, seat);
    look(s, view(rules, s, seat));
    const next = apply(rules, s, seat, sampleAction(offers, rng, likelihood));
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
  return s;
}

/** Quiet statements are likely, and so is a Trischaken for a player who may choose any game. */
const likelihood = (action: Action): number =>
  QUIET.includes(action.type) || ('contract' in action && action.contract === 'trischaken') ? 20 : 1;
const QUIET = ['good', 'pass', 'vorhand'];

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe.each(SEEDS)('deal %i', (seed) => {
  test('who takes cards up knows which these are', () => {
    play(seed, (s, seen) => {
      const { viewer, phase } = seen;
      if (phase === 'auction') expect(takenUp(seen)).toEqual([]);
      if (phase !== 'discard' || typeof viewer !== 'number') return;
      const taken = takenUp(seen);
      expect(taken).toHaveLength((s.zones[`hand:${viewer}`]?.length ?? 0) - 12);
      expect(s.zones[`hand:${viewer}`]).toEqual(expect.arrayContaining([...taken]));
    });
  });

  test('its tricks are read off the history as they were played', () => {
    const end = play(seed, (s, seen) => {
      const story = storyOf(seen);
      expect(story.trick.map(({ card }) => card)).toEqual(s.zones['trick'] ?? []);
      expect(story.won.map(({ winner }) => winner)).toEqual(tricksOf(s).map(({ winner }) => winner));
      expect(story.won.map(({ cards }) => cards.map(({ card }) => card))).toEqual(tricksOf(s).map(cardsIn));
    });
    const story = storyOf(view(rules, end, 0));
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + tricksWon(story, seat), 0)).toBe(tricksOf(end).length);
  });

  test.each(['de', 'en'] as const)('everything that is said in it has words (%s)', (language) => {
    const words = new Words(language, tableRules.value);
    play(seed, (_, seen) => {
      const hearing = { words, view: seen, names };
      for (const line of bubbles(storyOf(seen)).values()) expect(sayTurn(line, hearing)).not.toMatch(/undefined|[[{]/);
    });
  });

  test('the lines of its sheet add up to what it pays', () => {
    const end = play(seed, () => undefined);
    const row = rules.read(end);
    const settlement = rules.settle(row, end.now);
    const lines = linesOf(row, settlement, 4, words);
    const sums = names.map((_, seat) => lines.reduce((sum, line) => add(sum, line.bySeat[seat] ?? ZERO), ZERO));
    expect(sums).toEqual(paymentsOf(settlement, 4));
    for (const { code } of lines) expect(words.item(code)).not.toBe(code);
  });
});

test('the last card of a trick has been played as well, though it is there only as the trick is swept away', () => {
  const counts: number[] = [];
  play(3, (_, seen) => counts.push(cardsPlayed(seen)));
  const played = counts.slice(counts.findIndex((count) => count > 0));
  expect(played.length).toBeGreaterThan(8);
  expect(played).toEqual(played.map((_, i) => i + 1));
});

test('cards of the talon that join a trick are with it, and with no other', () => {
  // Only a Trischaken gives its talon to tricks: one card to each of the first six, or all to the last.
  const seen = new Set<string>();
  for (let seed = 0; seen.size < 3 && seed < 500; seed++) {
    const end = play(seed, () => undefined);
    const { won } = storyOf(view(rules, end, 0));
    const [game] = end.games;
    const how = game?.contract === 'trischaken' ? game.with['talon'] : 'other';
    seen.add(JSON.stringify(how));
    expect(won.map((trick) => trick.with.length)).toEqual(
      won.map((_, i) => (how === 'first-six' ? Number(i < 6) : how === 'last' && i === 11 ? 6 : 0)),
    );
    for (const trick of won) for (const card of trick.with) expect(end.zones[`pile:${trick.winner}`]).toContain(card);
  }
  expect([...seen].sort()).toEqual(['"first-six"', '"last"', '"other"']);
});

test('sets of cards and cards face down lie in the trick as they were laid', () => {
  const history = [
    { type: 'said', by: 0, action: null },
    { type: 'moved', cards: ['H1', 'H2'], from: 'hand:0', to: 'trick' },
    { type: 'said', by: 1, action: null },
    { type: 'moved', cards: [null, null], from: 'hand:1', to: 'trick' },
    { type: 'said', by: 1, action: { type: 'doubt' } },
  ] as const;
  const { trick, said } = storyOf({ history });
  expect(trick).toEqual([
    { seat: 0, card: 'H1' },
    { seat: 0, card: 'H2' },
    { seat: 1, card: null },
    { seat: 1, card: null },
  ]);
  expect(said.map(({ at }) => at)).toEqual([4]);
});

test('what is dealt after somebody has cut is not taken up: only what comes from the talon is', () => {
  const history: View['history'] = [
    { type: 'said', by: 1, action: { type: 'cut' } },
    { type: 'moved', cards: ['CK', 'T1'], from: DECK, to: 'hand:0' },
    { type: 'said', by: 0, action: { type: 'take' } },
    { type: 'moved', cards: ['H3'], from: 'talon:0', to: 'hand:0' },
  ];
  expect(takenUp({ history, viewer: 0 })).toEqual(['H3']);
});
