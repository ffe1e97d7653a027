import type { Refusal } from '../../../core/refusal.ts';
import type { Game, Verdict } from '../../../kernel/score.ts';
import { bonusesOf, isAboutCalledKing, type RankedContract } from '../house.ts';
import { sideOf } from '../sides.ts';
import type { EntryTable } from './table.ts';
import type { PositiveEntry } from './schema.ts';
import { refusal } from '../refusals.ts';

interface Noted {
  readonly id: string;
  readonly by: number;
  readonly made: boolean;
  readonly kontra?: number | undefined;
  readonly place: string;
  readonly silent: boolean;
}

/** Everything that cannot be about the bonuses of an entry (tirol §8.1, §8.2, §13). */
export function refuseBonuses(
  at: EntryTable,
  contract: RankedContract,
  game: Game & Verdict,
  entry: PositiveEntry,
): readonly Refusal[] {
  const noted: readonly Noted[] = [
    ...(entry.announced ?? []).map((bonus, i) => ({ ...bonus, place: `announced.${i}`, silent: false })),
    ...(entry.silent ?? []).map((bonus, i) => ({ ...bonus, place: `silent.${i}`, silent: true })),
  ];
  const single = noted.flatMap((bonus) => refuseOne(at, contract, game, bonus));
  if (single.length > 0) return single;
  return [...refuseTogether(at, game, noted), ...refuseBird(contract, game, entry), ...refuseValat(at, game, noted)];
}

function refuseOne(
  { house, active }: EntryTable,
  contract: RankedContract,
  game: Game,
  noted: Noted,
): readonly Refusal[] {
  const { id, by, place, silent, made, kontra = 1 } = noted;
  const bonus = house.bonus(id);
  if (!bonus) return [refusal('unknown-bonus', `${place}.id`, 'tirol §6.1')];
  if (!active.includes(by)) return [refusal('pausing-seat', `${place}.by`, 'tirol §2')];
  const wrong: Refusal[] = [];
  if (!bonusesOf(house, contract).includes(bonus))
    wrong.push(refusal('no-such-bonus-here', `${place}.id`, 'tirol §4, §6.1'));
  if (isAboutCalledKing(bonus)) {
    if (sideOf(game, by) === 'defenders') wrong.push(refusal('declarers-bonus', `${place}.by`, 'tirol §6.1'));
    // Untouched, the talon keeps the king to the end (R7).
    if (game.partner === undefined && contract.talon === 'none')
      wrong.push(refusal('king-stays-in-talon', `${place}.id`, 'tirol R7'));
  }
  if (silent && !made && bonus.kind !== 'course') wrong.push(refusal('silent-is-made', `${place}.made`, 'tirol §8.1'));
  if (kontra > 2 ** house.options['kontra-levels'])
    wrong.push(refusal('no-more-doubling', `${place}.kontra`, 'tirol §6.2'));
  return wrong;
}

/** One entry for each bonus and side; a silent one only where nobody announced it (R14). */
function refuseTogether({ house }: EntryTable, game: Game, noted: readonly Noted[]): readonly Refusal[] {
  return noted.flatMap(({ id, by, place, silent, made }, i) => {
    const before = noted.slice(0, i).filter((other) => other.id === id);
    if (before.some((other) => sideOf(game, other.by) === sideOf(game, by)))
      return [refusal('bonus-twice', `${place}.id`, 'tirol §13')];
    if (silent && before.length > 0) return [refusal('announced-already', `${place}.id`, 'tirol §8.1, R14')];
    const kind = house.bonus(id)?.kind;
    if (made && before.some((other) => other.made)) return [refusal('one-side-only', `${place}.made`, 'tirol §13')];
    // A card is held by one player only.
    if (kind === 'course' && before.length > 0) return [refusal('one-holder-only', `${place}.by`, 'tirol §6.1')];
    return [];
  });
}

/** The bird of a Besserrufer is announced by the bid. */
function refuseBird(
  { bird }: RankedContract,
  game: Game,
  { announced = [], conceded }: PositiveEntry,
): readonly Refusal[] {
  if (bird === undefined || conceded || announced.some(({ id, by }) => id === bird && by === game.declarer)) return [];
  return [refusal('bird-result-missing', 'announced', 'tirol §4')];
}

/** With every trick on one side, its opponents make nothing, and possession does not count (tirol §8.2). */
function refuseValat({ house }: EntryTable, game: Game & Verdict, noted: readonly Noted[]): readonly Refusal[] {
  const kind = ({ id }: Noted) => house.bonus(id)?.kind;
  const valat = noted.find((bonus) => bonus.made && kind(bonus) === 'valat');
  if (!valat) return [];
  const side = sideOf(game, valat.by);
  const against =
    (game.result === 'made') === (side === 'declarer')
      ? []
      : [refusal('valat-against-result', `${valat.place}.made`, 'tirol §8.2')];
  const impossible = noted.filter((other) => other !== valat && other.made && sideOf(game, other.by) !== side);
  const uncounted = noted.filter((other) => other.silent && kind(other) === 'possession');
  return [
    ...against,
    ...impossible.map(({ place }) => refusal('valat-against-bonus', `${place}.made`, 'tirol §8.2')),
    ...uncounted.map(({ place }) => refusal('not-with-valat', `${place}.id`, 'tirol §8.2')),
  ];
}
