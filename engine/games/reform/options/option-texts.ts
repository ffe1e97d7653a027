import { type Text, text } from '#engine/core/text.ts';
import type { OptionId } from './options.ts';

/** Names and explanations of the options (reform §12). */
export const OPTION_TEXTS: Readonly<Record<OptionId, { readonly name: Text; readonly sentence: Text }>> = {
  'table-size': {
    name: text('Spieler am Tisch', 'Players at the table'),
    sentence: text(
      'Zu viert, oder zu fünft: Dann setzt der Geber aus.',
      'Four; or five, and then the dealer sits out.',
    ),
  },
  auction: {
    name: text('Lizitation', 'Auction'),
    sentence: text(
      'Wer näher an der Vorhand sitzt, übernimmt dasselbe Spiel; oder jeder muss höher bieten und darf, wenn er schon geboten hat, das letzte Gebot halten.',
      'A player closer to forehand takes over the same game; or everybody must bid higher, and a player who has already bid may hold the last bid.',
    ),
  },
  contractsOff: {
    name: text('Spiele weglassen', 'Games left out'),
    sentence: text('Diese Spiele werden hier nicht angesagt.', 'These games cannot be bid here.'),
  },
  ankauf: {
    name: text('Ankauf', 'Purchase (Ankauf)'),
    sentence: text(
      'Ein Gegner darf dem Spieler ein Spiel „einer gegen drei“ abkaufen, wenn die anderen zustimmen.',
      'An opponent may buy a game of one against three from its declarer if the others agree.',
    ),
  },
  ankaufChair: {
    name: text('Ankauf bei Gleichstand', 'Purchase, tied vote'),
    sentence: text(
      'Steht es beim Abstimmen zwei zu zwei, zählt die Stimme dessen, der zum ersten Stich ausspielt, oder dessen, der bisher vorn liegt.',
      'A tie of two votes against two goes by the vote of whoever leads to the first trick, or of whoever has the best total so far.',
    ),
  },
  mortgage: {
    name: text('Hypothek', 'Mortgage'),
    sentence: text(
      'Man darf mehr oder weniger Karten tauschen, als einem zustehen: Jede Karte mehr macht das Spiel um ein Fünftel seines Werts billiger, jede weniger um ein Fünftel teurer.',
      'You may exchange more or fewer cards than you are entitled to: each extra card makes the game cheaper by a fifth of its value, each card fewer dearer by a fifth.',
    ),
  },
  birdRuferAlone: {
    name: text('Vogelrufer allein', 'Bird Rufer alone'),
    sentence: text(
      'So viel zählt ein Pagat-, Uhu- oder Kakadurufer ohne seinen Vogel, wenn der gerufene König im Talon liegt und der Spieler allein weiterspielt.',
      'This is what a Pagat-, Uhu- or Kakadurufer is worth without its bird if the called king is in the talon and the declarer plays on alone.',
    ),
  },
  soloKingTalon: {
    name: text('Solorufer mit König im Talon', 'Solorufer, king in the talon'),
    sentence: text(
      'Zeigt sich am Ende, dass der gerufene König im Talon lag, zählt für den Spieler die Gruppe mit dem König oder der ganze Talon.',
      'If the called king turns out to have been in the talon, its group or the whole talon counts for the declarer.',
    ),
  },
  ruferUnplayed: {
    name: text('Rufer ohne Ansage nicht spielen', 'Silent Rufer is not played'),
    sentence: text(
      'Sagen alle nur „gut“, wird er nicht gespielt und zählt als gewonnen, außer der König liegt im Talon.',
      'If everybody says only “good”, it is not played and counts as won, unless the king is in the talon.',
    ),
  },
  preKontra: {
    name: text('Kontra vor dem Tausch', 'Kontra before the exchange'),
    sentence: text(
      'Schon vor dem Tausch darf kontriert werden; dieses Kontra zählt ×3 statt ×2.',
      'Kontra may be said even before cards are exchanged; it then counts ×3 instead of ×2.',
    ),
  },
  kontraLevels: {
    name: text('Kontra-Stufen', 'Levels of kontra'),
    sentence: text(
      'Wie oft das Spiel und jede Ansage verdoppelt werden dürfen.',
      'How often the game and each announcement may be doubled.',
    ),
  },
  selbstkontra: {
    name: text('Selbstkontra', 'Selbstkontra'),
    sentence: text(
      'Die eigene Seite darf ein Spiel oder eine Ansage halbieren; dann kontriert niemand mehr.',
      'A side may halve its own game or announcement, which then cannot be doubled.',
    ),
  },
  protest: {
    name: text('Protest', 'Protest'),
    sentence: text(
      'Wer mit einer Verdopplung der eigenen Seite nicht einverstanden ist, macht sie nicht mit.',
      'A player who does not agree with a doubling by their own side stays out of it.',
    ),
  },
  marabu: {
    name: text('Marabu', 'Marabu'),
    sentence: text(
      'Auch Tarock IIII zählt, wenn es selbst den viertletzten Stich macht.',
      'Tarock IIII counts as well if it takes the fourth-last trick itself.',
    ),
  },
  announceTrullAndKings: {
    name: text('Trull und vier Könige ansagen', 'Announcing Trull and four kings'),
    sentence: text(
      'Beide darf man auch ansagen; dann zählen sie doppelt.',
      'Both may be announced, and then count double.',
    ),
  },
  announceSingleUltimo: {
    name: text('Single ultimo ansagen', 'Announcing Single ultimo'),
    sentence: text('Es darf angesagt werden und zählt dann doppelt.', 'It may be announced, and then counts double.'),
  },
  multiplierBonuses: {
    name: text('Sürtaxe und Volat', 'Sürtaxe and Volat'),
    sentence: text(
      'Zusätze, die ein Vielfaches des Spiels zählen, kommen zum Spiel dazu; oder der teuerste, der gelingt, zählt statt des Spiels.',
      'Bonuses that are worth a multiple of the game are paid on top of it; or the dearest one made counts instead of the game.',
    ),
  },
  kaiserstich: {
    name: text('Kaiserstich', 'Kaiserstich'),
    sentence: text(
      'Liegen Sküs, Mond und Pagat in einem Stich, macht ihn der Pagat.',
      'If Sküs, Mond and Pagat are in one trick, the Pagat takes it.',
    ),
  },
  bus: {
    name: text('Bus beim Eisenbahner', 'Bus in Eisenbahner'),
    sentence: text(
      'Wer den Bus nimmt, rechnet mit allen anderen so ab wie der Spieler; oder nur diese zwei rechnen ab, um das Dreifache.',
      'Whoever takes the bus settles with everybody else as the declarer does; or only these two settle, for three times the value.',
    ),
  },
  expressLoss: {
    name: text('Eisenbahner ohne Abfahrt', 'Eisenbahner without a departure'),
    sentence: text(
      'Kommt der Spieler nicht auf seine eine Farbe, verliert er das Doppelte; oder nur den einfachen Wert.',
      'A declarer who is not left with the one suit loses double; or only the single value.',
    ),
  },
  hausiererMissingSuit: {
    name: text('Hausierer ohne eine Farbe', 'Hausierer without a suit'),
    sentence: text(
      'Fehlt dem Hausierer schon am Anfang eine Farbe, zahlt er für alle zwölf Stiche; oder nur den Grundwert.',
      'If the Hausierer lacks a suit from the start, they pay for all twelve tricks; or only the basic value.',
    ),
  },
  jubelLead: {
    name: text('Jubelpensionist', 'Jubelpensionist'),
    sentence: text(
      'Muss der Pensionist erst dann stechen, wenn so oft ausgespielt wurde, zahlt niemand.',
      'If the Pensionist does not have to beat a card until there have been this many leads, nobody pays.',
    ),
  },
  juwelLead: {
    name: text('Ausspiel im Juwel', 'Lead in a Juwel'),
    sentence: text(
      'Der Spieler sagt, ob er selbst oder die Vorhand ausspielt, wie im Diskreten Dreier; oder es spielt immer die Vorhand aus.',
      'The declarer says whether they lead themselves or forehand does, as in a Diskreter Dreier; or forehand always leads.',
    ),
  },
  oberdreierTalon: {
    name: text('Oberdreier: Talon', 'Oberdreier: talon'),
    sentence: text(
      'Nach dem Weglegen sieht der Spieler beide Gruppen des Talons und wählt; oder er nimmt eine, ohne sie zu sehen.',
      'After laying away, the declarer sees both groups of the talon and chooses; or takes one without seeing it.',
    ),
  },
  virginsTotal: {
    name: text('Spieler ohne Stich', 'Players without a trick'),
    sentence: text(
      'Hat im Trischaker jemand keinen Stich, bekommt er, was ein Verlierer sonst allen zahlt; oder von einem einzigen Verlierer immer nur 12.',
      'If somebody in Trischaker takes no trick, they get what a loser would otherwise pay to all; or from a single loser always only 12.',
    ),
  },
  afterTrischaker: {
    name: text('Nach einem Trischaker', 'After a Trischaker'),
    sentence: text(
      'Danach bekommt jeder ein Hölzel, das ein eigenes Spiel verdoppelt; oder die nächste Runde zählt doppelt (Radel); oder nichts.',
      'Everybody then gets a Hölzel, which doubles a game of their own; or the next round counts twice (Radel); or nothing.',
    ),
  },
  sautanzSeconds: {
    name: text('Dauer des Sautanz', 'Length of a Sautanz'),
    sentence: text(
      'So viele Sekunden lang wird er gespielt, wer auch immer an der Reihe ist.',
      'It is played for this many seconds, whoever’s turn it is.',
    ),
  },
  sautanzTurns: {
    name: text('Züge im Sautanz', 'Turns of a Sautanz'),
    sentence: text(
      'Nach so vielen Zügen endet er auch dort, wo keine Uhr läuft; bei 0 endet er dort erst, wenn nur noch einer Karten hat.',
      'After this many turns it ends even where no clock runs; with 0 it ends there only once a single player has cards.',
    ),
  },
  sautanzValue: {
    name: text('Wert der Runde nach einem Sautanz', 'Value of the round after a Sautanz'),
    sentence: text(
      'In der Runde nach einem Sautanz zählt jedes Spiel gleich viel: was der sagt, der den Sautanz angesagt hat, oder immer das Vereinbarte.',
      'In the round after a Sautanz every game is worth the same: what its declarer says, or always what is agreed.',
    ),
  },
  rounding: {
    name: text('Rundung', 'Rounding'),
    sentence: text(
      'Was zwei Spieler einander zahlen, wird auf Hundertstel oder auf ganze Punkte gerundet.',
      'What two players pay each other is rounded to hundredths or to whole points.',
    ),
  },
};
