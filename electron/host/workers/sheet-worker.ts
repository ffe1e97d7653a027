import { parentPort } from 'node:worker_threads';
import { readWorkbook } from './workbook.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  void readWorkbook(bytes).then((read) => parentPort?.postMessage(read));
});
