import { text } from '../../../core/text.ts';
import type { RulePage } from '../../../kernel/types.ts';
import type { House } from '../house.ts';
import { TEXTS } from '../texts.ts';
import { basics } from './basics.ts';
import { bonusPage } from './bonus-page.ts';
import { contractPage } from './contract-page.ts';

/** The rule book of one house, made from its rules: basics, every game from the lowest, every bonus, what is not offered. */
export const rulebookOf = (house: House): readonly RulePage[] => [
  ...basics(house),
  ...house.contracts.map((contract) => contractPage(house, contract)),
  ...house.bonuses.map((bonus) => bonusPage(house, bonus)),
  {
    id: 'not-offered',
    group: 'more',
    title: text('Nicht angeboten', 'Not offered'),
    source: 'tirol §15',
    lines: [
      text(
        'Diese Namen kennt der Speisezettel; was sie bedeuten, sagt keine Quelle.',
        'The sheet knows these names; no source says what they mean.',
      ),
      ...TEXTS.notOffered,
    ],
  },
];
