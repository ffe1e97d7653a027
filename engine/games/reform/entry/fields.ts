import type { Json } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { byContract, commonFields, gameField, partiesBy } from '#engine/kernel/entry/common-entries.ts';
import type { By, EntrySheet, Field } from '#engine/kernel/entry/entry-sheet.ts';
import type { Ruleset } from '../ruleset.ts';
import { TABLES } from '../seats.ts';
import { FIXED } from '../settlement/lent.ts';
import { PLAYING, TALON, TRICKS } from '../sizes.ts';
import { TEXTS } from '../texts.ts';
import { type Asked, askedIn } from './asked/asked.ts';
import { eachFields, hasDeclarer } from './asked/each-fields.ts';
import { birdField, declaredField, kontraFields, protestFields, silentField } from './asked/said-fields.ts';
import { busThirdsField, resultsBy, wayFields } from './asked/way-fields.ts';
import { BY_POINTS } from './results.ts';

/** What a scorer is asked (reform §14). */

const POINTS: Unit = PACK_54.unit;
const TRICK: Unit = { id: 'tricks', parts: 1, total: TRICKS };
const CARDS: Unit = { id: 'cards', parts: 1, total: PLAYING * TRICKS + TALON };
const VALUE: Unit = { id: 'value', parts: 1, total: FIXED.most };

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
      ...resultFields(ruleset, asked),
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
function seatFields({ contracts, options }: Ruleset, { king, ...asked }: Asked): readonly Field[] {
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
    ...kingFields(asked, partner.also[1]),
    ...(options.ruferUnplayed ? [unplayed] : []),
  ];
}

/** How it went on with the king in the talon, and with whom; where that stays closed to the end, nobody could choose. */
function kingFields(
  { kingShown, withPartner }: Pick<Asked, 'kingShown' | 'withPartner'>,
  inTalon: Json,
): readonly Field[] {
  const chosen: Field = { id: 'chosen', kind: 'seat', of: { but: 'declarer' }, when: withPartner };
  return [
    {
      id: 'kingTalon',
      kind: 'choice',
      values: byContract(kingShown, ({ ways = [] }) => ['alone', ...ways, 'schleifen-king']),
      fallback: 'alone',
      when: { contract: kingShown.map(({ id }) => id), partner: [inTalon] },
    },
    ...(withPartner.length > 0 ? [chosen] : []),
  ];
}

/** How many cards were taken, where that changes the value (reform §5.3). */
function exchangeFields({ contracts, options }: Ruleset, { exchanging, playedOn }: Asked): readonly Field[] {
  if (!options.mortgage) return [];
  return [
    {
      id: 'exchanged',
      kind: 'choice',
      values: Array.from({ length: TALON + 1 }, (_, cards) => cards),
      fallback: { by: 'contract', of: Object.fromEntries(contracts.map(({ id, talon }) => [id, talon.cards])) },
      unsaid: true,
      when: { contract: exchanging, kingTalon: playedOn },
    },
  ];
}

/** Whoever says nothing has counted the points, where that can be said. */
const byPointsIn = ({ by, of }: By<readonly Json[]>): By<Json> => ({
  by,
  of: Object.fromEntries(
    Object.entries(of).flatMap(([key, all]) => (all.includes(BY_POINTS) ? [[key, BY_POINTS]] : [])),
  ),
});

/** What it came to. */
const resultFields = ({ contracts }: Ruleset, asked: Asked): readonly Field[] => [
  {
    ...{ id: 'result', kind: 'choice', values: resultsBy(asked, contracts) },
    fallback: byPointsIn(resultsBy(asked, contracts)),
    when: [...asked.played, { contract: asked.said }],
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
