import { type Text, text } from '#engine/core/text.ts';
import type { FirstAndLast } from '#engine/games/reform/contracts/contract.ts';

/** A game for the first trick and the last one, and what is paid for it (reform §7.6). */
export const ends = ({ worth, lost = worth }: FirstAndLast): readonly Text[] => [
  text(
    `Der Spieler muss den ersten Stich machen und auch den letzten, den mit einer Farbe, die er vorher nennt. Jeder Gegner zahlt ihm ${worth} oder bekommt ${lost}.`,
    `The declarer has to win the first trick and the last one as well, that with a suit named beforehand. Each opponent pays the declarer ${worth}, or gets ${lost}.`,
  ),
  text(
    'Er sieht sich allein den Talon an, der liegen bleibt und nicht zählt, und nennt dann die Farbe; Tarock darf es nicht sein.',
    'The declarer alone looks at the talon, which stays where it is and does not count, and then names the suit; it may not be tarocks.',
  ),
  text(
    'Macht er den ersten Stich nicht, ist es sofort aus und verloren. Macht er den letzten mit einer anderen Farbe, zahlt niemand.',
    'Without the first trick it is over at once, and lost. With the last trick won by another suit nobody pays.',
  ),
  text(
    'Wer einen Stich macht, zu dem er selbst ausgespielt hat, bestimmt, wer zum nächsten ausspielt; es darf jeder sein, auch er selbst. Sonst spielt aus, wer den Stich gemacht hat.',
    'Whoever wins a trick that they led to says who leads to the next one; it may be anybody, themselves included. Otherwise the winner of the trick leads.',
  ),
];
