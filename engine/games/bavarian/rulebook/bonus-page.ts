import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { BonusId, ListedBonus } from '../bonuses.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';

const unitMore = ({ 'sharp-unit': unit }: Options): Text =>
  text(
    `Es kostet ${unit} Cent mehr, in einer gewonnenen Frage ${unit / 2}.`,
    `It costs ${unit} cents more, in a Frage that is won ${unit / 2}.`,
  );

const schneider = ({ payment, options }: Ruleset): readonly Text[] => [
  text('Die Seite, die gewinnt, hat mindestens 91 Augen.', 'The side that wins has at least 91 points.'),
  payment === 'sharp' ? unitMore(options) : schneiderPrices(options),
];

const schneiderPrices = ({ tariff }: Options): Text =>
  text(
    `Die Frage kostet dann ${tariff['frage-schneider']} statt ${tariff['frage-simple']} Cent, das Solo ${tariff['solo-schneider']} statt ${tariff['solo-simple']}.`,
    `A Frage then costs ${tariff['frage-schneider']} cents instead of ${tariff['frage-simple']}, a Solo ${tariff['solo-schneider']} instead of ${tariff['solo-simple']}.`,
  );

const schwarz = ({ options }: Ruleset): readonly Text[] => [
  text(
    'Die Seite, die gewinnt, macht alle Stiche und hat alle 120 Augen.',
    'The side that wins takes all tricks and has all 120 points.',
  ),
  text(
    'Der Stock gehört dem Spieler: Gegen ihn gelingt es nur, wenn drei Neuner darin liegen oder er in der Frage drei Neuner weggelegt hat.',
    'The stock is the declarer’s: the defenders manage it only if three nines lie in it, or were laid away in a Frage.',
  ),
  unitMore(options),
];

function durch({ options }: Ruleset): readonly Text[] {
  const extra = options['fixed-durch'];
  return [
    text('Der Spieler macht alle elf Stiche.', 'The declarer takes all eleven tricks.'),
    options.payment === 'points'
      ? text('Was er gewinnt, verdoppelt sich.', 'What is won is doubled.')
      : text(`Jeder Gegner zahlt ${extra} Cent mehr.`, `Each defender pays ${extra} cents more.`),
    options['durch-against']
      ? text('Ebenso, wenn die Gegner alle Stiche machen.', 'The same if the defenders take all tricks.')
      : text(
          'Machen die Gegner alle Stiche, kostet das nichts extra.',
          'If the defenders take all tricks, nothing more is paid.',
        ),
  ];
}

const LINES: Readonly<Record<BonusId, (ruleset: Ruleset) => readonly Text[]>> = { schneider, durch, schwarz };

/** What is paid on top of a game, without being announced. */
export const bonusPage = (ruleset: Ruleset, { id, source }: ListedBonus): RulePage => ({
  ...{ id, source, group: 'bonuses', title: nameOf(TEXTS.bonuses, id) },
  lines: LINES[id](ruleset),
});
