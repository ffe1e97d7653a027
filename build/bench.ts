import { parseArgs } from 'node:util';

/**
 * `npm run bench`: how long the engine's parts take. `npm run bench -- --against FOLDER [--runs N]`: the same, and
 * validated deals per second of processor time, in another checkout too, taken in turn (docs/performance.md).
 */
const { values } = parseArgs({ options: { against: { type: 'string' }, runs: { type: 'string', default: '5' } } });
if (values.against === undefined) await import('./bench-engine.ts');
else {
  const { benchAgainst } = await import('./bench-against.ts');
  await benchAgainst(values.against, Number(values.runs));
}
