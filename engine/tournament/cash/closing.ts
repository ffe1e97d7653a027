import { negate, type Rational, sum, ZERO } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import { cashRules } from '../format/cash.ts';
import type { CashFormat } from '../format/cash-schema.ts';
import { type Cents, centsOf } from '../format/money.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { everybodyAt } from '../state/seated.ts';
import { bonusPaidAt, inPotIn, totalPaidAt } from '../state/tables.ts';
import type { EveningState, Player, TableState } from '../state/types.ts';
import { closeCash, statementOf } from './statement.ts';
import type { CashInput, CashStatement, Payer, Unpaid } from './types.ts';

/** The payers: all present or once seated players. Players who went home before the first round owe only penalties. */
function payersOf(evening: EveningState): readonly Payer[] {
  const seated = new Set(
    evening.rounds.filter(({ phase }) => phase !== 'draft').flatMap(({ tables }) => tables.flatMap(everybodyAt)),
  );
  const ranks = new Map(eveningStandings(evening).lines.map(({ id, rank }) => [id, rank]));
  const money = new Map(eveningStandings(evening, 'money').lines.map(({ id, points }) => [id, points]));
  const takesPart = ({ id, presence }: Player): boolean => seated.has(id) || presence === 'present';
  const penalised = new Set(evening.penalties.flatMap(({ player, cents }) => (cents > 0 ? player : [])));
  return evening.players
    .filter((player) => takesPart(player) || penalised.has(player.id))
    .map((player) => {
      const { id, name, groups } = player;
      // A player with points brought along who never sat at a table has no rank this evening, so no prize.
      const rank = seated.has(id) ? ranks.get(id) : undefined;
      const free = !takesPart(player);
      const points = money.get(id) ?? ZERO;
      return { id, name, groups, points, ...(rank !== undefined && { rank }), ...(free && { free }) };
    });
}

/** What everybody put into the pots of the tables (positive) or took out of them (negative), in money. */
function potPayments(evening: EveningState, { pot }: CashFormat): NonNullable<CashInput['potPayments']> {
  if (!pot || pot.perUnit === 0) return [];
  return eveningStandings(evening, 'kassa').lines.map(({ id, points }) => ({
    player: id,
    cents: centsOf(negate(points), pot.perUnit),
  }));
}

/** What is in a table's pot that is filled by points. Where such a table reports a total only, its sum tells what is left. */
function inPotOf({ format, game }: EveningState, table: TableState): Rational {
  const total = totalPaidAt(game, table, 'money');
  if (!total) return inPotIn(format, table, 'money');
  return game.balance === 'with-pot' ? negate(sum(total.points)) : ZERO;
}

/** What the points of the tables add up to in money: the bonus for the target, which nobody pays, less what is in their pots. */
function unpaidOf(evening: EveningState): Unpaid {
  const { format, game, rounds } = evening;
  const tables = rounds.filter(({ phase }) => phase !== 'draft').flatMap((round) => round.tables);
  return {
    bonus: sum(tables.flatMap((table) => bonusPaidAt(format, game, table, 'money'))),
    inPots: sum(tables.map((table) => inPotOf(evening, table))),
  };
}

function inputOf(evening: EveningState, cash: CashFormat): CashInput {
  return {
    players: payersOf(evening),
    rules: cashRules(cash),
    unpaid: unpaidOf(evening),
    ...(cash.pot && { potBefore: cash.pot.before }),
    potPayments: potPayments(evening, cash),
    penalties: evening.penalties
      .filter(({ cents }) => cents > 0)
      .map(({ player, cents, reason }) => ({ player, cents, reason })),
  };
}

/** The evening's closing statement as it stands now, or why there is none; `undefined` if no cash desk was agreed. */
export const closingOf = (evening: EveningState): Result<CashStatement, Refusal> | undefined =>
  evening.format.cash ? closeCash(inputOf(evening, evening.format.cash)) : undefined;

/** What the pot holds after the evening and at the start of the next; `undefined` if none was agreed. */
export function potAfter(evening: EveningState): Cents | undefined {
  const { cash } = evening.format;
  return cash?.pot ? statementOf(inputOf(evening, cash)).tills.find(({ till }) => till === 'pot')?.after : undefined;
}
