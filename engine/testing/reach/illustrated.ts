import { type Card, handOf } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { KINGS, PACK_54, TAROCKS } from '#engine/decks/deck-54.ts';
import { illustrated } from '#engine/games/illustrated/game.ts';
import { TALON } from '#engine/games/illustrated/zones.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { contractsOf, listingWith, optionsOf } from './listed.ts';
import type { Impossible, Reach, Scenario } from './reach.ts';
import type { Stack } from './stack.ts';

/** Everything that may be said and counted. */
const RICH: Notes = { uhu: true, recontra: true, 'silent-uhu-loss': true, 'no-tarock-redeal': false };
const HAND = 16;

/** Low cards for the talon, so that no honour comes from there. */
const LOW_TALON = ['C7', 'C8', 'C9', 'S7', 'S8', 'S9'];
/** Forehand's hand, and the next player's; the talon is low. */
const dealt =
  (own: readonly Card[], next: readonly Card[] = []): Stack =>
  ([forehand = 0, second = 1]) => ({ [TALON]: LOW_TALON, [handOf(forehand)]: own, [handOf(second)]: next });

/** Sixteen tarocks with all honours and the II: every trick, the birds in theirs. */
const TOP = [...TAROCKS.slice(0, HAND - 2), 'T2', 'T1'];
/** Many tarocks, no honour, and every king: a game that is won. */
const NO_HONOURS = [...TAROCKS.slice(2, 2 + HAND - KINGS.length), ...KINGS];
/** Two honours. */
const TWO = [...TAROCKS.slice(0, HAND)];
/** Low tarocks from the Pagat up, against all high ones: what is kept to the end is beaten. */
const [BEATEN, HIGH] = [[...TAROCKS.slice(-12)], [...TAROCKS.slice(0, 10)]];
/** The low birds and hardly a trick. */
const WEAK = [
  'T2',
  'T1',
  ...PACK_54.cards.filter((card) => !PACK_54.isTrump(card) && PACK_54.points(card) === 1).slice(-10),
];

/** Nobody says anything on top. */
const SILENT = { announce: ['nothing'] };

const STACKS: Readonly<Record<string, Stack>> = {
  'no-trull': dealt(NO_HONOURS),
  'royal-trull': dealt(NO_HONOURS),
  'two-honours': dealt(TWO),
};

const bonusesOf = ({ id: profile }: ProfileListing): readonly Scenario[] =>
  listingWith(illustrated, profile, RICH).bonuses.flatMap(({ id, amounts }): readonly Scenario[] => {
    const base = { profile, options: RICH, stack: STACKS[id] ?? dealt(TOP) };
    const aim = (stage: string, result: string) => [`bonus ${id} ${stage} ${result}`];
    const said = (contract: string, stage: string): readonly Scenario[] => [
      { ...base, contract, inclination: { announce: [id], strong: true }, aims: aim(stage, 'made') },
      { ...base, contract, stack: dealt(WEAK), inclination: { announce: [id] }, aims: aim(stage, 'lost') },
    ];
    const isBird = id === 'pagat' || id === 'uhu';
    return [
      // What counts before the talon is said at once in a Solo.
      ...(amounts.before === undefined ? [] : said('dreiblatt', 'before')),
      ...(amounts.announced === undefined && amounts.before === undefined ? [] : said('solo', 'announced')),
      ...(amounts.silent === undefined
        ? []
        : [{ ...base, contract: 'dreiblatt', inclination: { ...SILENT, strong: true }, aims: aim('silent', 'made') }]),
      ...(amounts.silent !== undefined && isBird
        ? [
            {
              ...base,
              contract: 'dreiblatt',
              stack: dealt(BEATEN, HIGH),
              inclination: { ...SILENT, strong: true },
              aims: aim('silent', 'lost'),
            },
          ]
        : []),
      ...(amounts.meld === undefined
        ? []
        : [{ ...base, contract: 'dreiblatt', inclination: { takes: ['meld'] }, aims: aim('meld', 'made') }]),
    ];
  });

const doublingsOf = ({ id: profile }: ProfileListing): readonly Scenario[] => [
  {
    ...{ profile, options: RICH, contract: 'dreiblatt', inclination: { doubles: 0.9, announce: ['forty'] } },
    aims: ['doubling kontra', 'doubling rekontra'],
  },
];

const WAYS: readonly Notes[] = [
  RICH,
  { ...RICH, 'lock-birds': true, 'royal-trull': 'honours' },
  { ...RICH, 'declarer-contra': true, 'outbid-after-hold': false, 'without-scope': 'play' },
  { 'all-pass': 'trischaken', 'trischaken-play': ['stichzwang', 'pagat-last'], 'game-contra': false },
  { 'all-pass': 'vote', 'auction-direction': 'cw' },
];

/** Deals in which much is forbidden; every turn of every deal tries it. */
const refusalsOf = ({ id: profile, contracts }: ProfileListing): readonly Scenario[] => {
  const base = { profile, aims: [], illegal: 12 };
  const birds = { announce: ['pagat', 'uhu', 'forty'], everybody: true, doubles: 0.5 };
  return WAYS.flatMap((options) => [
    { ...base, options, inclination: { takes: ['take', 'hold', 'retake'], doubles: 0.5 } },
    ...contracts.map(({ id }) => ({ ...base, options, contract: id })),
    { ...base, options, contract: 'dreiblatt', stack: dealt(TOP), inclination: { ...birds, strong: true } },
    { ...base, options, contract: 'solo', stack: dealt(NO_HONOURS), inclination: { takes: ['meld'] } },
    { ...base, options, contract: 'einblatt', stack: dealt(WEAK, TOP.slice(0, 10)), inclination: birds },
    ...('all-pass' in options ? [{ ...base, options, inclination: { takes: ['pass', 'agree'] } }] : []),
    // Of two announced birds the other one would have to be kept as well.
    ...('lock-birds' in options
      ? [
          {
            ...{ ...base, options, contract: 'dreiblatt', stack: dealt(TOP) },
            inclination: { announce: ['uhu'], everybody: true, strong: true },
          },
        ]
      : []),
  ]);
};

const trischakenOf = ({ id: profile }: ProfileListing): readonly Scenario[] =>
  listingWith(illustrated, profile, { 'all-pass': 'trischaken' })
    .contracts.filter(({ id }) => id === 'trischaken')
    .flatMap(({ id }) => [{ profile, options: { 'all-pass': 'trischaken' }, contract: id, aims: [`contract ${id}`] }]);

const impossible = (): readonly Impossible[] =>
  illustrated.profiles.flatMap(({ id: profile }) =>
    listingWith(illustrated, profile, RICH).bonuses.flatMap(({ id, amounts }) => [
      ...(amounts.meld === undefined
        ? []
        : [{ name: `${profile} bonus ${id} meld lost`, why: 'what is melded is held' }]),
      ...(amounts.silent === undefined || id === 'pagat' || id === 'uhu'
        ? []
        : [{ name: `${profile} bonus ${id} silent lost`, why: 'what did not come about is no item' }]),
    ]),
  );

/** Every contract, bonus, step of kontra and option value of the three profiles, and every refusal. */
export const ILLUSTRATED: Reach = {
  game: illustrated,
  scenarios: () =>
    illustrated.profiles.flatMap((profile) => [
      ...contractsOf(profile),
      ...trischakenOf(profile),
      ...bonusesOf(profile),
      ...doublingsOf(profile),
      ...optionsOf(profile, (id, value) => (id === 'table-size' ? { seats: Number(value) } : {})),
      ...refusalsOf(profile),
    ]),
  impossible,
  rare: {},
  refused: [
    ['no-such-profile', {}],
    ['loew-1954', { 'no-such-option': true }],
    ['loew-1954', { uhu: 'much' }],
  ],
  contradictory: [],
};
