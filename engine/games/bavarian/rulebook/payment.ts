import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { page } from './page.ts';

/** What becomes of a wrong kontra where the pot pays. */
const kontraPaid = (options: Options): readonly Text[] =>
  options['kontra-max'] === 0
    ? []
    : [
        options['kontra-pot'] === 'pot'
          ? text(
              'Gewinnt der Spieler trotz Kontra, zahlt die Kasse auch den verdoppelten Betrag.',
              'If the declarer wins despite a kontra, the pot pays the doubled amount as well.',
            )
          : text(
              'Gewinnt der Spieler trotz Kontra, zahlen die Gegner, was über das einfache Spiel geht.',
              'If the declarer wins despite a kontra, the defenders pay what exceeds the single game.',
            ),
      ];

/** At the prices of the source, its own first example is paid otherwise than it says (R15). */
const printedExample = ({ rounding, tariff }: Options): readonly Text[] =>
  rounding === 5 && tariff['frage-point'] === 1
    ? [
        text(
          'Ein gedrucktes Beispiel zahlt für eine Frage mit 71 Augen 15 Cent; nach der Preisliste sind es 5½, aufgerundet 10.',
          'A printed example pays 15 cents for a Frage with 71 points; by the list of prices it is 5½, rounded up to 10.',
        ),
      ]
    : [];

const PAYMENTS: Readonly<Record<Ruleset['payment'], (options: Options) => readonly Text[]>> = {
  points: (options) => [
    text(
      'Bezahlt wird jedes Auge über oder unter 60. Gewinnt der Spieler, zahlt die Kasse; verliert er, zahlt er jedem Gegner die Hälfte.',
      'Every point above or below 60 is paid for. If the declarer wins, the pot pays; if not, the declarer pays each defender half.',
    ),
    text(
      `Aufgerundet wird auf ${options.rounding} Cent, nach dem Verdoppeln. Auch die Hälften werden aufgerundet; was dazu fehlt, legt die Kasse dazu.`,
      `Amounts are rounded up to ${options.rounding} ${options.rounding === 1 ? 'cent' : 'cents'}, after doubling. The halves are rounded up, too; the pot adds what is missing.`,
    ),
    ...(options['tie-60'] === 'draw'
      ? []
      : [text('Ein 60 zu 60 kostet so viel wie 1 Auge.', 'A tie of 60 to 60 costs as much as 1 point.')]),
    ...printedExample(options),
    ...kontraPaid(options),
  ],
  fixed: () => [
    text(
      'Gewinnt der Spieler, zahlt ihm jeder Gegner den Preis; verliert er, zahlt er ihn jedem Gegner.',
      'A winning declarer gets the price from each defender, a losing one pays it to each.',
    ),
  ],
  sharp: ({ 'sharp-unit': unit }) => [
    text(
      `Ein Solo kostet ${unit} Cent, Schneider und Schwarz je ${unit} mehr. Jeder Gegner zahlt dem Spieler, oder der Spieler jedem.`,
      `A Solo costs ${unit} cents, Schneider and Schwarz ${unit} more each. Each defender pays the declarer, or the declarer pays each.`,
    ),
    text(
      'Eine gewonnene Frage kostet die Hälfte, eine verlorene so viel wie ein Solo.',
      'A Frage costs half if it is won, and as much as a Solo if it is lost.',
    ),
  ],
  haferl: (options) => [
    text(
      'Ein gewonnenes Aufnahmespiel zahlt die Kasse. Ein verlorenes zahlt der Spieler dem nächsten Gegner, und dem anderen zahlt die Kasse ebenso viel.',
      'A pick-up that is won is paid by the pot. If it is lost, the declarer pays the next defender, and the pot pays the other one as much.',
    ),
    text(
      'Ein Handspiel kostet das Doppelte und geht nicht über die Kasse.',
      'A hand costs twice as much and does not touch the pot.',
    ),
    options['hand-payment'] === 'each'
      ? text(
          'Gewinnt der Spieler, zahlt ihm jeder Gegner den ganzen Betrag; verliert er, zahlt er ihn jedem Gegner.',
          'A winning declarer gets the whole amount from each defender, a losing one pays it to each.',
        )
      : text(
          'Gewinnt der Spieler, zahlen ihm die Gegner den Betrag zusammen, jeder die Hälfte; verliert er, zahlt er ihn jedem.',
          'A winning declarer gets the amount from both defenders together, half each; a losing one pays it to each.',
        ),
    options['target-pricing'] === 'absolute'
      ? text(
          'Auch um mehr als 61 Augen richtet sich der Preis nach den Augen: Bis 65 und bis 56 hinunter ist er am kleinsten.',
          'Even when a hand is played for more than 61, the price goes by the points: up to 65, and down to 56, it is lowest.',
        )
      : text(
          'Geht es um mehr als 61 Augen, wandern die Preise mit: Bis 4 über und 5 unter dem Ziel ist er am kleinsten.',
          'For more than 61 points the prices go with the target: up to 4 above and 5 below it they are lowest.',
        ),
    ...kontraPaid(options),
  ],
};

export const payment = ({ options, payment: paid }: Ruleset): RulePage =>
  page('payment', text('Abrechnung', 'Settlement'), 'bavarian §7', [
    options['tie-60'] === 'draw'
      ? text('Bei 60 zu 60 zahlt niemand.', 'At 60 points each nobody pays.')
      : text('Bei 60 zu 60 hat der Spieler verloren.', 'At 60 points each the declarer has lost.'),
    ...PAYMENTS[paid](options),
  ]);

export const pot = (options: Options): RulePage =>
  page('pot', text('Kasse', 'Pot (Kasse)'), 'bavarian §8', [
    text(
      `Zu Beginn einer Partie legt jeder am Tisch ${options['pot-ante']} Cent in die Kasse, auch wer gerade aussetzt.`,
      `When a series begins, everybody at the table puts ${options['pot-ante']} cents into the pot, including a dealer who sits out.`,
    ),
    options['pot-short'] === 'cap'
      ? text(
          'Die Kasse zahlt nur, was sie hat. Ist sie leer, ist die Partie aus, und alle legen neu ein.',
          'The pot pays only what it holds. When it is empty the series is over, and everybody puts in a new ante.',
        )
      : text(
          'Reicht die Kasse nicht, legen alle nach, und sie zahlt voll. Ist sie danach genau leer, ist die Partie aus.',
          'If the pot is too small everybody puts in another ante, and it pays in full. If it is then exactly empty, the series is over.',
        ),
    text(
      'Was am Ende des Abends darin bleibt, wird gleichmäßig geteilt; übrige Cent gehen einzeln reihum, von der nächsten Vorhand an.',
      'What is left at the end of the evening is shared equally; odd cents go to one player each, from the next forehand on.',
    ),
  ]);

export const bank = (options: Options): RulePage =>
  page('bank', text('Guthaben', 'Banks'), 'bavarian §8', [
    text(`Jeder beginnt mit ${options['start-bank']} Cent.`, `Everybody starts with ${options['start-bank']} cents.`),
    text(
      'Wer nicht mehr alles zahlen kann, zahlt, was er hat; ein Spieler zuerst dem nächsten Gegner.',
      'Whoever cannot pay everything pays what is there; a declarer pays the next defender first.',
    ),
    text(
      'Hat einer nichts mehr, ist die Partie aus, und alle beginnen von vorn.',
      'When somebody has nothing left the series is over, and everybody starts afresh.',
    ),
  ]);
