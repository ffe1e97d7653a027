import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { fail, ok } from '#engine/core/result.ts';
import { writtenDeal, writtenTotal } from '../evening/written.ts';
import { change, readEntry } from '../host-context.ts';
import type { CommandTo } from '../outcome.ts';
import type { EveningContext } from '../room/command-context.ts';
import { isSealedFrom } from '../room/viewer-access.ts';

type Total = 'enter-total' | 'check-total';
type Deal = 'enter-deal' | 'check-deal' | 'correct-deal';

export function writeTotal({ host, evening, asker }: EveningContext, command: CommandTo<Total>): Answer<Total> {
  // The refusal names what the deals add up to; the director may know it.
  if (asker.access.type !== 'director' && isSealedFrom(asker.access, host.ledger.room, evening, command))
    return fail([refuseHost('deal-sealed', { round: command.round })]);
  return change(host, evening, writtenTotal(command), command.by);
}

export function writeDeal({ host, evening }: EveningContext, command: CommandTo<Deal>): Answer<Deal> {
  const read = readEntry(evening, command);
  return read.ok ? change(host, evening, writtenDeal(command, read.value), command.by) : read;
}

export const confirmDeal = (
  { host, evening }: EveningContext,
  command: CommandTo<'confirm-deal'>,
): Answer<'confirm-deal'> => change(host, evening, command, command.by);

/** What entering it would write. */
export function previewEntry(
  { host, evening, asker }: EveningContext,
  command: CommandTo<'preview-entry'>,
): Answer<'preview-entry'> {
  // What a deal counts may depend on the deals before it.
  if (isSealedFrom(asker.access, host.ledger.room, evening, command))
    return fail([refuseHost('deal-sealed', { round: command.round })]);
  const read = readEntry(evening, command);
  if (!read.ok) return read;
  const { row, settlement } = read.value;
  return ok({ row, settlement });
}
