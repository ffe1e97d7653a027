import type { LineItem, Row, Situation } from '../../../kernel/score.ts';
import { settled } from '../../../settlement/payments.ts';
import type { Options } from '../options.ts';
import type { Ruleset } from '../ruleset.ts';
import { fixed } from './fixed.ts';
import { toSettle, type Payment } from './payment.ts';
import { points } from './points.ts';

/** How games are paid, by the option of that name (bavarian §7.2). */
const PAYMENTS: Readonly<Record<Options['payment'], Payment>> = { points, fixed };

/** The only way from a deal to its line items. */
export const settle = (ruleset: Ruleset, deal: Row, now: Situation): readonly LineItem[] =>
  settled(deal, now, (row) => {
    const [game] = row.games;
    if (!game || game.result === 'draw') return [];
    return PAYMENTS[ruleset.options.payment](toSettle(ruleset, row, game, now));
  });
