import { parentPort } from 'node:worker_threads';
import { findGame } from '#engine/games/index.ts';
import { isTooMuch, lookAt, readEvening } from './event-file.ts';
import type { FileAnswer, FileQuestion } from './import-evening.ts';

/** Entry of the thread that reads event files: anybody may have written them. */
function read({ wants, text }: FileQuestion): FileAnswer | 'too-much' {
  if (isTooMuch(text)) return 'too-much';
  if (wants === 'look') return { wants, found: lookAt(text) };
  const evening = readEvening(findGame, text, (created) => created);
  if (!evening.ok) return { wants, found: evening };
  const { state, history, undone } = evening.value;
  return { wants, found: { ok: true, value: { state, history, undone } } };
}

parentPort?.on('message', (question: FileQuestion) => parentPort?.postMessage(read(question)));
