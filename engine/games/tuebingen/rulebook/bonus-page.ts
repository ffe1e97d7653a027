import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { BonusId } from '../bonuses.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { strafeWorth } from '../words/names.ts';

/** What a Strafe is, and what it is worth. */
export function bonusPage(ruleset: Ruleset, id: BonusId): RulePage {
  const { de, en } = strafeWorth(id);
  return {
    id,
    group: 'bonuses',
    title: nameOf(TEXTS.bonuses, id),
    source: 'tuebingen §7.1',
    lines: [...LINES[id](ruleset), text(`${de}.`, `${en}.`)],
  };
}

const run =
  (de: string, en: string): ((ruleset: Ruleset) => readonly Text[]) =>
  ({ options }) => [
    text(`Mindestens drei Tarock in Folge, ${de}.`, `At least three tarocks in sequence, ${en}.`),
    options['ski-head']
      ? text(
          'Der Ski ersetzt eine Karte, die fehlt, auch die erste.',
          'The Ski stands for one card that is missing, the first included.',
        )
      : text(
          'Der Ski ersetzt eine Karte, die fehlt, aber nicht die erste.',
          'The Ski stands for one card that is missing, but not the first.',
        ),
  ];

const LINES: Readonly<Record<BonusId, (ruleset: Ruleset) => readonly Text[]>> = {
  skimon: () => [text('Ski, 21er und Einser in einer Hand.', 'Ski, 21 and 1 in one hand.')],
  oberers: run('vom 21er abwärts', 'from the 21 down'),
  unterers: run('vom Einser aufwärts', 'from the 1 up'),
  kingdom: () => [text('Alle vier Könige in einer Hand.', 'All four kings in one hand.')],
  'ski-kingdom': () => [text('Genau drei Könige und der Ski.', 'Exactly three kings and the Ski.')],
  family: () => [text('König, Dame, Cavall und Bube einer Farbe.', 'King, queen, cavalier and jack of a suit.')],
  'ski-family': ({ options }) => [
    text('Genau drei davon und der Ski.', 'Exactly three of them and the Ski.'),
    options['ski-reuse'] === 'per-type'
      ? text('Der Ski macht nur eine Familie.', 'The Ski makes one family only.')
      : text('Der Ski macht in jeder Farbe eine.', 'The Ski makes one in each suit.'),
  ],
  fein: () => [text('Der Einser macht den letzten Stich.', 'The 1 wins the last trick.')],
  'einser-gefasst': () => [
    text(
      'Die andere Seite sticht den Einser, vor dem letzten Stich. Ansagen darf es, wer ihn gestochen hat.',
      'The other side takes the 1, before the last trick. The side that took it may claim it.',
    ),
  ],
  'einser-fein-gefasst': () => [
    text('Die andere Seite sticht den Einser im letzten Stich.', 'The other side takes the 1 in the last trick.'),
  ],
};
