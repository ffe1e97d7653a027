import type { Json, Notes } from '#engine/core/json.ts';
import { isKing } from '#engine/decks/deck-54.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { type At, type Paid, stateAt, taughtDeal } from '../at.ts';
import { counts, type NumberCases, type Proof } from '../proofs.ts';
import { against, between, gameOf, lost, paidAt, played, worth } from './deals.ts';
import { inTalon } from './each.ts';
import { allKings } from './faces.ts';
import { handAt, line, ofSuit, paidByAll, points, tarocksHeld } from './lesson-proofs.ts';
import { drawnAt } from './played.ts';
import { entitled } from './rule-book.ts';

/** What is said of the games of Reform Tarock that have an end or a goal of their own (reform §7.7 to §7.9). Seat 0 declares. */

type More = Readonly<Record<string, Json>>;

/** The game of a page. */
const gameAt = ({ about = '' }: At): string => about;

/** What a deal costs the declarer, or brings, in a game between two players. */
const moved = (at: At, contract: string, more: More, options: Notes = {}): number =>
  Math.abs(between(paidAt(at, played(contract, more), { options }), contract));

/** By what a game is dearer for whoever did not depart, at a table where it is. */
const MISSED: Proof = counts((at) => {
  const lostBy = (ending: string): number =>
    moved(at, 'eisenbahner', { ending, thirds: 90 }, { expressLoss: 'double' });
  return lostBy('brake') / lostBy('departed');
});

/** The least points with which a ride ends like this. */
const leastWith = (result: string, at: At): number =>
  Array.from({ length: 40 }, (_, i) => i + 80).find(
    (thirds) => paidAt(at, played('eisenbahner', { thirds })).row.games[0]?.result === result,
  ) ?? NaN;
const limit = (result: string): readonly [Proof, Proof] => [
  counts((at) => Math.floor(leastWith(result, at) / 3)),
  counts((at) => leastWith(result, at) % 3),
];

/** A ride with the bus of seat 1. */
const withBus = (at: At, more: More, options: Notes = {}): Paid =>
  paidAt(at, played('eisenbahner', { bus: 1, ...more }), { options: { bus: 'settle', ...options } });
const busMissed: Proof = counts((at) => {
  const options = { expressLoss: 'double' };
  const missed = between(withBus(at, { ending: 'departed' }, options), 'bus');
  return missed / between(withBus(at, { ending: 'bus', thirds: 60, busThirds: 60 }, options), 'bus');
});
const busSettlesWith: Proof = counts((at) => withBus(at, {}).items.filter(({ code }) => code === 'bus').length);
const duel = (at: At): Paid => withBus(at, {}, { bus: 'duel-triple' });
const ofTwoInDuel: Proof = counts(
  (at) => new Set(duel(at).items.flatMap(({ code, from, to }) => (code === 'eisenbahner' ? [from, to] : []))).size,
);
const triple: Proof = counts((at) => between(duel(at), 'eisenbahner') / gameOf(at, 'eisenbahner'));

/** What somebody pays who could not follow after a number of tricks. */
const stuck = (at: At, fullTricks: number): number => moved(at, 'hausierer', { emptied: 'stuck', fullTricks });
const perTrick: Proof = counts((at) => stuck(at, 5) - stuck(at, 6));
const inAnyCase: Proof = counts((at) => stuck(at, 5) - (12 - 5) * (stuck(at, 5) - stuck(at, 6)));
/** And for a suit that is missing. */
const missing = (at: At, options: Notes = {}): number =>
  Math.abs(between(paidAt(at, { contract: 'hausierer', declarer: 0, emptied: 'missing' }, { options }), 'hausierer'));
/** For as many tricks a suit costs that is missing. */
const tricksPaid: Proof = counts(
  (at) =>
    (missing(at, { hausiererMissingSuit: 'full' }) - missing(at, { hausiererMissingSuit: 'base' })) /
    gameOf(at, 'hausierer'),
);

/** How many equal pictures may be left of a game that is won. */
const winning = (at: At): readonly number[] =>
  [0, 3, 4].filter((pictures) => paidAt(at, played('artist', { pictures })).row.games[0]?.result === 'made');
const fewest: Proof = counts((at) => Math.min(...winning(at)));
const most: Proof = counts((at) => Math.max(...winning(at)));

const isFair = (at: At, thirdsEach: readonly number[]): boolean =>
  paidAt(at, { ...(played('apotheker') as object), thirdsEach }).row.games[0]?.result === 'made';
/** The least that an opponent may have, the others having enough. */
const leastShare = (at: At): number =>
  Array.from({ length: 20 }, (_, i) => i + 40).find((own) => isFair(at, [40, own, 60, 110 - own])) ?? NaN;
const cannotBeReached = { decidesNothing: 'with more than that, too little is left for the three opponents' };
const onlyATitle = { decidesNothing: 'a title on which nothing hangs' };

/** What seat 1 gets besides for its tricks. */
const extra = (at: At, tricks: number): number => {
  const [tricksEach, thirdsEach] = [[0, tricks, 12 - tricks, 0], tricks === 12 ? [0, 210, 0, 0] : [0, 200, 10, 0]];
  const { items } = paidAt(at, { ...(played('apotheker') as object), tricksEach, thirdsEach });
  return between({ items: items.filter(({ to }) => to === 1) }, 'apotheker-extra');
};
const allTricks: Proof = counts((at) => [11, 12].find((tricks) => extra(at, tricks) > 0) ?? NaN);

const kingsHeld: Proof = counts((at) => handAt(at).filter(isKing).length);
/** How many tricks were complete at the end, and how many were not played. */
const tricksPlayed = (at: At): number => tricksOf(stateAt(at)).length;
const unplayed: Proof = counts((at) => between(taughtDeal(at), 'hausierer') / gameOf(at, 'hausierer'));

export const OF_OWN_WAYS = {
  'Nach Abfahrt und Notbremse zählen die Punkte: Ab #/# ist gewonnen, ab #/# ist es unentschieden, und das Spiel zahlt niemand.':
    [...limit('made'), ...limit('draw')],
  'Wer ohne Abfahrt verliert, auch mit der Notbremse, zahlt #; Zusätze werden dadurch nicht mehr wert.': [MISSED],
  'Er rechnet mit jedem der # anderen so ab wie der Spieler, mit seinen eigenen Karten allein; das wird nicht kontriert. Die Notbremse hebt den Bus auf.':
    [busSettlesWith],
  'Kommt der Bus nicht zur Abfahrt, zahlt er #.': [busMissed],
  'Kommt der Spieler nicht zur Abfahrt, kostet es ihn # an jeden.': [
    counts((at) => moved(at, gameAt(at), { ending: 'express' })),
  ],
  'Als Zusätze zählen nur: Trull, # Könige, Mondfang, Pagatfang, Naturstich, Sürtaxe.': [allKings],
  'Wer den Bus nimmt, rechnet mit allen anderen so ab wie der Spieler; oder nur diese # rechnen ab, um das Dreifache.':
    [ofTwoInDuel],
  'nur diese #, #': [ofTwoInDuel, triple],
  'Kommt der Spieler nicht auf seine eine Farbe, verliert er das #; oder nur den einfachen Wert.': [MISSED],
  'das #': [MISSED],
  'Der Spieler nimmt bis zu # Karten vom Talon, eine nach der anderen, und behält sie. Nur er sieht sie; der Rest zählt für niemanden.':
    [counts((at) => drawnAt(at, gameAt(at)))],
  'Er gewinnt, wenn er vor dem letzten Stich keine Karten mehr hat: Jeder Gegner zahlt ihm # für jeden Stich, der nicht mehr gespielt wird.':
    [worth('hausierer')],
  'Der Spieler muss die ausgespielte Farbe bedienen, ein Tarock darf er sonst nicht geben. Kann er nicht und hat er auch den Sküs nicht, zahlt er jedem # und noch # für jeden Stich, der nicht fertig gespielt ist.':
    [inAnyCase, perTrick],
  'Bleiben ihm nach dem letzten Stich Karten, zahlt er jedem # für jede. Ist er genau mit dem letzten Stich fertig, zahlt niemand.':
    [lost('hausierer')],
  'Von jeder Farbe außer Tarock braucht er am Anfang eine Karte. Fehlt ihm eine Farbe, zahlt er jedem #, und gespielt wird nicht.':
    [counts((at) => missing(at))],
  'Fehlt dem Hausierer schon am Anfang eine Farbe, zahlt er für alle # Stiche; oder nur den Grundwert.': [tricksPaid],
  'für alle # Stiche': [tricksPaid],
  'Der Spieler tauscht # Karten mit dem offenen Talon; was übrig bleibt, zählt für niemanden.': [entitled(gameAt)],
  'Der Spieler gewinnt, wenn er nur mehr # gleiche Bilder in der Hand hat, etwa # Damen, oder alle #. Jeder Gegner zahlt ihm #, mit # Bildern #, oder bekommt #.':
    [fewest, fewest, most, worth('artist'), most, worth('artist', { pictures: 4 }), lost('artist')],
  'Nachgesehen wird nach dem Tausch und nach jedem Stich. Hat er keine # gleichen Bilder mehr, ist verloren.': [fewest],
  'Er gewinnt, wenn am Ende jeder Gegner zwischen #/# und #/# hat und er selbst höchstens #/#. Jeder Gegner zahlt ihm # oder bekommt #.':
    [
      counts((at) => Math.floor(leastShare(at) / 3)),
      counts((at) => leastShare(at) % 3),
      ...Array.from({ length: 4 }, () => cannotBeReached),
      worth('apotheker'),
      lost('apotheker'),
    ],
  'Nach dem letzten Stich wird der Talon aufgedeckt, und der Spieler gibt seine # Karten einzeln den Gegnern, wie er will.':
    [inTalon],
  'Jedem Gegner, der keinen Stich hat oder alle #, zahlt der Spieler dazu #, ob er gewinnt oder verliert; das wird nicht kontriert.':
    [allTricks, counts((at) => extra(at, 12))],
  'Hat einer der Gegner genau #/#, heißt der Spieler Tarockmeister, bei zweien Tarockrat, bei allen dreien Tarockdirektor. Das zählt nichts, und es entfällt, wenn einem Gegner der Mond gefangen wurde oder jemand alle Stiche macht.':
    [onlyATitle, onlyATitle],
  '# Könige und # Tarock, aber keines aus der Trull. Was sagst du?': [kingsHeld, tarocksHeld],
  'Dafür sind deine Tarock zu klein: Gegen # bekommst du später kaum noch Stiche.': [against()],
  'Abfahrt! Dir gehören deine Hand und alle Tarock, die noch in den Händen und im Talon waren, auch die ganze Trull: # Punkte. Jeder zahlt dir # fürs Spiel und # für die Trull.':
    [points, line('eisenbahner'), line('trull')],
  '# Könige und der Sküs, aber zu wenig Tarock für einen Dreier. Was sagst du?': [kingsHeld],
  'Fang mit allen # Herz an: Der König sticht, und so viele wirst du auf keinem anderen Stich los.': [
    counts((at) => ofSuit(at, 'H').length),
  ],
  '# Karten mit einem Stich.': [counts((at) => (stateAt(at).zones['trick'] ?? []).length)],
  'Nach # Stichen hast du keine Karten mehr, und # werden nicht mehr gespielt: # mal #, also # von jedem.': [
    counts(tricksPlayed),
    unplayed,
    unplayed,
    worth('hausierer'),
    paidByAll,
  ],
} satisfies NumberCases['sentences'];
