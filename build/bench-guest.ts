import { attacked } from './bench-attacks.ts';
import { underClaims } from './bench-claims.ts';
import { costliestMessages } from './bench-costliest.ts';

/**
 * `npm run bench:guest [-- --limits]`: what one device can cost the others. Prints for each command that a guest may ask what
 * its costliest message costs, as a multiple of an ordinary action at the table; and how much longer honest players wait
 * under each attack that once stopped an evening. With `--limits` it fails if a limit is exceeded.
 */
const LIMITS = { message: 10, attack: 5, counted: 250 };

const messages = await costliestMessages();
console.log('the costliest message with each command, in ordinary actions at the table (processor time, medians)');
for (const { type, multiple } of messages) console.log(`  ${type.padEnd(20)}${multiple.toFixed(2).padStart(8)}`);

const attacks = [...(await attacked()), await underClaims()];
console.log(
  'honest players under attack: the 95th percentile as a multiple of that in peace; the slowest answer; and the',
);
console.log("most of the attackers' time that was counted between a request and its answer");
for (const { name, multiple, slowest, counted, answered } of attacks)
  console.log(
    `  ${name.padEnd(28)}${multiple.toFixed(2).padStart(6)}${slowest.toFixed(0).padStart(8)} ms${counted.toFixed(1).padStart(8)} ms   (${answered} answers)`,
  );

const over = [
  ...messages.filter(({ multiple }) => multiple > LIMITS.message).map(({ type }) => type),
  ...attacks
    .filter(({ multiple, counted }) => multiple > LIMITS.attack || counted > LIMITS.counted)
    .map(({ name }) => name),
];
if (over.length > 0) console.log(`over the limits: ${over.join(', ')}`);
process.exit(process.argv.includes('--limits') && over.length > 0 ? 1 : 0);
