import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fail, ok, type Result } from '#engine/core/result.ts';

const run = promisify(execFile);
/** In ms. */
const REST = 4_000;

/** Two laptops on one cable: network namespaces with a veth pair between them. */
export interface Network {
  /** Has a default route, as behind a router. */
  readonly routed: Laptop;
  /** Has none, as on a switch without a router, where sockets with default options find no route for multicast. */
  readonly unrouted: Laptop;
  remove(): Promise<void>;
}

export interface Laptop {
  readonly address: string;
  /** The command to run something there. */
  readonly command: (program: string, ...args: readonly string[]) => readonly [string, ...string[]];
}

/** Creates the network, or gives the system's message if that is not allowed. */
export async function makeNetwork(): Promise<Result<Network, string>> {
  const names = ['a', 'b'].map((side) => `tarock-${side}-${process.pid}`);
  const addresses = ['10.77.1.1', '10.77.1.2'];
  const laptops = names.map((name, i): Laptop => ({
    address: addresses[i] ?? '',
    command: (program, ...args) => ['ip', 'netns', 'exec', name, program, ...args],
  }));
  const [routed, unrouted] = laptops;
  const [a = '', b = ''] = names;
  const made: string[] = [];
  const remove = async (): Promise<void> => {
    for (const name of made.splice(0)) await run('ip', ['netns', 'del', name]);
  };
  const ip = (line: string) => run('ip', line.split(' '));
  try {
    for (const name of names) {
      await ip(`netns add ${name}`);
      made.push(name);
    }
    // Named as real interfaces are: one called veth would rank as virtual.
    await ip(`link add eth0 netns ${a} type veth peer name eth0 netns ${b}`);
    for (const [i, name] of names.entries()) {
      await ip(`-n ${name} addr add ${addresses[i] ?? ''}/24 dev eth0`);
      await ip(`-n ${name} link set lo up`);
      await ip(`-n ${name} link set eth0 up`);
    }
    await ip(`-n ${a} route add default via ${addresses[1] ?? ''}`);
    // Interfaces that have just come up drop packets for some seconds; rooms are measured, not interfaces.
    await pause(REST);
  } catch (error) {
    await remove();
    return fail(error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error));
  }
  if (!routed || !unrouted) throw new Error('unreachable');
  return ok({ routed, unrouted, remove });
}
