import { text, type Text } from '../../../core/text.ts';
import type { RulePage } from '../../../kernel/types.ts';
import type { Options } from '../options.ts';
import type { Ruleset } from '../ruleset.ts';

const page = (id: string, title: Text, source: string, lines: readonly Text[]): RulePage => ({
  ...{ id, group: 'basics', title, source, lines },
});

/** What holds in every game, as this table plays. */
export const basics = ({ options }: Ruleset): readonly RulePage[] => [
  cards(),
  table(options),
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
      '36 Karten in den Farben Eichel, Gras, Herz und Schellen; von oben: Ass, Zehner, König, Ober, Unter, 9, 8, 7, 6.',
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

const table = (options: Options): RulePage =>
  page('table', text('Tisch und Geben', 'Table and deal'), 'bavarian §2', [
    text(
      'Es spielen drei, im Uhrzeigersinn. Vorhand ist, wer links vom Geber sitzt; sie spielt immer zum ersten Stich aus.',
      'Three play, clockwise. Forehand sits to the left of the dealer and always leads to the first trick.',
    ),
    options['table-size'] === 4
      ? text(
          'Zu viert setzt der Geber aus: Er zahlt nicht und bekommt nichts.',
          'With four, the dealer sits out and neither pays nor receives.',
        )
      : text('Zu dritt ist der Geber die Hinterhand.', 'With three, the dealer is rearhand.'),
    text(
      'Abgehoben wird rechts vom Geber. Drei Karten kommen verdeckt in den Stock, dann jedem vier, drei und vier.',
      'The player to the dealer’s right cuts. Three cards go face down to the stock, then four, three and four to each.',
    ),
    text('Haben alle gepasst, gibt der Nächste.', 'If everybody passes, the next player deals.'),
  ]);

const auction = (options: Options): RulePage =>
  page('auction', text('Reizen', 'Auction'), 'bavarian §3.1', [
    text(
      '„Ich spiele“ lässt jedes Spiel offen, „ich spiele besser“ verpflichtet zu Solo oder Herzsolo, „ich spiele am besten“ zum Herzsolo.',
      '“I play” leaves every game open, “I play better” commits to Solo or Herzsolo, “I play best” to Herzsolo.',
    ),
    text(
      'Wer überboten wird, passt oder hält; wer hält, bleibt vorn. Erst dann kommt der Dritte dran, und er muss höher gehen.',
      'A player who is outbid passes or holds; who holds stays in front. Only then is the third player asked, who must go higher.',
    ),
    options['re-raise']
      ? text('Wer gehalten wird, darf noch einmal höher gehen.', 'A challenger who is held may go higher once more.')
      : text('Wer gehalten wird, ist draußen.', 'A challenger who is held is out.'),
    options['jump-bids']
      ? text('Beim Überbieten darf eine Stufe übersprungen werden.', 'A raise may skip a level.')
      : text('Überboten wird um genau eine Stufe.', 'A raise is exactly one level.'),
    ...(options.berliner === 'off'
      ? []
      : [
          text(
            'Berliner: Nur der Geber darf den Stock aufnehmen; für die anderen heißt „ich spiele“ Solo oder Herzsolo.',
            'Berliner: only the dealer may use the stock; for the others “I play” means Solo or Herzsolo.',
          ),
        ]),
  ]);

const exchange = (options: Options): RulePage =>
  page('exchange', text('Stock und Trumpf', 'Stock and trumps'), 'bavarian §3.4, §5', [
    text(
      'In der Frage nimmt der Spieler alle drei Karten des Stocks ins Blatt, zeigt sie niemandem und legt drei beliebige verdeckt weg.',
      'In a Frage the declarer takes all three cards of the stock into the hand, shows nobody, and lays any three away face down.',
    ),
    text(
      'Weggelegt werden darf alles, auch Trümpfe und Asse. Es zählt für den Spieler, ist aber kein Stich.',
      'Anything may be laid away, trumps and aces too. It counts for the declarer, but is no trick.',
    ),
    options['frage-trump'] === 'any' && options.berliner !== 'hearts'
      ? text('Danach nennt er Trumpf.', 'Then trumps are named.')
      : text('Trumpf ist dabei Herz.', 'Hearts are trumps.'),
  ]);

const LEVELS = ['Kontra', 'Re', 'Supp', 'Resupp', 'Hirsch'];

const kontra = (options: Options): RulePage =>
  page('kontra', text('Kontra', 'Kontra'), 'bavarian §3.4, §7.1', [
    ...(options['kontra-max'] === 0
      ? [text('Hier wird nicht kontriert.', 'There is no doubling here.')]
      : [
          text(
            `Vor der ersten Karte wird verdoppelt: ${LEVELS.slice(0, options['kontra-max']).join(', ')}, abwechselnd von den Gegnern und vom Spieler.`,
            `Before the first card the game may be doubled: ${LEVELS.slice(0, options['kontra-max']).join(', ')}, by the defenders and the declarer in turn.`,
          ),
          text(
            'Ein Gegner spricht für beide. Sagt niemand die nächste Stufe, wird gespielt.',
            'One defender speaks for both. If nobody says the next level, play begins.',
          ),
          options['kontra-goal'] === 'shift'
            ? text(
                'Wer zuletzt gesprochen hat, muss selbst 61 Augen machen.',
                'The side that spoke last must itself make 61 points.',
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
      ? text('Bei 60 zu 60 zahlt niemand.', 'At 60 to 60 nobody pays.')
      : text('Bei 60 zu 60 hat der Spieler verloren.', 'At 60 to 60 the declarer has lost.'),
    ...(options.payment === 'points'
      ? [
          text(
            'Bezahlt wird jedes Auge über oder unter 60; was dem Spieler gehört, zahlt die Kasse, was er verliert, zahlt er an beide Gegner zusammen.',
            'Every point above or below 60 is paid: the pot pays what the declarer wins, the declarer pays what is lost to both defenders together.',
          ),
          text(
            `Aufgerundet wird auf ${options.rounding} Cent, nach dem Verdoppeln. Reicht das Teilen nicht auf, legt die Kasse den Rest dazu.`,
            `Amounts are rounded up to ${options.rounding} ${options.rounding === 1 ? 'cent' : 'cents'}, after doubling. Where the halves do not come out even, the pot adds the rest.`,
          ),
          options['kontra-pot'] === 'pot'
            ? text(
                'Gewinnt der Spieler trotz Kontra, zahlt die Kasse auch das Verdoppelte.',
                'If the declarer wins despite a kontra, the pot pays the doubled amount, too.',
              )
            : text(
                'Gewinnt der Spieler trotz Kontra, zahlen die Gegner, was über das einfache Spiel geht.',
                'If the declarer wins despite a kontra, the defenders pay what exceeds the single game.',
              ),
        ]
      : [
          text(
            'Der Spieler bekommt den Preis von jedem Gegner, oder er zahlt ihn jedem.',
            'The declarer gets the price from each defender, or pays it to each.',
          ),
        ]),
  ]);

const pot = (options: Options): RulePage =>
  page('pot', text('Kasse', 'Pot (Kasse)'), 'bavarian §8', [
    text(
      `Zu Beginn einer Runde legt jeder am Tisch ${options['pot-ante']} Cent in die Kasse, auch wer gerade aussetzt.`,
      `When a round begins, everybody at the table puts ${options['pot-ante']} cents into the pot, also whoever sits out.`,
    ),
    options['pot-short'] === 'cap'
      ? text(
          'Die Kasse zahlt nur, was sie hat. Ist sie leer, ist die Runde aus, und alle legen neu ein.',
          'The pot pays only what it holds. When it is empty the round is over, and everybody puts in a new ante.',
        )
      : text(
          'Reicht die Kasse nicht, legen alle nach, und sie zahlt voll. Ist sie danach genau leer, ist die Runde aus.',
          'If the pot is too small everybody puts in another ante, and it pays in full. If it is then exactly empty, the round is over.',
        ),
    text(
      'Was am Ende des Abends darin bleibt, wird gleich geteilt; übrige Cent bekommen der Reihe nach die Nächsten von der Vorhand an.',
      'What is left at the end of the evening is shared equally; odd cents go to one player each, from the next forehand on.',
    ),
  ]);
