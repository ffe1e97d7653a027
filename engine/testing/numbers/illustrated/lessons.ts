import type { Card } from '#engine/core/card.ts';
import { isKing } from '#engine/decks/deck-54.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import { type At, stateAt, taughtDeal } from '../at.ts';
import { agrees, changes, counts, type NumberCases, type Proof } from '../proofs.ts';
import { against, baseOf, factorOf, played, promisedAt, resultOf, target } from './deals.ts';
import { faceOf } from './faces.ts';
import { mayLay, takenIn } from './played.ts';

/** What the lessons say of the deals that they play, and of the rules. */

/** Cards of the learner, after `later` further actions. */
const cardsIn = (at: At, zone: 'hand' | 'laid' | 'pile', later = 0): readonly Card[] =>
  stateAt(at, (at.taught?.moment ?? 0) + later).zones[`${zone}:0`] ?? [];
const tarocksIn = ({ rules: { pack } }: At, cards: readonly Card[]): number => cards.filter(pack.isTrump).length;
const tarocksHeld: Proof = counts((at) => tarocksIn(at, cardsIn(at, 'hand')));
const kingsHeld: Proof = counts((at) => cardsIn(at, 'hand').filter(isKing).length);
/** Tarocks of others in tricks that the learner has won with tarocks, after `later` further cards. */
const drawn = (later = 0): Proof =>
  counts((at) => {
    const pile = cardsIn(at, 'pile', later);
    return tarocksIn(at, pile) - pile.length / at.seats;
  });

/** Of the talon, in a game. */
export const taken = (contract: string): Proof => counts((at) => takenIn(at, contract));
/** Exactly `n` cards are laid away in a game. */
export const laidAway = (contract: (at: At) => string): Proof =>
  agrees(
    (n, at) => [n - 1, n, n + 1].map((many) => mayLay(at, contract(at), many)),
    () => [false, true, false],
  );

/** With this part of all points a game is lost, and with one point more it is won. */
const moreThan: Proof = (n, at) => {
  const { parts, total } = at.rules.pack.unit;
  const points = (n * total) / parts;
  changes(() => [played('zweiblatt', points), played('zweiblatt', points + 1)], resultOf, ['lost', 'made'])(n, at);
};

const measure = (at: At): number => Math.round(Number(taughtDeal(at).row.games[0]?.measure) / at.rules.pack.unit.parts);
const base = (code: string): Proof => counts((at) => baseOf(taughtDeal(at), code));
const written: Proof = counts((at) => Number(taughtDeal(at).payments[0]));
const forty = promisedAt('forty');

export const IN_LESSONS = {
  'Ansagen, ein Paar aus dem Talon, weglegen, die # Punkte und eins.': [moreThan],
  '# Tarock mit dem Sküs und # Könige. Allein gegen #: Welches Spiel sagst du an?': [tarocksHeld, kingsHeld, against],
  '# Karten helfen am meisten, zählen aber am wenigsten. Dein Blatt ist besser.': [taken('dreiblatt')],
  'Mit # Tarock darfst du spielen.': [tarocksHeld],
  '# Karten aus dem Talon, und kein anderer geht höher.': [taken('zweiblatt')],
  '# Paare liegen offen. Welches nimmst du?': [
    counts((at) => namedIn(offersTo(at.rules, stateAt(at), 0)).filter(({ type }) => type === 'take').length),
  ],
  'Leg # Karten weg. Damen zählen #, und Könige und Tarock bleiben.': [
    laidAway(() => 'zweiblatt'),
    agrees(
      (n) => [n, n, n, n],
      (_, at) => ['CQ', 'SQ', 'HQ', 'DQ'].map((card) => faceOf(at, card)),
    ),
  ],
  '# Damen sind in Sicherheit.': [counts((at) => cardsIn(at, 'laid').filter((card) => card.endsWith('Q')).length)],
  'Der {T22} nimmt den Stich sicher und zieht # Tarock.': [drawn(3)],
  'Mehr als die # der Punkte: Das Zweiblatt ist gewonnen. Was über der # liegt, zählt dazu.': [
    moreThan,
    agrees(
      (n, { rules: { pack } }) => (n * pack.unit.total) / pack.unit.parts,
      (_, at) => measure(at) - baseOf(taughtDeal(at), 'excess'),
    ),
  ],
  'Einblatt mit #': [forty],
  '# Tarock und # Könige: Fast reicht das ohne Talon. Welches Spiel sagst du an?': [tarocksHeld, kingsHeld],
  'Eine genügt dir: Das Einblatt zählt mehr als die Spiele mit # und # Karten, und ganz ohne wäre es gewagt.': [
    taken('zweiblatt'),
    taken('dreiblatt'),
  ],
  '# Tarock und # Könige: # Punkte erreichst du fast sicher. Wer „mit #“ ansagt und es schafft, bekommt mehr.': [
    tarocksHeld,
    kingsHeld,
    forty,
    forty,
  ],
  'Das wäre verschenkt: Sag zuerst „mit #“ an.': [forty],
  'So sicher ist hier nur „mit #“.': [forty],
  '# ihrer Tarock sind weg. Jetzt die Könige, zuerst aus der längsten Farbe.': [drawn()],
  '# Punkte und angesagte #: (# + # + #) mal #, das sind #. Hat jemand mehr als #, ist die Partie zu Ende, und wer am meisten hat, gewinnt.':
    [
      counts(measure),
      forty,
      ...['einblatt', 'excess', 'forty'].map(base),
      counts((at) => factorOf(taughtDeal(at), 'einblatt')),
      written,
      target(),
    ],
  '# Tarock mit Sküs, Mond und Pagat. Brauchst du den Talon?': [tarocksHeld],
  'Mit # Tarock bleibt der {T1} bis zuletzt. Sag „Pagat ultimo“ an.': [tarocksHeld],
  '# Karten noch. Welche zuerst?': [counts((at) => cardsIn(at, 'hand').length)],
  'Solo, Pagat und Meldung, alles gewonnen: Allein damit bist du schon über #, mit #.': [target(), written],
} satisfies NumberCases['sentences'];
