import { expect, test } from 'vitest';
import { must } from '../../../../engine/core/assert-never.ts';
import { GAMES } from '../../../../engine/games/index.ts';
import { handOf } from '../../../../engine/core/card.ts';
import { keyOf, type Evening } from '../../state/evening-state.ts';
import { byEffort } from '../../../../engine/testing/test-effort.ts';
import { LEAKY_DEAL, PLANTED_LEAKS } from '../../../../engine/testing/planted-leaks.ts';
import { aimsOf } from './deal.ts';
import { gamesOf, playWatched, type Spoil } from './game.ts';
import { NOTHING, together } from './tally.ts';
import { PLACE } from './viewers.ts';
import { ALL_GAMES } from './world.ts';

const GAMES_PLAYED = byEffort(130, 200);
/** Who must have been sent every contract, by the kind of connection. */
const ONLOOKERS = ['bot', 'laptop', 'laptop at a seat', 'player', 'spectator', 'writer'];

test('no message changes with cards that are hidden from its recipient, in all contracts', async () => {
  let sum = NOTHING;
  const range = { first: 0, end: GAMES_PLAYED, step: 1 };
  for await (const summary of gamesOf(aimsOf(ALL_GAMES), 'test', range)) sum = together(sum, summary);
  expect(sum.leaks).toEqual([]);
  expect(sum.games).toBe(GAMES_PLAYED);
  expect(sum.compared).toBeGreaterThan(sum.messages / 2);
  expect(sum.keptOut).toBeGreaterThan(5 * GAMES_PLAYED);
  expect(sum.takenBack).toBeGreaterThan(GAMES_PLAYED / 10);
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
  for (const { id, profiles } of Object.values(GAMES))
    for (const contract of profiles.flatMap(({ contracts }) => contracts))
      expect(Object.keys(sum.coverage[`${id} ${contract.id}`] ?? {}), contract.id).toEqual(
        expect.arrayContaining(ONLOOKERS),
      );
}, 600_000);

const handAt = ({ deals }: Evening, seat: number): readonly string[] =>
  deals.get(keyOf(PLACE))?.state.zones[handOf(seat)] ?? [];

const inScene =
  (more: (evening: Evening) => object): Spoil =>
  (message, evening) =>
    message.type === 'table' ? { ...message, scene: { ...message.scene, ...more(evening) } } : message;

/** Faults that somebody may introduce one day. */
const FAULTS: readonly (readonly [string, Spoil])[] = [
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

test.each(FAULTS)('it would be found if a scene revealed %s', async (_, spoil) => {
  const aim = must(aimsOf(Object.values(GAMES))[2], 'an aim');
  const { leaks } = await playWatched(aim, 'fault', 1, { spoil, duplicate: false });
  expect(leaks.map(({ onlooker }) => onlooker)).toContain('spectator');
});

// Only what was compared with another deal is said to change; a card shown by name would be found besides.
const CHANGED = / change scene\.view\./;

test.each(PLANTED_LEAKS)('it would be found if a game told $what', async ({ game }) => {
  const details: string[] = [];
  // Which cards change places is chance: one deal may pass without those that matter.
  for (let deal = 0; deal < 6 && !details.some((detail) => CHANGED.test(detail)); deal++) {
    const { leaks } = await playWatched({ game, ...LEAKY_DEAL, seats: 4 }, 'planted', deal, { duplicate: false });
    details.push(...leaks.map(({ detail }) => detail));
  }
  expect(details).toContainEqual(expect.stringMatching(CHANGED));
});

/** The same where all tables get the same cards, and the other one has still to play them. */
const SAME_CARDS: readonly (readonly [string, Spoil])[] = [
  [
    'the results of a table',
    (message, { state }) =>
      message.type === 'evening' || message.type === 'evening-events' ? { ...message, rounds: state.rounds } : message,
  ],
  ['who declared what', inScene(({ deals }) => ({ games: deals.get(keyOf(PLACE))?.state.games }))],
  ['how many actions there were', inScene(({ deals }) => ({ log: deals.get(keyOf(PLACE))?.state.log.length }))],
];

test.each(SAME_CARDS)(
  'it would be found if somebody who has still to play the cards were sent %s',
  async (_, spoil) => {
    const aim = must(aimsOf(Object.values(GAMES))[2], 'an aim');
    const { leaks } = await playWatched(aim, 'fault', 1, { spoil, duplicate: true });
    expect(leaks.map(({ onlooker }) => onlooker)).toContain('player of another table');
  },
);
