import type { Json } from '#engine/core/json.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { noteOf as notedAs } from '#engine/entry/answers.ts';
import { commonNote } from '#engine/kernel/entry/common-entries.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Doubling, Row } from '#engine/kernel/score.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { pointsOf } from '../played/counted.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';
import { NONE, WINDOWS } from './fields.ts';

const lastStep = (doublings: readonly Doubling[]): string => doublings.at(-1)?.step ?? NONE;

/** What a scorer notes of a deal, without what goes without saying: the way back from a row (illustrated §13). */
export function noteOf(ruleset: Ruleset, { fields }: EntrySheet, row: Row): Json | undefined {
  const { games, items, table, dealer, measures = [] } = row;
  const [game] = games;
  if (!game) return commonNote(row);
  const active = afterDealer(PLAYING)(table, dealer);
  const { contract, declarer, measure = 0, with: said } = game;
  if (ruleset.find(contract)?.hasDeclarer !== true) {
    const counts = measures.map((thirds, seat) => (active.includes(seat) ? thirds : null));
    return notedAs(fields, { contract, counts }, { table, active });
  }
  const [played, ...bonuses] = items;
  const doublings = played?.doublings ?? [];
  const answers = {
    ...{ contract, declarer, ...said },
    points: PACK_54.unit.parts * pointsOf(measure),
    gameKontra: lastStep(doublings),
    gameKontraWhen: WINDOWS[doublings[0]?.early ? 1 : 0],
    bonuses: bonuses.map((item) => ({
      ...{ id: item.about, stage: item.stage, by: item.by, made: item.result === 'made' },
      kontra: lastStep(item.doublings),
    })),
  };
  return notedAs(fields, answers, { table, active });
}
