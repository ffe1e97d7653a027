import { z } from 'zod';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { BONUS_IDS, type BonusId } from '#engine/games/reform/bonuses/index.ts';
import { GAME, standOf } from '#engine/games/reform/items.ts';
import { maySpeakForSide } from '#engine/games/reform/knowledge.ts';
import { birdInGame } from '#engine/games/reform/noted.ts';
import { refusal, type RefusalCode } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';

/** That a side will make a bonus. */
export const DECLARING = z.strictObject({ type: z.literal('announce'), bonus: z.enum(BONUS_IDS) });
export type Declaring = z.infer<typeof DECLARING>;

/** All tricks, which contain every other limit. */
const VOLAT: BonusId = 'volat';

/** Whether one of two bonuses contains the other, so that a side declares only one of them (reform §6.1). */
function excludes(ruleset: Ruleset, one: string, other: string): boolean {
  const followGame = [one, other].every((id) => {
    const { declared = {} } = ruleset.bonus(id) ?? {};
    return 'times' in declared;
  });
  return followGame && (one === VOLAT) !== (other === VOLAT);
}

/** Why a seat may not declare a bonus for its side (reform §6.1, §6.3). */
export function refuseBonus(ruleset: Ruleset, s: State, seat: Seat, id: BonusId): Refusal | undefined {
  const game = firstGame(s);
  const contract = ruleset.contractOf(game);
  const bonus = ruleset.bonus(id);
  if (!bonus) return refusal('option-off', { item: id }, 'reform §12');
  const not = (code: RefusalCode): Refusal => refusal(code, { item: id }, 'reform §6.1, §6.3');
  if (!ruleset.bonusesOf(contract).includes(id)) return not('bonus-not-in-contract');
  if (!ruleset.declarable(contract).includes(id)) return not('bonus-not-declarable');
  // In a negative game only opponents win by what the declarer misses.
  const only = contract.kind === 'negative' ? 'opponents' : bonus.only;
  const side = sideOf(game, seat) === 'declarer' ? 'declarer' : 'opponents';
  if (only !== undefined && side !== only) return not('bonus-not-your-side');
  if (!maySpeakForSide(s, seat)) return not('side-not-known');
  const own = s.items.filter((item) => item.about !== GAME && standOf(game, item, seat) === 'own');
  // The bird of a bid that is one with the game is declared, though it is no item.
  const isBid = side === 'declarer' && id === birdInGame(contract, game.with);
  if (isBid || own.some(({ about }) => about === id)) return not('already-declared');
  return own.some(({ about }) => excludes(ruleset, about, id)) ? not('excluded-by-volat') : undefined;
}
