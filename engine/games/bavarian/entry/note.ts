import type { Json } from '#engine/core/json.ts';
import { noteOf as notedAs } from '#engine/entry/answers.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { commonNote } from '#engine/kernel/entry/common-entries.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Row } from '#engine/kernel/score.ts';
import { activeSeats } from '../deal/seats.ts';
import { NONE } from './fields.ts';

/** What a scorer notes of a deal, without what goes without saying: the way back from a row (bavarian §12). */
export function noteOf({ fields }: EntrySheet, row: Row): Json | undefined {
  const { games, items, table, dealer } = row;
  const [[game], [played, durch]] = [games, items];
  if (!game) return commonNote(row);
  const { contract, declarer, measure: points = 0, with: said } = game;
  const bettelWon = game.result === 'made';
  const allTricks = durch ? sideOf(game, durch.by) : NONE;
  const answers = { contract, declarer, points, allTricks, bettelWon, kontra: played?.doublings.length ?? 0, ...said };
  return notedAs(fields, answers, { table, active: activeSeats(table, dealer) });
}
