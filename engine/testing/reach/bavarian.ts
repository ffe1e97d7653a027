import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import type { Pack } from '#engine/core/pack.ts';
import { shuffled } from '#engine/core/rng.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { OPTIONS } from '#engine/games/bavarian/options/options.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { tableOf } from '../any-table.ts';
import { contractsOf, listingWith, optionsOf } from './listed.ts';
import type { Impossible, Reach, Scenario } from './reach.ts';
import type { Stack } from './stack.ts';

const TARIFF = fallbacksOf(OPTIONS).tariff;
/** Everything that can be paid besides, and as much kontra as there is. */
const RICH: Notes = { 'fixed-durch': 10, 'kontra-max': 5, 'jump-bids': true, 're-raise': true, bettel: true };
const WAYS: readonly Notes[] = [
  RICH,
  { ...RICH, 'frage-trump': 'any' },
  { ...RICH, berliner: 'hearts' },
  { ...RICH, berliner: 'on', 'kontra-max': 1 },
];

/** What a profile deals: its pack, and how many cards everybody gets. */
function dealtIn(profile: string): { readonly pack: Pack; readonly hand: number } {
  const table = tableOf(bavarian, profile);
  const rules = bavarian.rules(table);
  const { pack } = rules;
  const hand = rules
    .deal(pack.cards, [0, 1, 2])
    .flatMap((event) => (event.type === 'moved' && event.to === handOf(0) ? event.cards : []));
  return { pack, hand: hand.length };
}

/** All of hearts and the best of another suit: with hearts as trumps it takes every trick. */
const strong =
  (profile: string): Stack =>
  (active) => {
    const { pack, hand } = dealtIn(profile);
    const ofSuit = (suit: string): readonly Card[] => pack.cards.filter((card) => pack.suitOf(card) === suit);
    return { [handOf(active[0] ?? 0)]: [...ofSuit('H'), ...ofSuit('E')].slice(0, hand) };
  };
/** The lowest cards of all suits: hardly a trick. */
const weak =
  (profile: string): Stack =>
  (active, rng) => {
    const { pack, hand } = dealtIn(profile);
    const low = [...shuffled(pack.cards, rng)].sort((a, b) => pack.strength(a) - pack.strength(b));
    return { [handOf(active[0] ?? 0)]: low.slice(0, hand) };
  };

/** The highest game from the hand that is played for points. */
const HIGHEST = ['herzsolo', 'hand'];
const highestOf = ({ contracts }: ProfileListing): string =>
  must(
    contracts.find(({ id }) => HIGHEST.includes(id)),
    'a game from the hand',
  ).id;

const doublingsOf = (listing: ProfileListing): readonly Scenario[] => [
  {
    profile: listing.id,
    options: RICH,
    contract: highestOf(listing),
    inclination: { doubles: 0.9 },
    aims: ['kontra', 're', 'supp', 'resupp', 'hirsch'].map((step) => `doubling ${step}`),
  },
];

/** Every trick is the declarer's, and with the stock all points. */
const bonusesOf = (listing: ProfileListing): readonly Scenario[] =>
  listingWith(bavarian, listing.id, RICH).bonuses.flatMap(({ id }): readonly Scenario[] =>
    id === 'schneider'
      ? []
      : [
          {
            ...{ profile: listing.id, options: RICH, contract: highestOf(listing), stack: strong(listing.id) },
            inclination: { strong: true },
            aims: [`bonus ${id} silent made`],
          },
        ],
  );

/** Deals in which much is forbidden; every turn of every deal tries it. */
const refusalsOf = (listing: ProfileListing): readonly Scenario[] => {
  const { id: profile } = listing;
  const [base, contract] = [{ profile, aims: [], illegal: 12 }, highestOf(listing)];
  return WAYS.flatMap((options) => [
    { ...base, options, inclination: { doubles: 0.7 } },
    { ...base, options, inclination: { takes: ['bid'] } },
    ...listingWith(bavarian, profile, options).contracts.map(({ id }) => ({ ...base, options, contract: id })),
    { ...base, options, contract, stack: weak(profile) },
    { ...base, options, contract, stack: strong(profile), inclination: { strong: true } },
  ]);
};

const impossible = (): readonly Impossible[] =>
  bavarian.profiles.flatMap(({ id: profile }) =>
    listingWith(bavarian, profile, RICH).bonuses.flatMap(({ id }) => [
      { name: `${profile} bonus ${id} announced`, why: 'nothing is announced besides the game' },
      { name: `${profile} bonus ${id} silent lost`, why: 'what nobody has made is no item' },
      ...(id === 'schneider'
        ? [{ name: `${profile} bonus ${id} silent made`, why: 'it is part of the price, not an item of its own' }]
        : []),
    ]),
  );

/** Every contract, bonus, level of kontra and option value of every profile, and every refusal. */
export const BAVARIAN: Reach = {
  game: bavarian,
  scenarios: () =>
    bavarian.profiles.flatMap((profile) => [
      ...contractsOf(profile),
      ...bonusesOf(profile),
      ...doublingsOf(profile),
      ...optionsOf(profile, (id, value) => (id === 'table-size' ? { seats: Number(value) } : {})),
      ...refusalsOf(profile),
    ]),
  impossible,
  // No contract is rarer than one pack in six.
  rare: {},
  refused: [
    ['no-such-profile', {}],
    ['simple-points', { 'no-such-option': true }],
    ['simple-points', { rounding: 'much' }],
  ],
  contradictory: [['simple-fixed', { tariff: { ...TARIFF, 'frage-schneider': 20 } }]],
};
