import { CONTRACT_IDS } from '#engine/games/reform/contracts/contract.ts';
import type { Scenario } from './reach.ts';
import { HANDS } from './reform-hands.ts';
import { FIRST_AND_LAST, leadsOf, PASSING } from './reform-leads.ts';

const TRAINS = ['eisenbahner', 'fahrt-ins-blaue', 'eisenbahner-ouvert'];
const OTHERS = ['hausierer', 'artist', 'apotheker', ...FIRST_AND_LAST, ...PASSING];
/** What leaves a Hölzel or a round of a fixed value behind. */
const LENDING = ['trischaker', 'sautanz'];
const allBut = (contracts: readonly string[]): readonly string[] =>
  CONTRACT_IDS.filter((id) => !contracts.includes(id));

/** Whoever has the hand for it plays, and nobody says anything else. */
const SILENT = ['no-buy', 'good'];
/** The cards beside tarocks are led first, in an order that was asked for, too; of what falls to them the pictures. */
const FIRST = ['S', 'H', 'C', 'D'].flatMap((suit) =>
  ['K', 'Q', 'N', 'J'].flatMap((rank) => [`play:${suit}${rank}`, `order:${suit}${rank}`]),
);
const DEPARTURE = [...SILENT, 'suit:T', ...FIRST];
const BEFORE_BRAKE = ['SK', 'HK', 'DK', 'T20', 'T22', 'SQ', 'HQ', 'DQ', 'SN', 'HN', 'DN', 'SJ', 'HJ', 'DJ'];

/** Games that are decided by something else than the points of twelve tricks or their number (reform §7.6 to §7.9). */
export const ownOf = (base: Scenario): readonly Scenario[] => [
  ...TRAINS.flatMap((contract) => trains({ ...base, contract })),
  ...['eisenbahner', 'eisenbahner-ouvert'].flatMap((contract) => brakes({ ...base, contract })),
  ...pedlars({ ...base, contract: 'hausierer' }),
  ...artists({ ...base, contract: 'artist' }),
  ...apothecaries({ ...base, contract: 'apotheker' }),
  ...leadsOf(base),
  ...[...TRAINS, ...OTHERS].flatMap((contract) => [
    { ...base, contract, inclination: { takes: ['protest'], doubles: 0.6 } },
    { ...base, contract, inclination: { takes: ['buy', 'agree', 'bus'] } },
    { ...base, contract, seats: 5, options: { 'table-size': 5 }, inclination: { doubles: 0.2 } },
    ...LENDING.map((lending) => ({
      ...{ ...base, stack: HANDS.sautanz, options: { contractsOff: allBut([contract, lending]) } },
      inclination: { takes: ['mein-spiel', 'pass', 'bus'] },
    })),
  ]),
];

/** Games of which one stands for the others, but where much is tried that is refused. */
const ALIKE = [...TRAINS, ...FIRST_AND_LAST, ...PASSING];
const SHOWN = ['eisenbahner', 'wechselspezi', 'pensionist-ouvert'];

export const shortlyOwnOf = (base: Scenario): readonly Scenario[] =>
  ownOf(base).filter(
    ({ contract = '', illegal }) => SHOWN.includes(contract) || !ALIKE.includes(contract) || illegal !== undefined,
  );

const trains = (base: Scenario): readonly Scenario[] => {
  const said = { ...base, illegal: 12 };
  return [
    ...[HANDS.trainOfOne, HANDS.trainOfTie, HANDS.trainOfTwo].flatMap((stack) => [
      { ...base, stack, inclination: { takes: [...DEPARTURE, 'no-bus'] } },
      ...['settle', 'duel-triple'].map((bus) => ({
        ...{ ...base, stack, options: { bus, expressLoss: 'single' } },
        inclination: { takes: [...DEPARTURE, 'bus:C'] },
      })),
    ]),
    ...[HANDS.busOfOne, HANDS.busOfTie, HANDS.busOfTwo].flatMap((stack) =>
      ['settle', 'duel-triple'].map((bus) => ({
        ...{ ...base, stack, options: { bus } },
        inclination: { takes: [...SILENT, 'bus:T', 'order:S7', 'order:H4', 'play:S7', ...FIRST] },
      })),
    ),
    ...['settle', 'duel-triple'].map((bus) => ({
      ...{ ...base, stack: HANDS.busOfOne, options: { bus, expressLoss: 'single' } },
      inclination: { takes: [...SILENT, 'bus:C', 'order:S7', 'play:S7'] },
    })),
    { ...said, inclination: { takes: SILENT } },
    { ...said, inclination: { takes: [...SILENT, 'no-bus'] } },
    { ...said, inclination: { takes: [...SILENT, 'bus'] } },
    { ...said, inclination: { takes: SILENT }, options: { bus: 'duel-triple', expressLoss: 'single' } },
    // What counts beside the game.
    ...[false, true].map((announceTrullAndKings) => ({
      ...{
        ...said,
        options: { announceTrullAndKings, multiplierBonuses: announceTrullAndKings ? 'replace' : 'additional' },
      },
      inclination: { takes: ['no-buy'], announce: ['suertaxe', 'trull', 'four-kings'], everybody: true },
    })),
    { ...base, stack: HANDS.fourKings, inclination: { takes: DEPARTURE } },
    { ...base, stack: HANDS.pipsOfNext, inclination: { takes: [...SILENT, 'order:H4', 'play:H4'] } },
    { ...base, stack: HANDS.mondLost, inclination: { takes: [...SILENT, 'order:T21', 'play:T21', 'play:T22'] } },
    ...[HANDS.top, HANDS.fourKings, HANDS.trullApart, HANDS.pips, HANDS.against, HANDS.trull].map((stack) => ({
      ...{ ...base, stack },
      inclination: { takes: SILENT, strong: stack !== HANDS.pips },
    })),
  ];
};

const brakes = (base: Scenario): readonly Scenario[] =>
  ['settle', 'duel-triple'].flatMap((bus) => [
    ...[HANDS.brakeOfTie, HANDS.brakeOfMade].map((stack) => ({
      ...{ ...base, stack, options: { bus } },
      inclination: { takes: [...SILENT, 'brake', ...BEFORE_BRAKE.map((card) => `play:${card}`)] },
    })),
    { ...base, options: { bus, expressLoss: 'single' }, inclination: { takes: [...SILENT, 'bus', 'brake'] } },
    { ...base, options: { bus }, inclination: { takes: [...SILENT, 'bus', 'brake'] } },
  ]);

const pedlars = (base: Scenario): readonly Scenario[] => [
  ...[[], ['enough'], ['draw'], ['enough', 'draw']].map((said) => ({
    ...{ ...base, illegal: 20 },
    inclination: { takes: [...SILENT, ...said] },
  })),
  { ...base, stack: HANDS.pedlar, inclination: { takes: [...SILENT, 'enough'] } },
  { ...base, stack: HANDS.pedlar, inclination: { takes: [...SILENT, 'enough', 'play'] } },
  { ...base, stack: HANDS.pedlar, inclination: { takes: [...SILENT, 'draw', 'play'] } },
  { ...base, stack: HANDS.mixed, inclination: { takes: SILENT, strong: true }, options: { kaiserstich: true } },
  ...['full', 'base'].map((hausiererMissingSuit) => ({
    ...{ ...base, stack: HANDS.pedlarWithout, options: { hausiererMissingSuit } },
    inclination: { takes: [...SILENT, 'enough'] },
  })),
];

const artists = (base: Scenario): readonly Scenario[] => [
  ...[HANDS.fourKings, HANDS.threeKings].flatMap((stack) => [
    { ...base, stack, inclination: { takes: SILENT, strong: true } },
    { ...base, stack, inclination: { takes: SILENT }, options: { mortgage: false } },
  ]),
  { ...base, stack: HANDS.noPictures, inclination: { takes: SILENT } },
  { ...base, stack: HANDS.kingInTalon, inclination: { takes: ['no-buy'], doubles: 0.3 }, illegal: 12 },
  { ...base, stack: HANDS.courtAndSkues, inclination: { takes: [...SILENT, 'play:C7', 'play:S7', 'play:H4'] } },
];

const apothecaries = (base: Scenario): readonly Scenario[] => [
  ...[HANDS.weak, HANDS.against, HANDS.allToNext].map((stack) => ({ ...base, stack, inclination: { takes: SILENT } })),
  { ...base, stack: HANDS.birds, inclination: { takes: SILENT, strong: true } },
  { ...base, inclination: { takes: SILENT }, illegal: 12 },
];
