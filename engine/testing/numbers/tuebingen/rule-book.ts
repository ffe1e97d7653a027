import type { Card } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import { SKI, T1, T21 } from '#engine/decks/deck-78.ts';
import { isKing } from '#engine/games/tuebingen/cards.ts';
import { type At, withOptions } from '../at.ts';
import { dealtAt, isOffered } from '../dealt-at.ts';
import { agrees, changes, counts, type NumberCases, type Proof } from '../proofs.ts';
import {
  afterForts,
  DEALER,
  filled,
  kings,
  laid,
  offeredToCaller,
  orderOf,
  takenBack,
  tarocks,
  wordsIn,
} from './auction.ts';
import { DECLARER, misdeal, paidTo, PARTNER, pointOfRaus, raus, ruf, toutWorth, X } from './deals.ts';
import { against, laidAway } from './lessons.ts';
import { isAdded, skiMoves, toutWith } from './played.ts';

/** What the rule book and the form of options say of everything but Strafen. */

const suitCards = ({ rules: { pack } }: At, suit: string): readonly Card[] =>
  pack.cards.filter((card) => pack.suitOf(card) === suit).toSorted((a, b) => pack.strength(b) - pack.strength(a));
const suits = ({ rules: { pack } }: At): readonly string[] =>
  [...new Set(pack.cards.map(pack.suitOf))].filter((suit) => suit.length === 1 && suit !== 'T');

/** Just these cards are worth `n`. */
const worthEach = (are: (card: Card) => boolean): Proof =>
  agrees(
    (n, { rules: { pack } }) => pack.cards.filter((card) => pack.points(card) === n * pack.unit.parts),
    (_, { rules }) => rules.pack.cards.filter(are),
  );
const isDear = (card: Card): boolean => isKing(card) || [SKI, T21, T1].includes(card);
const isRank = (rank: string) => (card: Card) => card.length === 2 && card.endsWith(rank) && !card.startsWith('T');
const isHalf = (card: Card): boolean => !isDear(card) && !['Q', 'N', 'J'].some((rank) => isRank(rank)(card));

/** The pip at one end of the red suits, which is at the other end of the black ones. */
const pipAt = (end: 0 | -1): Proof =>
  agrees(
    (n) => ['H', 'D', 'C', 'S'].map((suit) => `${suit}${n}`),
    (_, at) =>
      ['H', 'D', 'C', 'S'].map((suit, i) =>
        suitCards(at, suit)
          .filter(isHalf)
          .at(i < 2 ? end : end === 0 ? -1 : 0),
      ),
  );

/** How many cards a seat gets at once. */
const packetsOf = ({ rules }: At, seat: number): readonly number[] =>
  rules
    .deal(rules.pack.cards, [0, 1, 2, 3])
    .flatMap((event) => (event.type === 'moved' && event.to === `hand:${seat}` ? [event.cards.length] : []));
const packet = (of: (packets: readonly number[], dealers: readonly number[]) => number | undefined): Proof =>
  counts((at) => of(packetsOf(at, 0), packetsOf(at, DEALER)) ?? NaN);

const handOfDealer: Proof = counts((at) => dealtAt(at, {}).s.zones[`hand:${DEALER}`]?.length ?? NaN);

/** With `n` tarocks “fort mit” is said, with one fewer “fort”. */
const fortMit = (of = (at: At) => at, more: readonly Card[] = []): Proof =>
  agrees(
    (n, at) =>
      [n - 1, n].map((many) =>
        wordsIn(offeredToCaller(of(at), filled(...tarocks(20, 21 - many + more.length), ...more))),
      ),
    () => [['fort'], ['fort-mit']],
  );

const allGone = (then: 'ordered' | 'redealt'): Proof =>
  agrees(
    (n, at) => [n - 1, n].map((many) => afterForts(at, many)),
    () => ['asked', then],
  );

/** Only points above `n` are counted in games that end like this, each of them `times`. */
const countedAbove = (seat: number, [entry, points]: readonly [Json, number], times = 1): Proof =>
  agrees(
    (n) => times * (points - n),
    (_, at) => paidTo(at, seat, entry),
  );
const TWICE = 2;
const THREE_TIMES = 3;
const lostRuf = [ruf(41), 91 - 41] as const;
const wonRuf = [ruf(52), 52] as const;
const rausAbove =
  (seat: number, times: number): Proof =>
  (n, at) => {
    countedAbove(seat, [raus(39, 38), 39], times)(n, at);
    countedAbove(seat, [raus(39, 40), 40], -times)(n, at);
  };

const tricksOfTout = (from: (n: number) => readonly (string | number)[]): Proof =>
  agrees(
    (n, at) => [n - 1, n].map((won) => toutWith(at, won)),
    (n) => from(n),
  );

export const IN_RULE_BOOK = {
  '# Karten: der Ski, # Tarock und # Farben zu #.': [
    counts(({ rules }) => rules.pack.cards.length),
    counts((at) => suitCards(at, 'T').length),
    counts((at) => suits(at).length),
    agrees(
      (n, at) => suits(at).map(() => n),
      (_, at) => suits(at).map((suit) => suitCards(at, suit).length),
    ),
  ],
  'Ski, 21er, Einser und Könige zählen #, Damen #, Cavalls #, Buben #, alles andere #; zusammen #.': [
    ...[isDear, isRank('Q'), isRank('N'), isRank('J'), isHalf].map(worthEach),
    counts(({ rules: { pack } }) => pack.cards.reduce((sum, card) => sum + pack.points(card), 0) / pack.unit.parts),
  ],
  'Darunter ist in Rot die # das höchste Blättle und die # das niedrigste, in Schwarz umgekehrt.': [
    pipAt(0),
    pipAt(-1),
  ],
  'Es spielen #, gegen den Uhrzeigersinn. Rechts vom Geber sitzt die Vorhand, links von ihm wird abgehoben.': [
    agrees(
      (n) => [[n], n],
      (_, { game, rules, seats }) => [game.tables, rules.active(seats, DEALER).length],
    ),
  ],
  'Jeder bekommt # # und einmal # Karten, der Geber zuletzt #.': [
    packet((packets) => packets.length - 1),
    packet((packets) => packets[0]),
    packet((packets) => packets.at(-1)),
    packet((packets, dealers) => dealers.slice(packets.length - 1).reduce((sum, cards) => sum + cards, 0)),
  ],
  '# auf die Badehose: Wer sich vergibt, verliert #.': [
    { decidesNothing: 'the name of the custom, whatever a table has agreed on' },
    counts(misdeal),
  ],
  // At the table as it is printed, where the name says what it costs.
  '# auf die Badehose': [counts(misdeal)],
  'Beim Zählen geht er an seine Seite zurück, gegen eine Karte zu #. Im letzten Stich geht er über.': [
    counts((at) => at.rules.pack.points(SKI) / at.rules.pack.unit.parts - skiMoves(at)),
  ],
  'Der Geber hat # Karten und legt # verdeckt weg: keine Könige, nicht 21er, Einser und Ski.': [handOfDealer, laidAway],
  'Nach dem Weglegen darf fragen, wer nur Blättle und höchstens # Tarock hat, nicht 21er, Einser oder Ski.': [
    agrees(
      (n, at) => [n, n + 1].map((many) => isOffered(laid(at, { 0: filled(...tarocks(20, 21 - many)) }), 'ask')),
      () => [true, false],
    ),
  ],
  'Mit # Königen darf man „den Vierten“ rufen, mit allen vieren 21er, Einser oder Ski.': [
    agrees(
      (n, at) => [n - 1, n, n + 1].map((many) => offeredToCaller(at, filled(...kings(many))).includes('call-fourth')),
      () => [false, true, false],
    ),
  ],
  'Wer nicht ruft, sagt „fort“, mit mindestens # Tarock „fort mit“.': [fortMit()],
  'Bei „fort mit“ zählt der Ski als eines der # Tarock.': [
    fortMit((at) => withOptions(at, { 'fort-mit-counts-ski': true }), [SKI]),
  ],
  'Gehen alle # fort, wird gesteckt.': [allGone('ordered')],
  'Gehen alle # fort, wird gemischt, und derselbe gibt noch einmal.': [allGone('redealt')],
  'Der Geber nimmt seine # Karten zurück. In jedem Blatt kommen die guten Karten nach links: 21er, Ski, Einser, Könige, Tarock ab #.':
    [
      counts(takenBack),
      // Named from the lowest, so only a good one comes to lie left of one that is none.
      agrees(
        (n, at) => orderOf(at, tarocks(n + 1, n - 2).toReversed()),
        (n) => [n, n + 1, n - 2, n - 1].map((number) => `T${number}`),
      ),
    ],
  'Der Rufer und der, der die gerufene Karte hat, spielen gegen die anderen. Gewonnen ist ab # Punkten.': [
    changes(
      (n) => [ruf(n - 1), ruf(n)],
      ({ row }) => row.games[0]?.result,
      ['lost', 'made'],
    ),
  ],
  'Gewonnen schreibt jeder der beiden die Punkte über #.': [
    (n, at) => {
      for (const seat of [DECLARER, PARTNER]) countedAbove(seat, wonRuf)(n, at);
    },
  ],
  'Gewonnen bekommt jeder der beiden von einem Gegner die Punkte über #.': [
    (n, at) => {
      for (const seat of [DECLARER, PARTNER]) countedAbove(seat, wonRuf)(n, at);
      countedAbove(X, wonRuf, -1)(n, at);
    },
  ],
  'Verloren schreibt nur der Rufer, #, was die Gegner über # haben.': [
    agrees(
      (n) => [-n, 0],
      (_, at) => [DECLARER, PARTNER].map((seat) => paidTo(at, seat, ruf(40)) - paidTo(at, seat, ruf(41))),
    ),
    countedAbove(DECLARER, lostRuf, -TWICE),
  ],
  'Verloren zahlt der Rufer jedem Gegner dessen Punkte über #, der Gerufene nichts.': [
    (n, at) => {
      countedAbove(DECLARER, lostRuf, -TWICE)(n, at);
      countedAbove(X, lostRuf)(n, at);
    },
  ],
  'Einer gegen #, jeder zählt für sich. Er gewinnt mit mehr Punkten als der beste Gegner.': [against],
  'Wer höchstens # Stiche hat, alle nur aus Karten zu # und dem Ski, dessen Punkte zählen zum besten Gegner dazu.': [
    agrees(
      (n, at) => [n, n + 1].map((tricks) => isAdded(at, tricks)),
      () => [true, false],
    ),
    agrees(
      (n, at) => [n, n + 1].map((worth) => isAdded(at, 3, { worth })),
      () => [true, false],
    ),
  ],
  'Die # weggelegten Karten des Gebers zählen dabei mit, auch wenn es Bilder sind.': [
    (n, at) => {
      laidAway(n, at);
      counts((place) => (isAdded(place, 3, { away: ['HQ', 'HN'] }) ? 2 : NaN))(n, at);
    },
  ],
  'Gewonnen oder verloren zählen die Punkte des Besseren über #, #.': [
    rausAbove(DECLARER, THREE_TIMES),
    counts((at) => pointOfRaus(at, DECLARER)),
  ],
  'Jeder Gegner zahlt oder bekommt die Punkte des Besseren über #.': [rausAbove(PARTNER, -1)],
  'Einer allein macht mindestens # Stiche: # Punkte. Mit allen # ist es ein Großer Tout: #.': [
    tricksOfTout((n) => ['lost', n]),
    counts((at) => toutWorth(at, 18)),
    tricksOfTout((n) => [n - 1, n]),
    counts((at) => toutWorth(at, 19)),
  ],
  'Mit weniger Stichen verliert er #.': [counts((at) => -toutWorth(at, 'fewer'))],
} satisfies NumberCases['sentences'];
