import type { Json } from '#engine/core/json.ts';
import { noteOf as notedAs } from '#engine/entry/answers.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { commonNote } from '#engine/kernel/entry/common-entries.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import { besideIn, type Row } from '#engine/kernel/score.ts';
import { isNoDeal } from '../row.ts';
import { activeSeats } from '../ruleset.ts';
import { FEWER, SIDES } from './fields.ts';

/** What a scorer notes of a deal, without what goes without saying: the way back from a row (tuebingen §12). */
export function noteOf({ fields }: EntrySheet, row: Row): Json | undefined {
  const { games, items, table, dealer, notes } = row;
  const between = besideIn(row);
  if (between && isNoDeal(between.code)) return { contract: between.code };
  const [game] = games;
  if (!game) return commonNote(row);
  const { contract, declarer, partner, measure, result } = game;
  const answers = {
    ...{ contract, declarer },
    ...(partner !== undefined && { partner }),
    points: measure ?? 0,
    ...(notes['best'] !== undefined && { best: notes['best'] }),
    tricks: result === 'made' && measure !== undefined ? measure : FEWER,
    strafen: items.map((item) => ({
      id: item.about,
      side: SIDES[sideOf(game, item.by) === 'declarer' ? 0 : 1],
      ...(item.measure !== undefined && { n: item.measure }),
    })),
  };
  return notedAs(fields, answers, { table, active: activeSeats(table, dealer) });
}
