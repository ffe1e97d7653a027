import type { EveningSummary } from '#electron/protocol/evening-summary.ts';
import { ZERO } from '#engine/core/rational.ts';
import { below, seededRng, shuffled } from '#engine/core/rng.ts';
import type { DealRecord, TableRules } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { dayIn } from '../i18n/given.ts';
import { type TableLine, tablesOf } from './progress.ts';

/** A date as its deal is named: `2026-11-26`, where the reader is. */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * The deal of a day, before anything is said: the date decides the cards and who deals, so everybody who plays these rules
 * in this version gets the same.
 */
export function dayDeal(game: GameDefinition, rules: TableRules, size: number, day: string): DealRecord {
  const rng = seededRng(`${day} ${rules.family}/${rules.profile} ${rules.rulesVersion} ${size}`);
  return {
    v: 1,
    ...rules,
    table: size,
    dealer: below(size, rng),
    // Whoever could cut the pack would have other cards than everybody else.
    now: { deal: 1, factors: [], pot: ZERO, notes: {}, sameCards: true },
    deck: shuffled(game.rules(rules).pack.cards, rng),
    actions: [],
    row: null,
    settlement: null,
  };
}

/** The table at which somebody plays or has played it here, at first. */
export const dayTable = (
  evenings: readonly EveningSummary[],
  { family, profile }: { readonly family: string; readonly profile: string },
  day: string,
): TableLine | undefined =>
  [...tablesOf(evenings), ...tablesOf(evenings, true)]
    .filter(({ name, rules }) => rules.family === family && rules.profile === profile && dayIn(name) === day)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .at(0);
