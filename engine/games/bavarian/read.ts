import { laidBy, pileOf } from '../../core/card.ts';
import { from } from '../../core/seat.ts';
import { sumOfPoints } from '../../decks/deck-36.ts';
import type { Row } from '../../kernel/score.ts';
import type { State } from '../../kernel/types.ts';
import { tricksOf } from '../../phases/tricks.ts';
import { passedOutRow, rowOf } from './row.ts';
import type { Ruleset } from './ruleset.ts';
import { STOCK } from './zones.ts';

/** Reads a finished deal: the stock or the discards belong to the declarer (bavarian §4, §5). */
export function read(ruleset: Ruleset, s: State): Row {
  const { table, dealer, zones, games, items, active } = s;
  const [game] = games;
  if (!game) return passedOutRow(table, dealer);
  const { declarer } = game;
  const own = [pileOf(declarer), laidBy(declarer), STOCK].flatMap((zone) => zones[zone] ?? []);
  const defender = from(declarer, active)[1];
  const sides = new Set(tricksOf(s).map(({ winner }) => (winner === declarer ? declarer : defender)));
  return rowOf(ruleset, {
    ...{ table, dealer, game },
    points: sumOfPoints(own),
    doublings: items[0]?.doublings ?? [],
    allTricks: sides.size === 1 ? [...sides][0] : undefined,
  });
}
