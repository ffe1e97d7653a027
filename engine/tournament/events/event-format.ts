import { z } from 'zod';
import type { Refusal } from '../../core/refusal.ts';
import type { Result } from '../../core/result.ts';
import { parseWith } from '../../kernel/deal/formats.ts';
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

/** Reads an event file from JSON; the refusals name every wrong place. */
export const parseEventFile = (json: unknown): Result<EventFile, readonly Refusal[]> => parseWith(EVENT_FILE, json);

/** One line of its history, in file form. */
export const printEventLine = (line: EventLine): unknown => z.encode(LINE, line);

/** The file form. */
export const printEventFile = (file: EventFile): unknown =>
  z.encode(EVENT_FILE, { ...file, history: [...file.history] });
