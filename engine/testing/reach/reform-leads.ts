import type { Scenario } from './reach.ts';
import { HANDS } from './reform-hands.ts';

export const FIRST_AND_LAST = ['spezi', 'wechselspezi', 'spezi-ouvert', 'wechselspezi-ouvert'];
export const PASSING = ['pensionist', 'pensionist-ouvert'];

/** Whoever has the hand for it plays, and nobody says anything else. */
const SILENT = ['no-buy', 'good'];
/** Forehand of the first deal of a series, who wins whatever they lead, leads again. */
const AGAIN = 'pick:1';

/** Games that are decided by who leads, and by who has to beat (reform §7.6, §7.9). */
export const leadsOf = (base: Scenario): readonly Scenario[] => [
  ...FIRST_AND_LAST.flatMap((contract) => firstAndLast({ ...base, contract })),
  ...PASSING.flatMap((contract) => passing({ ...base, contract })),
];

const firstAndLast = (base: Scenario): readonly Scenario[] => [
  ...['C', 'S', 'H', 'D'].map((suit) => ({
    ...{ ...base, stack: HANDS.lastOf[suit as keyof typeof HANDS.lastOf] },
    inclination: { takes: [...SILENT, `suit:${suit}`, AGAIN], strong: true },
  })),
  { ...base, stack: HANDS.kingLast, inclination: { takes: [...SILENT, 'suit:S', AGAIN], strong: true } },
  { ...base, stack: HANDS.kingLast, inclination: { takes: ['no-buy', 'suit:H', AGAIN], strong: true, doubles: 0.3 } },
  { ...base, stack: HANDS.nearlyTop, inclination: { takes: [...SILENT, AGAIN], strong: true } },
  // Whoever wins what they have led picks anybody.
  { ...base, stack: HANDS.birds, inclination: { takes: SILENT, strong: true }, illegal: 12 },
  { ...base, stack: HANDS.mixed, inclination: { takes: SILENT }, options: { kaiserstich: true }, illegal: 12 },
  { ...base, stack: HANDS.kaiserstich, inclination: { takes: SILENT }, options: { kaiserstich: true } },
];

const passing = (base: Scenario): readonly Scenario[] => [
  ...[HANDS.lowest, HANDS.nextRunsOut, HANDS.nextRunsOutLater, HANDS.weak].flatMap((stack) =>
    [25, 2].map((jubelLead) => ({
      ...base,
      stack,
      options: { jubelLead },
      inclination: { takes: SILENT },
      illegal: 6,
    })),
  ),
  { ...base, stack: HANDS.nextRunsOut, inclination: { takes: SILENT, strong: true }, options: { mortgage: false } },
  { ...base, stack: HANDS.top, inclination: { takes: SILENT, strong: true } },
  { ...base, stack: HANDS.weak, options: { jubelLead: 2 }, inclination: { takes: ['no-buy'], doubles: 0.4 } },
  { ...base, inclination: { takes: ['no-buy'], doubles: 0.2 }, illegal: 12 },
  { ...base, stack: HANDS.onlyTarocks, inclination: { takes: SILENT } },
];
