import { benchLoopback, benchNamespaces } from './discovery/measure.ts';
import { makeNetwork } from './discovery/network.ts';

/**
 * `npm run bench:discovery`: how long it takes until one laptop finds the room of another. Two network namespaces stand
 * for the laptops; creating them takes root on Linux. If that is not allowed, it says so and measures on loopback only.
 * Exit code 1: a room was not found within two seconds, or its address did not answer.
 */
const results = [await benchLoopback()];
const network = await makeNetwork();
if (network.ok) {
  try {
    results.push(...(await benchNamespaces(network.value)));
  } finally {
    await network.value.remove();
  }
} else {
  console.log(`Network namespaces cannot be created here (${network.error}): measured on loopback only.`);
}
for (const { line, good } of results) console.log(`${good ? 'ok    ' : 'FAILED'} ${line}`);
if (results.some(({ good }) => !good)) process.exitCode = 1;
