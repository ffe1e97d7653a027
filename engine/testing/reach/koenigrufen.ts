import type { Notes } from '#engine/core/json.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { HANDS } from './koenigrufen-hands.ts';
import { contractsOf, listingWith, optionsOf } from './listed.ts';
import type { Impossible, Reach, Scenario } from './reach.ts';

/** Every game and bonus added by the Spezialitäten, at their listed values. */
const agreedIn = ({ options }: ProfileListing): Notes =>
  Object.fromEntries(
    options.flatMap(({ id, values }) => (values[0] === 'off' && id !== 'pagatkassa' ? [[id, values[1] ?? 'off']] : [])),
  );

/** Only the special games; a Kondor or a Mondfang would change how the others are counted. */
const special = (profile: ProfileListing): readonly string[] => Object.keys(agreedIn(profile));

const ALWAYS = { 'kontra-levels': 3 } as const;
const COURSE = ['pagat', 'uhu', 'kakadu', 'quapil', 'geier', 'kondor'];

/** The profile's listing plus everything that can be agreed in addition. */
const listed = (profile: ProfileListing): ProfileListing => listingWith(koenigrufen, profile.id, agreedIn(profile));

function scenarios(): readonly Scenario[] {
  // Upper Austria first: what can be said only there is then tried in Tyrol, and refused.
  return koenigrufen.profiles.toReversed().flatMap((profile) => {
    const games = new Set(listed(profile).contracts.map(({ id }) => id));
    return [
      ...contractsOf(listed(profile), (id) => (special(profile).includes(id) ? agreedIn(profile) : {})),
      ...bonusesOf(profile),
      ...doublingsOf(profile),
      ...optionsOf(profile, (id, value) => ({
        ...(id.startsWith('trischaken') || id === 'two-virgins' ? { contract: 'trischaken' } : {}),
        ...(special(profile).includes(id) && value !== 'off' && isGame(profile, id) ? { contract: id } : {}),
        ...(id === 'table-size' && { seats: Number(value) }),
      })),
      ...refusalsOf(profile),
    ].filter(({ contract, bids }) => [contract, bids].every((id) => id === undefined || games.has(id)));
  });
}

/** A strong hand makes a bonus, a weak one loses it; announced or not. */
function bonusesOf(profile: ProfileListing): readonly Scenario[] {
  const options = { ...agreedIn(profile), ...ALWAYS, 'bird-lock': 'hard' };
  return listed(profile).bonuses.flatMap(({ id, amounts: { silent, announced } }): readonly Scenario[] => {
    const [strong, weak] = handsFor(id);
    const base = { profile: profile.id, options, contract: id === 'ku' ? 'solorufer' : 'dreier' };
    return [
      ...(announced === undefined
        ? []
        : [
            {
              ...base,
              stack: strong,
              inclination: { announce: [id], everybody: true, strong: true },
              aims: [`bonus ${id} announced made`],
            },
            {
              ...base,
              stack: weak,
              inclination: { announce: [id], everybody: true },
              aims: [`bonus ${id} announced lost`],
            },
          ]),
      ...(silent === undefined
        ? []
        : [
            {
              ...base,
              stack: strong,
              inclination: { takes: ['good'], strong: true },
              aims: [`bonus ${id} silent made`],
            },
            ...(isCourse(id)
              ? [{ ...base, stack: weak, inclination: { takes: ['good'] }, aims: [`bonus ${id} silent lost`] }]
              : []),
          ]),
    ];
  });
}

function impossible(): readonly Impossible[] {
  return koenigrufen.profiles.flatMap((profile) =>
    listed(profile).bonuses.flatMap(({ id, amounts: { silent, announced } }) => {
      const name = (how: string) => `${profile.id} bonus ${id} ${how}`;
      const never = (how: string, why: string) => [{ name: name(how), why }];
      return [
        ...(announced === undefined ? never('announced', 'it only happens, nobody announces it') : []),
        ...(silent === undefined ? never('silent', 'it counts only announced') : []),
        ...(silent !== undefined && !isCourse(id)
          ? never('silent lost', 'what nobody has made or announced is no item')
          : []),
      ];
    }),
  );
}

const isCourse = (id: string): boolean => COURSE.includes(id) || id === 'ku';

const handsFor = (bonus: string) => {
  if (COURSE.includes(bonus)) return [HANDS.birds, HANDS.weakBirds] as const;
  if (bonus === 'kings') return [HANDS.fourKings, HANDS.weak] as const;
  if (bonus === 'trull') return [HANDS.trull, HANDS.weak] as const;
  if (bonus === 'ku') return [HANDS.birds, HANDS.weak] as const;
  if (['mondfang', 'koenigfang', 'pagatfang'].includes(bonus)) return [HANDS.trullApart, HANDS.trullApart] as const;
  return [HANDS.birds, HANDS.weak] as const;
};

const doublingsOf = (profile: ProfileListing): readonly Scenario[] =>
  ['dreier', 'solorufer', 'bettel', 'farbensolo'].map((contract) => ({
    profile: profile.id,
    options: ALWAYS,
    contract,
    inclination: { doubles: 0.7, announce: ['kings', 'valat', 'trull'], everybody: true },
    aims: ['kontra', 'rekontra', 'subkontra'].map((step) => `doubling ${step}`),
  }));

const isGame = (profile: ProfileListing, id: string): boolean => listed(profile).contracts.some((one) => one.id === id);

/** Deals in which much is forbidden; every turn of every deal tries it. */
function refusalsOf(profile: ProfileListing): readonly Scenario[] {
  const base = { profile: profile.id, aims: [], illegal: 12 };
  const ways = ['all-six', 'any-three', 'switch-bird', 'trischaken', 'second-king'];
  const ruf = profile.id === 'ooe-2023' ? 'besserrufer' : 'besserrufer-1';
  return [
    ...listed(profile).contracts.map(({ id }) => ({
      ...base,
      options: { ...agreedIn(profile), ...ALWAYS },
      contract: id,
    })),
    { ...base, contract: ruf, stack: HANDS.kingInTalon, inclination: { announce: ['trull', 'valat', 'kings'] } },
    { ...base, contract: ruf, stack: HANDS.kingInTalon, options: { 'king-in-talon': ways } },
    { ...base, contract: ruf, stack: HANDS.twoKingsInTalon, options: { 'king-in-talon': ways } },
    { ...base, contract: 'rufer', stack: HANDS.kingInTalon, options: { 'king-in-talon': ways } },
    ...ways.map((way) => ({ ...base, contract: ruf, stack: HANDS.kingInTalon, options: { 'king-in-talon': [way] } })),
    {
      ...base,
      bids: ruf,
      stack: HANDS.kingInTalon,
      inclination: { takes: ['trischaken'] },
      options: { 'king-in-talon': ['trischaken'] },
    },
    { ...base, stack: HANDS.fourKings },
    { ...base, contract: 'dreier', stack: HANDS.onlyTarocks },
    { ...base, contract: 'farbendreier', stack: HANDS.onlySuits },
    {
      ...base,
      contract: 'farbensolo',
      stack: HANDS.suits,
      inclination: { doubles: 0.7, announce: ['valat'], everybody: true },
    },
    {
      ...base,
      contract: 'dreier',
      stack: HANDS.weakBirds,
      inclination: { announce: COURSE },
      options: { ...agreedIn(profile), 'bird-lock': 'hard' },
    },
    {
      ...base,
      contract: 'dreier',
      stack: HANDS.birds,
      inclination: { announce: COURSE },
      options: { 'bird-lock': 'warn' },
    },
    { ...base, options: { 'trischaken-positive': true }, contract: 'trischaken' },
    { ...base, options: { 'bei-beats-solorufer': true } },
  ];
}

/** Every contract, bonus outcome, level of kontra and option value of both profiles, and every refusal. */
export const KOENIGRUFEN: Reach = {
  game: koenigrufen,
  scenarios,
  impossible,
  // No contract is rarer than one pack in six.
  rare: {},
  refused: [
    ['no-such-profile', {}],
    ['ooe-2023', { 'no-such-option': true }],
    ['ooe-2023', { cutter: 'much' }],
  ],
  contradictory: [['tirol-speisezettel', { standing: 'skoty', 'double-rounds': true }]],
};
