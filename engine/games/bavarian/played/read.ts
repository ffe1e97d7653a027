import { playedDeal } from '#engine/judging/played.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { passedOutRow, type Row } from '#engine/kernel/score.ts';
import { STOCK } from '../deal/zones.ts';
import { rowOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';

/** Reads a finished deal: the stock or the discards belong to the declarer (bavarian §4, §5). */
export function read(ruleset: Ruleset, s: State): Row {
  const { table, dealer, zones, games, items } = s;
  const [game] = games;
  if (!game) return passedOutRow(table, dealer);
  const deal = playedDeal(s, game, (side) => (side === 'declarer' ? (zones[STOCK] ?? []) : []));
  const counted = ruleset.contractOf(game).goal.count(deal);
  return rowOf(ruleset, s, { game, counted, doublings: items[0]?.doublings ?? [] });
}
