import type { Refusal } from '#engine/core/refusal.ts';
import { refusal } from '#engine/games/koenigrufen/refusals.ts';
import type { Noted } from '../noted.ts';
import type { EntryTable } from '../table.ts';

/** Beside a Valat not all counts that came silently (tirol §8.2, §14). */
export function refuseBesideValat({ ruleset }: EntryTable, noted: readonly Noted[]): readonly Refusal[] {
  const kind = ({ id }: Noted) => ruleset.bonus(id)?.kind;
  if (!noted.some((bonus) => kind(bonus) === 'valat')) return [];
  const uncounted = noted.filter(
    (other) =>
      other.silent && (ruleset.customs.valat === 'instead' ? kind(other) !== 'valat' : kind(other) === 'possession'),
  );
  const code = ruleset.customs.valat === 'instead' ? 'only-announced-with-valat' : 'not-with-valat';
  return uncounted.map(({ place }) => refusal(code, { field: `${place}.id` }, 'tirol §8.2, §14'));
}
