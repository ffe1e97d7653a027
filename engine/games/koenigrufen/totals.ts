import type { Totals } from '#engine/kernel/score.ts';
import { mostLent } from '#engine/series/lent.ts';
import type { Ruleset } from './ruleset.ts';
import { PLAYING } from './seats.ts';
import { seriesOf } from './series.ts';

/** A game without a called king counts bonuses twice (tirol §8.1). */
const SOLO = 2;

/** What totals can be, from the prices of the table: each is paid by every opponent (tirol §4, §6, §9, §14). */
export function totalsOf(ruleset: Ruleset): Totals {
  const { contracts, bonuses, customs, options } = ruleset;
  const opponents = PLAYING - 1;
  const costliest = Math.max(...contracts.map(({ value, lostTimes = 1 }) => value * lostTimes));
  const amountOf = (id: string): number => ruleset.amount(id, 'announced') ?? ruleset.amount(id, 'silent') ?? 0;
  const worth = (isValat: boolean): number =>
    bonuses.filter(({ kind }) => (kind === 'valat') === isValat).reduce((all, { id }) => all + amountOf(id), 0);
  // In Upper Austria a Valat multiplies the game in whose place it stands (tirol §14).
  const valat = worth(true) * (customs.valat === 'instead' ? costliest : 1);
  const doubled = options['kontra-scope'] === 'money-only' ? 1 : 2 ** options['kontra-levels'];
  return {
    // The costliest game alone against all, doubled once.
    usual: 2 * opponents * costliest,
    // A Valat, announced and doubled.
    rare: opponents * valat * doubled,
    most: opponents * (costliest + SOLO * (valat + worth(false))) * doubled * mostLent(seriesOf(ruleset)),
    onlyGrow: false,
    areWhole: false,
  };
}
