import type { Json } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { byAnswer, byContract, commonFields, gameField, partiesBy } from '#engine/kernel/entry/common-entries.ts';
import type { ChoiceField, EntrySheet, Field, RowsField, When } from '#engine/kernel/entry/entry-sheet.ts';
import { BONUS_IDS, BONUSES, type BonusId } from '../bonuses/index.ts';
import type { Contract } from '../contracts/contract.ts';
import { STEPS } from '../noted.ts';
import type { Ruleset } from '../ruleset.ts';
import { TABLES } from '../seats.ts';
import { MOST_NATURSTICH, TALON, TRICKS } from '../sizes.ts';
import { TEXTS } from '../texts.ts';

/** What a scorer is asked (reform §14). */

const POINTS: Unit = PACK_54.unit;
const TRICK: Unit = { id: 'tricks', parts: 1, total: TRICKS };

/** Each bonus for each side; and of three of a side, two may protest against what the third has said, of the game and of each of them. */
const MOST_ROWS = 2 * BONUS_IDS.length;
const MOST_PROTESTS = 2 * (1 + MOST_ROWS);
/** How a game ended: its points say it, or somebody does who has not counted them. */
export const BY_POINTS = 'points';

type Condition = Readonly<Record<string, readonly Json[]>>;

/** When something is asked, by the games of a table. */
interface Asked {
  /** Contracts by what they are. */
  readonly king: readonly string[];
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  readonly exchanging: readonly string[];
  /** Positive games that were played to the end. */
  readonly played: readonly Condition[];
  /** Those and the ones given up because the king lies in the talon: of them a kontra from before the exchange counts. */
  readonly doubled: readonly Condition[];
  /** Numbers of steps, from none up to the highest that the table plays. */
  readonly levels: readonly number[];
}

function askedIn({ contracts, options }: Ruleset): Asked {
  const ids = (fits: (contract: Contract) => boolean): readonly string[] => contracts.filter(fits).map(({ id }) => id);
  const positive = ids(({ kind }) => kind === 'positive');
  const king = ids(({ side }) => side === 'king');
  const played: Condition = {
    contract: positive,
    kingTalon: ['alone'],
    ...(options.ruferUnplayed && { unplayed: [false] }),
  };
  const givenUp: Condition = { contract: king, kingTalon: ['schleifen-king'] };
  return {
    ...{ king, positive },
    negative: ids(({ kind }) => kind === 'negative'),
    exchanging: ids(({ talon }) => talon.cards > 0),
    played: [played],
    doubled: options.preKontra ? [played, givenUp] : [played],
    levels: [0, ...STEPS.slice(0, options.kontraLevels).map((_, i) => i + 1)],
  };
}

/** The sheet of a table. */
export function sheetOf(ruleset: Ruleset): EntrySheet {
  const asked = askedIn(ruleset);
  const parties = partiesBy(ruleset.contracts, () => 'sides');
  return {
    parties,
    partners: true,
    units: [POINTS, TRICK],
    parts: TEXTS.score.parts,
    // A slip is hardly wider: of a negative game its tricks are written where points are, and what was silent beside what was not.
    columns: ['contract', 'declarer', 'partner', 'thirds', 'gameKontra', 'declared'],
    fields: [
      gameField(parties),
      ...seatFields(ruleset, asked),
      ...exchangeFields(ruleset, asked),
      ...resultFields(asked),
      ...kontraFields(ruleset, asked),
      declaredField(ruleset, asked),
      silentField(ruleset, asked),
      ...protestFields(ruleset, asked),
      ...commonFields(),
    ],
  };
}

/** Who plays, with whom, and whose game it was. */
function seatFields({ contracts, options }: Ruleset, { king }: Asked): readonly Field[] {
  const forSale = contracts.filter(({ isForSale }) => isForSale).map(({ id }) => id);
  const declarer: Field = {
    id: 'declarer',
    kind: 'seat',
    of: 'active',
    when: { contract: contracts.map(({ id }) => id) },
  };
  const soldBy: Field = {
    id: 'soldBy',
    kind: 'seat',
    of: { but: declarer.id },
    optional: true,
    when: { contract: forSale },
  };
  const partner = {
    id: 'partner',
    kind: 'seat',
    of: { but: declarer.id },
    also: ['own-king', 'king-in-talon'],
    when: { contract: king },
  } as const satisfies Field;
  const unplayed: Field = {
    id: 'unplayed',
    kind: 'tick',
    when: { contract: king, partner: [...Array(Math.max(...TABLES)).keys(), partner.also[0]] },
  };
  return [
    declarer,
    ...(options.ankauf === 'off' ? [] : [soldBy]),
    partner,
    {
      id: 'kingTalon',
      kind: 'choice',
      values: ['alone', 'schleifen-king'],
      fallback: 'alone',
      when: { contract: king, partner: [partner.also[1]] },
    },
    ...(options.ruferUnplayed ? [unplayed] : []),
  ];
}

/** How many cards were taken, where that changes the value (reform §5.3). */
function exchangeFields({ contracts, options }: Ruleset, { exchanging }: Asked): readonly Field[] {
  if (!options.mortgage) return [];
  return [
    {
      id: 'exchanged',
      kind: 'choice',
      values: Array.from({ length: TALON + 1 }, (_, cards) => cards),
      fallback: { by: 'contract', of: Object.fromEntries(contracts.map(({ id, talon }) => [id, talon.cards])) },
      unsaid: true,
      when: { contract: exchanging, kingTalon: ['alone'] },
    },
  ];
}

/** How it ended. */
const resultFields = ({ played, negative }: Asked): readonly Field[] => [
  { id: 'result', kind: 'choice', values: [BY_POINTS, 'won', 'lost'], fallback: BY_POINTS, when: played },
  {
    id: 'thirds',
    kind: 'count',
    unit: POINTS.id,
    min: 0,
    max: POINTS.total,
    beside: 'result',
    optional: { result: ['won', 'lost'] },
    when: played,
  },
  { id: 'tricks', kind: 'count', unit: TRICK.id, min: 0, max: TRICK.total, when: { contract: negative } },
];

const levelField = (id: string, { levels }: Asked): ChoiceField & { readonly fallback: number } => ({
  id,
  kind: 'choice',
  values: levels,
  fallback: 0,
  unsaid: true,
});

/** What was said of the game; in a negative one with each opponent. */
function kontraFields({ options }: Ruleset, asked: Asked): readonly Field[] {
  const { negative, played, exchanging, doubled, levels } = asked;
  const early: When = played.map((one) => ({
    ...one,
    contract: exchanging,
    gameKontra: levels.filter((level) => level > 0),
  }));
  return [
    { ...levelField('gameKontra', asked), when: doubled },
    ...(options.preKontra ? [{ id: 'early', kind: 'tick', when: early } as const] : []),
    {
      id: 'pairKontra',
      kind: 'each',
      of: { but: 'declarer' },
      what: levelField('level', asked),
      when: { contract: negative },
    },
    ...(options.selbstkontra
      ? [{ id: 'self', kind: 'tick', when: [...doubled, { contract: negative }] } as const]
      : []),
  ];
}

/** What was declared, by whom, and what was said of it. */
function declaredField(ruleset: Ruleset, asked: Asked): RowsField {
  const { contracts, options } = ruleset;
  const self: Field = { id: 'self', kind: 'choice', values: [false, true], fallback: false, unsaid: true };
  return {
    id: 'declared',
    kind: 'rows',
    key: 'bonus',
    most: MOST_ROWS,
    when: [...asked.played, { contract: asked.negative }],
    what: [
      {
        id: 'bonus',
        kind: 'choice',
        names: 'bonuses',
        values: byContract(contracts, (contract) => ruleset.declarable(contract)),
      },
      { id: 'by', kind: 'seat', of: 'active' },
      // In a negative game the tricks say it.
      { id: 'made', kind: 'choice', values: [true, false], fallback: true, when: { contract: asked.positive } },
      levelField('level', asked),
      ...(options.selbstkontra ? [self] : []),
    ],
  };
}

/** Whether a bonus can be lost without a word: a bird, and the called king (reform §6.2). */
const isLostSilently = (id: BonusId): boolean => BONUSES[id].bird !== undefined || id === 'koenig-ultimo';

const SIDES: readonly Json[] = ['declarer', 'opponents'];

/** What came about without a word, for which side. */
function silentField(ruleset: Ruleset, { played }: Asked): RowsField {
  const { contracts, bonuses } = ruleset;
  const positive = contracts.filter(({ kind }) => kind === 'positive');
  /** Those that only one side can make. */
  const sides: Readonly<Record<string, Json>> = Object.fromEntries(
    bonuses.flatMap((id) => [BONUSES[id].only].flatMap((side) => (side === undefined ? [] : [[id, side] as const]))),
  );
  return {
    id: 'silent',
    kind: 'rows',
    key: 'bonus',
    most: MOST_ROWS,
    when: played,
    what: [
      {
        id: 'bonus',
        kind: 'choice',
        names: 'bonuses',
        values: byContract(positive, (contract) => ruleset.bonusesOf(contract)),
      },
      {
        id: 'side',
        kind: 'choice',
        values: byAnswer(
          'bonus',
          bonuses.map((id) => [id, sides[id] === undefined ? SIDES : [sides[id]]] as const),
        ),
        fallback: { by: 'bonus', of: sides },
      },
      {
        id: 'made',
        kind: 'choice',
        values: [true, false],
        fallback: true,
        when: { bonus: bonuses.filter(isLostSilently) },
      },
      {
        id: 'count',
        kind: 'choice',
        values: Array.from({ length: MOST_NATURSTICH }, (_, i) => i + 1),
        fallback: 1,
        unsaid: true,
        when: { bonus: ['naturstich'] },
      },
    ],
  };
}

/** Who protested, against which step, on what: a bonus, or if none is named the game (reform §6.3). */
function protestFields(ruleset: Ruleset, { positive, doubled, levels }: Asked): readonly Field[] {
  if (!ruleset.options.protest) return [];
  const named = ruleset.contracts.filter(({ id }) => positive.includes(id));
  return [
    {
      id: 'protests',
      kind: 'rows',
      most: MOST_PROTESTS,
      when: doubled,
      what: [
        { id: 'by', kind: 'seat', of: 'active' },
        { id: 'step', kind: 'choice', values: levels.filter((level) => level > 0) },
        {
          id: 'bonus',
          kind: 'choice',
          names: 'bonuses',
          values: byContract(named, (contract) => ruleset.declarable(contract)),
          optional: true,
        },
      ],
    },
  ];
}
