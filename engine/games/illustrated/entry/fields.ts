import { PACK_54 } from '#engine/decks/deck-54.ts';
import {
  byAnswer,
  byContract,
  commonFields,
  gameField,
  partiesBy,
  sidesOf,
} from '#engine/kernel/entry/common-entries.ts';
import type { CountField, EntrySheet, Field, RowsField } from '#engine/kernel/entry/entry-sheet.ts';
import { POINTS as SCORES } from '#engine/kernel/words/texts.ts';
import { BIRDS, BONUS_IDS, type BonusId, MELDS, WITHOUTS } from '../bonuses.ts';
import { HIGHEST } from '../contracts/index.ts';
import { STEPS } from '../phases/said.ts';
import { type Column, LEVELS } from '../profiles/profile.ts';
import { BALANCE, type Ruleset } from '../ruleset.ts';

/** What a scorer is asked (illustrated §13). */

/** Nothing was doubled. */
export const NONE = 'none';
/** When the game was doubled: after the talon, or before it. */
export const WINDOWS = ['after', 'before'] as const;

/** What everybody has in a game of nobody. */
export const COUNTS = 'counts';

const POINTS: CountField = { id: 'points', kind: 'count', unit: PACK_54.unit.id, min: 0, max: PACK_54.unit.total };
const CALLED: readonly Column[] = ['before', 'announced'];
const COLUMNS: readonly Column[] = ['announced', 'before', 'silent', 'meld'];

/** How a bonus can have come about at this table; in a Solo, what counts before the talon is said like the rest. */
function stagesOf({ amount }: Ruleset, bonus: BonusId): readonly Column[] {
  const has = (column: Column): boolean => amount(bonus, column) !== undefined;
  return COLUMNS.filter((column) => (column === 'announced' ? CALLED.some(has) : has(column)));
}

/** The sheet of a table. */
export function sheetOf(ruleset: Ruleset): EntrySheet {
  const { contracts, options, value } = ruleset;
  const declared = contracts.filter(({ hasDeclarer }) => hasDeclarer).map(({ id }) => id);
  const alone = contracts.filter(({ hasDeclarer }) => !hasDeclarer).map(({ id }) => id);
  const when = { contract: declared };
  const inOrder = [...contracts].sort((a, b) => Number(b.hasDeclarer) - Number(a.hasDeclarer));
  const parties = partiesBy(inOrder, ({ hasDeclarer }) => (hasDeclarer ? 'sides' : 'each'));
  return {
    parties,
    partners: false,
    units: [PACK_54.unit],
    parts: SCORES.parts,
    ...sidesOf(BALANCE),
    columns: ['contract', 'declarer', 'level', 'points', 'bonuses', ...(options['game-contra'] ? ['gameKontra'] : [])],
    fields: [
      gameField(parties),
      { id: 'declarer', kind: 'seat', of: 'active', when },
      {
        id: 'level',
        kind: 'choice',
        fallback: 'basic',
        unsaid: true,
        values: byContract(contracts, ({ id }) => LEVELS.filter((level) => value(id, level) !== undefined)),
        when,
      },
      { ...POINTS, when },
      ...kontraFields(ruleset, declared),
      bonusesField(ruleset, declared),
      ...(alone.length > 0
        ? [
            {
              id: COUNTS,
              kind: 'each',
              of: 'active',
              what: POINTS,
              // Where nobody gets the talon, its points are missing.
              ...(options['trischaken-play'].includes('talon-last') && { sum: PACK_54.unit.total }),
              when: { contract: alone },
            } as const,
          ]
        : []),
      ...commonFields(),
    ],
  };
}

/** The steps that a table plays. */
const stepsOf = ({ options }: Ruleset): readonly string[] => [NONE, ...STEPS.slice(0, options.recontra ? 2 : 1)];

function kontraFields(ruleset: Ruleset, declared: readonly string[]): readonly Field[] {
  const { options, profile } = ruleset;
  if (!options['game-contra']) return [];
  const window: Field = {
    id: 'gameKontraWhen',
    kind: 'choice',
    fallback: WINDOWS[0],
    values: WINDOWS,
    when: { contract: declared.filter((id) => id !== HIGHEST), gameKontra: STEPS },
  };
  return [
    { id: 'gameKontra', kind: 'choice', fallback: NONE, values: stepsOf(ruleset), when: { contract: declared } },
    ...(profile.early.game ? [window] : []),
  ];
}

function bonusesField(ruleset: Ruleset, declared: readonly string[]): RowsField {
  const { bonuses, options, profile } = ruleset;
  const birds = BIRDS.filter((id) => bonuses.includes(id));
  const lost = birds.filter((id) => options[id === 'pagat' ? 'silent-pagat-loss' : 'silent-uhu-loss']);
  const others = [...WITHOUTS, 'valat'];
  const anybody = [
    ...(profile.birds.announced === 'anybody' ? [{ id: birds, stage: ['announced'] }] : []),
    ...(profile.birds.silent === 'anybody' ? [{ id: birds, stage: ['silent'] }] : []),
    { id: MELDS },
  ];
  return {
    id: 'bonuses',
    kind: 'rows',
    key: 'id',
    most: BONUS_IDS.length,
    when: { contract: declared },
    what: [
      { id: 'id', kind: 'choice', names: 'bonuses', values: bonuses },
      {
        id: 'stage',
        kind: 'choice',
        values: byAnswer(
          'id',
          bonuses.map((id) => [id, stagesOf(ruleset, id)] as const),
        ),
      },
      { id: 'by', kind: 'seat', of: 'active', when: anybody },
      {
        id: 'made',
        kind: 'choice',
        values: [true, false],
        fallback: true,
        when: [
          { id: [...birds, ...others], stage: CALLED },
          { id: lost, stage: ['silent'] },
        ],
      },
      { id: 'kontra', kind: 'choice', fallback: NONE, unsaid: true, values: stepsOf(ruleset), when: { stage: CALLED } },
    ],
  };
}
