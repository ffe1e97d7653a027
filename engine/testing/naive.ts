import type { Notes } from '../core/json.ts';
import type { Rational } from '../core/rational.ts';
import type { Action, State, TableRules } from '../kernel/types.ts';
import { naiveKoenigrufen } from './naive-koenigrufen.ts';
import { naiveLegal } from './naive-offers.ts';

/** The accounts that are counted twice. */
export const COUNTED_TWICE = ['score', 'money'] as const;

/**
 * Scores a finished deal a second time, from its cards and what was said, without anything of `settlement/`: payments by
 * seat on an account, the situation's factors (`s.now`) included.
 */
type NaiveScorer = (
  s: State,
  profile: string,
  options: Notes,
  account: (typeof COUNTED_TWICE)[number],
) => readonly Rational[];

const SCORERS: Readonly<Record<string, NaiveScorer>> = { koenigrufen: naiveKoenigrufen };

/** What the naive scorer of a family makes of a finished deal; `undefined` where there is none. */
export const naiveScore = (family: string, ...deal: Parameters<NaiveScorer>): readonly Rational[] | undefined =>
  SCORERS[family]?.(...deal);

/** What a seat may do by the text of the rules; `undefined` where nobody has read them a second time. */
export const naiveActions = (
  s: State,
  seat: number,
  { family, profile, options }: TableRules,
): readonly Action[] | undefined => (family === 'koenigrufen' ? naiveLegal(s, seat, profile, options) : undefined);
