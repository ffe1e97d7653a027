import type { Json } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { byContract, commonFields, gameField, partiesBy } from '#engine/kernel/entry/common-entries.ts';
import type {
  ChoiceField,
  CountField,
  EachField,
  EntrySheet,
  Field,
  RowsField,
  SeatField,
  SeatsField,
  TickField,
} from '#engine/kernel/entry/entry-sheet.ts';
import { POINTS as SCORES } from '#engine/kernel/words/texts.ts';
import { isBeiGame } from '../contracts/contract.ts';
import { playsDoubles } from '../fensterbrettl.ts';
import { birdsOf, bonusesOf, isBird, type RankedContract, type Ruleset } from '../ruleset.ts';
import { TRICKS as DEALT } from '../sizes.ts';

/** What a scorer of Königrufen is asked (tirol §13); how the answers lie in a file says `layout.ts`. */

const POINTS: Unit = PACK_54.unit;
const TRICKS: Unit = { id: 'tricks', parts: 1, total: DEALT };

/** In place of a game: a Renonce before there was any. */
export const NO_GAME = 'renonce';
export const KING_IN_TALON = 'talon';
export const OWN_KING = 'own';
/** No sheet has room for more. */
export const MOST_ROWS = 40;

export const DECLARER: SeatField = { id: 'declarer', kind: 'seat', of: 'active' };
export const FACTOR: ChoiceField = { id: 'kontra', kind: 'choice', values: [1, 2, 4, 8], fallback: 1, unsaid: true };
export const THIRDS: CountField = { id: 'thirds', kind: 'count', unit: POINTS.id, min: 0, max: POINTS.total };
export const DECLARERS_TRICKS: CountField = { id: 'tricks', kind: 'count', unit: TRICKS.id, min: 0, max: TRICKS.total };
/** Everybody's own points. */
export const COUNTS: EachField = { id: 'counts', kind: 'each', of: 'active', what: THIRDS, sum: POINTS.total };
export const ANNOUNCED_BY: SeatField = { id: 'by', kind: 'seat', of: 'active' };
export const MADE: ChoiceField = { id: 'made', kind: 'choice', values: [true, false], fallback: true };
const STAGE: ChoiceField = { id: 'stage', kind: 'choice', values: ['silent', 'announced'], fallback: 'silent' };
const OPPONENTS = { but: DECLARER.id } as const;
export const PAIR_KONTRA: EachField = { id: 'kontra', kind: 'each', of: OPPONENTS, what: FACTOR };
export const OFFENDERS: SeatsField = { id: 'offenders', kind: 'seats', of: 'all', most: 4 };
export const OPPONENT: SeatField = { id: 'opponent', kind: 'seat', of: OPPONENTS };
export const PAIRS: RowsField = {
  id: 'pairs',
  kind: 'rows',
  what: [DECLARER, OPPONENT],
  most: 4 * 3,
  once: [DECLARER.id, OPPONENT.id],
};
/** On top of a Renonce; `from`: the offender who pays it alone. */
export const CLAIMED = {
  by: { id: 'by', kind: 'seat', of: 'active' },
  points: { id: 'points', kind: 'amount' },
  reason: { id: 'reason', kind: 'text', most: 200, optional: true },
  from: { id: 'from', kind: 'seat', of: 'all', optional: true },
} as const satisfies Readonly<Record<string, Field>>;
export const CLAIMS: RowsField = { id: 'extraClaims', kind: 'rows', what: Object.values(CLAIMED), most: MOST_ROWS };
export const EACH_GETS: Field = { id: 'points', kind: 'amount' };
export const FENSTERBANKL: TickField = { id: 'fensterbankl', kind: 'tick' };
export const WITHOUT_BIRD: TickField = { id: 'withoutBird', kind: 'tick' };

/** The sheet of a table. */
export function sheetOf(ruleset: Ruleset): EntrySheet {
  const { contracts } = ruleset;
  const ids = (fits: (contract: RankedContract) => boolean): readonly string[] =>
    contracts.filter(fits).map(({ id }) => id);
  const each = ids(({ parties }) => parties === 'each-for-self');
  const negative = ids(isBeiGame);
  const games = ids(() => true);
  const sides = games.filter((id) => !each.includes(id) && !negative.includes(id));
  const doubles = playsDoubles(ruleset);
  const parties = partiesBy(contracts, ({ id }) =>
    each.includes(id) ? 'each' : negative.includes(id) ? 'several' : 'sides',
  );
  return {
    parties,
    partners: true,
    units: [POINTS, TRICKS],
    parts: SCORES.parts,
    columns: ['contract', 'declarer', 'partner', 'bonuses'],
    fields: [
      { ...gameField(parties), values: [...gameField(parties).values, NO_GAME] },
      ...positiveFields(ruleset, sides),
      gamesField(ruleset, negative),
      {
        ...COUNTS,
        when: [
          { contract: each, renonce: [false] },
          { contract: each, stands: [true] },
        ],
      },
      { id: 'renonce', kind: 'tick', when: { contract: games } },
      ...(doubles ? [{ ...FENSTERBANKL, when: { contract: gameField(parties, [NO_GAME]).values } }] : []),
      ...renonceFields(ruleset, negative),
      ...commonFields({ renonce: [true] }, { contract: [NO_GAME] }),
    ],
  };
}

/** A game with sides: who with whom, how it ended, and what came on top. */
function positiveFields(ruleset: Ruleset, sides: readonly string[]): readonly Field[] {
  const { contracts, options } = ruleset;
  const levels = FACTOR.values as readonly Json[];
  const factor = { ...FACTOR, values: levels.slice(0, 1 + options['kontra-levels']) };
  const doubles = options['kontra-levels'] > 0;
  const calls = contracts.filter(({ parties }) => parties === 'calls-partner').map(({ id }) => id);
  const goesOn = { contract: sides, conceded: [false], gaveUp: [false] };
  const decided = [
    { contract: sides, conceded: [false], renonce: [false] },
    { contract: sides, conceded: [false], stands: [true] },
  ];
  return [
    { ...DECLARER, when: { contract: sides } },
    birdField(ruleset),
    {
      id: 'partner',
      kind: 'seat',
      of: OPPONENTS,
      also: [KING_IN_TALON, ...(options.selbstrufer ? [OWN_KING] : [])],
      when: { contract: calls },
      optional: { withoutBird: [true] },
    },
    {
      id: 'conceded',
      kind: 'choice',
      values: [false, true],
      fallback: false,
      when: [
        { partner: [KING_IN_TALON], contract: calls, renonce: [false] },
        { partner: [KING_IN_TALON], contract: calls, stands: [true] },
      ],
    },
    { id: 'result', kind: 'choice', values: ['won', 'lost', 'points'], when: decided },
    { ...THIRDS, beside: 'result', when: { result: ['points'] } },
    ...(doubles ? [{ ...factor, id: 'gameKontra', when: goesOn }] : []),
    {
      id: 'bonuses',
      kind: 'rows',
      key: 'id',
      most: MOST_ROWS,
      when: goesOn,
      what: [
        {
          id: 'id',
          kind: 'choice',
          names: 'bonuses',
          values: byContract(contracts, (contract) => bonusesOf(ruleset, contract).map(({ id }) => id)),
        },
        STAGE,
        ANNOUNCED_BY,
        { ...MADE, when: [{ renonce: [false] }, { stands: [true] }] },
        ...(doubles ? [{ ...factor, when: { stage: ['announced'] } }] : []),
      ],
      given: { on: 'bird', row: { id: { as: 'bird' }, stage: { is: 'announced' }, by: { as: 'declarer' } } },
    },
  ];
}

/** The bird that the bid announced: the contract's, or another one where the house lets a declarer change it (tirol §5). */
function birdField(ruleset: Ruleset): ChoiceField {
  const { contracts, options, customs } = ruleset;
  const promising = contracts.filter(({ bird }) => bird !== undefined);
  const switched = options['king-in-talon'].includes('switch-bird');
  const own = promising.filter(({ bird }) => bird !== 'any').map(({ id, bird = '' }) => [id, bird] as const);
  return {
    id: 'bird',
    kind: 'choice',
    names: 'bonuses',
    values: byContract(promising, (contract) =>
      (switched ? ruleset.bonuses.filter(isBird) : birdsOf(ruleset, contract)).map(({ id }) => id),
    ),
    fallback: { by: 'contract', of: Object.fromEntries(own) },
    // Where a price is fixed, nobody asks which bird was missing.
    ...(customs.renonce.withoutBird !== 'game-and-bird' && { optional: { withoutBird: [true] } }),
  };
}

/** Negative games: one, or several side by side (bei), each with the kontra of every opponent. */
function gamesField({ contracts, options }: Ruleset, negative: readonly string[]): RowsField {
  const levels = (FACTOR.values as readonly Json[]).slice(0, 1 + options['kontra-levels']);
  const bei = contracts.filter(isBeiGame);
  const beside = byContract(bei, ({ value }) => bei.filter((other) => other.value === value).map(({ id }) => id));
  return {
    id: 'games',
    kind: 'rows',
    most: 4,
    once: [DECLARER.id],
    when: { contract: negative },
    what: [
      { id: 'contract', kind: 'choice', names: 'contracts', values: beside },
      DECLARER,
      // Of a Renonce that concerns single pairs, only declarers of other pairs have tricks.
      {
        ...DECLARERS_TRICKS,
        when: [{ renonce: [false] }, { stands: [true] }, { singlePairs: [true] }],
        optional: { singlePairs: [true] },
      },
      ...(levels.length > 1 ? [{ ...PAIR_KONTRA, what: { ...FACTOR, values: levels } }] : []),
    ],
    given: { row: { contract: { as: 'contract' } } },
  };
}

/** A Renonce: who committed it, and what else is to be said of it (tirol §8.5). */
function renonceFields({ contracts }: Ruleset, negative: readonly string[]): readonly Field[] {
  const promising = contracts.filter(({ bird }) => bird !== undefined).map(({ id }) => id);
  const halves = contracts.filter(({ parties, talon }) => parties === 'calls-partner' && talon.id === 'half');
  const open = { renonce: [true], stands: [false] };
  const any = [{ renonce: [true] }, { contract: [NO_GAME] }];
  return [
    { ...EACH_GETS, when: { contract: [NO_GAME] } },
    { ...OFFENDERS, when: any },
    { id: 'stands', kind: 'tick', when: { renonce: [true] } },
    { ...WITHOUT_BIRD, when: { ...open, contract: promising } },
    { id: 'gaveUp', kind: 'tick', when: { ...open, contract: halves.map(({ id }) => id) } },
    { id: 'singlePairs', kind: 'tick', when: { ...open, contract: negative } },
    { ...PAIRS, when: { singlePairs: [true] } },
    { ...CLAIMS, when: any },
  ];
}
