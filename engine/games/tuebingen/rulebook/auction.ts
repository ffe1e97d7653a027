import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { page } from './page.ts';

/** Laying away, the question for a Tout, calling, Stecken (tuebingen §3, §5). */
export const auctionPages = (ruleset: Ruleset): readonly RulePage[] => [
  page('lay', text('Weglegen', 'Laying away'), 'tuebingen §5', [
    text(
      'Der Geber hat 21 Karten und legt zwei verdeckt weg: keine Könige, nicht 21er, Einser und Ski.',
      'The dealer has 21 cards and lays two away face down: no kings, and not the 21, the 1 or the Ski.',
    ),
    text(
      'Sie zählen für seine Seite, im Raus für ihn selbst.',
      'They count for the dealer’s side, in a Raus for the dealer alone.',
    ),
  ]),
  ...(ruleset.options['tout-query'] ? [toutQuery()] : []),
  call(ruleset),
  ...(ruleset.options['stecken-allowed'] ? [stecken(ruleset)] : []),
];

const toutQuery = (): RulePage =>
  page('tout-query', text('Frage nach einem Tout', 'The question for a Tout'), 'tuebingen §3', [
    text(
      'Nach dem Weglegen darf fragen, wer nur Blättle und höchstens sieben Tarock hat, nicht 21er, Einser oder Ski.',
      'After laying away, a player with nothing but pips and at most seven tarocks may ask, not with the 21, the 1 or the Ski.',
    ),
    text(
      'Alle antworten zugleich und verdeckt; nur die erste Frage wird bekannt.',
      'All answer at once, in secret; only the first question is made known.',
    ),
    text(
      'Will keiner der anderen einen Tout spielen, wird gemischt, und derselbe gibt noch einmal.',
      'If nobody else wants to play a Tout, the cards are shuffled and the same player deals again.',
    ),
  ]);

function call({ options }: Ruleset): RulePage {
  const isFree = options['fort-mit'] === 'free';
  const fort: readonly Text[] = isFree
    ? [
        text(
          '„Fort“ und „fort mit“ darf jeder sagen, auch als Bluff.',
          'Everybody may say “fort” or “fort mit”, even as a bluff.',
        ),
      ]
    : [
        text(
          'Wer nicht ruft, sagt „fort“, mit mindestens acht Tarock „fort mit“.',
          'A player who does not call says “fort”, with at least eight tarocks “fort mit”.',
        ),
        options['fort-mit-counts-ski']
          ? text('Der Ski zählt dabei mit.', 'The Ski counts among them.')
          : text('Der Ski zählt dabei nicht mit.', 'The Ski does not count among them.'),
      ];
  return page('call', text('Rufen', 'Calling'), 'tuebingen §3', [
    text(
      'Zuerst wird reihum nach einem Raus gefragt, von der Vorhand bis zum Geber. Der erste Raus gilt.',
      'First everybody is asked for a Raus, from forehand to the dealer. The first Raus is played.',
    ),
    text(
      'Sonst darf reihum jeder, der Geber zuerst, einen König rufen, den er nicht hat. Wer ihn hat, ist heimlich sein Partner.',
      'Otherwise each in turn, the dealer first, may call a king from another hand. Its holder is secretly the partner.',
    ),
    text(
      'Mit drei Königen darf man „den Vierten“ rufen, mit allen vieren 21er, Einser oder Ski.',
      'With three kings one may call “the fourth”, with all four the 21, the 1 or the Ski.',
    ),
    ...fort,
    options['stecken-allowed']
      ? text('Gehen alle vier fort, wird gesteckt.', 'If all four go on, the hands are stacked (Stecken).')
      : text(
          'Gehen alle vier fort, wird gemischt, und derselbe gibt noch einmal.',
          'If all four go on, the cards are shuffled and the same player deals again.',
        ),
  ]);
}

const stecken = ({ options }: Ruleset): RulePage =>
  page('stecken', text('Stecken', 'Stecken'), 'tuebingen §5', [
    text(
      'Der Geber nimmt seine zwei Karten zurück. In jedem Blatt kommen die guten Karten nach links: 21er, Ski, Einser, Könige, Tarock ab 15.',
      'The dealer takes the two cards back. In each hand good cards go to the left: 21, Ski, 1, kings, tarocks from 15 up.',
    ),
    options['stecken-order'] === 'manual'
      ? text(
          'Innerhalb der guten und der übrigen ordnet jeder, wie er will, alle zugleich.',
          'Everybody arranges the good cards and the rest as they like, all at once.',
        )
      : text('Das Programm ordnet die Blätter.', 'The program orders the hands.'),
    text(
      'Die Blätter kommen aufeinander, das des Gebers zuoberst. Es wird einmal abgehoben, nicht gemischt, und derselbe gibt.',
      'The hands are put on top of each other, the dealer’s last. They are cut once and not shuffled, and the same player deals.',
    ),
  ]);
