import type { LineItem, Row, Situation } from '#engine/kernel/score.ts';
import { settled } from '#engine/settlement/payments.ts';
import type { Ruleset } from '../ruleset.ts';
import { toSettle } from './payment.ts';

/** The only way from a deal to its line items. */
export const settle = (ruleset: Ruleset, deal: Row, now: Situation): readonly LineItem[] =>
  settled(deal, now, (row) => {
    const [game] = row.games;
    if (!game || game.result === 'draw') return [];
    return ruleset.contractOf(game).price.pays(toSettle(ruleset, row, game, now));
  });
