import { REACHES } from '../family-checks.ts';
import { USUAL } from '../inspector.ts';
import { cover } from './run.ts';

/** `npm run coverage:rules [-- ROUNDS SEED FAMILY]`: plays deals made for every rule, and prints what could not be reached. */
const [rounds = '10', seed = '1', family] = process.argv.slice(2);

for (const reach of REACHES.filter(({ game }) => family === undefined || game.id === family)) {
  const begun = performance.now();
  const { deals, reached, missed, impossible, violations } = cover(
    reach,
    { most: 400, rounds: Number(rounds), batch: 4, entries: 60, effort: USUAL },
    seed,
  );
  const seconds = Math.round((performance.now() - begun) / 1000);

  console.log(
    `${reach.game.id}: ${deals} deals in ${seconds} s: ${reached.length} of ${reached.length + missed.length} aims reached`,
  );
  for (const { name, why } of impossible) console.log(`cannot be: ${name} (${why})`);
  for (const name of missed) console.log(`not reached: ${name}`);
  console.log(`violations: ${violations.length}`);
  for (const { deal, kind, detail } of violations.slice(0, 50)) console.log(`  ${deal}: ${kind}: ${detail}`);
  if (violations.length > 0 || missed.length > 0) process.exitCode = 1;
}
