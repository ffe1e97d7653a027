import { expect, test } from 'vitest';
import { type Evening, keyOf } from '#electron/host/state/evening-state.ts';
import { ROLES } from '#electron/protocol/room.ts';
import { handOf } from '#engine/core/card.ts';
import { GAMES } from '#engine/games/index.ts';
import { PLANTED_CHOICES } from '#engine/testing/planted-choices.ts';
import { LEAKY_DEAL, PLANTED_LEAKS } from '#engine/testing/planted-leaks.ts';
import { byEffort, IS_FULL } from '#engine/testing/test-effort.ts';
import { type Aim, aimsOf, onceEach } from './deal.ts';
import { gamesOf, playWatched } from './game.ts';
import type { Plant } from './plant.ts';
import { QUESTIONS } from './questions.ts';
import { type Leak, NOTHING, type Summary, together } from './tally.ts';
import { PLACE } from './viewers.ts';
import { ALL_GAMES } from './world.ts';

const AIMS = aimsOf(ALL_GAMES);
/** Every contract once, mostly with all kinds of people at the table; in full at every size of table, and then some again. */
const PLAYED: readonly number[] = IS_FULL
  ? Array.from({ length: 2 * AIMS.length }, (_, game) => game)
  : onceEach(AIMS).map((game, i) => (i % 3 === 2 ? game : AIMS.length + game));
/** Who must have been sent every contract, by the kind of connection. */
const ONLOOKERS = ['bot', 'laptop', 'laptop at a seat', ...ROLES];
/** How often a contract is played again that somebody was not yet sent, with all kinds of people at the table. */
const MOST_AGAIN = 4;

/** A game number of every listed contract that some kind of connection was never sent; the aim is its place in the list. */
function missing(coverage: Summary['coverage']): readonly (readonly [aim: number, contract: string])[] {
  const contracts = Object.values(GAMES).flatMap(({ id, profiles }) =>
    profiles.flatMap(({ contracts: listed }) => listed.map((contract) => [id, contract.id] as const)),
  );
  return contracts.flatMap(([family, contract]) => {
    const sent = Object.keys(coverage[`${family} ${contract}`] ?? {});
    const aim = AIMS.findIndex(({ game, contract: played }) => game.id === family && played === contract);
    return ONLOOKERS.every((kind) => sent.includes(kind)) ? [] : [[aim, `${family} ${contract}`] as const];
  });
}

test('no message changes with cards that are hidden from its recipient, in all contracts', async () => {
  let sum = NOTHING;
  const play = async (numbers: readonly number[]): Promise<void> => {
    for await (const summary of gamesOf(AIMS, 'test', numbers)) sum = together(sum, summary);
  };
  await play(PLAYED);
  for (let again = 0; again < MOST_AGAIN; again++)
    await play([...new Set(missing(sum.coverage).map(([aim]) => (2 * again + 1) * AIMS.length + aim))]);
  // Deals of their own for what was not asked by chance.
  for (const free of [true, false]) {
    const { asked } = sum;
    const ask = QUESTIONS.filter((type) => asked[type] === undefined);
    if (ask.length > 0) sum = together(sum, await playWatched(AIM, 'asked', 0, { ask, once: true, free }));
  }
  expect(sum.leaks).toEqual([]);
  expect(missing(sum.coverage)).toEqual([]);
  expect(sum.compared).toBeGreaterThan(sum.messages / 2);
  expect(sum.keptOut).toBeGreaterThan(5 * sum.games);
  expect(sum.takenBack).toBeGreaterThan(sum.games / 10);
  expect(QUESTIONS.filter((type) => sum.asked[type] === undefined)).toEqual([]);
  expect(Object.keys(sum.kinds)).toEqual([
    'answer',
    'evening',
    'evening-events',
    'hello',
    'me',
    'room',
    'table',
    'talk',
  ]);
}, 600_000);

const handAt = ({ deals }: Evening, seat: number): readonly string[] =>
  deals.get(keyOf(PLACE))?.state.zones[handOf(seat)] ?? [];

const inScene = (more: (evening: Evening) => object): Plant => ({
  message: (message, evening) =>
    message.type === 'table' ? { ...message, scene: { ...message.scene, ...more(evening) } } : message,
});

/** Where faults are planted. */
const AIM: Aim = { game: GAMES.koenigrufen, ...LEAKY_DEAL, seats: 4 };

/** Faults that somebody may introduce one day. */
const FAULTS: readonly (readonly [string, Plant])[] = [
  ['a card of another hand', inScene((evening) => ({ hint: handAt(evening, 1)[0] }))],
  [
    'how many tarocks a hand has',
    inScene((e) => ({ strength: handAt(e, 2).filter((card) => /^T/.test(card)).length })),
  ],
  ['the order of fields', inScene((e) => ((handAt(e, 1)[0] ?? '') < 'M' ? { a: 1, b: 2 } : { b: 2, a: 1 }))],
  [
    'what the next deal is shuffled by',
    inScene(({ commitments }) => ({ seeds: [...commitments.values()].map(({ seed }) => seed) })),
  ],
  ['the pack as it was dealt', inScene(({ deals }) => ({ deck: deals.get(keyOf(PLACE))?.dealt.deck }))],
];

test.each(FAULTS)('it would be found if a scene revealed %s', async (_, plant) => {
  const until = ({ onlooker }: Leak): boolean => onlooker === 'spectator';
  const leaks: Leak[] = [];
  // Which cards change places is chance here, too.
  for (let deal = 1; deal <= 10 && !leaks.some(until); deal++)
    leaks.push(...(await playWatched(AIM, 'fault', deal, { plant, duplicate: false, until })).leaks);
  expect(leaks.map(({ onlooker }) => onlooker)).toContain('spectator');
});

// Only what was compared with another deal is said to change; a card shown by name would be found besides.
const CHANGED = / change scene\.view\./;

test.each(PLANTED_LEAKS)('it would be found if a game told $what', async ({ game, deal: leaky }) => {
  const details: string[] = [];
  // Which cards change places is chance: one deal may pass without those that matter.
  for (let deal = 0; deal < 60 && !details.some((detail) => CHANGED.test(detail)); deal++) {
    const until = ({ detail }: Leak): boolean => CHANGED.test(detail);
    const { leaks } = await playWatched({ game, ...leaky, seats: 4 }, 'planted', deal, { duplicate: false, until });
    details.push(...leaks.map(({ detail }) => detail));
  }
  expect(details).toContainEqual(expect.stringMatching(CHANGED));
});

/** The most deals that may pass until it is found. */
const CHOICE_DEALS = byEffort(60, 200);

test.each(PLANTED_CHOICES)('it would be found if a game told $what', async ({ game }) => {
  const aim: Aim = { game, profile: 'plain', seats: game.tables[0] ?? 4, contract: undefined };
  let found: readonly Leak[] = [];
  for (let deal = 0; deal < CHOICE_DEALS && found.length === 0; deal++)
    found = (await playWatched(aim, 'choice', deal, { duplicate: false, until: () => true })).leaks;
  expect(found).not.toEqual([]);
});

/** The same where all tables get the same cards, and the other one has still to play them. */
const SAME_CARDS: readonly (readonly [string, Plant])[] = [
  [
    'the results of a table',
    {
      message: (message, { state }) =>
        message.type === 'evening' || message.type === 'evening-events'
          ? { ...message, rounds: state.rounds }
          : message,
    },
  ],
  ['who declared what', inScene(({ deals }) => ({ games: deals.get(keyOf(PLACE))?.state.games }))],
  ['how many actions there were', inScene(({ deals }) => ({ log: deals.get(keyOf(PLACE))?.state.log.length }))],
];

test.each(SAME_CARDS)(
  'it would be found if somebody who has still to play the cards were sent %s',
  async (_, plant) => {
    const until = ({ onlooker }: Leak): boolean => onlooker === 'player of another table';
    const { leaks } = await playWatched(AIM, 'fault', 1, { plant, duplicate: true, until });
    expect(leaks.map(({ onlooker }) => onlooker)).toContain('player of another table');
  },
);
