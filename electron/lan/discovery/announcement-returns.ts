import { randomBytes } from 'node:crypto';
import type { Ipv4 } from '../ipv4.ts';
import { openMdns } from './mdns.ts';

/** A service type of its own, so that nobody takes the test for a room. */
const TYPE = 'tarocktest';
const PATIENCE_MS = 3000;

/**
 * Whether an announcement that this machine sends on an interface comes back to it; if not, nobody else receives it
 * either.
 */
export async function announcementReturns(address: Ipv4, open = openMdns, patience = PATIENCE_MS): Promise<boolean> {
  const name = randomBytes(8).toString('hex');
  let answer: (heard: boolean) => void = () => undefined;
  const heard = new Promise<boolean>((resolve) => (answer = resolve));
  const [speaker, listener] = [open(address, () => answer(false)), open(address, () => answer(false))];
  const { stop } = listener.listen(
    TYPE,
    (service) => service.name === name && answer(true),
    () => undefined,
  );
  speaker.publish({ name, type: TYPE, port: 9, host: `${name}.local`, probe: false, disableIPv6: true });
  const impatient = setTimeout(() => answer(false), patience);
  const result = await heard;
  clearTimeout(impatient);
  stop();
  await Promise.all([speaker.close(), listener.close()]);
  return result;
}
