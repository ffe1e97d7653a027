import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { GAMES } from '#engine/games/index.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { bid, dealOut, PASS } from '#engine/testing/dealt.ts';
import { playedAtRandom } from '#engine/testing/played-at-random.ts';
import { laidOpen, namedPlaces } from './laid-open.ts';

const game = GAMES.koenigrufen;
const table = game.tableRules('tirol-speisezettel', {});
if (!table.ok) throw new Error(table.error.code);
const rules = game.rules(table.value);

const played = (seed: number) => playedAtRandom(rules, seed, seed % 4);

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

test.each(SEEDS)('with all cards open, every card of deal %i lies in one hand, was laid away or left', (seed) => {
  const { deck, end } = played(seed);
  const { hands, places } = laidOpen(view(rules, end, 'open'));
  expect(hands.map(({ seat }) => seat)).toEqual(end.active);
  // A talon is shown as it was dealt, so what was taken from it is also in a hand or laid away.
  const inHands = hands.flatMap(({ cards, laid }) => [...cards, ...laid]);
  const talon = places.flatMap(({ cards }) => cards);
  expect(new Set(inHands).size).toBe(inHands.length);
  expect(talon).toHaveLength(deck.length - 48);
  expect(new Set([...inHands, ...talon])).toEqual(new Set(deck));
});

test.each(SEEDS)('a player sees of deal %i only what the player knows of it', (seed) => {
  const { end } = played(seed);
  const own = laidOpen(view(rules, end, 0));
  const open = laidOpen(view(rules, end, 'open'));
  for (const { seat, cards, laid } of own.hands) {
    const whole = must(
      open.hands.find((hand) => hand.seat === seat),
      'the same hand',
    );
    expect(whole.cards).toEqual(expect.arrayContaining([...cards]));
    expect(whole.laid).toEqual(expect.arrayContaining([...laid]));
  }
  const known = new Set(open.places.flatMap(({ cards }) => cards));
  expect(own.places.flatMap(({ cards }) => cards).filter((card) => !known.has(card))).toEqual([]);
});

test('what lay on the table has the name that its family gives it', () => {
  const words = game.words(table.value);
  const { end } = played(1);
  const named = namedPlaces(laidOpen(view(rules, end, 'open')), (lying) => words.places(lying));
  expect(named.map(({ place }) => [place?.name.de, place?.part?.de])).toEqual([
    ['Talon', '1. Hälfte'],
    ['Talon', '2. Hälfte'],
  ]);
});

test('hands that nobody had to play to the end are laid open, too', () => {
  const hand = 'T22 T21 T20 T19 T18 T17 T15 T14 T13 T12 T1 C8';
  const deal = dealOut({ 'hand:0': hand }, { game: GAMES.reform, profile: 'reform' });
  deal.go(bid('eisenbahner'), PASS, PASS, PASS);
  while (deal.s.phase !== null) {
    const [first] = deal.offered;
    const quiet = deal.offered.find((action) => GAMES.reform.groupOf(action) === 'quiet');
    const tarocks = deal.offered.find((action) => 'suit' in action && action.suit === 'T');
    const led = deal.offered.find((action) => 'card' in action && action.card === 'C8');
    deal.go(must(quiet ?? tarocks ?? led ?? first, 'something to do'));
  }
  const { hands } = laidOpen(deal.seenBy('open'));
  expect(hands.map(({ cards }) => cards.length)).toEqual([12, 12, 12, 12]);
  expect([...must(hands[0], 'a hand').cards].sort()).toEqual(hand.split(' ').sort());
});
