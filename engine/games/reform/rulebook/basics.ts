import { type Text, text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { ENOUGH, TRICKS } from '../sizes.ts';
import { thirdsText } from '../words/amounts.ts';
import { everybodyAlone } from './each-page.ts';
import { exchangePage, kingInTalon } from './exchange.ts';
import { trainPage } from './goals/train-page.ts';
import { kingWays } from './king-ways.ts';
import { birdBids, furtherBirds, openHands, soloTalon } from './particular.ts';
import { settlement } from './payment.ts';
import { seriesPages } from './series-pages.ts';
import { announcing, kontra } from './speech.ts';
import { basicPage as page, namesOf, thirdsSaid } from './words.ts';

/** What holds in every game, as this table plays. */
export const basics = (ruleset: Ruleset): readonly RulePage[] => [
  cards(),
  table(),
  auction(ruleset),
  ...ankauf(ruleset),
  ...calledKing(ruleset),
  ...kingInTalon(ruleset),
  ...kingWays(ruleset),
  ...exchangePage(ruleset),
  ...birdBids(ruleset),
  ...soloTalon(ruleset),
  kontra(ruleset),
  announcing(ruleset),
  ...furtherBirds(ruleset),
  tricks(ruleset),
  ...openHands(ruleset),
  ...trainPage(ruleset),
  settlement(ruleset),
  ...everybodyAlone(ruleset),
  ...seriesPages(ruleset),
];

const [WRITTEN, SAID] = [thirdsText(ENOUGH), thirdsSaid(ENOUGH)];

const cards = (): RulePage =>
  page('cards', text('Karten und Zählen', 'Cards and counting'), 'reform §1', [
    text(
      '54 Karten: 22 Tarock und vier Farben zu acht. Sküs, Mond (XXI) und Pagat (I) sind die Trull.',
      '54 cards: 22 tarocks and four suits of eight. Sküs, Mond (XXI) and Pagat (I) are the Trull.',
    ),
    text(
      'In den schwarzen Farben geht es nach dem Buben mit 10, 9, 8, 7 weiter, in den roten mit 1, 2, 3, 4.',
      'After the jack, black suits go on with 10, 9, 8, 7 and red ones with 1, 2, 3, 4.',
    ),
    text(
      'König und Trullstück zählen 5, Dame 4, Cavall 3, Bube 2, alles andere 1. Je drei Karten zählt man zusammen und zieht 2 ab; für eine Karte, die übrig bleibt, ⅔.',
      'Kings and Trull cards count 5, queens 4, cavaliers 3, jacks 2, everything else 1. Add up three cards at a time and take 2 off; for a card left over, ⅔.',
    ),
    text(
      `Ein Drittel heißt Blatt. Zusammen sind es ${PACK_54.unit.total / 3} Punkte; ${WRITTEN.de} heißt ${SAID.de}, und ab da ist ein Spiel um Punkte gewonnen.`,
      `A third is a Blatt. The pack has ${PACK_54.unit.total / 3} points; ${WRITTEN.en} means ${SAID.en}, and that or more wins a game for points.`,
    ),
  ]);

const table = (): RulePage =>
  page('table', text('Tisch und Geben', 'Table and deal'), 'reform §2', [
    text(
      'Es spielen vier, gegen den Uhrzeigersinn; zu fünft setzt der Geber aus. Die Vorhand sitzt rechts vom Geber und gibt als Nächste.',
      'Four play, counter-clockwise; with five, the dealer sits out. Forehand sits to the right of the dealer and deals next.',
    ),
    text(
      'Wer dem Geber gegenüber sitzt, hebt ab, bis zu dreimal; zu fünft tut es, wer zwei Plätze rechts von ihm sitzt.',
      'The player opposite the dealer cuts, up to three times; with five it is the one two seats to the dealer’s right.',
    ),
    text(
      'Zuerst kommen zweimal drei Karten in den Talon, dann bekommt jeder zweimal sechs. Die zwei Gruppen des Talons bleiben bis zum Ende getrennt.',
      'First the talon gets two groups of three cards, then everybody gets six cards twice. The two groups of the talon stay apart to the end.',
    ),
    text(
      `Wer klopft, statt abzuheben, lässt aus dem Rest vier Päckchen zu ${TRICKS} machen: Die Vorhand und die zwei nach ihr suchen sich je eines aus, ohne hineinzusehen; wer übrig ist, bekommt das letzte.`,
      `A player who knocks instead of cutting has four packets of ${TRICKS} made of the rest: forehand and the next two choose one each without looking, and the last player gets what is left.`,
    ),
  ]);

/** Games that can only be named by forehand once everybody has passed. */
const lastOnly = ({ contracts }: Ruleset): readonly Text[] => {
  const games = contracts.filter(({ lastOnly: isLast }) => isLast === true);
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  return [text(`Nur dann gibt es auch: ${de}.`, `Only then may it also be: ${en}.`)];
};

const auction = (ruleset: Ruleset): RulePage =>
  page('auction', text('Lizitation', 'Auction'), 'reform §3.2', [
    text(
      'Die Vorhand sagt „Mein Spiel“ oder ein Spiel; passen kann sie nicht. Reihum wird geboten oder gepasst, bis einer übrig ist. Wer passt, ist draußen.',
      'Forehand says “Mein Spiel” or names a game, but cannot pass. In turn the others bid or pass until one is left. A player who passes is out.',
    ),
    ruleset.options.auction === 'priority'
      ? text(
          'Wer näher an der Vorhand sitzt als der letzte Bieter, darf dasselbe Spiel ansagen und bekommt es; wer weiter weg sitzt, muss höher gehen.',
          'A player who sits closer to forehand than the last bidder may name the same game and gets it; one who sits farther away must go higher.',
        )
      : text(
          'Jedes Gebot muss höher sein. Wer schon geboten oder „Mein Spiel“ gesagt hat, darf das letzte Gebot auch halten und hat dann selbst dieses Spiel; ein gehaltenes Gebot hält niemand mehr.',
          'Every bid must be higher. A player who has bid or said “Mein Spiel” may also hold the last bid, and then has that game; a bid that was held cannot be held again.',
        ),
    text(
      'Passen alle anderen auf „Mein Spiel“, sucht sich die Vorhand ein Spiel aus.',
      'If everybody else passes after “Mein Spiel”, forehand chooses a game.',
    ),
    ...lastOnly(ruleset),
    ladder(ruleset),
  ]);

function ladder({ contracts }: Ruleset): Text {
  const { de, en } = namesOf(contracts);
  return text(`Von unten: ${de}.`, `From the lowest: ${en}.`);
}

function ankauf({ options, contracts }: Ruleset): readonly RulePage[] {
  if (options.ankauf === 'off' || !contracts.some(({ isForSale }) => isForSale)) return [];
  return [
    page('ankauf', text('Ankauf', 'Purchase (Ankauf)'), 'reform §3.3', [
      text(
        'Spielt einer gegen drei, darf ihm jeder Gegner der Reihe nach das Spiel abkaufen, bevor etwas gerufen, getauscht oder gesagt ist.',
        'Where one plays against three, each opponent in turn may buy the game before anything is called, exchanged or said.',
      ),
      ...(contracts.some(({ side }) => side === 'king')
        ? [
            text(
              'Ein Spiel, in dem ein König gerufen wird, ist nie zu kaufen, auch wenn einer darin allein bleibt.',
              'A game in which a king is called is never for sale, even if its declarer ends up alone.',
            ),
          ]
        : []),
      text(
        'Die drei anderen stimmen ab, auch der Verkäufer; der Käufer ist dafür. Mit drei Stimmen ist verkauft, und es wird nur einmal verkauft.',
        'The other three vote, the seller included; the buyer is in favour. Three votes sell it, and there is only one sale.',
      ),
      options.ankaufChair === 'first-leader'
        ? text(
            'Steht es zwei zu zwei, entscheidet die Stimme dessen, der zum ersten Stich ausspielt; wäre das der Spieler, die des Verkäufers.',
            'A tie of two against two goes by the vote of whoever leads to the first trick; if that is the declarer, by the seller’s.',
          )
        : text(
            'Steht es zwei zu zwei, entscheidet die Stimme dessen, der bisher am besten steht; bei Gleichstand die dessen, der ausspielt.',
            'A tie of two against two goes by the vote of whoever has the best total so far; if totals are tied, of whoever leads first.',
          ),
      text('Wird es nicht verkauft, ist der Nächste an der Reihe.', 'If it is not sold, the next player is asked.'),
      text(
        'Der Käufer ist dann in allem der Spieler. Er zahlt jedem der anderen den halben Wert des Spiels, ob er gewinnt oder verliert.',
        'The buyer is then the declarer in everything, and pays each of the others half of what the game is worth, won or lost.',
      ),
      options.mortgage
        ? text(
            'Für den Preis zählt der Wert ohne Hypothek und ohne Kontra.',
            'The price goes by the value without mortgage and without kontra.',
          )
        : text('Für den Preis zählt der Wert ohne Kontra.', 'The price goes by the value without kontra.'),
    ]),
  ];
}

function calledKing({ contracts }: Ruleset): readonly RulePage[] {
  if (!contracts.some(({ side }) => side === 'king')) return [];
  return [
    page('called-king', text('König rufen', 'Calling a king'), 'reform §5.1', [
      text(
        'Wer den gerufenen König hat, ist der Partner des Spielers und verschweigt es: Es zeigt sich, wenn der König fällt oder der Partner etwas anderes sagt als „gut“.',
        'Whoever holds the called king is the declarer’s partner and keeps it secret: it shows when the king is played, or when the partner says anything but “good”.',
      ),
      text(
        'Auch ein Gegner zeigt sich erst, wenn er etwas anderes sagt als „gut“. Kennt man den Partner, kennt man alle.',
        'An opponent, too, is known only after saying anything but “good”. Once the partner is known, everybody is.',
      ),
      text(
        'Man darf auch den eigenen König rufen. Dann spielt man allein gegen drei, und niemand weiß es.',
        'You may also call your own king. You then play alone against three, and nobody knows.',
      ),
      text(
        'Wer drei Könige hat, darf „den Vierten“ rufen und verschweigt so die Farbe; mit vieren muss er eine nennen.',
        'With exactly three kings you may call “the fourth” and keep its suit to yourself; with all four you must name one.',
      ),
    ]),
  ];
}

/** The games in which the trick has to be beaten. */
function headed(contracts: Ruleset['contracts']): readonly Text[] {
  const games = contracts.filter(({ mode }) => mode === 'H');
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  return [
    text(
      `Stichzwang gilt dazu in: ${de}. Wer die höchste Karte im Stich überstechen kann, muss es dort tun.`,
      `In these games you must also beat the winning card if you can: ${en}.`,
    ),
  ];
}

/** The games in which tarocks are a suit like the others. */
function suited(contracts: Ruleset['contracts']): readonly Text[] {
  const games = contracts.filter(({ mode }) => mode === 'suits');
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  return [
    text(
      `Hier ist Tarock eine Farbe wie jede andere: ${de}. Es sticht nur, wenn es ausgespielt wurde, und ausspielen darf es nur, wer nichts anderes mehr hat. Ohne die ausgespielte Farbe gibt man trotzdem Tarock zu.`,
      `Here tarocks are a suit like any other: ${en}. They win only where they were led, and may be led only by a player with nothing else. Without the suit led you still have to play a tarock.`,
    ),
  ];
}

/** The games in which nobody has to give a tarock. */
function freely(contracts: Ruleset['contracts']): readonly Text[] {
  const games = contracts.filter(({ mode }) => mode === 'B');
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  return [
    text(
      `Ohne die ausgespielte Farbe darf man hier spielen, was man will: ${de}.`,
      `Without the suit led you may play anything here: ${en}.`,
    ),
  ];
}

/** The games in which the lowest card of a suit is led, and the opponents have to beat. */
function lowLed(contracts: Ruleset['contracts']): readonly Text[] {
  const games = contracts.filter(({ mode }) => mode === 'W');
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  return [
    text(
      `Hier wird von jeder Farbe nur die niedrigste Karte ausgespielt, die man hat, und alle außer dem Spieler haben Stichzwang: ${de}.`,
      `Here only the lowest card that you hold of a suit is led, and everybody but the declarer must beat the winning card: ${en}.`,
    ),
  ];
}

/** The games in which the next leader may be somebody else than the winner of a trick. */
function picked(contracts: Ruleset['contracts']): readonly Text[] {
  const games = contracts.filter(({ kind }) => kind === 'first-and-last');
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  return [
    text(
      `Nach einem Stich, zu dem man selbst ausgespielt hat, bestimmt man hier, wer als Nächster ausspielt: ${de}.`,
      `After winning a trick that you led to you say here who leads next: ${en}.`,
    ),
  ];
}

const tricks = ({ options, contracts }: Ruleset): RulePage =>
  page('tricks', text('Stiche', 'Tricks'), 'reform §6.2, §7.1', [
    text(
      'Die ausgespielte Farbe wird bedient; wer sie nicht hat, spielt Tarock; wer auch keines hat, spielt, was er will.',
      'The suit led must be followed; if you cannot, play a tarock; if you have none, play anything.',
    ),
    ...headed(contracts),
    ...suited(contracts),
    ...freely(contracts),
    ...lowLed(contracts),
    text(
      'Das höchste Tarock macht den Stich, sonst die höchste Karte der ausgespielten Farbe.',
      'The highest tarock takes the trick, else the highest card of the suit led.',
    ),
    text(
      'Wer einen Stich macht, spielt zum nächsten aus. Wer zum ersten ausspielt, steht bei jedem Spiel.',
      'Whoever takes a trick leads to the next. Who leads to the first one is told with each game.',
    ),
    ...picked(contracts),
    ...(options.kaiserstich
      ? [
          text(
            'Liegen Sküs, Mond und Pagat in einem Stich, macht ihn der Pagat (Kaiserstich); gefangen ist dann keiner.',
            'If Sküs, Mond and Pagat are in one trick, the Pagat takes it (Kaiserstich), and none of them is caught.',
          ),
        ]
      : []),
    text(
      'Wer eine Karte hat, die seine Seite angesagt hat, hebt sie für ihren Stich auf, solange er etwas anderes spielen darf; in ihrem Stich muss er sie spielen, wenn er darf.',
      'A player who holds a card that their side has announced keeps it for its trick as long as another card may be played, and must play it there if the rules allow it.',
    ),
  ]);
