import type { Json } from '#engine/core/json.ts';
import { BONUS_IDS, BONUSES, type BonusId } from '#engine/games/reform/bonuses/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { TABLES } from '#engine/games/reform/seats.ts';
import { MOST_NATURSTICH, MOST_NATURSTICH_OF_TWO } from '#engine/games/reform/sizes.ts';
import { byAnswer, byContract } from '#engine/kernel/entry/common-entries.ts';
import type { ChoiceField, Field, RowsField, When } from '#engine/kernel/entry/entry-sheet.ts';
import { type Asked, type Condition, levelField, yesOrNo } from './asked.ts';

/** What a scorer is asked about kontra and bonuses (reform §14). */

/** Each bonus for each side; and of three of a side, two may protest against what the third has said, of the game and of each of them. */
const MOST_ROWS = 2 * BONUS_IDS.length;
const MOST_PROTESTS = 2 * (1 + MOST_ROWS);

const said = ({ levels }: Asked): readonly number[] => levels.filter((level) => level > 0);

/** What was said of the game; in a negative one with each opponent. */
export function kontraFields({ options }: Ruleset, asked: Asked): readonly Field[] {
  const { negative, played, held, doubled } = asked;
  // With the king in the talon and another way to play, what was said before counts no longer (reform §5.4).
  const early: When = played.map((one) => ({
    ...{ ...one, contract: held, kingTalon: ['alone'] },
    gameKontra: said(asked),
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

/** The bird that the bid announced; it is there by itself. */
export const birdField = ({ promising }: Asked): ChoiceField => ({
  id: 'bird',
  kind: 'choice',
  names: 'bonuses',
  values: byContract(promising, ({ bird }) => [bird]),
  fallback: { by: 'contract', of: Object.fromEntries(promising.map(({ id, bird }) => [id, bird])) },
});

/** What was declared, by whom, and what was said of it. */
export function declaredField(ruleset: Ruleset, asked: Asked): RowsField {
  const { contracts, options } = ruleset;
  const { positive, negative, played, birdGivenUp, playedOn } = asked;
  const open = { when: doubledRow(ruleset, asked) };
  return {
    id: 'declared',
    kind: 'rows',
    key: 'bonus',
    most: MOST_ROWS,
    when: [...played, birdGivenUp, { contract: negative }],
    given: { on: 'bird', row: { bonus: { as: 'bird' }, by: { as: 'declarer' } } },
    what: [
      {
        id: 'bonus',
        kind: 'choice',
        names: 'bonuses',
        values: byContract(contracts, (contract) => ruleset.everDeclarable(contract)),
      },
      { id: 'by', kind: 'seat', of: 'active' },
      // In a negative game the tricks say it, and who gives up the game gives up its bird.
      {
        id: 'made',
        kind: 'choice',
        values: [true, false],
        fallback: true,
        when: { contract: positive, kingTalon: playedOn },
      },
      { ...levelField('level', asked), ...open },
      ...(options.selbstkontra ? [{ ...yesOrNo('self'), ...open }] : []),
      ...(options.preKontra ? [{ ...yesOrNo('early'), when: earlyBird(asked) }] : []),
    ],
  };
}

/**
 * When something may be said of a row: of a game that is given up only before the exchange, and never of a bird that is one item with its
 * game (reform §6.5, §7.4).
 */
function doubledRow(ruleset: Ruleset, { playedOn, promising }: Asked): When {
  const kingTalon = ruleset.options.preKontra ? [...playedOn, 'schleifen-king'] : playedOn;
  const inGame = promising.filter(({ ways }) => ways?.includes('steinhofmaessig'));
  /** What is called during play is never doubled (reform §6.1). */
  const bonus = ruleset.bonuses.filter((id) => !BONUSES[id].inPlay);
  if (inGame.length === 0) return { kingTalon, bonus };
  const isOne = { kingTalon: ['steinhofmaessig'] };
  const others = inGame.map((contract): Condition => {
    const more = ruleset.declarable(contract).filter((bonus) => bonus !== contract.bird);
    return { ...isOne, contract: [contract.id], bonus: more };
  });
  const seats = [...Array(Math.max(...TABLES)).keys()];
  const opponents = seats.map((declarer): Condition => ({
    ...{ ...isOne, declarer: [declarer], bonus },
    by: seats.filter((seat) => seat !== declarer),
  }));
  return [{ kingTalon: kingTalon.filter((way) => way !== 'steinhofmaessig'), bonus }, ...others, ...opponents];
}

/** Only what a bid has announced is there to be doubled before the exchange (reform §6.3). */
const earlyBird = (asked: Asked): When =>
  asked.promising
    .filter(({ id }) => asked.exchanging.includes(id))
    .map(({ id, bird }) => ({ contract: [id], bonus: [bird], kingTalon: ['alone'], level: said(asked) }));

/** Whether a bonus can be lost without a word: a bird, and the called king (reform §6.2). */
const isLostSilently = (id: BonusId): boolean => BONUSES[id].bird !== undefined || id === 'koenig-ultimo';

/** Whether it counts at all without having been declared. */
export const isEverSilent = (id: BonusId): boolean => BONUSES[id].silent !== undefined;

const SIDES: readonly Json[] = ['declarer', 'opponents'];

/** How many Naturstiche there can be, by how it went on with the king in the talon: where tarocks go together, hands differ in length. */
export const mostNaturstich = (way: Json | undefined): number =>
  way === 'pratermaessig' ? MOST_NATURSTICH_OF_TWO : MOST_NATURSTICH;

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

/** What came about without a word, for which side. */
export function silentField(ruleset: Ruleset, { played, playedOn }: Asked): RowsField {
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
        values: byContract(positive, (contract) => ruleset.bonusesOf(contract).filter(isEverSilent)),
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
        values: byAnswer(
          'kingTalon',
          playedOn.map((way) => [way, upTo(mostNaturstich(way))] as const),
        ),
        fallback: 1,
        unsaid: true,
        when: { bonus: ['naturstich'] },
      },
    ],
  };
}

/** Who protested, against which step, on what: a bonus, or if none is named the game (reform §6.3). */
export function protestFields(ruleset: Ruleset, asked: Asked): readonly Field[] {
  if (!ruleset.options.protest) return [];
  const named = ruleset.contracts.filter(({ id }) => asked.positive.includes(id));
  return [
    {
      id: 'protests',
      kind: 'rows',
      most: MOST_PROTESTS,
      when: asked.doubled,
      what: [
        { id: 'by', kind: 'seat', of: 'active' },
        { id: 'step', kind: 'choice', values: said(asked) },
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
