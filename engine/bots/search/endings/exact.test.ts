import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { handOf } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { pick, type Rng, seededRng } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import type { FamilyId } from '#engine/games/loaders.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import { endgame } from '#engine/kernel/deal/rest/endgame.ts';
import type { DealRecord, Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { Exact } from './exact.ts';

/** Contracts by what they are played for. */
const KINDS: Readonly<Record<string, readonly (readonly [FamilyId, string, string])[]>> = {
  'card points': [
    ['koenigrufen', 'tirol-speisezettel', 'rufer'],
    ['koenigrufen', 'ooe-2023', 'solorufer'],
    ['koenigrufen', 'tirol-speisezettel', 'farbendreier'],
    ['bavarian', 'simple-points', 'frage'],
    ['bavarian', 'sharp', 'solo'],
    ['illustrated', 'mayr-sedlaczek-2016', 'solo'],
    ['reform', 'reform', 'eisenbahner'],
  ],
  'a number of tricks': [
    ['koenigrufen', 'tirol-speisezettel', 'bettel'],
    ['koenigrufen', 'tirol-speisezettel', 'piccolo'],
    ['koenigrufen', 'tirol-speisezettel', 'zwiccolo-ouvert'],
    ['bavarian', 'bettel', 'bettel'],
  ],
  'all against all': [
    ['koenigrufen', 'tirol-speisezettel', 'trischaken'],
    ['koenigrufen', 'ooe-2023', 'trischaken'],
    ['tuebingen', 'tuebingen', 'ruf'],
    ['bavarian', 'haferl', 'pickup'],
    ['reform', 'reform', 'trischaker'],
    ['reform', 'reform', 'boehmischer-trischaker'],
  ],
  'birds and other bonuses': [
    ['koenigrufen', 'tirol-speisezettel', 'besserrufer-1'],
    ['koenigrufen', 'tirol-speisezettel', 'sechserdreier'],
    ['koenigrufen', 'einfach', 'dreier'],
    ['illustrated', 'beck-1956', 'dreiblatt'],
  ],
};

/** Of every kind as many endings, its contracts taking turns. */
const ENDINGS = byEffort(28, 10_000);
/** Endings that one test compares at most. */
const AT_ONCE = 250;
/** Tricks that are left, each as likely: going through all of four takes longest. */
const LEFT = [1, ...Array<number>(10).fill(2), ...Array<number>(10).fill(3), 4];
/** An ending that takes more cards to go through is not compared: these take a second. */
const MOST_CARDS = 100_000;
const DEALS = 7;

const held = ({ active, zones }: State): number =>
  Math.max(...active.map((seat) => (zones[handOf(seat)] ?? []).length));

/** A moment of a deal at which some of these numbers of tricks are left, the running one included. */
function momentIn(rules: Rules, { actions, deck, table, dealer, now }: DealRecord, rng: Rng): State | undefined {
  const left = pick(LEFT, rng);
  const moments: State[] = [];
  for (let done = actions.length - 1; done >= 0; done--) {
    const at = replay(rules, { table, dealer, now, deck }, actions, done);
    if (!at.ok) throw new Error(at.error.refusal.code);
    const tricks = held(at.value);
    if (tricks > left) break;
    if (tricks === left && at.value.phase === 'tricks') moments.push(at.value);
  }
  return moments.length > 0 ? pick(moments, rng) : undefined;
}

/** Everything gone through; `undefined`: that is too far to see. */
function plain(rules: Rules, s: State): readonly number[] | undefined {
  const search = endgame(rules, paymentsOf, MOST_CARDS).worth(s);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value?.map(({ n, d }) => n / d);
  }
}

/** Each contract of a kind, as often as it takes to compare all endings. */
const turnsOf = (contracts: (typeof KINDS)[string]) => {
  const endings = Math.ceil(ENDINGS / contracts.length);
  const turns = Array.from({ length: Math.ceil(endings / AT_ONCE) }, (_, turn) => turn);
  return turns.flatMap((turn) =>
    contracts.map(([family, profile, contract]) => ({
      family,
      profile,
      contract,
      turn,
      endings: Math.min(endings, AT_ONCE),
    })),
  );
};

describe.each(Object.entries(KINDS))(
  '%s: everybody is paid what they get if everything is gone through',
  (kind, contracts) => {
    test.each(turnsOf(contracts))(
      '$family, $profile, $contract ($turn)',
      ({ family, profile, contract, turn, endings }) => {
        const game = GAMES[family];
        const table = tableOf(game, profile);
        const rules = game.rules(table);
        const rng = seededRng(`${kind}/${family}/${contract}/${turn}`);
        const different: unknown[] = [];
        let compared = 0;
        for (let batch = 0; compared < endings; batch++) {
          const seed = `${kind}/${turn}/${batch}`;
          simulate({
            ...{ game, table, seats: game.tables[0] ?? 0, deals: DEALS, seed, contract, unexamined: true },
            onRecord: (record) => {
              const s = momentIn(rules, record, rng);
              const wanted = s && plain(rules, s);
              if (!wanted) return;
              compared++;
              const found = new Exact(rules, MOST_CARDS).paid(s);
              if (JSON.stringify(found) !== JSON.stringify(wanted)) different.push([seed, s.zones, found, wanted]);
            },
          });
        }
        expect(different).toEqual([]);
      },
      // As many as one test compares take a minute on a busy machine.
      600_000,
    );
  },
);

test('where a pot takes or gives the rest, one side does not win what the other loses', () => {
  const record = parseRecord(JSON.parse(readFileSync(new URL('./pot-ending.json', import.meta.url), 'utf8')));
  if (!record.ok) throw new Error(record.error[0]?.code);
  const { table, dealer, now, deck, actions, ...agreed } = record.value;
  const rules = GAMES.bavarian.rules(agreed);
  const at = replay(rules, { table, dealer, now, deck }, actions);
  if (!at.ok) throw new Error(at.error.refusal.code);
  expect(new Exact(rules, MOST_CARDS).paid(at.value)).toEqual(must(plain(rules, at.value), 'all of it'));
});

// Forehand loses with whatever is looked at first, which pays all others alike; the next player would rather have no trick and be paid more.
test('whoever plays alone does not play with the others, though they are paid alike now and then', () => {
  const rules = GAMES.reform.rules(tableOf(GAMES.reform, 'reform'));
  const lying = {
    ...{ 'talon:0': 'DQ T15 T13', 'talon:1': 'HQ D2 T1' },
    ...{ 'hand:0': 'H2 C7', 'hand:1': 'T4 T12', 'hand:2': 'S8 T19', 'hand:3': 'CQ T11' },
    'pile:0': 'DJ T2 T22 T14 T6 CK T20 T7 HJ T9 D4 T5 H4 SN SJ T8 CJ T17 H3 SQ',
    'pile:2': 'T18 C9 S7 DK',
    'pile:3': 'T16 S10 T21 DN HK S9 HN C8 CN D1 C10 T3 SK T10 D3 H1',
  };
  const won = [2, 0, 0, 0, 3, 3, 3, 0, 3, 0].map((winner): Trick => ({ plays: [], winner }));
  const s: State = {
    ...{ table: 4, active: [0, 1, 2, 3], dealer: 3, now: { deal: 1, factors: [], pot: ZERO, notes: {} } },
    zones: Object.fromEntries(Object.entries(lying).map(([zone, cards]) => [zone, cards.split(' ')])),
    ...{ known: {}, games: [{ declarer: 0, contract: 'trischaker', with: { heading: false } }], items: [] },
    ...{ phase: 'tricks', end: null, notes: { tricks: { tricks: won } }, attempts: [], log: [] },
  };
  expect(plain(rules, s)).toEqual([0, 18, 0, -18]);
  expect(new Exact(rules, MOST_CARDS).paid(s)).toEqual([0, 18, 0, -18]);
});
