import { CONTRACT_IDS } from '#engine/games/reform/contracts/contract.ts';
import type { Scenario } from './reach.ts';
import { HANDS } from './reform-hands.ts';

const BIRD_RUFERS = ['pagatrufer', 'uhurufer', 'kakadurufer'];
/** What leaves a Hölzel or a round of a fixed value behind. */
const LENDING = ['trischaker', 'sautanz'];
/** Everything beside the birds that may be declared. */
const DECLARED = ['suertaxe', 'volat', 'koenig-ultimo', 'pagat-ultimo', 'uhu', 'kakadu'];
const HANDS_AWAY = [
  HANDS.topKingAway,
  HANDS.birdsKingAway,
  HANDS.weakKingAway,
  HANDS.birdsAlone,
  HANDS.mondKingAway,
  HANDS.mondLostKingAway,
  HANDS.trullKingAway,
];

/** A bird-Rufer whose king lies in the talon, in both ways to play it (reform §5.4, §7.4). */
export const kingsOf = (base: Scenario): readonly Scenario[] =>
  BIRD_RUFERS.flatMap((contract) =>
    ['pratermaessig', 'steinhofmaessig'].flatMap((way) => {
      const called = ['call-king:C', way];
      const silent = [...called, 'good'];
      const one = { ...base, contract };
      return [
        ...HANDS_AWAY.flatMap((stack) => [
          { ...one, stack, inclination: { takes: silent, strong: true } },
          { ...one, stack, inclination: { takes: silent } },
        ]),
        { ...one, stack: HANDS.kingAway, inclination: { takes: ['protest', ...called], doubles: 0.6 } },
        { ...one, stack: HANDS.kingAway, inclination: { takes: ['selbstkontra', ...called] } },
        {
          ...{ ...one, stack: HANDS.birdsKingAway, options: { multiplierBonuses: 'replace', rounding: 'whole' } },
          inclination: { takes: called, announce: DECLARED, everybody: true, doubles: 0.2, strong: true },
        },
        { ...one, stack: HANDS.kingAway, inclination: { takes: called }, illegal: 12 },
        ...LENDING.map((lending) => ({
          ...{ ...base, stack: HANDS.sautanzOrKing },
          inclination: { takes: ['mein-spiel', 'pass', ...called] },
          options: { contractsOff: CONTRACT_IDS.filter((id) => id !== contract && id !== lending) },
        })),
        {
          ...{ ...one, stack: HANDS.kingAway, seats: 5, options: { 'table-size': 5, mortgage: false } },
          inclination: { takes: called, doubles: 0.2 },
        },
      ];
    }),
  );

/** Of those where one bird stands for the others, but where much is tried that is refused. */
export const shortlyKingsOf = (base: Scenario): readonly Scenario[] =>
  kingsOf(base).filter(
    ({ contract, illegal, inclination }) =>
      (contract === 'uhurufer' && inclination?.strong === true) || illegal !== undefined,
  );
