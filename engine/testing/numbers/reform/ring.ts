import { must } from '#engine/core/assert-never.ts';
import type { At } from '../at.ts';
import { counts, type NumberCases, type Proof } from '../proofs.ts';
import { bonusTimesIn, enough, gameOf } from './deals.ts';
import { givenRound } from './played.ts';

/** What is said of cards that go round, and of a game that is worth the square of what its winner has (reform §7.10). */

/** How many cards go at each step, the first and the last laid away, the others passed on. */
const steps = ({ about = '', ...at }: At): readonly number[] => givenRound({ ...at, about }, about);
const laid: Proof = counts((at) => must(steps(at)[0], 'cards laid away'));
const passed: Proof = counts((at) => must(steps(at)[1], 'cards passed on'));
const laidLast: Proof = counts((at) => must(steps(at).at(-1), 'cards laid away'));

const squareOf = (thirds: number) => (at: At) => gameOf(at, 'juwel', { thirds });

export const OF_RING = {
  'Der Spieler nimmt verdeckt eine Gruppe des Talons und legt # Karten weg, die für ihn zählen. Die andere Gruppe bekommt der rechte Nachbar; er gibt # Karten weiter, der Nächste auch, und der letzte Gegner legt # weg. Die zählen für die Gegner.':
    [laid, passed, laidLast],
  'Der Spieler nimmt verdeckt eine Gruppe des Talons und legt # Karten weg, die für ihn zählen. Die andere Gruppe bekommt der rechte Nachbar; jeder Gegner gibt # Karten weiter, und wenn sie wieder beim Ersten sind, legt er # weg. Die zählen für die Gegner.':
    [laid, passed, laidLast],
  'Der Spieler gewinnt ab #/#, das sind # Punkte und # Blatt. Gezählt werden die Blätter des Gewinners: Ihre Zahl mal sich selbst, durch #, zahlt jeder Gegner dem Spieler, oder bekommt es.':
    [...enough, ...enough, counts((at) => 120 ** 2 / squareOf(120)(at))],
  'Macht der Spieler alle Stiche, gehört ihm auch, was der Gegner weggelegt hat, und das Spiel gilt #.': [
    counts(squareOf(210)),
  ],
  'Zusätze zählen #, aber für Sürtaxe, Black-out und Volat gibt es nichts mehr dazu.': [bonusTimesIn('juwel')],
} satisfies NumberCases['sentences'];
