import type { LineItem, Row, Situation } from '#engine/kernel/score.ts';
import { settled } from '#engine/settlement/payments.ts';
import { BALANCE, type Ruleset } from '../ruleset.ts';
import { game } from './game.ts';
import { trischaken } from './trischaken.ts';

/** The only way from a deal to its line items. Money is paid when a series ends, by its totals (illustrated §9). */
export const settle = (ruleset: Ruleset, deal: Row, now: Situation): readonly LineItem[] =>
  settled(
    deal,
    now,
    (row) => {
      const contract = ruleset.find(row.games[0]?.contract);
      if (!contract) return [];
      return contract.hasDeclarer ? game(ruleset, row) : trischaken(ruleset, row);
    },
    BALANCE,
  ).map((item) => ({ ...item, only: 'score' }));
