import type { Json } from '../../../core/json.ts';
import { commonNote } from '../../../kernel/common-entries.ts';
import type { Row } from '../../../kernel/score.ts';
import { trumpIn } from '../contract.ts';
import { PASSED_OUT } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { asksForAllTricks } from './fields.ts';

/** What a scorer notes of a deal, without what goes without saying: the way back from a row (bavarian §12). */
export function noteOf(ruleset: Ruleset, row: Row): Json | undefined {
  const { outcome, games, items } = row;
  const [game] = games;
  if (outcome === PASSED_OUT) return { contract: PASSED_OUT };
  if (!game) return commonNote(row);
  const { declarer, contract, measure: points = 0 } = game;
  const durch = items.find(({ about }) => about === 'durch');
  const kontra = items[0]?.doublings.length ?? 0;
  const trump = trumpIn(game);
  return {
    ...{ contract, declarer, points },
    ...(durch && asksForAllTricks(ruleset) && { allTricks: durch.by === declarer ? 'declarer' : 'defenders' }),
    ...(kontra > 0 && { kontra }),
    ...(trump !== undefined && ruleset.contractOf(game).trumps(ruleset.options).length > 1 && { trump }),
  };
}
