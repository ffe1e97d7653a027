import {
  type Cause,
  OUTCOMES,
  type SelfTest,
  type SelfTestStep,
  type StepCode,
  type StepReport,
} from '../protocol/nearby/self-test.ts';
import { PREFERRED_PORT } from './address.ts';
import type { Ask, Silence } from './greeting.ts';
import type { LanInterface } from './interfaces.ts';
import { type Ipv4, isLoopback } from './ipv4.ts';

export interface SelfTestOptions {
  /** The open room: the code in its greeting, and its port; `undefined` while it is closed. */
  readonly room: { readonly code: string; readonly port: number } | undefined;
  /** This machine's addresses, best first. */
  readonly interfaces: readonly LanInterface[];
  /** Whether it has an IPv6 address, which no guest can use. */
  readonly ipv6: boolean;
  readonly ask: Ask;
  /** Whether an announcement of this machine comes back to it on the interface with that address. */
  readonly announcementReturns: (address: Ipv4) => Promise<boolean>;
  /** How many connections came to the server since it was opened, by remote address. */
  readonly visitors: ReadonlyMap<Ipv4, number>;
  /** `process.platform`. */
  readonly platform: string;
  /** Called after each step. */
  readonly done?: (report: StepReport) => void;
}

const ASK_MS = 2000;

/** Checks everything this machine can see of itself, step by step. */
export async function runSelfTest(options: SelfTestOptions): Promise<SelfTest> {
  const { room, interfaces } = options;
  const steps: StepReport[] = [];
  const note = (step: SelfTestStep, code: StepCode, values: StepReport['values'] = {}): StepCode => {
    const report = { step, code, outcome: OUTCOMES[code], values };
    steps.push(report);
    options.done?.(report);
    return code;
  };
  const best = interfaces.find(({ kind }) => kind !== 'vpn');
  const address = best?.address ?? '';

  note('listening', room ? 'listening-open' : 'listening-closed', room ? { port: room.port } : {});
  note('addresses', addressesOf(best, options.ipv6), { address, all: interfaces.map((one) => one.address).join(', ') });
  const vpns = interfaces.filter(({ kind }) => kind === 'vpn');
  note('vpn', vpns.length > 0 ? 'vpn-on' : 'vpn-none', { names: vpns.map(({ name }) => name).join(', ') });
  if (room && best) {
    const answer = await options.ask(best.address, room.port, { timeout: ASK_MS });
    const code = answer.ok
      ? answer.value.room === room.code
        ? 'reachable-yes'
        : 'reachable-other-room'
      : unreachable(answer.error);
    note('reachable', code, { address, port: room.port });
  } else note('reachable', 'reachable-not-asked');
  if (best)
    note('discovery', (await options.announcementReturns(best.address)) ? 'discovery-heard' : 'discovery-deaf', {
      address,
    });
  else note('discovery', 'discovery-not-asked');
  if (room) {
    const guests = visitorsFrom(options.visitors, interfaces);
    note('visitors', guests.length > 0 ? 'visitors-some' : 'visitors-none', { devices: guests.length });
  } else note('visitors', 'visitors-not-asked');
  const causes = causesOf(new Set(steps.map(({ code }) => code)), options.platform);
  return { steps, causes: causes.map((cause) => ({ cause, values: { port: room?.port ?? PREFERRED_PORT } })) };
}

function addressesOf(best: LanInterface | undefined, ipv6: boolean): StepCode {
  switch (best?.kind) {
    case undefined:
    case 'vpn':
      return ipv6 ? 'addresses-ipv6' : 'addresses-none';
    case 'lan':
      return 'addresses-found';
    case 'link-local':
      return 'addresses-link-local';
    case 'virtual':
      return 'addresses-virtual';
  }
}

const unreachable = (silence: Silence): StepCode => (silence === 'foreign' ? 'reachable-foreign' : 'reachable-silent');

/** Other devices: this laptop's own visits prove nothing. */
function visitorsFrom(visitors: ReadonlyMap<Ipv4, number>, interfaces: readonly LanInterface[]): readonly Ipv4[] {
  const own = new Set(interfaces.map(({ address }) => address));
  return [...visitors]
    .filter(([from, count]) => count > 0 && !own.has(from) && !isLoopback(from))
    .map(([from]) => from);
}

const FIREWALLS: Readonly<Record<string, Cause>> = { win32: 'firewall-windows', darwin: 'firewall-mac' };

function causesOf(codes: ReadonlySet<StepCode>, platform: string): readonly Cause[] {
  const firewall = FIREWALLS[platform] ?? 'firewall-linux';
  const has = (...wanted: readonly StepCode[]): boolean => wanted.some((code) => codes.has(code));
  if (has('listening-closed')) return ['open-room'];
  if (has('addresses-none')) return ['join-network'];
  if (has('addresses-ipv6')) return ['ipv4-missing'];
  const causes: Cause[] = [];
  if (has('addresses-link-local')) causes.push('router-gives-none');
  if (has('reachable-other-room', 'reachable-foreign')) causes.push('port-taken');
  if (has('reachable-silent')) causes.push(firewall);
  if (has('vpn-on')) causes.push('vpn');
  causes.push('mobile-data', 'other-network');
  // Once somebody got in, router and firewall do let people through.
  if (has('visitors-none')) causes.push('guest-network', firewall);
  if (has('discovery-deaf')) causes.push('type-address');
  return [...new Set(causes)];
}
