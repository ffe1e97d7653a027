import type { Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { ClosedDeal, CommandOf, Context } from './commands.ts';
import { dealerOf, isRunning, refuseNumber, showPlace, tableAt } from './places.ts';
import { refuse } from './refusals.ts';
import type { DealResult, EveningEvent, EveningState, TableState } from './types.ts';

type Decision = Result<readonly EveningEvent[], readonly Refusal[]>;

/** The next deal of a table, from paper or from the app's table. */
export function enterDeal(state: EveningState, command: CommandOf<'enter-deal'>, context: Context): Decision {
  const { round, table, deal, row, source } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  const number = refuseNumber(state, found.value, deal);
  if (number) return fail([number]);
  if (source === 'entered' && isRunning(context, command)) return fail([refuse('deal-running', showPlace(command))]);
  // A played deal may have been dealt again by the next dealer; from paper only the dealer whose turn it is can come.
  if (row.table !== found.value.players.length) return fail([refuse('row-does-not-fit', 'table')]);
  if (source === 'entered' && row.dealer !== dealerOf(found.value, deal))
    return fail([refuse('row-does-not-fit', 'dealer')]);
  return ok([{ type: 'deal-entered', round, table, result: resultOf(command, context) }]);
}

/** Another result for a closed deal; the old one stays in the journal. */
export function correctDeal(state: EveningState, command: CommandOf<'correct-deal'>, context: Context): Decision {
  const { round, table, deal, row } = command;
  const found = tableAt(state, command);
  if (!found.ok) return fail([found.error]);
  if (!found.value.results.some((result) => result.deal === deal))
    return fail([refuse('deal-not-entered', String(deal))]);
  if (row.table !== found.value.players.length) return fail([refuse('row-does-not-fit', 'table')]);
  if (row.dealer !== dealerOf(found.value, deal)) return fail([refuse('row-does-not-fit', 'dealer')]);
  const result = { ...resultOf(command, context), reason: command.reason };
  return ok([{ type: 'deal-corrected', round, table, result }, ...resettled(found.value, command)]);
}

/** The later deals that count differently now. */
const resettled = (
  { results }: TableState,
  { round, table, later = [] }: CommandOf<'correct-deal'>,
): readonly EveningEvent[] =>
  later
    .filter(({ deal, settlement }) => {
      const before = results.find((result) => result.deal === deal)?.settlement;
      return JSON.stringify(before) !== JSON.stringify(settlement);
    })
    .map(({ deal, settlement }) => ({ type: 'deal-resettled', round, table, deal, settlement }));

const resultOf = ({ deal, row, settlement, source, entry }: ClosedDeal, { now }: Context): DealResult => ({
  deal,
  row,
  settlement,
  source,
  ...(entry !== undefined && { entry }),
  at: now,
});
