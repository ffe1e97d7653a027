import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refusal } from '#engine/games/koenigrufen/refusals.ts';
import { birdsOf, isBird, type RankedContract, type Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Noted } from '../noted.ts';

interface Bid {
  readonly declarer: number;
  readonly partner?: number | null | undefined;
  /** The bird that the bid promised, where the contract does not say it or it was changed. */
  readonly bird?: string | undefined;
  readonly announced?: readonly { readonly id: string; readonly by: number }[] | undefined;
}

/**
 * The bird that a bid promised: the contract's, the only one that the declarer announced, or the one that the entry
 * names; `undefined` where there is none to promise (tirol §4, §5, §14).
 */
export function promisedBird(
  ruleset: Ruleset,
  contract: RankedContract,
  { declarer, partner, bird, announced = [] }: Bid,
): Result<string | undefined, Refusal> {
  if (contract.bird === undefined)
    return bird === undefined ? ok(undefined) : fail(refusal('field-not-here', { field: 'bird' }, 'tirol §4'));
  const may = birdsToPromise(ruleset, contract, partner);
  if (bird !== undefined)
    return may.includes(bird) ? ok(bird) : fail(refusal('not-promised', { field: 'bird' }, 'tirol §4, §5'));
  if (contract.bird !== 'any') return ok(contract.bird);
  const [one, ...more] = announced.filter(({ id, by }) => by === declarer && may.includes(id));
  if (one && more.length === 0) return ok(one.id);
  return fail(refusal('which-bird', { field: 'bird' }, 'tirol §14'));
}

/** With the king in the talon another bird may have taken the place of the one that was bid, also before a second call (tirol §5). */
function birdsToPromise(
  ruleset: Ruleset,
  contract: RankedContract,
  partner: number | null | undefined,
): readonly (string | undefined)[] {
  const ways = ruleset.options['king-in-talon'];
  const inTalon = partner === null || ways.includes('second-king');
  const switched = inTalon && ways.includes('switch-bird');
  return switched ? ruleset.bonuses.filter(isBird).map(({ id }) => id) : birdsOf(ruleset, contract).map(({ id }) => id);
}

/**
 * The promised bird is in the declarer's hand. Where announcing a bird without having it costs only the bonus, somebody else
 * may have announced it, and has not made it (tirol §3, §14).
 */
export const refuseOthersBird = (
  { customs }: Ruleset,
  { declarer }: Game,
  noted: readonly Noted[],
  bird: string | undefined,
): readonly Refusal[] =>
  noted
    .filter(({ id, by, made }) => id === bird && by !== declarer && (made || customs.renonce.wrongBird !== 'bonus'))
    .map(({ place }) => refusal('one-holder-only', { field: `${place}.by` }, 'tirol §3, §6.1'));
