import type { Notes } from '../core/json.ts';
import type { Rational } from '../core/rational.ts';
import type { Audience, Seat } from '../core/seat.ts';
import type { FamilyId } from '../games/loaders.ts';
import type { Action } from '../kernel/deal/action.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { isProbe } from './games/probe.ts';
import { naiveBavarian } from './naive/bavarian.ts';
import { bavarianAudiences } from './naive/bavarian-audiences.ts';
import { naiveBavarianEnds } from './naive/bavarian-ends.ts';
import { naiveBavarianOffers } from './naive/bavarian-offers.ts';
import { naiveIllustrated } from './naive/illustrated.ts';
import { illustratedAudiences } from './naive/illustrated-audiences.ts';
import { naiveIllustratedEnds } from './naive/illustrated-ends.ts';
import { naiveIllustratedOffers } from './naive/illustrated-offers.ts';
import { koenigrufenAudiences } from './naive/koenigrufen-audiences.ts';
import type { Perceived, SaidEvent } from './naive/perceived.ts';
import { naiveReform } from './naive/reform.ts';
import { reformAudiences, reformOverheard } from './naive/reform-audiences.ts';
import { naiveReformOffers } from './naive/reform-offers.ts';
import { naiveTuebingen } from './naive/tuebingen.ts';
import { tuebingenAudiences } from './naive/tuebingen-audiences.ts';
import { naiveTuebingenOffers } from './naive/tuebingen-offers.ts';
import { naiveKoenigrufen } from './naive-koenigrufen.ts';
import { naiveLegal } from './naive-offers.ts';
import { BAVARIAN } from './reach/bavarian.ts';
import { ILLUSTRATED } from './reach/illustrated.ts';
import { KOENIGRUFEN } from './reach/koenigrufen.ts';
import type { Rare, Reach } from './reach/reach.ts';
import { REFORM } from './reach/reform.ts';
import { TUEBINGEN } from './reach/tuebingen.ts';
import type { PaidDeal } from './series/naive-ends.ts';

/** The accounts that are checked independently. */
export const COUNTED_TWICE = ['score', 'money'] as const;

/** Why there is nothing to check against. */
export interface Without {
  readonly none: string;
}

/** What a family is checked against: its rules read a second time from their text, and what is to be reached in it. */
export interface FamilyChecks {
  /**
   * Scores a finished deal from its cards and what was said, using nothing from `settlement/`: payments by seat on an account,
   * including the situation's factors (`s.now`).
   */
  readonly scorer: (
    s: State,
    profile: string,
    options: Notes,
    account: (typeof COUNTED_TWICE)[number],
  ) => readonly Rational[];
  /** What a seat may do; `undefined` where nobody has read the text a second time, which `simulate` counts. */
  readonly offers: (s: State, seat: Seat, table: TableRules) => readonly Action[] | undefined;
  /** After which deals a series ends. */
  readonly ends: ((deals: readonly PaidDeal[], options: Notes, profile: string) => readonly number[]) | Without;
  /** Who hears what is said and sees what is moved; `s`: as it was before the event. */
  readonly audiences: (s: State, event: Perceived, table: TableRules) => Audience;
  /** What those hear of it who do not hear all of what is said; `undefined`: only that something was. */
  readonly overheard: ((s: State, event: SaidEvent, table: TableRules) => Action | undefined) | Without;
  readonly reach: Reach;
}

/** Of a discard, an order, a hidden answer nobody else hears more than that somebody has acted. */
const NOTHING: Without = { none: 'nobody hears a part of what is said' };

/** Every family has a line here, and every line all of it. */
export const FAMILY_CHECKS: Readonly<Record<FamilyId, FamilyChecks>> = {
  koenigrufen: {
    scorer: naiveKoenigrufen,
    offers: (s, seat, { profile, options }) => naiveLegal(s, seat, profile, options),
    ends: { none: 'its evenings end, not its series' },
    audiences: koenigrufenAudiences,
    overheard: NOTHING,
    reach: KOENIGRUFEN,
  },
  bavarian: {
    scorer: naiveBavarian,
    offers: (s, seat, { profile, options }) => naiveBavarianOffers(s, seat, profile, options),
    ends: naiveBavarianEnds,
    audiences: bavarianAudiences,
    overheard: NOTHING,
    reach: BAVARIAN,
  },
  illustrated: {
    scorer: naiveIllustrated,
    offers: naiveIllustratedOffers,
    ends: naiveIllustratedEnds,
    audiences: illustratedAudiences,
    overheard: NOTHING,
    reach: ILLUSTRATED,
  },
  tuebingen: {
    scorer: naiveTuebingen,
    offers: naiveTuebingenOffers,
    ends: { none: 'open-ended, with running totals (tuebingen §8)' },
    audiences: tuebingenAudiences,
    overheard: NOTHING,
    reach: TUEBINGEN,
  },
  reform: {
    scorer: naiveReform,
    offers: naiveReformOffers,
    ends: { none: 'open-ended, or a number of rounds (reform §9)' },
    audiences: reformAudiences,
    overheard: reformOverheard,
    reach: REFORM,
  },
};

/** Everything that is to be reached, family by family. */
export const REACHES: readonly Reach[] = Object.values(FAMILY_CHECKS).map(({ reach }) => reach);

const isFamily = (id: string): id is FamilyId => Object.hasOwn(FAMILY_CHECKS, id);

/** What a game is checked against; a probe game says why it is against nothing, and no other game may be without. */
export function checksOf(game: GameDefinition): FamilyChecks | Without {
  if (isFamily(game.id)) return FAMILY_CHECKS[game.id];
  if (isProbe(game)) return { none: game.unchecked };
  throw new Error(`${game.id} has no line in FAMILY_CHECKS`);
}

export const isWithout = (checks: object): checks is Without => 'none' in checks;

/** Hands for contracts that hardly any shuffled pack allows. */
export function rareOf(game: GameDefinition): Rare {
  if (isProbe(game)) return game.rare;
  const checks = checksOf(game);
  return isWithout(checks) ? {} : checks.reach.rare;
}
