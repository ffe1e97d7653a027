import { CONTRACT_IDS } from '#engine/games/reform/contracts/contract.ts';
import type { Scenario } from './reach.ts';
import { HANDS } from './reform-hands.ts';

/** Nobody doubles before a Rufer becomes another game, or everybody does; the king is in the talon. */
const WALD_UND_WIESE = {
  ...{ contract: 'wald-und-wiese', bids: 'rufer', stack: HANDS.kingInTalon },
} as const satisfies Partial<Scenario>;

/** What leads from a Rufer to Wald und Wiese. */
const TURNS = ['call-fourth', 'wald-und-wiese'];

const EACH = ['trischaker', 'boehmischer-trischaker', 'sautanz'];
/** All that leaves nothing but those games, and a Rufer that may become one. */
const OTHERS = CONTRACT_IDS.filter((id) => id !== 'rufer' && id !== 'wald-und-wiese' && !EACH.includes(id));

/** Games in which everyone is alone: headed or not, tied or not, with and without tricks, by option, and at a table of five. */
export const eachOf = (base: Scenario): readonly Scenario[] => {
  const trischaker = { ...base, contract: 'trischaker' };
  const bohemian = { ...base, contract: 'boehmischer-trischaker' };
  const sautanz = { ...base, contract: 'sautanz', stack: HANDS.sautanz };
  return [
    ...['heading', 'no-heading'].flatMap((said) => [
      { ...trischaker, inclination: { takes: [said] }, illegal: 12 },
      { ...trischaker, inclination: { takes: [said] }, options: { kaiserstich: true, virginsTotal: 'twelve' } },
      { ...bohemian, inclination: { takes: [said] }, illegal: 12 },
    ]),
    ...['scaled', 'twelve'].flatMap((virginsTotal) => [
      { ...trischaker, options: { virginsTotal }, inclination: { strong: true }, stack: HANDS.top },
      { ...trischaker, options: { virginsTotal }, stack: HANDS.forTwo },
      { ...trischaker, options: { virginsTotal }, stack: HANDS.weak },
    ]),
    { ...trischaker, options: { kaiserstich: true }, stack: HANDS.kaiserstich },
    { ...bohemian, inclination: { takes: ['no-heading'] }, stack: HANDS.equalPips },
    // Whatever comes after a Sautanz.
    ...[{}, { sautanzValue: 12 }].map((options) => ({
      ...{ ...base, stack: HANDS.sautanzOrKing, options: { ...options, contractsOff: OTHERS } },
      inclination: { takes: ['mein-spiel', 'pass', 'bid', 'wald-und-wiese'] },
    })),
    { ...bohemian, inclination: { strong: true }, stack: HANDS.suits },
    ...[0, 0.5].map((doubles) => ({
      ...{ ...base, ...WALD_UND_WIESE, illegal: 12 },
      inclination: { takes: [...TURNS, ...(doubles > 0 ? [] : ['good'])], doubles },
    })),
    { ...base, ...WALD_UND_WIESE, inclination: { takes: TURNS }, options: { contractsOff: ['bettel'] } },
    ...[undefined, 'accuse', 'add-hidden'].map((said) => ({
      ...sautanz,
      illegal: 12,
      inclination: { takes: said === undefined ? [] : [said] },
    })),
    { ...sautanz, options: { sautanzTurns: 20 } },
    ...[4, 12, 45].map((sautanzValue) => ({ ...sautanz, options: { sautanzValue } })),
    ...['radel', 'none'].flatMap((afterTrischaker) => [
      { ...trischaker, options: { afterTrischaker } },
      { ...bohemian, options: { afterTrischaker } },
    ]),
    ...[trischaker, bohemian, sautanz, { ...base, ...WALD_UND_WIESE }].map((scenario) => ({
      ...scenario,
      seats: 5,
      options: { 'table-size': 5 },
      inclination: { takes: scenario.contract === 'wald-und-wiese' ? TURNS : [] },
    })),
  ];
};
