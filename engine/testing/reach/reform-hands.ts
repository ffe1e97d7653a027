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

/** Forehand's hand, and the next players'; the talon is low, so that everything of value stays in the hands. */
const dealt =
  (...hands: readonly (readonly Card[])[]): Stack =>
  (active) => ({
    ...LOW_TALON,
    ...Object.fromEntries(hands.map((cards, i) => [handOf(active[i] ?? i), cards])),
  });

const BIRD_CARDS = 4;

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
  /** A king of one's own beside low tarocks, so that it falls late, and to others. */
  kingLost: dealt([...low(HAND - 1), 'CK'], high(HAND - 1)),
  /** Every trick but perhaps the last one, of a low card that nobody can beat. */
  pipLast: ([forehand = 0]) => ({
    [FIRST]: ['SQ', 'SN', 'SJ'],
    [SECOND]: ['H4', 'D4', 'C7'],
    [handOf(forehand)]: [...high(HAND - 2), 'SK', 'S10'],
  }),
  /** Everybody has the lowest cards of every suit, so that a trick of those is likely. */
  pips: ([a = 0, b = 1, c = 2, d = 3]) => ({
    [FIRST]: ['HQ', 'HN', 'HJ'],
    [SECOND]: ['DQ', 'DN', 'DJ'],
    [handOf(a)]: ['H1', 'D1', 'C10', 'S10', ...high(2)],
    [handOf(b)]: ['H2', 'D2', 'C9', 'S9'],
    [handOf(c)]: ['H3', 'D3', 'C8', 'S8'],
    [handOf(d)]: ['H4', 'D4', 'C7', 'S7'],
  }),
  /** The Trull in three hands. */
  trullApart: dealt(['T22', 'T20', 'T19', 'T18'], ['T21'], ['T1']),
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
} as const satisfies Readonly<Record<string, Stack>>;
