import { type Card, handOf } from '#engine/core/card.ts';
import { pick } from '#engine/core/rng.ts';
import { KINGS, TAROCKS } from '#engine/decks/deck-54.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import type { Stack } from './stack.ts';

/* Hands that make rare outcomes of Reform Tarock likely. Forehand plays. */

const HAND = 12;
const [FIRST = '', SECOND = ''] = TALON_GROUPS;
const LOW_TALON = { [FIRST]: ['C7', 'C8', 'S7'], [SECOND]: ['S8', 'H4', 'D4'] };

/** From the Sküs down, and from the Pagat up. */
const high = (count: number): readonly Card[] => TAROCKS.slice(0, count);
const low = (count: number): readonly Card[] => TAROCKS.slice(-count);

/** A talon, and what the players hold from forehand on. */
const withTalon =
  (talon: readonly Card[], ...hands: readonly (readonly Card[])[]): Stack =>
  (active) => ({
    ...{ [FIRST]: talon.slice(0, 3), [SECOND]: talon.slice(3) },
    ...Object.fromEntries(hands.map((cards, i) => [handOf(active[i] ?? i), cards])),
  });

/** Forehand's hand, and the next players'; the talon is low, so that everything of value stays in the hands. */
const dealt =
  (...hands: readonly (readonly Card[])[]): Stack =>
  (active) => ({
    ...LOW_TALON,
    ...Object.fromEntries(hands.map((cards, i) => [handOf(active[i] ?? i), cards])),
  });

const BIRD_CARDS = 4;

/** Three kings to which pictures fall, a tarock that wins, and what comes after them; another tarock lies in the talon. */
const brake = (highest: Card, lying: Card): Stack =>
  withTalon(
    [lying, 'T21', 'T1', 'CK', 'CQ', 'CN'],
    ['SK', 'HK', 'DK', highest, 'T2', 'C7', 'S7', 'S8', 'H4', 'H3', 'D4', 'D3'],
    ['SQ', 'HQ', 'DQ', 'T19', 'T18', 'C8'],
    ['SN', 'HN', 'DN', 'T17', 'T16', 'C9'],
    ['SJ', 'HJ', 'DJ', 'T15', 'T14', 'C10'],
  );

/** A king in the talon beside low cards. */
const kingAway = (...hands: readonly (readonly Card[])[]): Stack =>
  withTalon(['CK', 'C8', 'S8', 'C7', 'H4', 'D4'], ...hands);

const pips: Stack = ([a = 0, b = 1, c = 2, d = 3]) => ({
  [FIRST]: ['HQ', 'HN', 'HJ'],
  [SECOND]: ['DQ', 'DN', 'DJ'],
  [handOf(a)]: ['H1', 'D1', 'C10', 'S10', ...high(2)],
  [handOf(b)]: ['H2', 'D2', 'C9', 'S9'],
  [handOf(c)]: ['H3', 'D3', 'C8', 'S8'],
  [handOf(d)]: ['H4', 'D4', 'C7', 'S7'],
});

export const HANDS = {
  /** High tarocks, and the birds for the last tricks. */
  birds: dealt([...high(HAND - BIRD_CARDS), ...low(BIRD_CARDS)]),
  /** The birds among low tarocks, against all high ones; a king that falls when its suit is led, so that they come last. */
  weakBirds: dealt([...low(HAND - 1), 'CK'], [...high(HAND - 1), 'C9']),
  /** Every trick. */
  top: dealt(high(HAND)),
  /** Every trick but the last two. */
  nearlyTop: dealt([...high(HAND - 2), 'C9', 'S9']),
  fourKings: dealt([...high(HAND - KINGS.length), ...KINGS]),
  trull: dealt([...high(HAND - 1), 'T1']),
  /** Hardly a trick. */
  weak: dealt(['C9', 'C10', 'S9', 'S10', 'H3', 'H2', 'D3', 'D2', 'DJ', 'HJ', 'CJ', 'SJ']),
  /** Every trick, the last one with a king of one's own. */
  kingLast: dealt([...high(HAND - 1), 'CK']),
  /** The same with a king of any suit. */
  lastOf: {
    C: dealt([...high(HAND - 1), 'CK']),
    S: dealt([...high(HAND - 1), 'SK']),
    H: dealt([...high(HAND - 1), 'HK']),
    D: dealt([...high(HAND - 1), 'DK']),
  },
  /** A king of one's own beside low tarocks, so that it falls late, and to others. */
  kingLost: dealt([...low(HAND - 1), 'CK'], high(HAND - 1)),
  /** Every trick but perhaps the last one, of a low card that nobody can beat. */
  pipLast: ([forehand = 0]) => ({
    [FIRST]: ['SQ', 'SN', 'SJ'],
    [SECOND]: ['H4', 'D4', 'C7'],
    [handOf(forehand)]: [...high(HAND - 2), 'SK', 'S10'],
  }),
  /** Everybody has the lowest cards of every suit, so that a trick of those is likely. */
  pips,
  /** The same with the lowest of them in forehand's hand. */
  pipsOfNext: ([a = 0, b = 1, c = 2, d = 3], rng) => pips([b, c, d, a], rng),
  /** The Trull in three hands. */
  trullApart: dealt(['T22', 'T20', 'T19', 'T18'], ['T21'], ['T1']),
  mondLost: dealt(['T21'], ['T22']),
  /** Opponents to whom everything goes. */
  against: dealt(
    ['C9', 'C10', 'S9', 'S10', 'H3', 'H2', 'D3', 'D2'],
    [...high(8), ...KINGS],
    ['T14', 'T13', 'T12', 'T1'],
  ),
  /** One king in the talon, the others with forehand. */
  kingInTalon: ([forehand = 0], rng) => {
    const lying = pick(KINGS, rng);
    return { [FIRST]: [lying], [handOf(forehand)]: KINGS.filter((king) => king !== lying) };
  },
  /** Nothing but tarocks beside a king, so that some must be laid away. */
  onlyTarocks: ([forehand = 0]) => ({
    [FIRST]: ['T4', 'T5', 'CK'],
    [handOf(forehand)]: [...TAROCKS.slice(6, 17), 'SK'],
  }),
  /** The same with the birds that a bid promises, which must stay. */
  onlyBirds: ([forehand = 0]) => ({
    [FIRST]: ['T13', 'T14', 'CK'],
    [handOf(forehand)]: [...TAROCKS.slice(-HAND, -1), 'SK'],
  }),
  /** Every trick where tarocks win none but their own. */
  suits: dealt(['CK', 'CQ', 'CN', 'CJ', 'C10', 'C9', 'SK', 'SQ', 'HK', 'HQ', 'DK', 'DQ']),
  /** High and low tarocks without a suit, so that leads of tarocks are forbidden in vain and allowed at the end. */
  mixed: dealt(['T22', 'T21', 'T20', 'T5', 'T4', 'CK', 'CQ', 'SK', 'SQ', 'HK', 'HQ', 'DK']),
  /** Neither a king nor a tarock, which a Sautanz asks for. */
  sautanz: dealt(['CQ', 'CJ', 'C9', 'SQ', 'SJ', 'S9', 'HQ', 'HJ', 'H3', 'DQ', 'DJ', 'D3']),
  /** The same with a king in the talon. */
  sautanzOrKing: ([forehand = 0]) => ({
    [FIRST]: ['CK', 'SK', 'HK'],
    [SECOND]: ['DK'],
    [handOf(forehand)]: ['CQ', 'CJ', 'C9', 'SQ', 'SJ', 'S9', 'HQ', 'HJ', 'H3', 'DQ', 'DJ', 'D3'],
  }),
  /** Whoever has nothing but tarocks soon leads one, and the Trull falls into it. */
  kaiserstich: ([a = 0, b = 1, c = 2, d = 3]) => ({
    [FIRST]: ['T14', 'T15', 'T16'],
    [SECOND]: ['T17', 'T18', 'T19'],
    [handOf(a)]: ['T22', 'CK', 'SK', 'HK', 'DK'],
    [handOf(b)]: ['T21', 'CQ', 'SQ', 'HQ', 'DQ'],
    [handOf(c)]: ['T1', 'CN', 'SN', 'HN', 'DN'],
    [handOf(d)]: TAROCKS.slice(-HAND - 1, -1),
  }),
  /** Pips of black suits, which all follow but one, who has the same of red ones. */
  equalPips: ([a = 0, b = 1, c = 2, d = 3]) => ({
    [FIRST]: ['CK', 'CQ', 'CN'],
    [SECOND]: ['SK', 'SQ', 'SN'],
    [handOf(a)]: ['C10', 'C9', 'S10', 'S9', 'T2', 'T3', 'T4', 'T5'],
    [handOf(b)]: ['HK', 'HQ', 'HN', 'HJ', 'DK', 'DQ', 'DN', 'DJ', 'H1', 'H2', 'D1', 'D2'],
    [handOf(c)]: ['C8', 'S8'],
    [handOf(d)]: ['C7', 'S7'],
  }),
  /** All tricks for two who do not lead: they are likely to end with the same, and the others have none. */
  forTwo: ([, b = 1, c = 2]) => ({
    [handOf(b)]: [...TAROCKS.filter((_, i) => i % 2 === 0), 'CK'],
    [handOf(c)]: [...TAROCKS.filter((_, i) => i % 2 === 1), 'SK'],
  }),
  /** One card beside tarocks: all of those and 34 thirds of spades are not enough (reform §7.7). */
  trainOfOne: withTalon(['S10', 'S9', 'S8', 'HK', 'HN', 'HJ'], [...high(11), 'SK'], ['SQ', 'S7'], ['SN'], ['SJ']),
  /** Two cards beside tarocks, which together are worth 105 thirds. */
  trainOfTie: withTalon(
    ['S10', 'S9', 'S8', 'HK', 'HN', 'HJ'],
    [...high(10), 'SK', 'HQ'],
    ['SQ', 'S7', 'H2'],
    ['SN', 'H1', 'H4'],
    ['SJ', 'H3'],
  ),
  /** The same with a king more. */
  trainOfTwo: withTalon(
    ['S10', 'S9', 'S8', 'HQ', 'HN', 'HJ'],
    [...high(10), 'SK', 'HK'],
    ['SQ', 'S7', 'H2'],
    ['SN', 'H1', 'H4'],
    ['SJ', 'H3'],
  ),
  /** Whoever takes the bus wins the spade that is led, and has nothing but tarocks then. */
  busOfOne: withTalon(
    ['SJ', 'S10', 'S9', 'S8', 'HK', 'HN'],
    ['S7', 'H4', 'H3'],
    [...high(11), 'SK'],
    ['SQ', 'HJ'],
    ['SN'],
  ),
  /** They have won a heart, too: 105 thirds. */
  busOfTie: withTalon(
    ['SJ', 'S10', 'S9', 'S8', 'HK', 'HN'],
    ['S7', 'H4', 'H3'],
    [...high(10), 'SK', 'HQ'],
    ['SQ', 'HJ'],
    ['SN', 'H1', 'H2'],
  ),
  /** The same with a king. */
  busOfTwo: withTalon(
    ['SJ', 'S10', 'S9', 'S8', 'HQ', 'HN'],
    ['S7', 'H4', 'H3'],
    [...high(10), 'SK', 'HK'],
    ['SQ', 'HJ'],
    ['SN', 'H1', 'H2'],
  ),
  /** Three kings and a tarock bring 106 thirds; after them low cards of all suits, and a tarock for the brake. */
  brakeOfTie: brake('T20', 'T22'),
  /** The same with the Sküs. */
  brakeOfMade: brake('T22', 'T20'),
  /** A card of each suit that nobody beats, and the highest tarocks: no lead of others that could not be followed (reform §7.8). */
  pedlar: dealt([...high(8), ...KINGS]),
  /** No card of two suits. */
  pedlarWithout: dealt([...high(6), 'CK', 'CQ', 'CN', 'SK', 'SQ', 'SN']),
  /** Kings and queens beside the Sküs, and cards that lose the lead. */
  courtAndSkues: dealt([...KINGS, 'CQ', 'SQ', 'HQ', 'DQ', 'T22', 'C7', 'S7', 'H4']),
  threeKings: dealt([...high(9), 'CK', 'SK', 'HK']),
  /** Two kings, and no other picture twice. */
  noPictures: dealt([...high(10), 'CK', 'SQ']),
  /** One king in the talon, to be called, and what forehand holds beside others' kings (reform §7.4). */
  kingAway: kingAway(),
  topKingAway: kingAway(high(HAND)),
  birdsKingAway: kingAway([...high(HAND - BIRD_CARDS), ...low(BIRD_CARDS)]),
  weakKingAway: kingAway(['C9', 'C10', 'S9', 'S10', 'H3', 'H2', 'D3', 'D2', 'DJ', 'HJ', 'CJ', 'SJ']),
  /** The last tricks, but hardly any of the points: those lie in the talon, and three tarocks win against it. */
  birdsAlone: withTalon(['CK', 'SK', 'HK', 'DK', 'CQ', 'SQ'], [...high(HAND).slice(3), ...low(BIRD_CARDS - 1)]),
  /** Tarocks for everybody, a king away: one against whom the Mond falls. */
  mondKingAway: kingAway(['T22', 'T20', 'T19'], ['T21']),
  mondLostKingAway: kingAway(['T21'], ['T22', 'T20', 'T19'], [], ['T1']),
  trullKingAway: kingAway([...high(6), 'T1', 'SK', 'HK', 'DK', 'S9', 'H3']),
  /** Nothing but the lowest cards of suits, so that nobody can make forehand beat anything (reform §7.9). */
  lowest: withTalon(
    ['C10', 'CJ', 'S10', 'SJ', 'H1', 'D1'],
    ['C7', 'C8', 'C9', 'S7', 'S8', 'S9', 'H4', 'H3', 'H2', 'D4', 'D3', 'D2'],
  ),
  /** The next player beats everything until nothing is left to them; what others lead then forehand beats. */
  nextRunsOut: dealt(['CK', 'CQ', 'CN', 'SK', 'SQ', 'SN', 'HK', 'HQ', 'HN', 'DK', 'DQ', 'DN'], high(HAND)),
  /** The same, but that the player before forehand leads once. */
  nextRunsOutLater: dealt(
    ['CK', 'CQ', 'CN', 'SK', 'SQ', 'SN', 'HK', 'HQ', 'HN', 'DK', 'DQ', 'DN'],
    TAROCKS.slice(1, HAND + 1),
    [],
    ['T22'],
  ),
  /** An opponent wins every trick. */
  allToNext: dealt(['C9'], high(12)),
} as const satisfies Readonly<Record<string, Stack | Readonly<Record<string, Stack>>>>;
