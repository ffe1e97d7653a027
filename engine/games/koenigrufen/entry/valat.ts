import type { Refusal } from '../../../core/refusal.ts';
import type { Game, Verdict } from '../../../kernel/score.ts';
import { refusal } from '../refusals.ts';
import { sideOf } from '../sides.ts';
import type { Noted } from './noted.ts';
import type { EntryTable } from './table.ts';

/** With every trick on one side its opponents make nothing, and beside a Valat not all counts (tirol §8.2, §14). */
export function refuseValat({ house }: EntryTable, game: Game & Verdict, noted: readonly Noted[]): readonly Refusal[] {
  const kind = ({ id }: Noted) => house.bonus(id)?.kind;
  const valats = noted.filter((bonus) => kind(bonus) === 'valat');
  if (valats.length === 0) return [];
  const uncounted = noted.filter(
    (other) =>
      other.silent && (house.customs.valat === 'instead' ? kind(other) !== 'valat' : kind(other) === 'possession'),
  );
  const code = house.customs.valat === 'instead' ? 'only-announced-with-valat' : 'not-with-valat';
  return [
    ...valats.filter(({ made }) => made).flatMap((valat) => refuseMade(game, valat, noted)),
    ...uncounted.map(({ place }) => refusal(code, `${place}.id`, 'tirol §8.2, §14')),
  ];
}

function refuseMade(game: Game & Verdict, valat: Noted, noted: readonly Noted[]): readonly Refusal[] {
  const side = sideOf(game, valat.by);
  const against =
    (game.result === 'made') === (side === 'declarer')
      ? []
      : [refusal('valat-against-result', `${valat.place}.made`, 'tirol §8.2')];
  const impossible = noted.filter((other) => other !== valat && other.made && sideOf(game, other.by) !== side);
  return [...against, ...impossible.map(({ place }) => refusal('valat-against-bonus', `${place}.made`, 'tirol §8.2'))];
}
