import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { BONUSES } from '../bonuses/index.ts';
import { takesCards } from '../contracts/contract.ts';
import { STEPS } from '../noted.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { announcedName, TEXTS } from '../texts.ts';
import { bonusAmount } from '../words/amounts.ts';
import { basicPage as page, isDeclarable, listed } from './words.ts';

/** The ladder of doublings of a table: `Kontra ×2, Rekontra ×4`. */
function ladder({ kontraLevels }: Options, first: number): Text {
  const steps = STEPS.slice(0, kontraLevels);
  return listed(
    steps.map((step, i) => {
      const { de, en } = nameOf(TEXTS.items, step);
      return text(`${de} ×${first * 2 ** i}`, `${en} ×${first * 2 ** i}`);
    }),
  );
}

/** Whether any game of the table is doubled before cards are exchanged. */
const hasEarly = ({ options, contracts }: Ruleset): boolean => options.preKontra && contracts.some(takesCards);

function beforeExchange(ruleset: Ruleset): readonly Text[] {
  if (!hasEarly(ruleset))
    return [text('Kontriert wird erst vor dem ersten Stich.', 'Nothing is doubled until just before the first trick.')];
  const early = ladder(ruleset.options, 3);
  return [
    text(
      `Schon vor dem Tausch darf man kontrieren. Wer da anfängt, beginnt bei drei: ${early.de}.`,
      `A kontra may be said even before the exchange. A ladder that starts there begins at three: ${early.en}.`,
    ),
  ];
}

/** Who begins, and how it ends. */
const turns = (ruleset: Ruleset): readonly Text[] => [
  text(
    'Wer an der Reihe ist, darf mehrmals sprechen. Es ist zu Ende, wenn drei hintereinander „gut“ gesagt haben; „gut“ bindet niemanden.',
    'On your turn you may say several things. It ends when three in a row have said “good”; “good” binds nobody.',
  ),
  ...(hasEarly(ruleset)
    ? [
        text(
          'Vor dem Tausch beginnt der rechte Nachbar des Spielers.',
          'Before the exchange the player to the declarer’s right begins.',
        ),
      ]
    : []),
  text(
    'Vor dem ersten Stich beginnt der Spieler; das „gut“, mit dem er anfängt, wird nicht mitgezählt.',
    'Before the first trick the declarer begins; an opening “good” is not counted.',
  ),
];

/** Who doubles what, when, and how much it is then worth. */
export function kontra(ruleset: Ruleset): RulePage {
  const { options, contracts } = ruleset;
  const late = ladder(options, 2);
  return page('kontra', text('Kontra', 'Kontra'), 'reform §6.3, §6.4', [
    text(
      `Das Spiel und jede Ansage werden einzeln verdoppelt, abwechselnd von beiden Seiten: ${late.de}.`,
      `The game and every announcement are doubled one by one, by the two sides in turn: ${late.en}.`,
    ),
    ...beforeExchange(ruleset),
    text(
      'Wer kontriert, zeigt damit, auf welcher Seite er spielt. Das Kontra gilt für die ganze Seite.',
      'Saying kontra shows which side a player is on, and binds the whole side.',
    ),
    ...(contracts.some(({ kind }) => kind === 'negative')
      ? [
          text(
            'In einem negativen Spiel kontriert jeder Gegner nur für sich, und der Spieler antwortet jedem.',
            'In a negative game every opponent doubles alone, and the declarer answers each of them.',
          ),
        ]
      : []),
    ...(options.selbstkontra
      ? [
          text(
            'Selbstkontra sagt die eigene Seite: Dann zählt das Spiel oder die Ansage nur die Hälfte, und niemand darf mehr verdoppeln.',
            'Selbstkontra is said by the side whose game or announcement it is: it then counts half, and nobody may double it.',
          ),
        ]
      : []),
    ...(options.protest
      ? [
          text(
            'Wer mit der letzten Stufe der eigenen Seite nicht einverstanden ist, protestiert und bleibt auf der davor.',
            'A player who does not agree with the last step of their own side may protest, and stays one step below it.',
          ),
        ]
      : []),
    ...turns(ruleset),
  ]);
}

/** How the secret of the sides is kept where somebody announces. */
function hiddenSides({ contracts }: Ruleset): readonly Text[] {
  if (!contracts.some(({ side }) => side === 'king')) return [];
  return [
    text(
      'Wer mit dem gerufenen König ansagt, zeigt sich damit als Partner. Ein noch unbekannter Gegner sagt erst etwas an, nachdem er in diesem Zug kontriert hat: So weiß man, zu welcher Seite er gehört.',
      'The holder of the called king is known as the partner by announcing. An opponent who is not yet known may announce only after a kontra in the same turn: so everybody knows which side they are on.',
    ),
  ];
}

function birds({ bonuses }: Ruleset): Text {
  const { de, en } = listed(bonuses.filter((id) => BONUSES[id].bird).map((id) => nameOf(TEXTS.bonuses, id)));
  return text(
    `Die Vögel (${de}) zählen auch still. Fällt einer in seinem Stich und macht ihn nicht selbst, kostet er seine Seite den stillen Wert.`,
    `Birds (${en}) count silently, too. One that is played to its trick without taking it itself costs its side the silent value.`,
  );
}

/** What a table does with bonuses that are a number of times the game. */
const multipliers = ({ options }: Ruleset): Text =>
  options.multiplierBonuses === 'replace'
    ? text(
        'Gelingt eine Sürtaxe oder ein Volat, zählt das anstelle des Spiels, mit dessen Kontra; macht eine Seite beides, nur, was mehr wert ist. Ansagen darf eine Seite nicht beides.',
        'A Sürtaxe or a Volat that is made counts instead of the game, with the game’s kontra; if a side makes both, only the one worth more. A side may not announce both.',
      )
    : text(
        'Sürtaxe und Volat kommen zum Spiel dazu; macht eine Seite beides, zählt nur, was mehr wert ist. Ansagen darf eine Seite nicht beides.',
        'Sürtaxe and Volat are paid on top of the game; if a side makes both, only the one worth more counts. A side may not announce both.',
      );

/** What may be declared, by whom, and what it then counts. */
export function announcing(ruleset: Ruleset): RulePage {
  const declarable = ruleset.bonuses.filter((id) => isDeclarable(ruleset, id));
  const named = listed(
    declarable.map((id) => {
      const { declared } = BONUSES[id];
      const name = announcedName(id);
      const amount = declared ? bonusAmount(declared) : text('', '');
      return text(`${name.de} ${amount.de}`, `${name.en} ${amount.en}`);
    }),
  );
  return page('announcing', text('Ansagen', 'Announcements'), 'reform §6.1, §6.2, §6.3', [
    text(
      `Vor dem ersten Stich darf man ansagen, der Spieler zuerst: ${named.de}.`,
      `Before the first trick you may announce, the declarer first: ${named.en}.`,
    ),
    text(
      'Was angesagt ist, zählt doppelt, kostet aber dasselbe, wenn es nicht gelingt; die Karte braucht man dafür nicht zu haben.',
      'An announcement counts double, but costs as much if it fails; you need not hold the card.',
    ),
    ...hiddenSides(ruleset),
    ...(ruleset.contracts.some(({ kind }) => kind === 'positive') ? [birds(ruleset), multipliers(ruleset)] : []),
    text(
      'Sürtaxe und Volat rechnet man vom Wert des Spiels ohne Kontra.',
      'Sürtaxe and Volat go by the value of the game without kontra.',
    ),
  ]);
}
