// Loaded into every Node process of a test's `npm start` (NODE_OPTIONS). In the server it writes down each start, so that
// a test can kill the process; while there is a file called `deadly` it dies 0.9 s after its start, and with `refuses` it
// says at once that it cannot serve.
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.MORTAL_SERVER ?? '';
if (isMainThread && folder !== '' && /[\\/]server\.js$/.test(process.argv[1] ?? '')) {
  appendFileSync(join(folder, 'starts'), `${process.pid}\n`);
  if (existsSync(join(folder, 'refuses'))) {
    console.error('Das Journal ist beschädigt. [journal-damaged]');
    process.exit(2);
  }
  if (existsSync(join(folder, 'deadly')))
    setTimeout(() => {
      throw new Error('the host trips over "Anna Huber"');
    }, 900);
}
