import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { announcing, kontra, melds } from './speech.ts';

const page = (id: string, title: Text, source: string, lines: readonly Text[]): RulePage => ({
  ...{ id, group: 'basics', title, source, lines },
});

/** What holds in every game, as this table plays. */
export const basics = (ruleset: Ruleset): readonly RulePage[] => [
  cards(),
  table(ruleset),
  auction(ruleset),
  talon(ruleset),
  page('announcing', text('Ansagen', 'Announcing'), 'illustrated §6', announcing(ruleset)),
  page('kontra', text('Kontra', 'Kontra'), 'illustrated §6.2', kontra(ruleset)),
  page('melds', text('Melden', 'Melding'), 'illustrated §6.1, §8.4', melds(ruleset)),
  tricks(),
  settlement(ruleset),
  series(ruleset),
];

const cards = (): RulePage =>
  page('cards', text('Karten und Zählen', 'Cards and counting'), 'illustrated §1', [
    text(
      '54 Karten: 22 Tarock vom Sküs bis zum Pagat und vier Farben zu acht Karten.',
      '54 cards: 22 tarocks from the Sküs to the Pagat, and four suits of eight cards.',
    ),
    text(
      'König, Sküs, Mond (XXI) und Pagat (I) zählen 5, Dame 4, Cavall 3, Bube 2, alles andere 1.',
      'Kings, Sküs, Mond (XXI) and Pagat (I) count 5, queens 4, cavaliers 3, jacks 2, everything else 1.',
    ),
    text(
      'Gezählt wird zu dritt, je drei Karten 2 weniger, für einzelne Karten je ⅔ weniger; am Ende wird gerundet. Zusammen sind es 70.',
      'Cards are counted in threes, less 2 for each three, less ⅔ for each odd card, and rounded at the end. There are 70 points.',
    ),
    text(
      'In Rot ist die 1 die höchste leere Karte und die 4 die niedrigste.',
      'In red suits the 1 is the best pip and the 4 the lowest.',
    ),
  ]);

const table = ({ options, profile }: Ruleset): RulePage =>
  page('table', text('Tisch und Geben', 'Table and deal'), 'illustrated §2', [
    text(
      'Es spielen drei, gegen den Uhrzeigersinn. Die Vorhand sitzt rechts vom Geber und spielt zum ersten Stich aus.',
      'Three play, counter-clockwise. Forehand sits to the right of the dealer and leads to the first trick.',
    ),
    text('Zu viert setzt der Geber aus.', 'With four, the dealer sits out.'),
    typeof profile.packets[0] === 'number'
      ? text(
          'Jeder bekommt acht Karten, sechs kommen in den Talon, dann noch einmal acht.',
          'Everybody gets eight cards, six go to the talon, then eight more.',
        )
      : text(
          'Zuerst kommen sechs Karten in den Talon, dann bekommt jeder viermal vier.',
          'First six cards go to the talon, then everybody gets four cards four times.',
        ),
    ...(options['no-tarock-redeal']
      ? [
          text(
            'Wer kein Tarock bekommt, zeigt sein Blatt, und es wird neu gegeben.',
            'A player who is dealt no tarock shows the hand, and the cards are dealt again.',
          ),
        ]
      : []),
    options['redeal-dealer'] === 'same'
      ? text('Wird neu gegeben, gibt derselbe noch einmal.', 'When cards are dealt again, the same player deals.')
      : text('Wird neu gegeben, gibt der Nächste.', 'When cards are dealt again, the next player deals.'),
    options['review-rules'] === 'own-and-talon'
      ? text(
          'Nachschauen darf man in den eigenen Stichen und im offenen Talon, und im letzten Stich der anderen, bis der nächste gespielt ist.',
          'Players may look at their own tricks and at the open talon, and at an opponent’s last trick until the next is played.',
        )
      : text('Nachschauen darf man nur in den eigenen Stichen.', 'Players may look at their own tricks only.'),
  ]);

const ALL_PASS: Readonly<Record<string, Text>> = {
  redeal: text('Passen alle, wird neu gegeben.', 'If everybody passes, the cards are dealt again.'),
  trischaken: text('Passen alle, wird getrischakt.', 'If everybody passes, a Trischaken is played.'),
  vote: text(
    'Passen alle, wird getrischakt, wenn alle einverstanden sind; sonst wird neu gegeben.',
    'If everybody passes, a Trischaken is played if all agree; otherwise the cards are dealt again.',
  ),
};

function auction(ruleset: Ruleset): RulePage {
  const { options, profile } = ruleset;
  const direction =
    options['auction-direction'] === 'ccw'
      ? text(
          'Geboten wird in der Spielrichtung, die Vorhand beginnt.',
          'Bidding goes in the direction of play; forehand begins.',
        )
      : text('Geboten wird im Uhrzeigersinn, die Vorhand beginnt.', 'Bidding goes clockwise; forehand begins.');
  const ladder = text(
    'Von unten: Dreiblatt, Zweiblatt, Einblatt, Solo. Man darf überspringen; ein Solo beendet die Lizitation.',
    'From the lowest: Dreiblatt, Zweiblatt, Einblatt, Solo. Bids may jump; a Solo ends the auction.',
  );
  const passed = ALL_PASS[ruleset.find('trischaken') ? options['all-pass'] : 'redeal'];
  return page('auction', text('Lizitation', 'Auction'), 'illustrated §3', [
    direction,
    ladder,
    ...(profile.auction === 'overcall'
      ? [
          text(
            'Wer nicht spielen will, sagt weiter; nach dem ersten Gebot gut. Sonst bietet jeder höher, bis nur noch einer übrig ist.',
            'A player who does not want to play passes, or says good once there is a bid. The others bid higher until one is left.',
          ),
        ]
      : takingOver(ruleset)),
    ...(passed ? [passed] : []),
  ]);
}

function takingOver({ options, profile }: Ruleset): readonly Text[] {
  const { auction: rules } = profile;
  if (rules === 'overcall') return [];
  return [
    text(
      'Auf ein Gebot sagt der Nächste gut, bietet höher, oder löst es ab: Dann will er dasselbe Spiel, und es ist um 1 mehr wert.',
      'The next player answers a bid with good, bids higher, or takes it over: the same game, worth 1 more.',
    ),
    rules.takes.length === 1
      ? text('Abgelöst wird nur ein Dreiblatt („Unterer“).', 'Only a Dreiblatt can be taken over (“Unterer”).')
      : text(
          'Abgelöst werden Dreiblatt, Zweiblatt und Einblatt.',
          'Dreiblatt, Zweiblatt and Einblatt can be taken over.',
        ),
    rules.kept
      ? text(
          'Wer abgelöst wurde, sagt gut oder hält mit „mein Spiel“; gehalten ist es um 2 mehr wert.',
          'A player who was taken over says good or holds; a game that was held is worth 2 more.',
        )
      : text(
          'Wer abgelöst wurde, sagt gut oder hält mit „mein Spiel“.',
          'A player who was taken over says good or holds.',
        ),
    ...(rules.retakes
      ? [
          options['hold-after-retake']
            ? text(
                'Ein gehaltenes Gebot darf noch einmal abgelöst und noch einmal gehalten werden; es ist dann um 2 mehr wert.',
                'A bid that was held may be retaken and held once more; it is then worth 2 more.',
              )
            : text(
                'Ein gehaltenes Gebot darf noch einmal abgelöst werden; es ist dann um 2 mehr wert.',
                'A bid that was held may be retaken; it is then worth 2 more.',
              ),
        ]
      : []),
    options['outbid-after-hold']
      ? text('Auch ein gehaltenes Gebot darf überboten werden.', 'A bid that was held may still be outbid.')
      : text('Ein gehaltenes Gebot wird nicht mehr überboten.', 'A bid that was held cannot be outbid.'),
    text(
      'Der Dritte kommt erst dran, wenn einer der beiden gut gesagt hat; er darf nur höher bieten.',
      'The third player is asked once one of the two has said good, and may only bid higher.',
    ),
  ];
}

const talon = (ruleset: Ruleset): RulePage =>
  page('talon', text('Talon und Weglegen', 'Talon and discards'), 'illustrated §5', [
    text(
      'Der Spieler deckt die sechs Karten der Reihe nach auf, nimmt seinen Teil und legt gleich viele Karten weg.',
      'The declarer turns the six cards up in order, takes some of them, and lays the same number away.',
    ),
    text(
      'Weggelegt werden Farbkarten, aber keine Könige; Tarock nur, wenn sonst nichts mehr da ist, und offen. Die Trull bleibt in der Hand.',
      'Suit cards other than kings are laid away; tarocks only when nothing else is left, and face up. Trull pieces stay in hand.',
    ),
    ruleset.options['review-rules'] === 'own'
      ? text(
          'Der Rest des Talons wird zugedeckt und gehört den Gegnern.',
          'The rest of the talon is turned down and belongs to the defenders.',
        )
      : text('Der Rest des Talons gehört den Gegnern.', 'The rest of the talon belongs to the defenders.'),
  ]);

const tricks = (): RulePage =>
  page('tricks', text('Stiche', 'Tricks'), 'illustrated §7', [
    text('Farbzwang: Die ausgespielte Farbe wird bedient.', 'The suit led must be followed.'),
    text('Tarockzwang: Wer sie nicht hat, spielt Tarock.', 'Whoever cannot follow must play a tarock.'),
    text(
      'Wer beides nicht hat, wirft ab. Überstechen muss niemand.',
      'With neither, any card may be played. Nobody has to beat the trick.',
    ),
    text(
      'Das höchste Tarock macht den Stich, sonst die höchste Karte der ausgespielten Farbe; der Sküs sticht alles.',
      'The highest tarock wins the trick, else the highest card of the suit led; the Sküs beats everything.',
    ),
  ]);

const settlement = (ruleset: Ruleset): RulePage =>
  page('settlement', text('Abrechnung', 'Settlement'), 'illustrated §8', [
    text('Der Spieler gewinnt mit 36 Punkten.', 'The declarer wins with 36 points.'),
    text(
      'Gewonnen schreibt er den Wert des Spiels und jeden Punkt über 35; verloren schreibt beides jeder Gegner, mit den Punkten unter 35.',
      'A declarer who wins writes down the value of the game and every point above 35; if it is lost, each defender does, with the points below 35.',
    ),
    text(
      'Alles zählt mal dem Spiel: Zweiblatt 2, Einblatt 3, Solo 4.',
      'Everything is multiplied: by 2 in a Zweiblatt, 3 in an Einblatt, 4 in a Solo.',
    ),
    text(
      'Wer etwas ansagt und macht, schreibt es für sich. Verliert es der Spieler, schreibt es jeder Gegner; verliert es ein Gegner, der Spieler.',
      'Whoever makes what was announced writes it down. If the declarer fails, each defender does; if a defender fails, the declarer does.',
    ),
    ...(ruleset.options['lost-bonus-multiplied']
      ? []
      : [text('Verlorene Ansagen zählen nur einfach.', 'Announcements that fail are not multiplied.')]),
    ruleset.find('trischaken')
      ? text('Abgezogen wird niemandem etwas, außer im Trischaken.', 'Nobody loses points, except in a Trischaken.')
      : text('Abgezogen wird niemandem etwas.', 'Nobody loses points.'),
  ]);

const series = ({ options, hasPutRight }: Ruleset): RulePage =>
  page('series', text('Partie', 'Series'), 'illustrated §9', [
    options['end-trigger'] === 'reach'
      ? text('Eine Partie endet, wenn jemand 100 erreicht.', 'A series ends when somebody reaches 100.')
      : text('Eine Partie endet, wenn jemand mehr als 100 hat.', 'A series ends when somebody has more than 100.'),
    ...(options['series-bonus'] > 0
      ? [
          text(
            `Wer dann mindestens 100 hat, bekommt ${options['series-bonus']} dazu.`,
            `Everybody who has at least 100 then gets ${options['series-bonus']} more.`,
          ),
        ]
      : []),
    text('Dann gewinnt, wer am meisten hat.', 'Then the highest total wins.'),
    options['tie-break'] === 'shared'
      ? text('Wer gleich viel hat, teilt sich den Sieg.', 'Those who are level share the win.')
      : text(
          'Sind zwei vorn gleich, wird weitergespielt, bis einer führt.',
          'If two are level in front, play goes on until one leads.',
        ),
    text(
      'Um Geld zahlt jeder jedem den Unterschied der Punkte; dann beginnt die nächste Partie.',
      'For money, everybody pays everybody else the difference of their points; then the next series begins.',
    ),
    ...(hasPutRight('paid-by-who-sat-there')
      ? [
          text(
            'Geht jemand mitten in der Partie, wechselt den Platz oder hört man auf, wird so gezahlt, wie es steht; einen Zuschlag gibt es dann nicht.',
            'If somebody leaves within a series, changes seats, or everybody stops, the points are paid as they stand, without a bonus.',
          ),
        ]
      : []),
  ]);
