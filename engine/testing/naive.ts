import type { Notes } from '../core/json.ts';
import type { Rational } from '../core/rational.ts';
import type { Action } from '../kernel/deal/action.ts';
import type { State } from '../kernel/deal/state.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import { naiveBavarian } from './naive/bavarian.ts';
import { naiveBavarianEnds } from './naive/bavarian-ends.ts';
import { naiveBavarianOffers } from './naive/bavarian-offers.ts';
import { naiveIllustrated } from './naive/illustrated.ts';
import { naiveIllustratedEnds } from './naive/illustrated-ends.ts';
import { naiveIllustratedOffers } from './naive/illustrated-offers.ts';
import { naiveTuebingen } from './naive/tuebingen.ts';
import { naiveTuebingenOffers } from './naive/tuebingen-offers.ts';
import { naiveKoenigrufen } from './naive-koenigrufen.ts';
import { naiveLegal } from './naive-offers.ts';
import type { PaidDeal } from './series/naive-ends.ts';

/** The accounts that are checked independently. */
export const COUNTED_TWICE = ['score', 'money'] as const;

/**
 * Scores a finished deal independently, from its cards and what was said, using nothing from `settlement/`: payments by
 * seat on an account, including the situation's factors (`s.now`).
 */
type NaiveScorer = (
  s: State,
  profile: string,
  options: Notes,
  account: (typeof COUNTED_TWICE)[number],
) => readonly Rational[];

const SCORERS: Readonly<Record<string, NaiveScorer>> = {
  koenigrufen: naiveKoenigrufen,
  bavarian: naiveBavarian,
  illustrated: naiveIllustrated,
  tuebingen: naiveTuebingen,
};

/** The naive score of a finished deal; `undefined` if its family has no naive scorer. */
export const naiveScore = (family: string, ...deal: Parameters<NaiveScorer>): readonly Rational[] | undefined =>
  SCORERS[family]?.(...deal);

type NaiveOffers = (s: State, seat: number, table: TableRules) => readonly Action[] | undefined;

const OFFERS: Readonly<Record<string, NaiveOffers>> = {
  koenigrufen: (s, seat, { profile, options }) => naiveLegal(s, seat, profile, options),
  bavarian: (s, seat, { profile, options }) => naiveBavarianOffers(s, seat, profile, options),
  illustrated: naiveIllustratedOffers,
  tuebingen: naiveTuebingenOffers,
};

/** What a seat may do by the text of the rules; `undefined` if there is no independent reading. */
export const naiveActions = (s: State, seat: number, table: TableRules): readonly Action[] | undefined =>
  OFFERS[table.family]?.(s, seat, table);

type NaiveEnds = (deals: readonly PaidDeal[], options: Notes, profile: string) => readonly number[];

const ENDS: Readonly<Record<string, NaiveEnds>> = {
  bavarian: naiveBavarianEnds,
  illustrated: naiveIllustratedEnds,
};

/** After which deals a series ends by a family's own rules; in a family that is not listed, none ever does. */
export const naiveEnds = (deals: readonly PaidDeal[], { family, options, profile }: TableRules): readonly number[] =>
  ENDS[family]?.(deals, options, profile) ?? [];
