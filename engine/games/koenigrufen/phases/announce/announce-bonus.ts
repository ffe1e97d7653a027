import { handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { holdsCalledKing, relation } from '#engine/games/koenigrufen/knowledge.ts';
import { refusal } from '#engine/games/koenigrufen/refusals.ts';
import { announceable, isAboutCalledKing, promisedCard, type Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { memoryOf, mustChoose } from './announce-memory.ts';

/** Why a seat may not announce a bonus for its side (tirol §6.1). */
export function refuseBonus(ruleset: Ruleset, s: State, seat: Seat, id: string): Refusal | undefined {
  const game = firstGame(s);
  const bonus = ruleset.bonus(id);
  if (!bonus) return refusal('unknown-bonus', { item: id });
  const contract = ruleset.contractOf(game);
  if (!announceable(ruleset, contract).includes(bonus))
    return refusal('no-such-bonus-here', { item: id }, 'tirol §4, §6.1');
  if (isAboutCalledKing(bonus)) {
    if (!holdsCalledKing(game, s, seat)) return refusal('not-the-called-king', { item: id }, 'tirol §6.1');
  } else {
    const card = promisedCard(bonus, game.called);
    if (card !== undefined && !(s.zones[handOf(seat)] ?? []).includes(card))
      return refusal('not-in-hand', { card }, 'tirol §6.1');
  }
  if (s.items.some(({ about, by }) => about === id && relation(game, s, seat, by) === 'own'))
    return refusal('already-announced', { item: id }, 'tirol §6.1, R14');
  const { turn, announcers, lies } = memoryOf(s);
  const { customs } = ruleset;
  const comesLate = lies && seat === game.declarer && ruleset.hasPutRight('bonuses-with-the-bid');
  if (comesLate && customs.announcedWithBid.includes(contract.id))
    return refusal('bonuses-with-the-bid', { item: id }, 'tirol §14');
  if (customs.announcing === 'once' && (announcers[seat] ?? turn) !== turn)
    return refusal('announced-once', { item: id }, 'tirol §14');
  if (bonus.kind === 'valat' && mustChoose(ruleset, game, seat)) {
    const counted = ruleset.hasPutRight('subkontra-or-valat') ? ['kontra', 'subkontra'] : ['kontra'];
    const doubled = s.items.some(({ doublings }) =>
      doublings.some(({ step, by }) => counted.includes(step) && by === seat),
    );
    if (doubled) return refusal('kontra-or-valat', { item: id }, 'tirol §14');
  }
  if (
    customs.valat === 'added' &&
    bonus.kind === 'possession' &&
    s.items.some(({ about }) => ruleset.bonus(about)?.kind === 'valat')
  )
    return refusal('cancelled-by-valat', { item: id }, 'tirol §8.2');
  return undefined;
}
