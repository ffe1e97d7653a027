import { listKind, refuseListText } from '#electron/protocol/lists/list-file.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuse, type TournamentRefusal } from '#engine/tournament/refusals.ts';
import type { ImportRow } from '#engine/tournament/state/people/list-row.ts';
import { askOnce, type ThreadLimits } from '../workers/ask-once.ts';
import { workerUrl } from '../workers/worker-url.ts';
import { readRows } from './csv.ts';

type Rows = Result<readonly ImportRow[], readonly Refusal[]>;

/** The rows of a file: of the XLSX sheet that has the names, or of text. */
export async function rowsIn(bytes: Uint8Array): Promise<Rows> {
  const kind = listKind(bytes);
  if (!kind.ok) return kind;
  if (kind.value === 'workbook') return workbookRows(bytes);
  const text = new TextDecoder(kind.value).decode(bytes);
  const tooLong = refuseListText(text);
  return tooLong ? fail([tooLong]) : ok(readRows(text));
}

const LIMITS: ThreadLimits = { memory: 200, time: 30_000 };

async function workbookRows(bytes: Uint8Array): Promise<Rows> {
  const read = await askOnce<readonly ImportRow[] | TournamentRefusal>(workerUrl('sheet-worker'), bytes, LIMITS);
  if (!read.ok) return fail([refuse(read.error === 'too-much' ? 'sheet-too-large' : 'file-not-read')]);
  return typeof read.value === 'string' ? fail([refuse(read.value)]) : ok(read.value);
}
