import { expect, test } from 'vitest';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { fill, LANGUAGES } from '#engine/core/text.ts';
import { CAUSES, OUTCOMES, type SelfTest, type StepReport, STEPS } from '../protocol/nearby/self-test.ts';
import { CAUSE_TEXTS, SELF_TEST_TEXTS, STEP_TEXTS } from '../protocol/nearby/self-test-texts.ts';
import { announcementReturns } from './discovery/announcement-returns.ts';
import type { Greeting, Silence } from './greeting.ts';
import { rankInterfaces } from './interfaces.ts';
import { runSelfTest, type SelfTestOptions } from './self-test.ts';
import { type FakeInterface, fakeInterfaces } from './testing/fake-interfaces.ts';

const GREETING: Greeting = { app: 'tarockabend', v: 1, name: 'Klub', room: 'ABCD', port: 7500 };
const WLAN: FakeInterface = ['wlan0', '192.168.1.5'];
const VPN: FakeInterface = ['tun0', '10.8.0.1'];

interface Situation {
  readonly list?: readonly FakeInterface[];
  readonly ipv6?: true;
  readonly closed?: true;
  readonly answer?: Result<Greeting, Silence>;
  readonly returns?: boolean;
  readonly visitors?: Readonly<Record<string, number>>;
  readonly platform?: string;
}

function options(
  situation: Situation,
): SelfTestOptions & { readonly asked: readonly string[]; readonly reported: readonly StepReport[] } {
  const {
    list = [WLAN],
    ipv6 = false,
    closed,
    answer = ok(GREETING),
    returns = true,
    visitors = { '192.168.1.9': 2 },
    platform = 'win32',
  } = situation;
  const [asked, reported]: [string[], StepReport[]] = [[], []];
  return {
    room: closed ? undefined : { code: 'ABCD', port: 7500 },
    interfaces: rankInterfaces(fakeInterfaces(...list)),
    ipv6,
    ask: (address, port) => {
      asked.push(`${address}:${port}`);
      return Promise.resolve(answer);
    },
    announcementReturns: () => Promise.resolve(returns),
    visitors: new Map(Object.entries(visitors)),
    platform,
    done: (report) => reported.push(report),
    asked,
    reported,
  };
}

const GOOD = ['listening-open', 'addresses-found', 'vpn-none', 'reachable-yes', 'discovery-heard', 'visitors-some'];
const TABLE: readonly (readonly [string, Situation, readonly string[], readonly string[]])[] = [
  ['all is well', {}, GOOD, ['mobile-data', 'other-network']],
  [
    'nobody came',
    { visitors: {} },
    [...GOOD.slice(0, 5), 'visitors-none'],
    ['mobile-data', 'other-network', 'guest-network', 'firewall-windows'],
  ],
  [
    'own visits prove nothing',
    { visitors: { '127.0.0.1': 4, '192.168.1.5': 2, '192.168.1.7': 0 }, platform: 'darwin' },
    [...GOOD.slice(0, 5), 'visitors-none'],
    ['mobile-data', 'other-network', 'guest-network', 'firewall-mac'],
  ],
  [
    'a VPN beside the Wi-Fi',
    { list: [WLAN, VPN], visitors: {}, platform: 'linux' },
    ['listening-open', 'addresses-found', 'vpn-on', 'reachable-yes', 'discovery-heard', 'visitors-none'],
    ['vpn', 'mobile-data', 'other-network', 'guest-network', 'firewall-linux'],
  ],
  [
    'the room is closed',
    { closed: true },
    ['listening-closed', 'addresses-found', 'vpn-none', 'reachable-not-asked', 'discovery-heard', 'visitors-not-asked'],
    ['open-room'],
  ],
  [
    'no network',
    { list: [] },
    ['listening-open', 'addresses-none', 'vpn-none', 'reachable-not-asked', 'discovery-not-asked', 'visitors-some'],
    ['join-network'],
  ],
  [
    'nothing but IPv6',
    { list: [], ipv6: true },
    ['listening-open', 'addresses-ipv6', 'vpn-none', 'reachable-not-asked', 'discovery-not-asked', 'visitors-some'],
    ['ipv4-missing'],
  ],
  [
    'nothing but a VPN',
    { list: [VPN] },
    ['listening-open', 'addresses-none', 'vpn-on', 'reachable-not-asked', 'discovery-not-asked', 'visitors-some'],
    ['join-network'],
  ],
  [
    'a router that gives no addresses',
    { list: [['eth0', '169.254.3.4']], visitors: {} },
    ['listening-open', 'addresses-link-local', ...GOOD.slice(2, 5), 'visitors-none'],
    ['router-gives-none', 'mobile-data', 'other-network', 'guest-network', 'firewall-windows'],
  ],
  [
    'a virtual network only',
    { list: [['docker0', '172.17.0.1']] },
    ['listening-open', 'addresses-virtual', ...GOOD.slice(2)],
    ['mobile-data', 'other-network'],
  ],
  [
    'two copies of the program',
    { answer: ok({ ...GREETING, room: 'EFGH' }), visitors: {} },
    [...GOOD.slice(0, 3), 'reachable-other-room', 'discovery-heard', 'visitors-none'],
    ['port-taken', 'mobile-data', 'other-network', 'guest-network', 'firewall-windows'],
  ],
  [
    'another program on the port',
    { answer: fail('foreign') },
    [...GOOD.slice(0, 3), 'reachable-foreign', ...GOOD.slice(4)],
    ['port-taken', 'mobile-data', 'other-network'],
  ],
  [
    'no answer to its own request',
    { answer: fail('timed-out'), visitors: {} },
    [...GOOD.slice(0, 3), 'reachable-silent', 'discovery-heard', 'visitors-none'],
    ['firewall-windows', 'mobile-data', 'other-network', 'guest-network'],
  ],
  [
    'multicast is blocked',
    { returns: false },
    [...GOOD.slice(0, 4), 'discovery-deaf', 'visitors-some'],
    ['mobile-data', 'other-network', 'type-address'],
  ],
];

test.each(TABLE)('%s', async (_, situation, codes, causes) => {
  const given = options(situation);
  const { steps, causes: found } = await runSelfTest(given);
  expect(steps.map(({ code }) => code)).toEqual(codes);
  expect(found.map(({ cause }) => cause)).toEqual(causes);
  expect(steps.map(({ step }) => step)).toEqual(STEPS);
  expect(given.reported).toEqual(steps);
  expect(given.asked.every((place) => /^(192\.168\.1\.5|169\.254\.3\.4|172\.17\.0\.1):7500$/.test(place))).toBe(true);
});

test('every outcome and every cause is reached above, and every sentence exists in both languages', async () => {
  const all: SelfTest[] = [];
  for (const [, situation] of TABLE) all.push(await runSelfTest(options(situation)));
  const steps = all.flatMap((one) => one.steps);
  const causes = all.flatMap((one) => one.causes);
  expect(new Set(steps.map(({ code }) => code))).toEqual(new Set(Object.keys(OUTCOMES)));
  expect(new Set(causes.map(({ cause }) => cause))).toEqual(new Set(CAUSES));
  for (const language of LANGUAGES) {
    for (const { step, code, values } of steps)
      expect([STEP_TEXTS[step][language], fill(SELF_TEST_TEXTS[code][language], values)].join()).not.toMatch(/[{}]/);
    for (const { cause, values } of causes) expect(fill(CAUSE_TEXTS[cause][language], values)).not.toMatch(/[{}]/);
  }
  for (const { de, en } of [SELF_TEST_TEXTS, STEP_TEXTS, CAUSE_TEXTS].flatMap((texts) => Object.values(texts)))
    expect(de).not.toBe(en);
});

test('the advice about the firewall names the room’s port', async () => {
  const { causes } = await runSelfTest(options({ visitors: {}, platform: 'linux' }));
  const last = causes.at(-1);
  expect(fill(CAUSE_TEXTS['firewall-linux'].de, last?.values ?? {})).toContain('ufw allow 7500/tcp');
});

test('this machine receives itself on loopback', async () => {
  expect(await announcementReturns('127.0.0.1')).toBe(true);
});

test('an interface without multicast receives nothing', async () => {
  const deaf = { publish: () => undefined, listen: () => ({ stop: () => undefined }), close: () => Promise.resolve() };
  expect(await announcementReturns('127.0.0.1', () => deaf, 20)).toBe(false);
});
