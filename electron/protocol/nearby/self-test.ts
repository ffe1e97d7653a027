/** What is checked when nobody gets in, in this order. */
export const STEPS = ['listening', 'addresses', 'vpn', 'reachable', 'discovery', 'visitors'] as const;
export type SelfTestStep = (typeof STEPS)[number];

/** `note`: works, but may be the reason; `skipped`: unknown, since an earlier step failed. */
export type Outcome = 'good' | 'note' | 'bad' | 'skipped';

/** How each step can end. The key is the step's code; its sentence has the same code in `SELF_TEST_TEXTS`. */
export const OUTCOMES = {
  'listening-open': 'good',
  'listening-closed': 'bad',
  'addresses-found': 'good',
  'addresses-link-local': 'bad',
  'addresses-virtual': 'note',
  'addresses-ipv6': 'bad',
  'addresses-none': 'bad',
  'vpn-none': 'good',
  'vpn-on': 'note',
  'reachable-yes': 'good',
  'reachable-other-room': 'bad',
  'reachable-foreign': 'bad',
  'reachable-silent': 'bad',
  'reachable-not-asked': 'skipped',
  'discovery-heard': 'good',
  'discovery-deaf': 'note',
  'discovery-not-asked': 'skipped',
  'visitors-some': 'good',
  'visitors-none': 'bad',
  'visitors-not-asked': 'skipped',
} as const satisfies Record<string, Outcome>;
export type StepCode = keyof typeof OUTCOMES;

/** How one step ended; `values` fill the placeholders of its sentence. */
export interface StepReport {
  readonly step: SelfTestStep;
  readonly code: StepCode;
  readonly outcome: Outcome;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What most likely keeps people out, and what to do; sentences in `CAUSE_TEXTS`. */
export const CAUSES = [
  'open-room',
  'join-network',
  'ipv4-missing',
  'router-gives-none',
  'port-taken',
  'firewall-windows',
  'firewall-mac',
  'firewall-linux',
  'vpn',
  'other-network',
  'mobile-data',
  'guest-network',
  'type-address',
] as const;
export type Cause = (typeof CAUSES)[number];

export interface SelfTest {
  readonly steps: readonly StepReport[];
  /** What to try, the likeliest first; if guests got in already, this is for those who are still outside. */
  readonly causes: readonly CauseReport[];
}

/** `values` fill the placeholders of the cause's sentence. */
interface CauseReport {
  readonly cause: Cause;
  readonly values: Readonly<Record<string, string | number>>;
}
