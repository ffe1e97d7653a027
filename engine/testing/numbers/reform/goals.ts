import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { SKUES } from '#engine/decks/deck-54.ts';
import { CONTRACTS } from '#engine/games/reform/contracts/index.ts';
import { largestSum } from '#engine/games/reform/play/ways/prater.ts';
import type { At } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { against, gameOf, lost, paidAt, played, worth } from './deals.ts';
import { forcedIn, waysAt } from './played.ts';
import { entitled } from './rule-book.ts';

/**
 * What is said of the games for the first trick and the last, of those in which nothing may be beaten, and of a bird with the king in the
 * talon (reform §7.4, §7.6, §7.9). Seat 0 declares.
 */

/** The game of a page. */
const gameAt = ({ about = '' }: At): string => about;
const worthOfPage: Proof = (n, at) => worth(gameAt(at))(n, at);
const lostOfPage: Proof = (n, at) => lost(gameAt(at))(n, at);

type BirdGame = 'pagatrufer' | 'uhurufer' | 'kakadurufer';

/** A game with a bird that is one item with it, and lost. */
const either = (id: BirdGame): Readonly<Record<string, Json>> => ({
  ...{ partner: 'king-in-talon', kingTalon: 'steinhofmaessig' },
  declared: [{ bonus: must(CONTRACTS[id].bird, 'a bird'), by: 0, made: false }],
});
/** The least points with which the game alone wins that. */
const leastAlone = (at: At): number =>
  Array.from({ length: 40 }, (_, i) => i + 80).find((thirds) => {
    const { row } = paidAt(at, played('pagatrufer', { ...either('pagatrufer'), thirds }));
    return row.games[0]?.result === 'made';
  }) ?? NaN;
const asOne = (id: BirdGame): Proof => counts((at) => gameOf(at, id, either(id)));

/** The largest sum of two tarocks that does not beat the Sküs before them. */
const sumOfSkues = (): number =>
  Math.max(
    ...Array.from({ length: 9 }, (_, i) => i + 1)
      .filter((tarock) => largestSum([[SKUES], ['T20', `T${tarock}`]]) === 0)
      .map((tarock) => 20 + tarock),
  );

/** From the pile of this number on being forced costs nothing. */
const jubel: Proof = agrees(
  (n, at) => [n - 1, n].map((pile) => forcedIn(at, pile)),
  () => ['lost', 'jubel'],
);

export const OF_GOALS = {
  'Der Spieler muss den ersten Stich machen und auch den letzten, den mit einer Farbe, die er vorher nennt. Jeder Gegner zahlt ihm # oder bekommt #.':
    [worthOfPage, lostOfPage],
  'Der Spieler nimmt alle # Karten des Talons, die niemand sonst sieht, und legt dafür # Karten weg; sie sind aus dem Spiel.':
    [entitled(gameAt), entitled(gameAt)],
  'Er gewinnt, wenn er nie stechen muss, bis er oder alle Gegner keine Karten mehr haben. Jeder Gegner zahlt ihm # oder bekommt #.':
    [worthOfPage, lostOfPage],
  'Muss er erst stechen, wenn schon zum #. Mal oder öfter ausgespielt wurde, ist er Jubelpensionist, und niemand zahlt.':
    [jubel],
  'Liegt der gerufene König im Talon, kann man diese Spiele auf # weitere Arten spielen: Pagatrufer, Uhurufer, Kakadurufer.':
    [counts((at) => waysAt(at, 'pagatrufer'))],
  'Den Stich macht, wer mit einem Mal die höchste Summe an Tarock gespielt hat; der Sküs zählt #. Bei gleicher Summe gilt die frühere, und ohne Tarock sticht die höchste Karte der ausgespielten Farbe.':
    [counts(sumOfSkues)],
  'Steinhofmäßig: Der Spieler spielt allein gegen #. Er gewinnt, wenn genau eines gelingt, entweder ab #/# oder der Vogel; mit beidem verliert er, und ohne beides auch.':
    [
      against('pagatrufer', either('pagatrufer')),
      counts((at) => Math.floor(leastAlone(at) / 3)),
      counts((at) => leastAlone(at) % 3),
    ],
  'Spiel und Vogel zählen dabei als eines: Pagatrufer #, Uhurufer #, Kakadurufer #. Kontriert wird beides zusammen, und still zählt dieser Vogel nicht.':
    [asOne('pagatrufer'), asOne('uhurufer'), asOne('kakadurufer')],
} satisfies NumberCases['sentences'];
