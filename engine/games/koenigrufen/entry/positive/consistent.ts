import type { Refusal } from '#engine/core/refusal.ts';
import { refusal, type RefusalCode } from '#engine/games/koenigrufen/refusals.ts';
import type { RankedContract } from '#engine/games/koenigrufen/ruleset.ts';
import { TRICKS } from '#engine/games/koenigrufen/sizes.ts';
import { otherSide, type Side, sideOf } from '#engine/judging/sides.ts';
import type { Game, Verdict } from '#engine/kernel/score.ts';
import type { Noted } from '../noted.ts';
import type { EntryTable } from '../table.ts';
import { canBe, type Claim, frameOf } from './arrangement.ts';
import { bonusClaim, NO_VALAT, resultClaim } from './claims.ts';

/** Something that the entry says, for which it can be blamed: the result, a bonus, or that there was no Valat. */
type Statement = { readonly claim: Claim } & (
  { readonly about: 'result' } | { readonly about: 'bonus'; readonly noted: Noted } | { readonly about: 'no-valat' }
);

/**
 * Refuses what no cards and no tricks can have brought about (tirol §13). Of what cannot stand together the last that was
 * written is blamed.
 */
export function refuseImpossible(
  at: EntryTable,
  contract: RankedContract,
  game: Game & Verdict,
  noted: readonly Noted[],
): readonly Refusal[] {
  const frame = frameOf(at, contract, game);
  const stated: Statement[] = [{ about: 'result', claim: resultClaim(game) }, ...bonusesIn(at, game, noted)];
  const noValat: readonly Statement[] = hasValat(at, noted) ? [] : [{ about: 'no-valat', claim: NO_VALAT }];
  const conflict = conflictIn(stated) ?? conflictIn([...stated, ...noValat]);
  return conflict ? [blame(at, game, conflict)] : [];

  /** A smallest part of the statements that cannot be. */
  function conflictIn(statements: readonly Statement[]): readonly Statement[] | undefined {
    const fits = (some: readonly Statement[]) =>
      canBe(
        frame,
        some.map(({ claim }) => claim),
      );
    if (fits(statements)) return undefined;
    return statements.reduce((rest, one) => {
      const without = rest.filter((other) => other !== one);
      return fits(without) ? rest : without;
    }, statements);
  }
}

/** What the bonuses say; that something was not made which a Valat makes void anyway says nothing (tirol §8.2). */
function bonusesIn(at: EntryTable, game: Game, noted: readonly Noted[]): readonly Statement[] {
  const { ruleset } = at;
  return noted.flatMap((one) => {
    const bonus = ruleset.bonus(one.id);
    const isVoid = bonus?.kind === 'possession' && ruleset.customs.valat === 'added' && hasValat(at, noted);
    return bonus && (one.made || !isVoid)
      ? [{ about: 'bonus', noted: one, claim: bonusClaim(at, game, bonus, one) }]
      : [];
  });
}

const hasValat = ({ ruleset }: EntryTable, noted: readonly Noted[]): boolean =>
  noted.some(({ id }) => ruleset.bonus(id)?.kind === 'valat');

/** What is wrong with statements that cannot all be true, and where. */
function blame({ ruleset }: EntryTable, game: Game & Verdict, conflict: readonly Statement[]): Refusal {
  const bonuses = conflict.flatMap((one) => (one.about === 'bonus' ? [one.noted] : []));
  const isValat = (id: string) => ruleset.bonus(id)?.kind === 'valat';
  const isSack = ({ id }: Noted) => ruleset.bonus(id)?.thirds !== undefined;
  const counted = conflict.some(({ about }) => about === 'result');
  const made = (code: RefusalCode, { place }: Noted, rule: string) => refusal(code, { field: `${place}.made` }, rule);

  if (conflict.some(({ about }) => about === 'no-valat'))
    return refusal('valat-missing', { field: counted ? 'thirds' : 'silent' }, 'tirol §8.2');
  const last = bonuses.at(-1);
  if (!last) return refusal('thirds-not-possible', { field: 'thirds' }, 'tirol §1, §5');
  const valat = bonuses.find(({ id }) => isValat(id));
  if (valat) {
    const other = bonuses.findLast((one) => one !== valat);
    if (other) return made('valat-against-bonus', other, 'tirol §8.2');
    return made(game.measure === undefined ? 'valat-against-result' : 'valat-against-points', valat, 'tirol §8.2');
  }
  if (bonuses.every(isSack)) return made('sack-against-points', last, 'tirol §6.1');
  if (counted || bonuses.some(isSack)) return made('cards-against-points', last, 'tirol §1, §6.1');
  if (bonuses.length === 1) return made('not-for-this-side', last, 'tirol §5, §6.1');
  const winners = new Set(bonuses.map((one) => winnerOf(one)));
  const twice = winners.size === 2 && !winners.has(undefined);
  return made(twice ? 'trick-won-twice' : 'bonuses-contradict', last, 'tirol §6.1');

  /** Who took the last trick, where a bonus says so by itself. */
  function winnerOf({ id, by, made: won, silent }: Noted): Side | undefined {
    const bonus = ruleset.bonus(id);
    if (bonus?.promise?.trick !== TRICKS) return undefined;
    if (won) return sideOf(game, by);
    return silent && bonus.calledKing ? otherSide(sideOf(game, by)) : undefined;
  }
}
