import { handOf, type Card } from '../../core/card.ts';
import type { Notes } from '../../core/json.ts';
import { shuffled } from '../../core/rng.ts';
import { PACK_36 } from '../../decks/deck-36.ts';
import { bavarian } from '../../games/bavarian/game.ts';
import { OPTIONS } from '../../games/bavarian/options.ts';
import { fallbacksOf } from '../../kernel/family/options.ts';
import type { ProfileListing } from '../../kernel/family/listing.ts';
import { contractsOf, listingWith, optionsOf } from './listed.ts';
import type { Impossible, Reach } from './reach.ts';
import type { Scenario } from './scenario.ts';
import type { Stack } from './stack.ts';

const TARIFF = fallbacksOf(OPTIONS).tariff;
const HAND = 11;
/** Everything that can be paid besides, and as much kontra as there is. */
const RICH: Notes = { 'fixed-durch': 10, 'kontra-max': 5, 'jump-bids': true, 're-raise': true };
const WAYS: readonly Notes[] = [
  RICH,
  { ...RICH, 'frage-trump': 'any' },
  { ...RICH, berliner: 'hearts' },
  { ...RICH, berliner: 'on', 'kontra-max': 1 },
];

const ofSuit = (suit: string): readonly Card[] => PACK_36.cards.filter((card) => PACK_36.suitOf(card) === suit);
const [FIRST = ''] = PACK_36.cards.map((card) => PACK_36.suitOf(card));
const SECOND = PACK_36.cards.map((card) => PACK_36.suitOf(card)).find((suit) => suit !== FIRST) ?? '';
const best = (suit: string): readonly Card[] =>
  [...ofSuit(suit)].sort((a, b) => PACK_36.strength(b) - PACK_36.strength(a));

/** All of one suit and the best two of another: with that suit trumps it takes every trick. */
const strong =
  (suit: string): Stack =>
  (active) => ({ [handOf(active[0] ?? 0)]: [...ofSuit(suit), ...best(suit === FIRST ? SECOND : FIRST).slice(0, 2)] });
/** The lowest cards of all suits: hardly a trick. */
const weak: Stack = (active, rng) => {
  const low = [...shuffled(PACK_36.cards, rng)].sort((a, b) => PACK_36.strength(a) - PACK_36.strength(b));
  return { [handOf(active[0] ?? 0)]: low.slice(0, HAND) };
};

const doublingsOf = ({ id: profile }: ProfileListing): readonly Scenario[] => [
  {
    profile,
    options: RICH,
    contract: 'solo',
    inclination: { doubles: 0.9 },
    aims: ['kontra', 're', 'supp', 'resupp', 'hirsch'].map((step) => `doubling ${step}`),
  },
];

const bonusesOf = ({ id: profile }: ProfileListing): readonly Scenario[] =>
  listingWith(bavarian, profile, RICH).bonuses.flatMap(({ id }): readonly Scenario[] =>
    id === 'durch'
      ? [
          {
            ...{ profile, options: RICH, contract: 'herzsolo', stack: strong('H') },
            inclination: { strong: true },
            aims: [`bonus ${id} silent made`],
          },
        ]
      : [],
  );

/** Deals in which much is forbidden; every turn of every deal tries it. */
const refusalsOf = ({ id: profile, contracts }: ProfileListing): readonly Scenario[] => {
  const base = { profile, aims: [], illegal: 12 };
  return WAYS.flatMap((options) => [
    { ...base, options, inclination: { doubles: 0.7 } },
    ...contracts.map(({ id }) => ({ ...base, options, contract: id })),
    { ...base, options, contract: 'herzsolo', stack: weak },
    { ...base, options, contract: 'herzsolo', stack: strong('H'), inclination: { strong: true } },
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

/** Every contract, bonus, level of kontra and option value of both profiles, and every refusal. */
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
  refused: [
    ['no-such-profile', {}],
    ['simple-points', { 'no-such-option': true }],
    ['simple-points', { rounding: 'much' }],
  ],
  contradictory: [['simple-fixed', { tariff: { ...TARIFF, 'frage-schneider': 20 } }]],
};
