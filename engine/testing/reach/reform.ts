import type { Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { contractsOf, listingWith, optionsOf } from './listed.ts';
import type { Inclination } from './players.ts';
import type { Impossible, Reach, Scenario } from './reach.ts';
import { eachOf } from './reform-each.ts';
import { HANDS } from './reform-hands.ts';
import { shortlyKingsOf } from './reform-kings.ts';
import { shortlyOwnOf } from './reform-own.ts';
import type { Stack } from './stack.ts';

/** Everything that may be said and counted, and every Rufer played. */
const RICH: Notes = {
  marabu: true,
  announceTrullAndKings: true,
  announceSingleUltimo: true,
  kontraLevels: 5,
  ruferUnplayed: false,
};

/** Sheets with few questions, so that guesses hit those that are left. */
const FEW: Notes = {
  ...{ ankauf: 'off', protest: false, selbstkontra: false, preKontra: false, mortgage: false },
  ruferUnplayed: false,
};

/** Whoever has the hand that was dealt for it keeps the game. */
const STACKED = ['no-buy'];
/** Beside that, nobody says anything before play. */
const SILENT = [...STACKED, 'good', 'alone'];

const SOLO_BIRDS = ['solopagatrufer', 'solouhurufer', 'solokakadurufer'];
const BIRDS = ['pagatrufer', 'uhurufer', 'kakadurufer'];
const SOLOS = ['solorufer', ...SOLO_BIRDS];

const COURSE = ['koenig-ultimo', 'pagat-ultimo', 'uhu', 'kakadu', 'marabu'];
const isCourse = (id: string): boolean => COURSE.includes(id);
/** What needs a called king. */
const KING = ['koenig-ultimo', 'koenigfang', 'rufkoenig-lassen'];

/** Where a bonus comes about, and where it does not. */
const SPECIAL: Readonly<Record<string, readonly [made: Stack, lost: Stack]>> = {
  trull: [HANDS.trull, HANDS.weak],
  'four-kings': [HANDS.fourKings, HANDS.weak],
  koenigfang: [HANDS.kingLost, HANDS.weak],
  mondfang: [HANDS.trullApart, HANDS.weak],
  pagatfang: [HANDS.trullApart, HANDS.weak],
  'rufkoenig-lassen': [HANDS.kingInTalon, HANDS.weak],
  'single-ultimo': [HANDS.pipLast, HANDS.top],
  naturstich: [HANDS.pips, HANDS.weak],
  'koenig-ultimo': [HANDS.kingLast, HANDS.kingLost],
  suertaxe: [HANDS.nearlyTop, HANDS.weak],
  'black-out': [HANDS.top, HANDS.weak],
  volat: [HANDS.top, HANDS.weak],
};

function handsFor(id: string): readonly [made: Stack, lost: Stack] {
  return SPECIAL[id] ?? [HANDS.birds, HANDS.weakBirds];
}

/** The hand of forehand, who plays, goes to the next player, and so on round the table. */
const nextHas =
  (stack: Stack): Stack =>
  ([forehand = 0, ...others], rng) =>
    stack([...others, forehand], rng);

/** Forehand plays from the top, which makes what a strong hand can make; with low tarocks it is beaten in the last tricks. */
const bonusesOf = ({ id: profile }: ProfileListing): readonly Scenario[] =>
  listingWith(reform, profile, RICH).bonuses.flatMap(({ id, amounts }): readonly Scenario[] => {
    const [made, lost] = handsFor(id);
    const contract = KING.includes(id) ? 'rufer' : 'dreier';
    const base = { profile, options: RICH, contract };
    const isStrong = id !== 'naturstich';
    const said = (stack: Stack, strong: boolean, result: string): Scenario => ({
      ...{ ...base, stack, aims: [`bonus ${id} announced ${result}`] },
      inclination: { takes: [...STACKED, `call-${id}`], announce: [id], strong },
    });
    const silent = (stack: Stack, strong: boolean, result: string): Scenario => ({
      ...{ ...base, stack, aims: [`bonus ${id} silent ${result}`] },
      inclination: { takes: SILENT, strong },
    });
    return [
      ...(amounts.announced === undefined
        ? []
        : [said(made, isStrong, 'made'), said(lost, id === 'single-ultimo', 'lost')]),
      ...(amounts.silent === undefined ? [] : [silent(made, isStrong, 'made')]),
      ...(amounts.silent !== undefined && isCourse(id) ? [silent(lost, true, 'lost')] : []),
    ];
  });

/** Every step, before and after the exchange, where the sides are known and where they are not. */
const doublingsOf = ({ id: profile }: ProfileListing): readonly Scenario[] => {
  const announce = ['suertaxe', 'trull', 'pagat-ultimo'];
  const everything: Inclination = { doubles: 0.6, announce, everybody: true };
  const steps = ['kontra', 'rekontra', 'subkontra', 'hirsch', 'mord'];
  return [
    { profile, options: RICH, contract: 'dreier', inclination: { doubles: 0.9, announce }, aims: doublings(steps) },
    {
      profile,
      options: RICH,
      contract: 'bettel',
      inclination: everything,
      aims: doublings([...steps, 'selbstkontra']),
    },
    ...[RICH, { ...RICH, preKontra: false }].map((options) => ({
      ...{ profile, options, contract: 'rufer', inclination: everything },
      aims: doublings(['kontra', 'rekontra', 'subkontra']),
    })),
    {
      ...{ profile, options: RICH, contract: 'rufer', inclination: { takes: ['selbstkontra'] } },
      aims: doublings(['selbstkontra']),
    },
  ];
};

const doublings = (steps: readonly string[]): readonly string[] => steps.map((step) => `doubling ${step}`);

/** What has no name of its own among the aims, and is held to the text all the same: every turn, and what it pays. */
const waysOf = ({ id: profile }: ProfileListing): readonly Scenario[] => {
  const base = { profile, aims: [], illegal: 12 };
  const rufer = { ...base, contract: 'rufer' };
  const dreier = { ...base, contract: 'dreier' };
  return [
    // Bought, offered in vain, and decided by the chair.
    ...['dreier', 'bettel'].flatMap((contract) => [
      { ...base, contract, inclination: { takes: ['buy', 'agree'] }, illegal: 40 },
      { ...base, contract, inclination: { takes: ['buy', 'refuse'] } },
      { ...base, contract, inclination: { takes: ['buy'] }, options: { ankaufChair: 'score-leader' } },
    ]),
    // Nobody speaks: not played, or played all the same.
    { ...rufer, inclination: { takes: ['good'] } },
    { ...rufer, inclination: { takes: ['good'] }, options: { ruferUnplayed: false } },
    // The fourth king, an own king, a king in the talon.
    { ...rufer, inclination: { takes: [...STACKED, 'call-fourth', 'alone'] }, stack: HANDS.kingInTalon },
    { ...rufer, inclination: { takes: [...STACKED, 'call-fourth', 'schleifen-king'] }, stack: HANDS.kingInTalon },
    { ...rufer, inclination: { takes: STACKED, doubles: 0.4 }, stack: HANDS.fourKings },
    { ...rufer, inclination: { takes: [...STACKED, 'announce'], doubles: 0.4 } },
    // One side kontras, its other member protests.
    { ...rufer, inclination: { takes: ['protest'], doubles: 0.7 }, options: RICH },
    {
      ...dreier,
      inclination: { takes: ['protest'], doubles: 0.7, announce: ['volat'], everybody: true },
      options: RICH,
    },
    // Cards that may not be laid away, and those that must be kept.
    { ...dreier, inclination: { takes: STACKED }, stack: HANDS.onlyTarocks },
    {
      ...dreier,
      inclination: { takes: STACKED, announce: COURSE, everybody: true },
      stack: HANDS.weakBirds,
      options: RICH,
    },
    { ...dreier, inclination: { takes: STACKED, announce: COURSE, strong: true }, stack: HANDS.birds, options: RICH },
    { ...rufer, inclination: { takes: STACKED, announce: COURSE }, stack: HANDS.kingLast, options: RICH },
    { ...dreier, inclination: { takes: SILENT }, stack: HANDS.against },
    // What the opponents make and lose.
    ...Object.entries(SPECIAL)
      .filter(([id]) => !KING.includes(id))
      .flatMap(([id, [made]]) => [
        { ...dreier, inclination: { takes: SILENT }, stack: nextHas(made), options: RICH },
        {
          ...dreier,
          inclination: { takes: STACKED, announce: [id], everybody: true },
          stack: nextHas(made),
          options: RICH,
        },
      ]),
    { ...dreier, inclination: { takes: SILENT }, stack: nextHas(HANDS.birds), options: RICH },
    { ...dreier, inclination: { takes: SILENT, strong: true }, stack: nextHas(HANDS.weakBirds), options: RICH },
    {
      ...{ ...dreier, stack: nextHas(HANDS.birds), options: RICH },
      inclination: { takes: STACKED, announce: COURSE, everybody: true },
    },
    // Rows that a scorer may get wrong: a king that is lost last, and tricks of small cards.
    ...[
      { ...rufer, inclination: { takes: SILENT, strong: true }, stack: HANDS.kingLost },
      { ...dreier, inclination: { takes: SILENT }, stack: HANDS.pips },
    ].map((scenario) => ({ ...scenario, options: FEW, entries: 3000 })),
    ...exchangesOf(base),
    ...birdsOf({ profile, aims: [] }),
    ...restOf({ profile, aims: [] }),
    ...eachOf({ profile, aims: [] }),
    ...shortlyOwnOf({ profile, aims: [] }),
    ...shortlyKingsOf({ profile, aims: [] }),
    // Packets instead of a cut, and as many cuts as one likes.
    { ...base, inclination: { takes: ['knock'] } },
    { ...base, inclination: { takes: ['cut'] }, illegal: 150 },
  ];
};

/** Six cards, and a group after laying away, seen or not; a bird that was promised stays. */
const exchangesOf = (base: Scenario): readonly Scenario[] => [
  ...[true, false].flatMap((mortgage) => [
    { ...base, contract: 'sechserdreier', inclination: { takes: STACKED }, options: { mortgage } },
    ...['open', 'closed'].map((oberdreierTalon) => ({
      ...{ ...base, contract: 'oberdreier', inclination: { takes: STACKED } },
      options: { mortgage, oberdreierTalon },
    })),
  ]),
  { ...base, contract: 'sechserdreier', inclination: { takes: STACKED }, stack: HANDS.onlyTarocks },
  // A promised bird among other cards that might go: hardly any wrong choice is wrong by it alone.
  ...['uhurufer', 'kakadurufer'].map((contract) => ({
    ...{ ...base, contract, stack: HANDS.onlyBirds, options: { mortgage: false }, illegal: 120 },
    inclination: { takes: ['alone'] },
  })),
];

/** The bird of a bid: made, lost, doubled, halved, protested; with the king in the talon; and what is announced on the way. */
const birdsOf = (base: Scenario): readonly Scenario[] => [
  ...[...BIRDS, ...SOLO_BIRDS].flatMap((contract) => [
    { ...base, contract, inclination: { takes: ['protest'], doubles: 0.6 }, options: RICH },
    { ...base, contract, inclination: { takes: SILENT, announce: COURSE, strong: true }, stack: HANDS.birds },
  ]),
  ...BIRDS.flatMap((contract, i) =>
    ['alone', 'schleifen-king'].map((choice) => ({
      ...{ ...base, contract, stack: HANDS.kingInTalon, options: { birdRuferAlone: i % 2 === 0 ? 4 : 2 } },
      inclination: { takes: ['call-fourth', choice], doubles: 0.4 },
    })),
  ),
  ...SOLOS.map((contract, i) => ({
    ...{ ...base, contract, stack: HANDS.kingInTalon, options: { soloKingTalon: i % 2 === 0 ? 'half' : 'whole' } },
    inclination: { takes: ['call-fourth'], doubles: 0.4 },
  })),
  ...SOLO_BIRDS.flatMap((contract) => [
    { ...base, contract, inclination: { takes: SILENT, announce: COURSE }, stack: HANDS.weakBirds, options: RICH },
    { ...base, contract, inclination: { takes: ['selbstkontra', 'call-fourth'] }, stack: HANDS.birds, illegal: 12 },
  ]),
];

/** Negative games, open ones too, suits, and a table of five. */
const restOf = (base: Scenario): readonly Scenario[] => [
  ...['bettel', 'piccolo', 'bettel-ouvert', 'piccolo-ouvert'].map((contract) => ({
    ...{ ...base, contract, illegal: 40 },
    inclination: { takes: STACKED, doubles: 0.3, announce: ['suertaxe'], everybody: true },
  })),
  { ...base, contract: 'piccolo', inclination: { takes: SILENT }, stack: HANDS.weak },
  { ...base, contract: 'piccolo-ouvert', inclination: { takes: SILENT, strong: true }, stack: HANDS.mixed },
  {
    ...base,
    contract: 'farbensolo',
    inclination: { takes: STACKED, doubles: 0.4 },
    options: { kaiserstich: true },
    illegal: 12,
  },
  ...[HANDS.suits, HANDS.mixed].flatMap((stack) => [
    { ...base, contract: 'farbensolo', inclination: { takes: STACKED, announce: ['volat'], strong: true }, stack },
    { ...base, contract: 'farbensolo', inclination: { takes: SILENT, strong: true }, stack },
  ]),
  ...['uhurufer', 'oberdreier', 'solokakadurufer', 'piccolo-ouvert'].map((contract) => ({
    ...{ ...base, contract, seats: 5, options: { 'table-size': 5 }, inclination: { doubles: 0.2 } },
  })),
];

/** Tables that have agreed otherwise. */
const OTHERWISE: readonly Notes[] = [
  { auction: 'hold' },
  { mortgage: false },
  { contractsOff: ['bettel'] },
  { ankauf: 'off', preKontra: false },
  { kontraLevels: 1, selbstkontra: false, protest: false },
  { ...RICH, multiplierBonuses: 'replace', kaiserstich: true },
  { rounding: 'whole' },
  { birdRuferAlone: 2, soloKingTalon: 'whole', oberdreierTalon: 'closed' },
];

/** Where an option can be seen at all. */
const WHERE: Readonly<Record<string, Partial<Scenario>>> = {
  birdRuferAlone: { contract: 'uhurufer', stack: HANDS.kingInTalon, inclination: { takes: ['call-fourth', 'alone'] } },
  soloKingTalon: { contract: 'solorufer', stack: HANDS.kingInTalon, inclination: { takes: ['call-fourth'] } },
  oberdreierTalon: { contract: 'oberdreier' },
};

/** At one in six of such tables each contract is looked at. */
const OFTEN = 6;

const refusalsOf = ({ id: profile, contracts }: ProfileListing): readonly Scenario[] =>
  OTHERWISE.flatMap((options, at) => {
    const off = 'contractsOff' in options ? options['contractsOff'] : [];
    const base = { profile, options, aims: [], illegal: 12 };
    return [
      { ...base, inclination: { takes: ['mein-spiel', 'hold', 'bid'], doubles: 0.5 } },
      ...contracts
        .filter(({ id }, i) => !(off as readonly string[]).includes(id) && (i + at) % OFTEN === 0)
        .map(({ id }) => ({
          ...{ ...base, contract: id },
          inclination: { doubles: 0.4, announce: ['suertaxe', 'volat', 'uhu'], everybody: true },
        })),
    ];
  });

const impossible = (): readonly Impossible[] =>
  reform.profiles.flatMap(({ id: profile }) =>
    listingWith(reform, profile, RICH).bonuses.flatMap(({ id, amounts }) => [
      ...(amounts.announced === undefined
        ? [{ name: `${profile} bonus ${id} announced`, why: 'it only happens, nobody announces it (reform §6.1)' }]
        : []),
      ...(amounts.silent !== undefined && !isCourse(id)
        ? [
            {
              name: `${profile} bonus ${id} silent lost`,
              why: 'what nobody has made or declared is no item (reform §6.2)',
            },
          ]
        : []),
    ]),
  );

/** Every contract, bonus outcome, step of kontra and option value, and every refusal. */
export const REFORM: Reach = {
  game: reform,
  scenarios: () =>
    reform.profiles.flatMap((profile) => [
      ...contractsOf(profile),
      ...bonusesOf(profile),
      ...doublingsOf(profile),
      ...optionsOf(profile, (id, value) => (id === 'table-size' ? { seats: Number(value) } : (WHERE[id] ?? {}))),
      ...waysOf(profile),
      ...refusalsOf(profile),
    ]),
  impossible,
  // More kinds of deals than in other families, each of which is played in every round.
  batch: 1,
  // Every other contract can be bid with any hand.
  rare: { sautanz: HANDS.sautanz, 'wald-und-wiese': HANDS.kingInTalon },
  refused: [
    ['no-such-profile', {}],
    ['reform', { 'no-such-option': true }],
    ['reform', { auction: 'much' }],
  ],
  contradictory: [],
};
