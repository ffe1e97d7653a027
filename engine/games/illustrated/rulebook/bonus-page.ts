import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { BONUSES, type BonusId } from '../bonuses.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { amountsOf } from '../words/speech.ts';

type Lines = (ruleset: Ruleset) => readonly Text[];

const bird =
  (bonus: 'pagat' | 'uhu', de: string, en: string): Lines =>
  ({ options, profile }) => [
    text(`${de} macht den Stich.`, `${en} wins the trick.`),
    profile.birds.announced === 'anybody'
      ? text('Ansagen darf jeder, der die Karte hat.', 'Everybody who holds the card may announce it.')
      : text(
          'Ansagen darf nur der Spieler, wenn er die Karte hat.',
          'Only the declarer may announce it, holding the card.',
        ),
    profile.birds.silent === 'anybody'
      ? text('Still zählt es für jeden, dem es gelingt.', 'Silently, it counts for whoever makes it.')
      : text('Still zählt es nur für den Spieler.', 'Silently, it counts for the declarer only.'),
    ...(options[bonus === 'pagat' ? 'silent-pagat-loss' : 'silent-uhu-loss']
      ? [
          text(
            'Sticht ihn still die andere Seite in diesem Stich, bekommt jeder von ihr die Punkte.',
            'If the other side beats it there unannounced, each of that side gets the points.',
          ),
        ]
      : []),
    ...(options['lock-birds']
      ? [
          text(
            'Angesagt wird die Karte für ihren Stich aufgehoben, solange etwas anderes geht.',
            'Announced, the card is kept for its trick while another card is legal.',
          ),
        ]
      : []),
  ];

const points =
  (least: number): Lines =>
  ({ options }) => [
    text(`Der Spieler macht mindestens ${least} Punkte.`, `The declarer makes at least ${least} points.`),
    options.thresholds === 'exact'
      ? text('Es müssen volle Punkte sein.', 'These must be full points.')
      : text('Gerundete Punkte gelten.', 'Rounded points count.'),
  ];

const without =
  (de: string, en: string): Lines =>
  ({ options, amount }) => [
    text(`Der Spieler gewinnt ohne ${de} im Blatt.`, `The declarer wins without ${en} in hand.`),
    options['without-scope'] === 'dealt'
      ? text('Es gilt das Blatt, wie es gegeben wurde.', 'The hand counts as it was dealt.')
      : text('Es gilt das Blatt, mit dem gespielt wird.', 'The hand counts that is played with.'),
    ...(amount('no-trull', 'silent') === undefined
      ? [text('Es zählt nur, wenn es angesagt ist.', 'It counts only if it was announced.')]
      : [text('In einem gewonnenen Spiel zählt es auch still.', 'In a game that is won it counts silently, too.')]),
  ];

const LINES: Readonly<Record<BonusId, Lines>> = {
  pagat: bird('pagat', 'Der Pagat (Tarock I) im letzten Stich: Er', 'The Pagat (tarock I) in the last trick'),
  uhu: bird('uhu', 'Der Zweier (Tarock II) im vorletzten Stich: Er', 'The II in the last trick but one'),
  forty: points(40),
  fifty: points(50),
  'no-trull': without('Sküs, Mond und Pagat', 'Sküs, Mond and Pagat'),
  'no-kings': without('König', 'a king'),
  valat: () => [
    text('Der Spieler macht alle sechzehn Stiche.', 'The declarer takes all sixteen tricks.'),
    text('Es kommt zu allem anderen dazu.', 'It comes on top of everything else.'),
  ],
  'tarock-trull': () => [
    text(
      'Sküs, Mond und Pagat in einer Hand, wenn das Spiel beginnt.',
      'Sküs, Mond and Pagat in one hand when play starts.',
    ),
  ],
  'royal-trull': ({ options }) => [
    options['royal-trull'] === 'four-kings'
      ? text('Alle vier Könige in einer Hand, wenn das Spiel beginnt.', 'All four kings in one hand when play starts.')
      : text(
          'Wie gedruckt: alle drei Trullstücke in einer Hand; es zählt neben dem Tarock Trull.',
          'As printed: all three Trull pieces in one hand; it counts beside the Tarock Trull.',
        ),
  ],
  'two-honours': () => [
    text(
      'Genau zwei Trullstücke in einer Hand, wenn das Spiel beginnt.',
      'Exactly two Trull pieces in one hand when play starts.',
    ),
  ],
};

const MELDED = text(
  'Wer es meldet, bekommt die Punkte, wer auch gewinnt.',
  'Whoever melds it gets the points, whoever wins.',
);

/** What counts on top of a game, and how much. */
export function bonusPage(ruleset: Ruleset, id: BonusId): RulePage {
  const amounts = amountsOf(ruleset, id);
  return {
    ...{ id, source: BONUSES[id].source, group: 'bonuses', title: nameOf(TEXTS.bonuses, id) },
    lines: [
      ...LINES[id](ruleset),
      ...(BONUSES[id].about.kind === 'meld' ? [MELDED] : []),
      ...(amounts ? [text(`Punkte: ${amounts.de}.`, `Points: ${amounts.en}.`)] : []),
    ],
  };
}
