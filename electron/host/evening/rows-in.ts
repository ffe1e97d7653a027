import { Worker } from 'node:worker_threads';
import type { Refusal } from '../../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../../engine/core/result.ts';
import type { ImportRow } from '../../../engine/tournament/state/people/list-row.ts';
import { refuse, type TournamentRefusal } from '../../../engine/tournament/refusals.ts';
import { listKind, refuseListText } from '../../../engine/tournament/sheets/list-file.ts';
import { readRows } from './csv.ts';
import { workerUrl } from '../workers/worker-url.ts';

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

/** What the thread that reads a workbook may use: memory in MB, time in ms. */
const LIMITS = { maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 32 };
const LONGEST = 30_000;

/** In a thread of its own, so that no table waits and a hostile file ends only its own import. */
function workbookRows(bytes: Uint8Array): Promise<Rows> {
  return new Promise((answer) => {
    const worker = new Worker(workerUrl('sheet-worker'), { resourceLimits: LIMITS });
    const end = (read: readonly ImportRow[] | TournamentRefusal): void => {
      clearTimeout(tooLong);
      answer(typeof read === 'string' ? fail([refuse(read)]) : ok(read));
      void worker.terminate();
    };
    const tooLong = setTimeout(() => end('sheet-too-large'), LONGEST);
    worker.once('message', end);
    worker.once('error', (error: Error & { readonly code?: unknown }) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!outOfMemory) console.error('sheet worker:', error);
      end(outOfMemory ? 'sheet-too-large' : 'file-not-read');
    });
    worker.postMessage(bytes);
  });
}
