import { type Text, text } from '#engine/core/text.ts';
import type { Each } from '#engine/games/reform/contracts/contract.ts';
import type { PlayerCount } from '#engine/games/reform/noted.ts';
import { notedIn } from '#engine/games/reform/row.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { activeSeats } from '#engine/games/reform/seats.ts';
import { partiesOf } from '#engine/games/reform/settlement/each.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { Fact, SeatVerdict } from '#engine/kernel/words/phrase.ts';
import { balanceOf } from '#engine/settlement/payments.ts';

const MOST: Readonly<Record<Each['counts'], Text>> = {
  thirds: text('die meisten Punkte: {n}', 'the most points: {n}'),
  tricks: text('die meisten Stiche: {n}', 'the most tricks: {n}'),
  cards: text('die meisten Karten: {n}', 'the most cards: {n}'),
};
const FOREHAND = text('als Vorhand mit den meisten Punkten: {n}', 'forehand with the most points: {n}');
const LEFT: Fact = { text: text('bleibt als Letzter übrig', 'the last one in') };
const NO_TRICK: Fact = { text: text('kein Stich', 'no trick') };

const MORE_TRICKS = text(
  'bei Gleichstand mit den meisten Stichen: {tricks}',
  'in a tie with the most tricks: {tricks}',
);
/** Who pays for a tie that nothing else decides. */
const NAMED: Readonly<Record<Each['lead'], Text>> = {
  forehand: text('bei Gleichstand trifft es die Vorhand', 'a tie falls on forehand'),
  declarer: text('bei Gleichstand trifft es, wer es angesagt hat', 'a tie falls on whoever bid it'),
};

/** What has decided between those who had the most; missing: nobody else had, or all of them lose (reform §7.3). */
function tieBreak({ counts, ties, lead }: Each, loser: PlayerCount, others: readonly PlayerCount[]): Text | undefined {
  const level = others.filter(({ [counts]: n = 0 }) => n === loser[counts]);
  if (level.length === 0) return undefined;
  const byTricks = ties.includes('tricks') && level.every(({ tricks }) => tricks !== loser.tricks);
  return byTricks ? MORE_TRICKS : NAMED[lead];
}

/** Of what somebody has most who loses, and before whom. */
function mostOf(contract: Each, loser: PlayerCount, others: readonly PlayerCount[], isForehand: boolean): Fact {
  const { counts, forehand } = contract;
  const { [counts]: n = 0, tricks = 0 } = loser;
  const most = forehand !== undefined && isForehand ? FOREHAND : MOST[counts];
  const before = tieBreak(contract, loser, others);
  return {
    text: before ? text(`${most.de}, ${before.de}`, `${most.en}, ${before.en}`) : most,
    values: { n: counts === 'thirds' ? { count: n, unit: 'points' } : n, ...(before === MORE_TRICKS && { tricks }) },
  };
}

/** Who pays where everybody plays alone, and for what; who is paid for more than not losing (reform §7.3). */
export function verdictsOf(ruleset: Ruleset, row: Row, items: readonly LineItem[]): readonly SeatVerdict[] {
  const contract = ruleset.find(row.games[0]?.contract);
  if (contract?.kind !== 'each') return [];
  const { players = [], last } = notedIn(row);
  const active = activeSeats(row.table, row.dealer);
  // Who is left over is not asked how many cards they have.
  const others = partiesOf(contract, row).others.filter(({ seat }) => seat !== last);
  return active.flatMap((seat): readonly SeatVerdict[] => {
    const player = players[seat];
    const won = balanceOf(seat, items).n;
    if (!player || won === 0) return [];
    if (won < 0) return [{ seat, result: 'lost', why: mostOf(contract, player, others, seat === active[0]) }];
    if (seat === last) return [{ seat, result: 'made', why: LEFT }];
    return contract.counts === 'thirds' && player.tricks === 0 ? [{ seat, result: 'made', why: NO_TRICK }] : [];
  });
}
