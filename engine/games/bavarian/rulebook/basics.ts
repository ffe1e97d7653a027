import { text, type Text } from '../../../core/text.ts';
import type { RulePage } from '../../../kernel/family/definition.ts';
import type { Options } from '../options.ts';
import type { Ruleset } from '../ruleset.ts';

const page = (id: string, title: Text, source: string, lines: readonly Text[]): RulePage => ({
  ...{ id, group: 'basics', title, source, lines },
});

/** What holds in every game, as this table plays. */
export const basics = ({ options }: Ruleset): readonly RulePage[] => [
  cards(),
  table(),
  auction(options),
  exchange(options),
  kontra(options),
  tricks(),
  payment(options),
  ...(options.payment === 'points' ? [pot(options)] : []),
];

const cards = (): RulePage =>
  page('cards', text('Karten und Zählen', 'Cards and counting'), 'bavarian §1', [
    text(
      '36 Karten in den Farben Eichel, Gras, Herz und Schellen; von oben: Ass (Sau), Zehner, König, Ober, Unter, 9, 8, 7, 6.',
      '36 cards in acorns, leaves, hearts and bells; from the top: ace, ten, king, Ober, Unter, 9, 8, 7, 6.',
    ),
    text(
      'Das Ass zählt 11, der Zehner 10, der König 4, der Ober 3, der Unter 2, die Spatzen (9 bis 6) nichts: zusammen 120 Augen.',
      'The ace counts 11, the ten 10, the king 4, the Ober 3, the Unter 2, the blanks (9 to 6) nothing: 120 points in all.',
    ),
    text(
      'Alle neun Karten der Trumpffarbe sind Trumpf, in derselben Reihenfolge; ständige Trümpfe gibt es nicht.',
      'All nine cards of the trump suit are trumps, in the same order; there are no permanent trumps.',
    ),
  ]);

const table = (): RulePage =>
  page('table', text('Tisch und Geben', 'Table and deal'), 'bavarian §2', [
    text(
      'Es spielen drei, im Uhrzeigersinn. Die Vorhand sitzt links vom Geber und spielt in jedem Spiel zum ersten Stich aus.',
      'Three play, clockwise. Forehand sits to the left of the dealer and always leads to the first trick.',
    ),
    text('Zu dritt ist der Geber die Hinterhand.', 'With three, the dealer is rearhand.'),
    text(
      'Zu viert setzt der Geber aus: Er bekommt keine Karten, zahlt nichts und bekommt nichts.',
      'With four, the dealer sits out, gets no cards, and neither pays nor receives.',
    ),
    text(
      'Wer rechts vom Geber sitzt, hebt ab. Drei Karten kommen verdeckt als Stock in die Mitte; dann bekommt jeder vier, drei und noch einmal vier.',
      'The player to the dealer’s right cuts. Three cards go face down to the stock; then everybody gets four, three and four.',
    ),
    text(
      'Passen alle, werden die Karten zusammengeworfen, und der Nächste gibt.',
      'If everybody passes, the cards are thrown in and the next player deals.',
    ),
  ]);

const auction = (options: Options): RulePage =>
  page('auction', text('Reizen', 'Auction'), 'bavarian §3.1, §3.3', [
    text(
      '„Ich spiele“ lässt jedes Spiel offen, „ich spiele besser“ verpflichtet zu Solo oder Herzsolo, „ich spiele am besten“ zum Herzsolo.',
      '“I play” leaves every game open, “I play better” commits to Solo or Herzsolo, “I play best” to Herzsolo.',
    ),
    text(
      'Wer überboten wird, passt oder hält; wer hält, bleibt vorn. Erst dann kommt der Dritte dran, und er muss höher gehen.',
      'A player who is outbid passes or holds; whoever holds stays in front. Only then is the third player asked, who must go higher.',
    ),
    options['re-raise']
      ? text(
          'Wird ein Gebot gehalten, darf der andere noch einmal höher gehen.',
          'When a call is held, the challenger may go higher once more.',
        )
      : text(
          'Wird ein Gebot gehalten, ist der andere aus dem Rennen.',
          'When a call is held, the challenger drops out.',
        ),
    options['jump-bids']
      ? text('Wer höher geht, darf dabei eine Stufe überspringen.', 'A raise may skip a level.')
      : text('Höher geht es immer um genau eine Stufe.', 'A raise is always exactly one level.'),
    ...(options.berliner === 'off'
      ? []
      : [
          text(
            'Berliner: Nur der Geber darf den Stock aufnehmen (zu viert die Hinterhand); bei den anderen heißt „ich spiele“ Solo oder Herzsolo.',
            'Berliner: only the dealer may use the stock (with four, rearhand); from the others “I play” means Solo or Herzsolo.',
          ),
        ]),
  ]);

const exchange = (options: Options): RulePage =>
  page('exchange', text('Stock und Trumpf', 'Stock and trumps'), 'bavarian §5, §3.4', [
    text(
      'In der Frage nimmt der Spieler alle drei Karten des Stocks ins Blatt, zeigt sie niemandem und legt drei beliebige verdeckt weg.',
      'In a Frage the declarer takes up all three cards of the stock without showing them, and lays any three cards away face down.',
    ),
    text(
      'Weggelegt werden darf alles, auch Trümpfe und Asse. Es zählt für den Spieler, ist aber kein Stich.',
      'Anything may be laid away, trumps and aces too. It counts for the declarer, but is no trick.',
    ),
    options['frage-trump'] === 'any' && options.berliner !== 'hearts'
      ? text('Danach nennt er die Trumpffarbe.', 'Then the declarer names trumps.')
      : text('In der Frage ist Herz Trumpf.', 'In a Frage, hearts are trumps.'),
  ]);

const LEVELS = ['Kontra', 'Re', 'Supp', 'Resupp', 'Hirsch'];

/** The levels of a table, each with the side that says it. */
const levels = (options: Options, defender: string, declarer: string): string =>
  LEVELS.slice(0, options['kontra-max'])
    .map((level, i) => `${level} (${i % 2 === 0 ? defender : declarer})`)
    .join(', ');

const kontra = (options: Options): RulePage =>
  page('kontra', text('Kontra', 'Kontra'), 'bavarian §3.4, §7.1', [
    ...(options['kontra-max'] === 0
      ? [text('Hier wird nicht kontriert.', 'There is no doubling here.')]
      : [
          text(
            `Vor der ersten Karte darf verdoppelt werden: ${levels(options, 'Gegner', 'Spieler')}.`,
            `Before the first card the game may be doubled: ${levels(options, 'defenders', 'declarer')}.`,
          ),
          text(
            'Sagt ein Gegner Kontra, gilt es für beide. Geht niemand höher, wird gespielt.',
            'A defender’s kontra binds both. When nobody goes higher, play begins.',
          ),
          options['kontra-goal'] === 'shift'
            ? text(
                'Die Seite, die zuletzt verdoppelt hat, braucht selbst 61 Augen.',
                'The side that doubled last must itself make 61 points.',
              )
            : text('Die 61 Augen braucht immer der Spieler.', 'It is always the declarer who needs 61 points.'),
        ]),
  ]);

const tricks = (): RulePage =>
  page('tricks', text('Stiche', 'Tricks'), 'bavarian §6', [
    text('Farbzwang: Die ausgespielte Farbe wird bedient.', 'The suit led must be followed.'),
    text('Trumpfzwang: Wer sie nicht hat, spielt Trumpf.', 'Whoever cannot follow must play a trump.'),
    text(
      'Wer beides nicht hat, wirft ab. Überstechen muss niemand.',
      'With neither, any card may be played. Nobody has to beat the trick.',
    ),
    text(
      'Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.',
      'The highest trump wins the trick, else the highest card of the suit led.',
    ),
  ]);

const payment = (options: Options): RulePage =>
  page('payment', text('Abrechnung', 'Settlement'), 'bavarian §7', [
    options['tie-60'] === 'draw'
      ? text('Bei 60 zu 60 zahlt niemand.', 'At 60 points each nobody pays.')
      : text('Bei 60 zu 60 hat der Spieler verloren.', 'At 60 points each the declarer has lost.'),
    ...(options.payment === 'points'
      ? [
          text(
            'Bezahlt wird jedes Auge über oder unter 60. Gewinnt der Spieler, zahlt die Kasse; verliert er, zahlt er jedem Gegner die Hälfte.',
            'Every point above or below 60 is paid for. If the declarer wins, the pot pays; if not, the declarer pays each defender half.',
          ),
          text(
            `Aufgerundet wird auf ${options.rounding} Cent, nach dem Verdoppeln. Auch die Hälften werden aufgerundet; was dazu fehlt, legt die Kasse dazu.`,
            `Amounts are rounded up to ${options.rounding} ${options.rounding === 1 ? 'cent' : 'cents'}, after doubling. The halves are rounded up, too; the pot adds what is missing.`,
          ),
          ...(options['kontra-max'] === 0
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
              ]),
        ]
      : [
          text(
            'Gewinnt der Spieler, zahlt ihm jeder Gegner den Preis; verliert er, zahlt er ihn jedem Gegner.',
            'A winning declarer gets the price from each defender, a losing one pays it to each.',
          ),
        ]),
  ]);

const pot = (options: Options): RulePage =>
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
