import type { Unit } from '#engine/core/pack.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { commonFields, gameField, partiesBy } from '#engine/kernel/entry/common-entries.ts';
import type { EntrySheet, Field } from '#engine/kernel/entry/entry-sheet.ts';
import type { Ruleset } from '../ruleset.ts';
import { TABLES } from '../seats.ts';
import { FIXED } from '../settlement/lent.ts';
import { PLAYING, TALON, TRICKS } from '../sizes.ts';
import { TEXTS } from '../texts.ts';
import { type Asked, askedIn } from './asked/asked.ts';
import { eachFields, hasDeclarer } from './asked/each-fields.ts';
import { birdField, declaredField, kontraFields, protestFields, silentField } from './asked/said-fields.ts';
import { busThirdsField, resultsBy, wayFields } from './asked/way-fields.ts';

/** What a scorer is asked (reform §14). */

const POINTS: Unit = PACK_54.unit;
const TRICK: Unit = { id: 'tricks', parts: 1, total: TRICKS };
const CARDS: Unit = { id: 'cards', parts: 1, total: PLAYING * TRICKS + TALON };
const VALUE: Unit = { id: 'value', parts: 1, total: FIXED.most };

/** How a game ended: its points say it, or somebody does who has not counted them. */
export const BY_POINTS = 'points';

/** The sheet of a table. */
export function sheetOf(ruleset: Ruleset): EntrySheet {
  const asked = askedIn(ruleset);
  const parties = partiesBy(ruleset.contracts, ({ kind }) => (kind === 'each' ? 'each' : 'sides'));
  return {
    parties,
    partners: true,
    units: [POINTS, TRICK, CARDS, VALUE],
    parts: TEXTS.score.parts,
    // A slip is hardly wider: tricks, what each player has, and how a game ended are written where points are, and what was silent beside
    // what was not.
    columns: ['contract', 'declarer', 'partner', 'thirds', 'gameKontra', 'declared'],
    fields: [
      gameField(parties),
      ...seatFields(ruleset, asked),
      ...exchangeFields(ruleset, asked),
      ...wayFields(ruleset, asked),
      ...resultFields(asked),
      busThirdsField(ruleset, asked),
      ...eachFields(ruleset, asked),
      ...kontraFields(ruleset, asked),
      birdField(asked),
      declaredField(ruleset, asked),
      silentField(ruleset, asked),
      ...protestFields(ruleset, asked),
      ...commonFields(),
    ],
  };
}

/** Who plays, with whom, and whose game it was. */
function seatFields({ contracts, options }: Ruleset, { king, kingShown }: Asked): readonly Field[] {
  const forSale = contracts.filter(({ isForSale }) => isForSale).map(({ id }) => id);
  const quiet = contracts.filter(({ unplayedIfQuiet }) => unplayedIfQuiet).map(({ id }) => id);
  const declarer: Field = {
    id: 'declarer',
    kind: 'seat',
    of: 'active',
    when: { contract: contracts.filter(hasDeclarer).map(({ id }) => id) },
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
    when: { contract: quiet, partner: [...Array(Math.max(...TABLES)).keys(), partner.also[0]] },
  };
  return [
    declarer,
    ...(options.ankauf === 'off' ? [] : [soldBy]),
    partner,
    // Where the talon stays closed to the end, nobody could choose.
    {
      id: 'kingTalon',
      kind: 'choice',
      values: ['alone', 'schleifen-king'],
      fallback: 'alone',
      when: { contract: kingShown, partner: [partner.also[1]] },
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

/** What it came to. */
const resultFields = (asked: Asked): readonly Field[] => [
  {
    ...{ id: 'result', kind: 'choice', values: resultsBy(asked, [BY_POINTS, 'won', 'lost']), fallback: BY_POINTS },
    when: asked.played,
  },
  {
    id: 'thirds',
    kind: 'count',
    unit: POINTS.id,
    min: 0,
    max: POINTS.total,
    beside: 'result',
    optional: { result: ['won', 'lost'] },
    when: asked.played,
  },
  { id: 'tricks', kind: 'count', unit: TRICK.id, min: 0, max: TRICK.total, when: { contract: asked.negative } },
];
