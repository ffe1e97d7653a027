import { type Text, text } from '#engine/core/text.ts';
import type { Passing } from '#engine/games/reform/contracts/contract.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';

/** A game whose declarer wants never to have to beat, and what is paid for it (reform §7.9). */
export const beating = ({ options }: Ruleset, contract: Passing): readonly Text[] => {
  const { worth, lost = worth, excusedOnce } = contract;
  return [
    text(
      `Er gewinnt, wenn er nie stechen muss, bis er oder alle Gegner keine Karten mehr haben. Jeder Gegner zahlt ihm ${worth} oder bekommt ${lost}.`,
      `The declarer wins by never having to beat a card until they, or all the opponents, are out of cards. Each opponent pays the declarer ${worth}, or gets ${lost}.`,
    ),
    text(
      'Gespielt wird auf einen Haufen, einer nach dem anderen: Wer die oberste Karte stechen kann, muss es tun, mit der ausgespielten Farbe oder, wer die nicht hat, mit Tarock. Wer es nicht kann, wird übergangen.',
      'Cards are played on a pile, by one after another: whoever can beat the top card has to, with the suit led or, without any of it, with a tarock. A player who cannot is passed over.',
    ),
    text(
      'Kann niemand mehr stechen, gehört der Haufen dem, der die oberste Karte gespielt hat, und er spielt zum nächsten aus. Hat er keine Karten mehr, tut es der Nächste, der welche hat.',
      'Once nobody else can beat it, the pile belongs to whoever played the top card, who leads to the next one. If they have no cards left, the next player who has some leads.',
    ),
    text(
      'Ausspielen darf der Spieler, was er will. Ist er sonst an der Reihe und könnte stechen, ist es sofort verloren.',
      'The declarer may lead any card. If it is otherwise their turn and they could beat the top card, it is lost at once.',
    ),
    text(
      'Hat der Nächste nach ihm keine Karten mehr, spielt er stattdessen für ihn. Verloren ist dann nur, wenn er diese Karte selbst gleich wieder stechen könnte.',
      'If the next player has no cards left, the declarer plays for them instead. It is then lost only if the declarer could beat that very card.',
    ),
    ...(excusedOnce
      ? [
          text(
            'Einmal im Spiel darf er stechen, ohne zu verlieren, wenn die oberste Karte von dem ist, der gleich vor ihm sitzt.',
            'Once a deal the declarer may beat a card without losing, if the player just before them put it there.',
          ),
        ]
      : []),
    text(
      `Muss er erst stechen, wenn schon zum ${options.jubelLead}. Mal oder öfter ausgespielt wurde, ist er Jubelpensionist, und niemand zahlt.`,
      `If they do not have to beat until the pile of lead number ${options.jubelLead} or a later one, they are a Jubelpensionist, and nobody pays.`,
    ),
  ];
};
