import { text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { basics } from './basics.ts';
import { bonusPage } from './bonus-page.ts';
import { contractPage } from './contract-page.ts';

/** The rule book of one house, made from its rules: basics, every game from the lowest, every bonus, what is not offered. */
export const rulebookOf = (ruleset: Ruleset): readonly RulePage[] => [
  ...basics(ruleset),
  ...ruleset.contracts.map((contract) => contractPage(ruleset, contract)),
  ...ruleset.bonuses.map((bonus) => bonusPage(ruleset, bonus)),
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
