import { parentPort } from 'node:worker_threads';
import { readWorkbook } from './workbook.ts';

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await readWorkbook(bytes)));
