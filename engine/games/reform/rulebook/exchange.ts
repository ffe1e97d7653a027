import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { basicPage as page, listed } from './words.ts';

/** What the table may be told of exchanging more or fewer cards (reform §5.3). */
const mortgage = ({ options }: Ruleset): readonly Text[] =>
  options.mortgage
    ? [
        text(
          'Wer will, tauscht mehr oder weniger Karten (Hypothek): Jede mehr macht das Spiel um ein Fünftel seines Werts billiger, jede weniger um ein Fünftel teurer.',
          'You may exchange more or fewer cards (mortgage): each extra card makes the game cheaper by a fifth of its value, each card fewer dearer by a fifth.',
        ),
        text(
          'Mehr heißt: zuerst eine ganze Gruppe, dann Karten der anderen. Weniger heißt: Karten nach Wahl aus einer Gruppe, auch gar keine.',
          'More means one whole group first, then cards of the other one. Fewer means any cards of one group, or none at all.',
        ),
        text(
          'Dieser Wert gilt dann, ob gewonnen oder verloren, auch für Sürtaxe und Volat; Vögel behalten ihren Wert.',
          'That is then the value, won or lost, for Sürtaxe and Volat as well; birds keep their own.',
        ),
      ]
    : [text('Es sind genau diese drei Karten.', 'It is exactly those three cards.')];

/** Exchanging with the talon, and what is laid away for it. */
export function exchangePage(ruleset: Ruleset): readonly RulePage[] {
  if (!ruleset.contracts.some(({ talon }) => talon.cards > 0)) return [];
  return [
    page('talon', text('Tauschen und Weglegen', 'Exchanging and laying away'), 'reform §5.2, §5.3', [
      text(
        'Beide Gruppen des Talons liegen offen. Der Spieler nimmt eine in die Hand und legt gleich viele Karten weg; was er weglegt, zählt für ihn, der Rest des Talons für die Gegner.',
        'Both groups of the talon lie open. The declarer takes one of them and lays as many cards away; those count for the declarer, the rest of the talon for the opponents.',
      ),
      ...mortgage(ruleset),
      text(
        'Könige und Trullstücke bleiben in der Hand. Ein Tarock legt nur weg, wer außer Königen keine Farbkarte mehr hat, und er zeigt es.',
        'Kings and Trull cards stay in hand. A tarock may be laid away only by a player with no suit card left but kings, and is shown.',
      ),
    ]),
  ];
}

/** What the declarer does who finds the called king in the talon. */
export function kingInTalon({ options, contracts }: Ruleset): readonly RulePage[] {
  const calling = contracts.filter(({ side, talon }) => side === 'king' && talon.cards > 0);
  if (calling.length === 0) return [];
  const alone = listed(
    calling.map(({ name, worth, worthAlone = worth }) => text(`${name.de} ${worthAlone}`, `${name.en} ${worthAlone}`)),
  );
  const half = listed(
    calling.map(({ name, worth, worthAlone = worth }) =>
      text(`${name.de} ${worthAlone / 2}`, `${name.en} ${worthAlone / 2}`),
    ),
  );
  return [
    page('king-in-talon', text('König im Talon', 'King in the talon'), 'reform §5.4', [
      text(
        `Liegt der gerufene König im Talon, kann der Spieler allein gegen drei spielen und eine beliebige Gruppe nehmen. Das Spiel gilt dann: ${alone.de}.`,
        `If the called king is in the talon, the declarer may play alone against three and take either group. The game is then worth: ${alone.en}.`,
      ),
      text(
        `Oder er schleift, bevor er etwas nimmt: Es wird nicht gespielt, und er zahlt jedem die Hälfte davon: ${half.de}.`,
        `Or the declarer gives up before taking anything (schleifen): the deal is not played, and the declarer pays each opponent half of that: ${half.en}.`,
      ),
      ...(options.preKontra
        ? [
            text(
              'Ein Kontra, das vor dem Tausch gesagt wurde, gilt in beiden Fällen.',
              'A kontra that was said before the exchange holds in both cases.',
            ),
          ]
        : []),
      text(
        'Der Talon liegt offen: Jeder weiß dann, dass es keinen Partner gibt.',
        'The talon lies open: everybody then knows that there is no partner.',
      ),
    ]),
  ];
}
