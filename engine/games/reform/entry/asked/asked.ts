import type { Json } from '#engine/core/json.ts';
import {
  type Contract,
  type Each,
  type Positive,
  type Sharing,
  takesCards,
} from '#engine/games/reform/contracts/contract.ts';
import { STEPS } from '#engine/games/reform/noted.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import type { ChoiceField } from '#engine/kernel/entry/entry-sheet.ts';
import { isSaid } from '../results.ts';

export type Condition = Readonly<Record<string, readonly Json[]>>;

/** A contract whose bid announces a bird. */
type Promising = Contract & { readonly bird: NonNullable<Contract['bird']> };

/** A game that ends with a hand of one suit. */
export type Riding = Positive & { readonly train: NonNullable<Positive['train']> };

/** When something is asked, by the games of a table. */
export interface Asked {
  /** Contracts by what they are. */
  readonly king: readonly string[];
  /** Those of them in which it is known before play whether the called king lies in the talon. */
  readonly kingShown: readonly Contract[];
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  readonly exchanging: readonly string[];
  /** Those in which something may be doubled before cards are exchanged, or drawn. */
  readonly held: readonly string[];
  /** Those in which everybody plays alone. */
  readonly each: readonly Each[];
  readonly promising: readonly Promising[];
  /** Those for a hand of one suit, for an empty one, for equal pictures, and for a fair share of every opponent. */
  readonly riding: readonly Riding[];
  readonly emptying: readonly string[];
  readonly pictures: readonly string[];
  readonly sharing: readonly Sharing[];
  /** Those of which somebody says how they ended, because nothing is counted. */
  readonly said: readonly string[];
  /** How it may go on with the called king in the talon, unless the game is given up. */
  readonly playedOn: readonly Json[];
  /** Games played with a partner whom the declarer has named for that (reform §7.4); none: at this table there are none. */
  readonly withPartner: readonly Condition[];
  /** Positive games that were played to the end. */
  readonly played: readonly Condition[];
  /** Those given up because the king lies in the talon, and those of them whose bid announced a bird. */
  readonly givenUp: Condition;
  readonly birdGivenUp: Condition;
  /** Games of which a kontra counts; of those given up one from before the exchange. */
  readonly doubled: readonly Condition[];
  /** Numbers of steps, from none up to the highest that the table plays. */
  readonly levels: readonly number[];
}

export const isRiding = (contract: Contract): contract is Riding =>
  contract.kind === 'positive' && contract.train !== undefined;

/** When what is asked, at a table. */
export function askedIn({ contracts, options }: Ruleset): Asked {
  const ids = (fits: (contract: Contract) => boolean): readonly string[] => contracts.filter(fits).map(({ id }) => id);
  const isKingShown = ({ side, talon }: Contract): boolean => side === 'king' && talon.cards > 0;
  const hasOwnGoal = ({ kind }: Contract): boolean => kind !== 'positive' && kind !== 'negative' && kind !== 'each';
  const positive = ids(({ kind }) => kind === 'positive');
  const kingShown = contracts.filter(isKingShown);
  const playedOn = ['alone', ...new Set(contracts.flatMap(({ ways = [] }) => ways))];
  const withPartner = ids(({ ways }) => ways?.includes('pratermaessig') === true);
  const each = contracts.filter((contract): contract is Each => contract.kind === 'each');
  const promising = contracts.filter((contract): contract is Promising => contract.bird !== undefined);
  const played: Condition = {
    contract: positive,
    kingTalon: playedOn,
    ...(options.ruferUnplayed && { unplayed: [false] }),
  };
  const isGivenUp = { kingTalon: ['schleifen-king'] };
  const givenUp: Condition = { contract: kingShown.map(({ id }) => id), ...isGivenUp };
  const doubled = [played, { contract: ids(hasOwnGoal) }];
  return {
    king: ids(({ side }) => side === 'king'),
    ...{ kingShown, playedOn, positive, each, promising, givenUp },
    withPartner: withPartner.length > 0 ? [{ contract: withPartner, kingTalon: ['pratermaessig'] }] : [],
    negative: ids(({ kind }) => kind === 'negative'),
    exchanging: ids(({ talon }) => talon.cards > 0),
    held: ids(takesCards),
    riding: contracts.filter(isRiding),
    emptying: ids(({ kind }) => kind === 'emptying'),
    pictures: ids(({ kind }) => kind === 'pictures'),
    sharing: contracts.filter((contract) => contract.kind === 'sharing'),
    said: ids(isSaid),
    played: [played],
    birdGivenUp: { contract: promising.filter(isKingShown).map(({ id }) => id), ...isGivenUp },
    doubled: options.preKontra ? [...doubled, givenUp] : doubled,
    levels: [0, ...STEPS.slice(0, options.kontraLevels).map((_, i) => i + 1)],
  };
}

/** How often something was doubled. */
export const levelField = (id: string, { levels }: Asked): ChoiceField & { readonly fallback: number } => ({
  id,
  kind: 'choice',
  values: levels,
  fallback: 0,
  unsaid: true,
});

/** Yes or no in a row, where a tick would be too much. */
export const yesOrNo = (id: string): ChoiceField => ({
  ...{ id, kind: 'choice', values: [false, true] },
  ...{ fallback: false, unsaid: true },
});
