import { z } from 'zod';
import { firstFaults } from '#engine/core/faults.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { formatFaults } from '#engine/kernel/deal/formats.ts';
import { EVENING_EVENT } from '../state/event-schema.ts';
import type { EveningEvent } from '../state/types.ts';

/** One event: in which step it happened, whose step, and when. */
export interface EventLine {
  /** From 1; every command that changed something is one step. */
  readonly step: number;
  readonly at: string;
  readonly by: string;
  /** The step does not count. */
  readonly undone?: true;
  readonly event: EveningEvent;
}

const LINE: z.ZodType<EventLine> = z.strictObject({
  step: z.int().min(1).max(100_000),
  at: z.iso.datetime(),
  by: z.string().max(400),
  undone: z.literal(true).exactOptional(),
  event: EVENING_EVENT,
});

/** An evening with its full log, to be kept, sent and read back without loss. */
export const EVENT_FILE = z.strictObject({
  v: z.literal(1),
  kind: z.literal('tarockabend-evening'),
  /** Every step in order; undone ones are marked and do not count. */
  history: z.array(LINE).min(1),
});
export type EventFile = Omit<z.output<typeof EVENT_FILE>, 'history'> & { readonly history: readonly EventLine[] };

const HEAD = EVENT_FILE.extend({ history: z.array(z.unknown()).min(1) });

/**
 * Reads an event file from JSON; the refusals name the first wrong places. Line by line: of a file in which everything
 * is wrong hardly anything is read.
 */
export function parseEventFile(json: unknown): Result<EventFile, readonly Refusal[]> {
  const head = HEAD.safeParse(json);
  if (!head.success) return fail(firstFaults(formatFaults(head.error)));
  const history: EventLine[] = [];
  const faults = firstFaults(lineFaults(head.data.history, history));
  return faults.length > 0 ? fail(faults) : ok({ ...head.data, history });
}

/** What is wrong with lines; `read` gets those that are right. */
function* lineFaults(lines: readonly unknown[], read: EventLine[]): Generator<Refusal> {
  for (const [i, line] of lines.entries()) {
    const parsed = LINE.safeParse(line);
    if (parsed.success) read.push(parsed.data);
    else yield* formatFaults(parsed.error, ['history', String(i)]);
  }
}

/** One line of its history, in file form. */
export const printEventLine = (line: EventLine): unknown => z.encode(LINE, line);

/** The file form. */
export const printEventFile = (file: EventFile): unknown =>
  z.encode(EVENT_FILE, { ...file, history: [...file.history] });
