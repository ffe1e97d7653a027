import type { Refusal } from '#engine/core/refusal.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { Game } from '#engine/kernel/score.ts';
import { refusal } from '../refusals.ts';
import { bonusesOf, type RankedContract } from '../ruleset.ts';
import type { EntryTable } from './table.ts';

/** A bonus as it was written down, and where; in a Renonce nobody knows whether it would have been made. */
export interface Noted {
  readonly id: string;
  readonly by: number;
  readonly made?: boolean | undefined;
  readonly kontra?: number | undefined;
  /** Its path in the entry. */
  readonly place: string;
  readonly silent: boolean;
}

/** What is wrong with each bonus by itself (tirol §4, §6.1, §8.1, §13). */
export function refuseOne(at: EntryTable, contract: RankedContract, game: Game, noted: Noted): readonly Refusal[] {
  const { ruleset, active } = at;
  const { id, by, place, silent, made, kontra = 1 } = noted;
  const bonus = ruleset.bonus(id);
  if (!bonus) return [refusal('unknown-bonus', { field: `${place}.id` }, 'tirol §6.1')];
  if (!active.includes(by)) return [refusal('pausing-seat', { field: `${place}.by` }, 'tirol §2')];
  const wrong: Refusal[] = [];
  if (!bonusesOf(ruleset, contract).includes(bonus))
    wrong.push(refusal('no-such-bonus-here', { field: `${place}.id` }, 'tirol §4, §6.1'));
  else if (ruleset.amount(id, silent ? 'silent' : 'announced') === null)
    wrong.push(
      refusal(silent ? 'counts-announced-only' : 'counts-silent-only', { field: `${place}.id` }, 'tirol §6.1'),
    );
  if (bonus.calledKing !== undefined) {
    if (sideOf(game, by) !== bonus.calledKing)
      wrong.push(
        refusal(
          bonus.calledKing === 'declarer' ? 'declarers-bonus' : 'defenders-bonus',
          { field: `${place}.by` },
          'tirol §6.1',
        ),
      );
    else if (!silent && bonus.promise && by !== (game.partner ?? game.declarer))
      wrong.push(refusal('not-the-called-king', { field: `${place}.by` }, 'tirol §6.1'));
    // Untouched, the talon keeps the king to the end (R7).
    const called = contract.parties === 'calls-partner' && game.with['own'] !== true;
    if (called && game.partner === undefined && contract.talon.id === 'none')
      wrong.push(refusal('king-stays-in-talon', { field: `${place}.id` }, 'tirol R7'));
  }
  // Only a card promised for a trick can fall in it and fail.
  if (silent && made === false && !bonus.promise)
    wrong.push(refusal('silent-is-made', { field: `${place}.made` }, 'tirol §8.1'));
  if (kontra > 2 ** ruleset.options['kontra-levels'])
    wrong.push(refusal('no-more-doubling', { field: `${place}.kontra` }, 'tirol §6.2'));
  return wrong;
}

/** What cannot be side by side: one entry for each bonus and side, a silent one only where none was announced (R14). */
export function refuseTogether(at: EntryTable, game: Game, noted: readonly Noted[]): readonly Refusal[] {
  return noted.flatMap((one, i) => {
    const same = noted.slice(0, i).filter((other) => other.id === one.id);
    return same.length > 0 ? refuseSame(at, game, one, same) : [];
  });
}

function refuseSame({ ruleset }: EntryTable, game: Game, one: Noted, same: readonly Noted[]): readonly Refusal[] {
  const { id, by, place, silent, made } = one;
  if (same.some((other) => sideOf(game, other.by) === sideOf(game, by)))
    return [refusal('bonus-twice', { field: `${place}.id` }, 'tirol §13')];
  if (silent && same.some((other) => !other.silent))
    return [refusal('announced-already', { field: `${place}.id` }, 'tirol §8.1, R14')];
  if (made && same.some((other) => other.made))
    return [refusal('one-side-only', { field: `${place}.made` }, 'tirol §13')];
  // A card is held by one player only, and whoever announces it without having it commits a Renonce or loses it.
  const wrongBird = !silent && ruleset.customs.renonce.wrongBird === 'bonus';
  if (ruleset.bonus(id)?.kind === 'course' && !wrongBird)
    return [refusal('one-holder-only', { field: `${place}.by` }, 'tirol §6.1')];
  return [];
}
