import { z } from 'zod';
import type { Refusal } from '../../core/refusal.ts';
import type { Result } from '../../core/result.ts';
import { parseWith } from '../../kernel/formats.ts';
import { EVENING_EVENT } from '../state/event-schema.ts';
import type { EveningEvent } from '../state/types.ts';

/** One thing that happened: by which step, who took it and when. */
export interface EventLine {
  /** From 1; every command that did something is one step. */
  readonly step: number;
  readonly at: string;
  readonly by: string;
  /** The step counts for nothing. */
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

/** An evening with its full log, to be kept, sent and read again without loss. */
export const EVENT_FILE = z.strictObject({
  v: z.literal(1),
  kind: z.literal('tarockabend-evening'),
  /** Every step in its order; undone ones are marked, and count for nothing. */
  history: z.array(LINE).min(1),
});
export type EventFile = Omit<z.output<typeof EVENT_FILE>, 'history'> & { readonly history: readonly EventLine[] };

/** Reads an event file from JSON; refuses with every place that is wrong. */
export const parseEventFile = (json: unknown): Result<EventFile, readonly Refusal[]> => parseWith(EVENT_FILE, json);

/** One line of its history, in the form that goes into a file. */
export const printEventLine = (line: EventLine): unknown => z.encode(LINE, line);

/** The form that goes into a file. */
export const printEventFile = (file: EventFile): unknown =>
  z.encode(EVENT_FILE, { ...file, history: [...file.history] });
