import { expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import type { Card } from '../core/card.ts';
import { below, pick, seededRng, shuffled } from '../core/rng.ts';
import { PACK_36 } from '../decks/deck-36.ts';
import { PACK_54 } from '../decks/deck-54.ts';
import { legalCards } from '../play/rules.ts';
import { elseTrump, followSuit, mustHead, type Suits, winnerOf, withTrumps } from '../play/suits.ts';
import type { Observation } from './observation.ts';
import { type CardChoice, chooseCard, type PointGame, type TrickReason } from './trick-player.ts';

/** Seats 0 and 2 play together against seat 1. */
const GAME: PointGame = {
  suits: PACK_54,
  pack: PACK_54,
  isFriend: (seat) => seat !== 1,
  drawsTrumps: false,
};

/** What seat 2 gives to a trick that its friend 0 has begun, after the opponent or before. */
function given(trick: readonly Card[], hand: readonly Card[], legal = hand): Card | undefined {
  const isLast = trick.length === 2;
  const seen = {
    ...{ me: 2 as const, hand, trick, tricks: [] },
    players: isLast ? ([1, 0] as const) : ([0] as const),
    later: isLast ? [] : ([1] as const),
    unseen: PACK_54.cards.filter((card) => !hand.includes(card) && !trick.includes(card)),
  };
  return chooseCard(GAME, seen, legal)?.card;
}

test('a trick that is a friend’s gets the most points, even from the highest card of a suit', () => {
  expect(given(['CK'], ['CN', 'CQ', 'C8'])).toBe('CQ');
  expect(given(['C7', 'CN'], ['CK', 'CJ', 'C8'])).toBe('CK');
  expect(given(['T13', 'T15'], ['T1', 'T5', 'T19'])).toBe('T1');
});

test('of several cards worth the same it gets the weakest, and no tarock where there is a choice', () => {
  expect(given(['T13', 'T15'], ['T11', 'T5', 'T19', 'T6', 'S10'], ['T11', 'T5', 'T19', 'T6'])).toBe('T5');
  expect(given(['C7', 'CK'], ['T1', 'SK', 'T9'])).toBe('SK');
});

test('it does not get a tarock that wins another trick anyhow', () => {
  expect(given(['T13', 'T15'], ['T22', 'T5', 'T6'])).toBe('T5');
  expect(given(['T13', 'T15'], ['T22'])).toBe('T22');
});

/** A card that was chosen, and what was known then. */
interface Choice {
  readonly game: PointGame;
  readonly seen: Observation;
  readonly legal: readonly Card[];
  readonly card: Card;
}

const winsWith = ({ game: { suits }, seen: { trick } }: Choice, card: Card): boolean =>
  winnerOf(suits, [...trick, card]) === trick.length;
const wins = (one: Choice): boolean => winsWith(one, one.card);
const isForced = (one: Choice): boolean => one.legal.every((card) => winsWith(one, card));
const isCheapest = ({ game: { pack }, legal, card }: Choice): boolean =>
  legal.every((other) => pack.points(card) <= pack.points(other));
const isWorthNothing = ({ game: { pack }, card }: Choice): boolean =>
  pack.points(card) === Math.min(...pack.cards.map((other) => pack.points(other)));
const friendHolds = ({ game, seen: { trick, players } }: Choice): boolean =>
  game.isFriend(must(players[winnerOf(game.suits, trick)], 'a player'));
const foesLater = ({ game, seen }: Choice): boolean => seen.later.some((seat) => !game.isFriend(seat));
const isTrump = ({ game }: Choice, card: Card): boolean => game.suits.isTrump(card);
const sidesOf = (one: Choice): readonly Card[] => one.legal.filter((card) => !isTrump(one, card));
/** How many cards of its suit there are beside it. */
const beside = ({ game: { suits }, legal }: Choice, card: Card): number =>
  legal.filter((other) => suits.suitOf(other) === suits.suitOf(card)).length - 1;
const isHighest = ({ game: { suits }, seen, card }: Choice): boolean =>
  seen.unseen.every(
    (other) => suits.suitOf(other) !== suits.suitOf(card) || suits.strength(other) < suits.strength(card),
  );
const trumpsOut = (one: Choice): boolean => one.seen.unseen.some((card) => isTrump(one, card));

/** What the sentences of all families say for a reason, of the card and of the trick. */
const IS_TRUE: Readonly<Record<TrickReason, (one: Choice) => boolean>> = {
  'draw-trumps': (one) => isTrump(one, one.card) && trumpsOut(one),
  'last-trumps': (one) => isTrump(one, one.card) && !trumpsOut(one),
  'lead-master': (one) => isHighest(one),
  'lead-low': (one) =>
    !isTrump(one, one.card) &&
    beside(one, one.card) > 0 &&
    sidesOf(one).every((card) => beside(one, card) <= beside(one, one.card)),
  'lead-single': (one) => !isTrump(one, one.card) && sidesOf(one).every((card) => beside(one, card) === 0),
  'lead-trump': (one) => sidesOf(one).length === 0 && isCheapest(one),
  'feed-friend': (one) => friendHolds(one) && !wins(one) && !isWorthNothing(one),
  'friend-wins': (one) => friendHolds(one) && !wins(one) && isWorthNothing(one),
  'friend-unsure': (one) => friendHolds(one) && !wins(one) && isCheapest(one) && foesLater(one),
  'take-home': (one) => friendHolds(one) && wins(one) && !isWorthNothing(one),
  'take-cheaply': (one) => wins(one) && !isForced(one) && isCheapest(one),
  'must-take': (one) => isForced(one) && isCheapest(one),
  'win-last': (one) => wins(one) && !foesLater(one),
  'win-safely': (one) => wins(one) && isHighest(one),
  'win-dear': (one) => wins(one) && foesLater(one),
  'not-worth': (one) => !wins(one) && isCheapest(one),
  'cannot-win': (one) => one.legal.every((card) => !winsWith(one, card)) && isCheapest(one),
};

/** Every choice of a deal at a table of three, one against two; whoever has to beats what lies, or need not. */
function* choicesIn(suits: Suits, pack: PointGame['pack'], deal: number): Generator<readonly [Choice, CardChoice]> {
  const rng = seededRng(`trick-player/${deal}`);
  const rules = [followSuit(suits, 'follow', '§'), elseTrump(suits, 'trump', '§'), mustHead('head', '§')];
  const obeyed = rules.slice(0, 2 + below(2, rng));
  const cards = shuffled(pack.cards, rng);
  const size = cards.length / 3;
  const hands = [0, 1, 2].map((seat) => cards.slice(seat * size, (seat + 1) * size));
  const alone = below(3, rng);
  let first = 0;
  for (let number = 1; number <= size; number++) {
    const players = [first, (first + 1) % 3, (first + 2) % 3];
    const trick: Card[] = [];
    for (const [i, me] of players.entries()) {
      const hand = must(hands[me], 'a hand');
      const legal = legalCards(obeyed, { hand, trick, number, winner: (all) => winnerOf(suits, all) });
      const seen: Observation = {
        ...{ me, hand, trick: [...trick], tricks: [], players: players.slice(0, i), later: players.slice(i + 1) },
        unseen: hands.flatMap((other, seat) => (seat === me ? [] : other)),
      };
      const isFriend = (seat: number): boolean => (seat === alone) === (me === alone);
      const game: PointGame = { suits, pack, isFriend, drawsTrumps: me === alone };
      const choice = must(chooseCard(game, seen, legal), 'a choice');
      if (legal.length > 1) yield [{ game, seen, legal, card: choice.card }, choice];
      // Odd positions come about where not every card is the one that was chosen.
      const card = rng() < 0.3 ? pick(legal, rng) : choice.card;
      hands[me] = hand.filter((other) => other !== card);
      trick.push(card);
    }
    first = must(players[winnerOf(suits, trick)], 'a winner');
  }
}

test('what is said for a card is true of it, with tarocks or a suit for trumps', () => {
  const untrue = new Set<string>();
  const said = new Set<TrickReason>();
  const games = [
    { suits: PACK_54, pack: PACK_54 },
    { suits: withTrumps(PACK_36, 'H'), pack: PACK_36 },
  ];
  for (const { suits, pack } of games)
    for (let deal = 0; deal < 200; deal++)
      for (const [one, { reason }] of choicesIn(suits, pack, deal)) {
        said.add(reason.id);
        if (!IS_TRUE[reason.id](one))
          untrue.add(`${reason.id}: ${one.card} of ${one.legal.join(' ')} to ${one.seen.trick.join(' ')}`);
      }
  expect([...untrue]).toEqual([]);
  expect([...said].sort()).toEqual(Object.keys(IS_TRUE).sort());
});
