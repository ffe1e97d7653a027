import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { page } from './page.ts';

/** What holds in every game, as this table plays. */
export const basics = (ruleset: Ruleset): readonly RulePage[] => [
  cards(),
  table(ruleset),
  tricks(ruleset),
  claims(ruleset),
  score(ruleset),
];

const cards = (): RulePage =>
  page('cards', text('Karten und Zählen', 'Cards and counting'), 'tuebingen §1', [
    text(
      '78 Karten: der Ski, 21 Tarock und vier Farben zu vierzehn.',
      '78 cards: the Ski, 21 tarocks and four suits of fourteen.',
    ),
    text(
      'Ski, 21er, Einser und Könige zählen 4½, Damen 3½, Cavalls 2½, Buben 1½, alles andere ½; zusammen 91.',
      'Ski, 21, 1 and kings count 4½, queens 3½, cavaliers 2½, jacks 1½, everything else ½; 91 together.',
    ),
    text(
      'In jeder Farbe sticht König vor Dame, Cavall und Bube, und jedes Tarock sticht jede Farbe; der 21er ist das höchste.',
      'In each suit the king beats queen, cavalier and jack, and any tarock beats any suit; the 21 is the highest.',
    ),
    text(
      'Darunter ist in Rot die 1 das höchste Blättle und die 10 das niedrigste, in Schwarz umgekehrt.',
      'Below them the 1 is the best pip in red suits and the 10 the lowest, in black suits the other way round.',
    ),
  ]);

const table = ({ options }: Ruleset): RulePage =>
  page('table', text('Tisch und Geben', 'Table and deal'), 'tuebingen §2', [
    text(
      'Es spielen vier, gegen den Uhrzeigersinn. Rechts vom Geber sitzt die Vorhand, links von ihm wird abgehoben.',
      'Four play, counter-clockwise. Forehand sits to the right of the dealer, the player to the left cuts.',
    ),
    text(
      'Jeder bekommt dreimal fünf und einmal vier Karten, der Geber zuletzt sechs.',
      'Everybody gets five cards three times and four once, the dealer six at the end.',
    ),
    text(
      'Nach einem Spiel gibt der Nächste; nach Stecken oder Vergeben noch einmal derselbe.',
      'After a deal the next player deals; after Stecken or a misdeal the same one again.',
    ),
    ...(options['misdeal-penalty'] > 0
      ? [
          text(
            `Zehn auf die Badehose: Wer sich vergibt, verliert ${options['misdeal-penalty']}.`,
            `Ten on the swimming trunks: whoever misdeals loses ${options['misdeal-penalty']}.`,
          ),
        ]
      : []),
  ]);

const FROM_ABOVE: Readonly<Record<'enforce' | 'hint' | 'off', readonly Text[]>> = {
  enforce: [
    text(
      'Von oben: Steht über einer Folge kein Tarock mehr aus, wird ihr höchstes ausgespielt. Der Einser ist frei.',
      'From above: if no tarock is out above a run, its highest is led. The 1 is free.',
    ),
  ],
  hint: [
    text(
      'Eine Folge, über der kein Tarock mehr aussteht, spielt man von oben aus; wer es nicht tut, wird gewarnt.',
      'A run with no tarock out above it is led from above; whoever does not is warned.',
    ),
  ],
  off: [],
};

const tricks = ({ options }: Ruleset): RulePage =>
  page('tricks', text('Stiche und der Ski', 'Tricks and the Ski'), 'tuebingen §6', [
    text(
      'Die Vorhand spielt aus. Farbe muss bedient werden; wer sie nicht hat, spielt Tarock. Überstechen muss man nicht.',
      'Forehand leads. Follow suit; a player who cannot plays a tarock. There is no duty to beat.',
    ),
    text(
      'Der Ski darf jederzeit zugegeben werden und macht nie den Stich. Wird er ausgespielt, bestimmt die nächste Karte die Farbe.',
      'The Ski may be played at any time and never wins. If it is led, the next card says which suit is followed.',
    ),
    text(
      'Beim Zählen geht er an seine Seite zurück, gegen eine Karte zu ½. Im letzten Stich geht er über.',
      'When cards are counted it returns to its side for a card of ½. In the last trick it goes across.',
    ),
    text(
      'Hat die Seite keine solche Karte, auch keine weggelegte, bleibt er beim Gewinner des Stichs.',
      'If its side has no such card, not even one laid away, it stays with the winner of the trick.',
    ),
    ...FROM_ABOVE[options['lead-from-above']],
  ]);

/** Who claims, and until when, where Strafen are not counted automatically. */
const claiming = ({ options, hasPutRight }: Ruleset): readonly Text[] => [
  text(
    'Nach dem Zählen darf jeder für seine Seite Strafen ansagen. Was niemand ansagt, zählt nicht.',
    'After the count everybody may claim Strafen for their side. What nobody claims does not count.',
  ),
  ...(hasPutRight('claims-are-proved')
    ? [
        text(
          'Ansagen kannst du, was du selbst auf der Hand hattest, und was mit dem Einser geschehen ist, wenn es deiner Seite nützt.',
          'You can claim what you held in your own hand, and what became of the 1 if your side gains from it.',
        ),
        text(
          'Was nicht stimmt, erfährst nur du. Nach zwei solchen Ansagen sagst du in diesem Spiel nichts mehr an.',
          'What is not so is told to you alone. After two such claims you claim nothing more in this deal.',
        ),
      ]
    : []),
  hasPutRight('clock-for-the-last')
    ? text(
        `Zeit ist, bis alle fertig sind. Sind es alle anderen, hat der Letzte ${options['claim-seconds']} Sekunden; mit jeder Ansage beginnen sie neu.`,
        `There is time until all are done. Once all others are, the last has ${options['claim-seconds']} seconds, which start again with every claim.`,
      )
    : text(
        `Dafür sind ${options['claim-seconds']} Sekunden Zeit, oder bis alle fertig sind.`,
        `There are ${options['claim-seconds']} seconds for it, or until all are done.`,
      ),
  text('Danach steht beim Ergebnis, was vergessen wurde.', 'Afterwards the result says what was forgotten.'),
  ...(hasPutRight('late-strafen-are-confirmed')
    ? [
        text(
          'Vom Blatt zählt nur, was angesagt war, bevor das nächste Spiel des Tisches eingetragen wurde; dass es nur falsch aufgeschrieben war, bestätigt die Turnierleitung.',
          'From paper only what was claimed before the table’s next deal was entered counts; that it was only written down wrongly is confirmed by the director.',
        ),
      ]
    : []),
];

const claims = (ruleset: Ruleset): RulePage => {
  const { options } = ruleset;
  return page('claims', text('Strafen', 'Strafen'), 'tuebingen §7.1', [
    ...(options['strafen-claim'] === 'manual'
      ? claiming(ruleset)
      : [text('Strafen werden von selbst gezählt.', 'Strafen are counted automatically.')]),
    options['strafen-hand'] === 'dealt'
      ? text('Für den Geber zählen alle 21 Karten.', 'For the dealer all 21 cards count.')
      : text('Für den Geber zählen die 19 nach dem Weglegen.', 'For the dealer the 19 after laying away count.'),
    text(
      'Eigene Strafen erhöhen, was man gewinnt, und verringern, was man verliert; die der Gegner umgekehrt.',
      'One’s own Strafen raise what is won and lower what is lost; those of the opponents do the reverse.',
    ),
    options.scoring === 'classic'
      ? text(
          'Sie kommen dazu, bevor ein verlorener Ruf verdoppelt und ein Raus verdreifacht wird: Ein Skimon im Raus bringt 30.',
          'They are added before a lost Ruf is doubled and a Raus is counted three times: a Skimon in a Raus brings 30.',
        )
      : text(
          'Sie kommen zu dem dazu, was jeder zahlt: Ein Skimon im Raus bringt von jedem 10, zusammen 30.',
          'They are added to what each one pays: a Skimon in a Raus brings 10 from each, 30 together.',
        ),
    text('Sie entscheiden nie, wer gewonnen hat.', 'They never decide who has won.'),
    options['strafen-floor'] === 'both'
      ? text('Unter null fällt dabei kein Spiel.', 'No game falls below zero by them.')
      : text('Ein verlorenes Spiel fällt dabei nicht unter null.', 'A lost game does not fall below zero by them.'),
  ]);
};

const score = ({ options }: Ruleset): RulePage =>
  page('score', text('Schreiben', 'Scoring'), 'tuebingen §7.5, §8', [
    ...(options.scoring === 'classic'
      ? [
          text(
            'Aufgeschrieben wird nur die Seite des Spielers. Zahlt man um Geld, gilt am Ende der Unterschied der Summen.',
            'Only the declarer’s side is written down. For money, the difference of the totals is paid at the end.',
          ),
        ]
      : [text('Die Verlierer zahlen den Gewinnern.', 'The losers pay the winners.')]),
    text('Gespielt wird, solange man mag.', 'The game goes on as long as people like.'),
  ]);
