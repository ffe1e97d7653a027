import type { RankChange } from '#electron/protocol/answers.ts';
import type { Answer } from '#electron/protocol/answers.ts';
import { type Rational, rational, showRational, ZERO } from '#engine/core/rational.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { Row } from '#engine/kernel/score.ts';
import { billChanges } from '#engine/tournament/cash/bills.ts';
import { endMoved, withdrawn } from '#engine/tournament/deciders/race.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import type { EveningCommand } from '#engine/tournament/state/commands.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import { settledIn } from '#engine/tournament/state/series-setup.ts';
import type { DealResult, EveningState, Resettled, Settled } from '#engine/tournament/state/types.ts';
import { type HostContext, readEntry } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import type { Evening } from '../state/evening-state.ts';

type Written = CommandTo<'enter-deal' | 'check-deal' | 'correct-deal'>;

/** A deal from paper as the rules read it. */
interface Read extends Settled {
  readonly row: Row;
  readonly nextDeals?: true;
  readonly later: readonly Resettled[];
}

/** Points as sent; their form was parsed there, so that only `3/6` is left to be reduced. */
export function readAmount(text: string): Rational {
  const [n, d = '1'] = text.split('/');
  return rational(Number(n), Number(d));
}

/** The tournament's command for a typed result. */
export function writtenDeal(command: Written, { row, later, nextDeals, ...read }: Read): EveningCommand {
  const { round, table, deal, entry, by, dealer } = command;
  const base = { round, table, deal, row, ...settledIn(read), entry, ...(dealer !== undefined && { dealer }) } as const;
  switch (command.type) {
    case 'enter-deal':
      return {
        ...base,
        type: command.type,
        source: 'entered',
        ...(nextDeals && { nextDeals }),
        ...(by !== undefined && { by }),
      };
    case 'check-deal':
      return { ...base, type: command.type, by: command.by };
    case 'correct-deal':
      return {
        ...base,
        type: command.type,
        source: 'entered',
        reason: command.reason,
        base: command.base,
        later,
        ...(by !== undefined && { by }),
        ...(command.accepted !== undefined && { accepted: command.accepted }),
        ...(command.strike !== undefined && { strike: command.strike }),
        ...(command.elsewhere !== undefined && { elsewhere: command.elsewhere }),
        ...(command.inTime !== undefined && { inTime: command.inTime }),
      };
  }
}

type Total = CommandTo<'enter-total' | 'check-total'>;

/** The tournament's command for a table's total. */
export function writtenTotal(command: Total): EveningCommand {
  const { round, table } = command;
  const what = { round, table, points: command.points.map(readAmount) };
  const { base, accepted } = command;
  const seen = { ...(base !== undefined && { base }), ...(accepted !== undefined && { accepted }) };
  if (command.type === 'check-total') return { ...what, ...seen, type: command.type, by: command.by };
  const { deals, by, reason } = command;
  return {
    ...what,
    ...seen,
    type: command.type,
    deals,
    ...(by !== undefined && { by }),
    ...(reason !== undefined && { reason }),
  };
}

/** Who would gain or lose ranks, points or money by a correction; nothing is changed. */
export function previewCorrection(
  host: HostContext,
  evening: Evening,
  command: CommandTo<'preview-correction'>,
): Answer<'preview-correction'> {
  const read = readEntry(evening, command);
  if (!read.ok) return read;
  const { round, table, deal } = command;
  const { row, later } = read.value;
  const settled = settledIn(read.value);
  const found = tableAt(evening.state, command);
  if (!found.ok) return fail([found.error]);
  const ending = endMoved(evening.state, command, found.value, [{ deal, ...settled }, ...later]);
  const result: DealResult = { deal, row, ...settled, source: 'entered', at: host.now() };
  const after = later.reduce<EveningState>(
    (so, one) => evolve(so, { type: 'deal-resettled', round, table, deal: one.deal, ...settledIn(one) }),
    evolve(evening.state, { type: 'deal-corrected', round, table, result }),
  );
  // Struck deals count for nothing; the last goes first.
  const struck = [{ ...ending, table }, ...ending.elsewhere]
    .flatMap((one) => withdrawn(one.beyond, { round, table: one.table }))
    .reduce<EveningState>(evolve, after);
  return ok({ changes: changesBetween(evening.state, struck), ending, bills: billChanges(evening.state, struck) });
}

function changesBetween(before: EveningState, after: EveningState): readonly RankChange[] {
  const lines = new Map(eveningStandings(before).lines.map((line) => [line.id, line]));
  return eveningStandings(after).lines.flatMap((line) => {
    const old = lines.get(line.id);
    const [pointsBefore, pointsAfter] = [showRational(old?.total ?? ZERO), showRational(line.total)];
    if (old?.rank === line.rank && pointsBefore === pointsAfter) return [];
    const change = { player: line.entrant.name, rankBefore: old?.rank ?? 0, rankAfter: line.rank };
    return [{ ...change, pointsBefore, pointsAfter }];
  });
}
