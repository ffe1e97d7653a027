import { seededRng, shuffled } from '#engine/core/rng.ts';
import { SUITS } from '#engine/decks/deck-54.ts';
import type { At } from '../at.ts';
import { agrees, counts, dealerPauses, everybodyPlays, type NumberCases, type Proof } from '../proofs.ts';

/** What the rule book says of the pack, of counting and of dealing (tirol §1, §2). */

const ofSuit = ({ rules: { pack } }: At, suit: string): readonly string[] =>
  pack.cards.filter((card) => pack.suitOf(card) === suit).toSorted((a, b) => pack.strength(b) - pack.strength(a));

/** Cards that are called by a number, from the highest. */
const numbered = (at: At, suits: readonly string[]): readonly (readonly number[])[] =>
  suits.map((suit) =>
    ofSuit(at, suit)
      .map((card) => Number(card.slice(1)))
      .filter((rank) => !Number.isNaN(rank)),
  );
const ranks = (...suits: readonly string[]): readonly Proof[] =>
  [0, 1, 2, 3].map((place) =>
    agrees(
      (n, at) => numbered(at, suits).map((cards) => [n, cards.length]),
      (_, at) => numbered(at, suits).map((cards) => [cards[place], 4]),
    ),
  );

/** In thirds, as many as each of these cards counts. */
const worth = (cards: (at: At) => readonly string[]): Proof =>
  agrees(
    (n, at) => cards(at).map(() => Math.round(n * 3)),
    (_, { rules, ...at }) => cards({ ...at, rules }).map((card) => rules.pack.points(card)),
  );
const rank = (of: string): Proof => worth(() => SUITS.map((suit) => suit + of));
const small: Proof = worth(({ rules: { pack } }) =>
  pack.cards.filter((card) => !/[A-Z]$/.test(card) && !pack.honours.includes(card)),
);

/** Packets of cards as they are counted at a table: each card for its whole points. */
const PILES = shuffled(
  Array.from({ length: 54 }, (_, i) => i),
  seededRng('piles'),
);
const packet = ({ rules: { pack } }: At, from: number, cards: number): readonly string[] =>
  PILES.slice(from, from + cards).map((place) => pack.cards[place] ?? '');
const whole = ({ rules: { pack } }: At, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + Math.ceil(pack.points(card) / 3), 0);
const exact = ({ rules: { pack } }: At, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + pack.points(card), 0) / 3;

const countedBy = (size: (n: number) => number, less: (n: number) => number, as: (points: number) => number): Proof =>
  agrees(
    (n, at) => PILES.slice(0, 40).map((_, i) => whole(at, packet(at, i, size(n))) - less(n)),
    (n, at) => PILES.slice(0, 40).map((_, i) => as(exact(at, packet(at, i, size(n))))),
  );
const inFull = (points: number): number => Math.round(points * 3) / 3;

const packetsOf: Proof = countedBy(
  (n) => n,
  () => 2,
  inFull,
);

/** Cards that are dealt at once, to forehand or to the talon. */
function packets({ rules }: At): readonly (readonly [to: string, cards: number])[] {
  const dealt: [string, number][] = [];
  for (const event of rules.deal(rules.pack.cards, [0, 1, 2, 3])) {
    if (event.type !== 'moved') continue;
    const to = event.to.startsWith('talon') ? 'talon' : event.to;
    const last = dealt.at(-1);
    if (to === 'talon' && last?.[0] === to) last[1] += event.cards.length;
    else if (to === 'talon' || to === 'hand:0') dealt.push([to, event.cards.length]);
  }
  return dealt;
}
const packetAt = (place: number, to: string): Proof =>
  agrees(
    (n) => [to, n],
    (_, at) => packets(at)[place],
  );

const zonesOfTalon = ({ rules }: At): number =>
  new Set(
    rules
      .deal(rules.pack.cards, [0, 1, 2, 3])
      .flatMap((event) => (event.type === 'moved' && event.to.startsWith('talon') ? [event.to] : [])),
  ).size;

export const OF_CARDS = {
  '# Karten: # Tarock und # Farben zu #. Sküs, Mond (XXI) und Pagat (I) sind die Trull.': [
    counts(({ rules }) => rules.pack.cards.length),
    counts((at) => ofSuit(at, 'T').length),
    counts(({ rules: { pack } }) => new Set(pack.cards.map((card) => pack.suitOf(card))).size - 1),
    agrees(
      (n) => SUITS.map(() => n),
      (_, at) => SUITS.map((suit) => ofSuit(at, suit).length),
    ),
  ],
  'In den schwarzen Farben geht es von König, Dame, Cavall, Bube über #, #, # zur #; in den roten nach dem Buben #, #, #, #.':
    [...ranks('C', 'S'), ...ranks('H', 'D')],
  'Gezählt wird in Dritteln: König und Trullstück #, Dame #, Cavall #, Bube #, alles andere #. Zusammen # Punkte.': [
    worth(({ rules: { pack } }) => [...pack.honours, ...SUITS.map((suit) => `${suit}K`)]),
    ...['Q', 'N', 'J'].map(rank),
    small,
    counts((at) => exact(at, at.rules.pack.cards)),
  ],
  'Zu # gezählt gibt das dasselbe wie am Tisch: je # Karten weniger #, ein angebrochenes Packerl weniger #.': [
    packetsOf,
    packetsOf,
    countedBy(
      () => 3,
      (n) => n,
      inFull,
    ),
    (n, at) => {
      for (const cards of [1, 2])
        countedBy(
          () => cards,
          () => n,
          Math.round,
        )(n, at);
    },
  ],
  'Zu # setzt der Geber aus und sieht den Talon nicht.': [dealerPauses],
  'Zu #, oder zu #: dann setzt der Geber aus.': [everybodyPlays, dealerPauses],
  'Es spielen #, gegen den Uhrzeigersinn. Vorhand ist, wer rechts vom Geber sitzt; sie gibt als Nächste.': [
    agrees(
      (n, { game }) => game.tables.map(() => n),
      (_, { game, rules }) => game.tables.map((table) => rules.active(table, 0).length),
    ),
  ],
  '# Karten jedem, # in den Talon, noch einmal # jedem.': [
    packetAt(0, 'hand:0'),
    packetAt(1, 'talon'),
    packetAt(2, 'hand:0'),
  ],
  'Zuerst # Karten in den Talon, dann # # jedem.': [
    packetAt(0, 'talon'),
    counts((at) => packets(at).length - 1),
    (n, at) => {
      for (const place of [1, 2]) packetAt(place, 'hand:0')(n, at);
    },
  ],
  'Die # Hälften des Talons bleiben bis zum Ende getrennt.': [counts(zonesOfTalon)],
} satisfies NumberCases['sentences'];
