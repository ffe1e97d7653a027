// Loaded into every Node process of a test's `npm start` (NODE_OPTIONS). In the server it writes down each start, so that
// a test can kill the process, and lets it die 0.9 s after its start while there is a file called `deadly`.
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.MORTAL_SERVER ?? '';
if (isMainThread && folder !== '' && /[\\/]server\.js$/.test(process.argv[1] ?? '')) {
  appendFileSync(join(folder, 'starts'), `${process.pid}\n`);
  if (existsSync(join(folder, 'deadly')))
    setTimeout(() => {
      throw new Error('the host trips over "Anna Huber"');
    }, 900);
}
