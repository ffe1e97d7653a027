import { text, type Text } from '../../../core/text.ts';
import type { RulePage } from '../../../kernel/family/definition.ts';
import type { BonusId, ListedBonus } from '../bonuses.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { nameOf } from '../words/names.ts';

const schneider = ({ options: { tariff } }: Ruleset): readonly Text[] => [
  text('Die Seite, die gewinnt, hat mindestens 91 Augen.', 'The side that wins has at least 91 points.'),
  text(
    `Die Frage kostet dann ${tariff['frage-schneider']} statt ${tariff['frage-simple']} Cent, das Solo ${tariff['solo-schneider']} statt ${tariff['solo-simple']}.`,
    `A Frage then costs ${tariff['frage-schneider']} cents instead of ${tariff['frage-simple']}, a Solo ${tariff['solo-schneider']} instead of ${tariff['solo-simple']}.`,
  ),
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

const LINES: Readonly<Record<BonusId, (ruleset: Ruleset) => readonly Text[]>> = { schneider, durch };

/** What is paid on top of a game, without being announced. */
export const bonusPage = (ruleset: Ruleset, { id, source }: ListedBonus): RulePage => ({
  ...{ id, source, group: 'bonuses', title: nameOf(TEXTS.bonuses, id) },
  lines: LINES[id](ruleset),
});
