import { type Card, handOf } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import { KINGS, PACK_78, SKI, T1, TAROCKS } from '#engine/decks/deck-78.ts';
import { BONUS_IDS, type BonusId, WORTH } from '#engine/games/tuebingen/bonuses.ts';
import { tuebingen } from '#engine/games/tuebingen/game.ts';
import type { ProfileListing } from '#engine/kernel/family/listing.ts';
import { contractsOf, optionsOf } from './listed.ts';
import type { Impossible, Reach, Scenario } from './reach.ts';
import type { Stack } from './stack.ts';

const HAND = 19;
/** Nobody has to claim what has come about. */
const COUNTED: Notes = { 'strafen-claim': 'auto' };

/** Nothing but pips: somebody whose hand allows the question for a Tout. */
const PIPS = PACK_78.cards.filter((card) => !PACK_78.isTrump(card) && PACK_78.points(card) === 1).slice(0, HAND);

/** Forehand's hand, and that of the next player. */
const dealt =
  (own: readonly Card[], next: readonly Card[] = []): Stack =>
  ([forehand = 0, second = 1]) => ({ [handOf(forehand)]: own, [handOf(second)]: next });

/** All high tarocks and the 1, which is played last. */
const TOP = [...TAROCKS.slice(0, HAND - 1), T1];
const COURTS = ['CK', 'CQ', 'CN', 'CJ'];
const [SECOND = '', THIRD = ''] = TAROCKS.slice(1, 3);

/** Cards with which forehand has a Strafe. */
const HELD: Readonly<Partial<Record<BonusId, readonly Card[]>>> = {
  skimon: [SKI, 'T21', T1],
  oberers: ['T21', SECOND, THIRD],
  unterers: [T1, 'T2', 'T3'],
  kingdom: KINGS,
  'ski-kingdom': [SKI, ...KINGS.slice(1)],
  family: COURTS,
  'ski-family': [SKI, ...COURTS.slice(1)],
};

/** What becomes of the Tarock 1: it is played last, falls among high ones, or is kept among low ones. */
const OF_THE_ONE: Readonly<Partial<Record<BonusId, Partial<Scenario>>>> = {
  fein: { stack: dealt(TOP), inclination: { strong: true } },
  'einser-gefasst': { stack: dealt([T1, ...PIPS.slice(1)], TAROCKS.slice(0, 16)) },
  'einser-fein-gefasst': { stack: dealt(TAROCKS.slice(0, 9), TAROCKS.slice(-12)) },
};

/** Chance has to keep a 1 for the last trick, and whatever beats it: about one deal in twenty, so it has several tries. */
const AGAIN: readonly Notes[] = [{}, { 'strafen-hand': 'dealt' }, { 'ski-reuse': 'unlimited' }];

const bonusesOf = ({ id: profile }: ProfileListing): readonly Scenario[] =>
  BONUS_IDS.flatMap((id) =>
    (id === 'einser-fein-gefasst' ? AGAIN : [{}]).map((options) => ({
      ...{ profile, options: { ...COUNTED, ...options }, contract: 'raus' },
      ...(HELD[id] && { stack: dealt(HELD[id]) }),
      ...OF_THE_ONE[id],
      aims: [`bonus ${id} claimed ${WORTH[id] > 0 ? 'made' : 'lost'}`],
    })),
  );

const WAYS: readonly Notes[] = [
  {},
  { 'tout-query': false, 'raus-concealed-allowed': false, 'stecken-allowed': false },
  { 'strafen-in-tout': true, 'lead-from-above': 'off', scoring: 'natural' },
];

/** Deals in which much is forbidden; every turn of every deal tries it. */
const refusalsOf = ({ id: profile, contracts }: ProfileListing): readonly Scenario[] => {
  const base = { profile, aims: [], illegal: 12 };
  const claims = { takes: ['claim'] };
  return WAYS.flatMap((options) => [
    ...contracts
      .filter(({ id }) => isPlayedWith(options, id))
      // Who has an inclination is forehand, and only the dealer conceals a Raus.
      .map(({ id }) => ({ ...base, options, contract: id, ...(id !== 'raus-concealed' && { inclination: claims }) })),
    // Everybody goes on, until the cards are ordered and cut.
    { ...base, options, inclination: { takes: ['pass', 'fort', 'fort-mit', 'order', 'cut'] } },
    { ...base, options, contract: 'raus', stack: dealt(TOP), inclination: { ...claims, strong: true } },
    { ...base, options, contract: 'ruf', stack: dealt([...KINGS, 'T21']), inclination: claims },
    { ...base, options, contract: 'ruf', stack: dealt(KINGS.slice(1)), inclination: claims },
  ]);
};

function isPlayedWith(options: Notes, contract: string): boolean {
  if (contract === 'tout') return options['tout-query'] !== false;
  return contract !== 'raus-concealed' || options['raus-concealed-allowed'] !== false;
}

const impossible = (): readonly Impossible[] =>
  tuebingen.profiles.flatMap(({ id: profile }) =>
    BONUS_IDS.map((id) => ({
      name: `${profile} bonus ${id} claimed ${WORTH[id] > 0 ? 'lost' : 'made'}`,
      why: WORTH[id] > 0 ? 'what has not come about is no Strafe' : 'a Tarock 1 that was taken is a loss of its owner',
    })),
  );

/** Every contract, Strafe and option value, and every refusal. */
export const TUEBINGEN: Reach = {
  game: tuebingen,
  scenarios: () =>
    tuebingen.profiles.flatMap((profile) => [
      ...contractsOf(profile),
      ...bonusesOf(profile),
      ...optionsOf(profile),
      ...refusalsOf(profile),
    ]),
  impossible,
  // The one who asks is another than the one who plays.
  rare: { tout: dealt([], PIPS) },
  refused: [
    ['no-such-profile', {}],
    ['tuebingen', { 'no-such-option': true }],
    ['tuebingen', { scoring: 'much' }],
  ],
  contradictory: [],
};
