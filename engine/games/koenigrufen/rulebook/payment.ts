import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { basicPage as page } from './words.ts';

/** How a Trischaken is paid. */
export const trischaken = ({ options, customs }: Ruleset): RulePage =>
  page('trischaken-payment', text('Trischaken abrechnen', 'Settling a Trischaken'), 'tirol §8.4, §14', [
    ...(options['trischaken-positive']
      ? [text('Jeder gegen jeden: Wer mehr Punkte hat, bekommt.', 'All against all: more points win.')]
      : options['trischaken-settlement'] === 'online'
        ? [
            text(
              'Jeder gegen jeden: Wer mehr Punkte hat, zahlt; die Vorhand mit dem Spiel doppelt.',
              'All against all: more points pay; forehand with the game pays double.',
            ),
          ]
        : customs.trischaken === 'ooe'
          ? OOE
          : tyrol(options)),
    text(
      'Verglichen wird blattgenau, der Talon gehört dazu.',
      'Points are compared to the exact third, talon included.',
    ),
  ]);

const tyrol = (options: Options): readonly Text[] => [
  text(
    'Die zwei mit den meisten Punkten zahlen je 2, die anderen bekommen je 2; Gleiche teilen.',
    'The two with the most points pay 2 each, the others get 2 each; ties share.',
  ),
  options['trischaken-forehand-tie'] === 'share'
    ? text(
        'Hat die Vorhand allein die meisten, zahlt sie jedem 2.',
        'If forehand alone has the most, forehand pays 2 to each.',
      )
    : text(
        'Hat die Vorhand die meisten, auch gemeinsam mit anderen, zahlt sie jedem 2.',
        'If forehand has the most, tied or not, forehand pays 2 to each.',
      ),
  text(
    'Wer das Spiel hat (35 Punkte und 2 Blatt), zahlt jedem 2, die Vorhand jedem 4.',
    'A player with the game (35⅔ points) pays 2 to each, forehand 4.',
  ),
  text(
    'Wer keinen Stich hat, bekommt von jedem mit Stich 2; wer allein zahlt, zahlt auch dann jedem seinen Betrag, sonst wird nichts gezahlt.',
    'A player without a trick gets 2 from each player with one; whoever pays alone still pays everybody that amount, and nothing else is paid.',
  ),
  ...(options['two-virgins'] === 'split'
    ? [
        text(
          'Haben zwei keinen Stich und zahlt keiner allein, bekommen sie von den anderen nur je 1½.',
          'If two have no trick and nobody pays alone, they get only 1½ from each of the others.',
        ),
      ]
    : []),
];

const OOE: readonly Text[] = [
  text(
    'Wer die meisten Punkte hat, zahlt jedem 1, mit dem Spiel jedem 2.',
    'The player with the most points pays 1 to each, or 2 with the game.',
  ),
  text(
    'Die Vorhand zahlt doppelt, und auch bei Gleichstand allein.',
    'Forehand pays double, and pays alone even when tied.',
  ),
  text(
    'Wer keinen Stich hat, bekommt alles; zwei teilen es, und aus 3 werden dabei 4.',
    'A player without a trick gets it all; two share it, and 3 become 4 then.',
  ),
  text('Zwei Gleiche verlieren je 2, drei Gleiche je 1.', 'Two tied players lose 2 each, three lose 1 each.'),
];

const FENSTERBRETTL: Readonly<Record<Options['fensterbrettl'], Text>> = {
  round: text(
    'Ein Fensterbrettl ist ein gespieltes Spiel, das für alle mit null Punkten ausgeht: Auch danach zählt eine ganze Runde doppelt.',
    'A Fensterbrettl is a deal that was played and brings nobody a point: a whole round counts double after it, too.',
  ),
  'one-deal': text(
    'Ein Fensterbrettl ist ein gespieltes Spiel, das für alle mit null Punkten ausgeht: Danach zählt nur das nächste Spiel doppelt.',
    'A Fensterbrettl is a deal that was played and brings nobody a point: only the next deal counts double after it.',
  ),
  off: text(
    'Ein Spiel, das für alle mit null Punkten ausgeht, beginnt keine Doppelrunde.',
    'A deal that brings nobody a point begins no double round.',
  ),
};

const OVERLAP: Readonly<Record<Options['double-overlap'], Text>> = {
  queue: text(
    'Entsteht in einer Doppelrunde eine neue, folgt sie danach.',
    'A new double round within a double round follows it.',
  ),
  restart: text(
    'Entsteht in einer Doppelrunde eine neue, beginnt die Runde neu.',
    'A new double round within a double round restarts it.',
  ),
  stack: text(
    'Entsteht in einer Doppelrunde eine neue, verdoppelt sie noch einmal.',
    'A new double round within a double round doubles again.',
  ),
};

/** How everything else is paid, and what runs through a series. */
export function payment(ruleset: Ruleset): RulePage {
  const { options } = ruleset;
  return page('payment', text('Abrechnen', 'Settling'), 'tirol §8', [
    text(
      'Spiel und Zusätze werden einzeln abgerechnet. Zu zweit gegen zwei gewinnt oder verliert jeder den Wert; allein gegen drei mit jedem einzeln.',
      'Game and bonuses are settled separately. Two against two, everybody wins or loses the value; one against three settles with each.',
    ),
    text(
      'Renonce: Wer sie begeht, zahlt alles allein, als hätten die anderen das Spiel und alles Angesagte gewonnen.',
      'Revoke: the offender pays everything alone, as if the others had won the game and everything announced.',
    ),
    ...(options['double-rounds']
      ? [
          text(
            'Nach einem Trischaken oder Fensterbankl zählt eine ganze Runde doppelt.',
            'After a Trischaken or a Fensterbankl, a whole round counts double.',
          ),
          ...(ruleset.hasPutRight('fensterbrettl') ? [FENSTERBRETTL[options.fensterbrettl]] : []),
          OVERLAP[options['double-overlap']],
        ]
      : []),
    ...(options.schlussrad
      ? [text('Das letzte Radl des Abends zählt doppelt.', 'The last Radl of the evening counts double.')]
      : []),
    ...(options.standing === 'skoty'
      ? [
          options['skoty-unit'] === 'session'
            ? text(
                'Minuspunkte zählen in der Gesamtwertung halb, gerechnet über alle Spiele einer Runde.',
                'Minus points count half in the overall standings, over all the deals of a round together.',
              )
            : text(
                'Minuspunkte zählen in der Gesamtwertung halb, bei jedem Spiel für sich.',
                'Minus points count half in the overall standings, each deal by itself.',
              ),
        ]
      : []),
    ...(options.pagatkassa === 'off'
      ? []
      : [
          text(
            `Pagatkassa: Der angesagte Pagat bekommt oder zahlt, was darin ist, höchstens ${options.pagatkassa.cap}; unter ${options.pagatkassa.floor} legt jeder ${options.pagatkassa.ante} ein.`,
            `Pagat pot: an announced Pagat takes or pays what is in it, at most ${options.pagatkassa.cap}; below ${options.pagatkassa.floor} everybody puts in ${options.pagatkassa.ante}.`,
          ),
        ]),
  ]);
}
