import { beforeEach, describe, expect, test } from 'vitest';
import { testChance } from '#electron/testing/chance/seeds.ts';
import { must } from '#engine/core/assert-never.ts';
import { type Fairness, promiseOf, silentSeats, type Witness } from '#engine/core/fair.ts';
import { findGame } from '#engine/games/index.ts';
import { dealingFaults } from '#engine/kernel/deal/fairness.ts';
import { parseRecord, printRecord } from '#engine/kernel/deal/formats.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { type FindGame, resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { SHA256 } from '../state/moment.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { findProbe, ORDERED } from '../testing/probe.ts';
import { four, letIn, openClub, openFreeTable, playOut, seatBots, Visitor } from '../testing/visitor.ts';
import type { Chance } from './chance.ts';

/** Every secret that the host has made, in the form in which a seed would be shown. */
let seeds: string[] = [];
let drawn = testChance();
const chance: Chance = {
  below: (n) => drawn.below(n),
  word: () => drawn.word(),
  secret: () => {
    const secret = drawn.secret();
    seeds.push(Buffer.from(secret, 'base64url').toString('hex'));
    return secret;
  },
};
beforeEach(() => {
  seeds = [];
  drawn = testChance();
});
const laptop = useLaptop({ chance, rooms: () => NO_NETWORK, longestWait: 60_000 });

const PLACE = { round: 1, table: 1 } as const;
const SHARE = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);

/** The seat's device promises its number for the deal whose commitment it sees. */
const promising = (visitor: Visitor, evening: string, seat: number, share = SHARE) => {
  const { commitment, deal } = must(visitor.scene?.fair ?? undefined, 'a commitment');
  const promise = promiseOf(SHA256, { commitment, seat }, share);
  return { type: 'promise-chance', evening, ...PLACE, seat, deal, promise } as const;
};
const sharing = (evening: string, seat: number, share = SHARE, deal = 1) =>
  ({ type: 'share-chance', evening, ...PLACE, seat, deal, share }) as const;

async function club(duplicate = false): Promise<{ director: Visitor; evening: string }> {
  const director = new Visitor(laptop.host);
  const evening = await openClub(director);
  if (duplicate)
    await director.ask({
      ...{ type: 'change-format', evening, reason: 'alle spielen dieselben Karten' },
      format: { ...DEFAULT_FORMAT, deals: 3, duplicate },
    });
  return { director, evening };
}

async function watched(director: Visitor, evening: string): Promise<void> {
  await director.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
  await director.until(() => director.scene?.fair?.deal === (director.scene?.closed ?? 0) + 1, 'a commitment');
}

const recordOf = async (visitor: Visitor, evening: string, deal = 1): Promise<DealRecord> => {
  const parsed = parseRecord((await visitor.ask({ type: 'read-record', evening, ...PLACE, deal })).record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

function faults(record: DealRecord, witness?: Witness, find: FindGame = findGame): readonly string[] {
  const ready = resolveRules(find, record);
  if (!ready.ok) throw new Error(ready.error.code);
  const fair = must(record.fair, 'how it was shuffled');
  return dealingFaults(SHA256, ready.value.rules, { ...record, fair }, witness);
}

describe('a deal in the app', () => {
  test('is committed before it is dealt, takes a number of each device, and shows its seed when it is over', async () => {
    const { director, evening } = await club();
    await seatBots(director, evening);
    await watched(director, evening);
    const { commitment, shares } = must(director.scene?.fair ?? undefined, 'a commitment');
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(shares).toEqual([false, false, false, false]);
    expect(seeds).toHaveLength(1);

    const promise = promising(director, evening, 0);
    const share = sharing(evening, 0);
    for (const asked of [promise, share]) {
      expect(await director.refused({ ...asked, seat: 1 })).toEqual(['not-your-seat @ 1']);
      expect(await director.refused({ ...asked, seat: 5 })).toEqual(['no-such-seat @ 5']);
      expect(await director.refused({ ...asked, deal: 2 })).toEqual(['not-vowed @ 2']);
    }
    expect(await director.refused({ ...share, share: 'AB'.repeat(32) })).toEqual(['bad-message @ command.share']);
    expect(await director.refused({ ...promise, promise: 'x' })).toEqual(['bad-message @ command.promise']);
    expect(await director.refused(share), 'a number that was not promised').toEqual(['not-vowed @ 1']);
    await director.ask(promise);
    expect(director.scene?.fair).toMatchObject({ promises: [promise.promise, null, null, null], gathered: true });
    expect(await director.refused(promise)).toEqual(['not-vowed @ 1']);
    expect(await director.refused(sharing(evening, 0, OTHER))).toEqual(['promise-differs @ 0']);
    await director.ask(share);
    expect(director.scene?.fair?.shares).toEqual([true, false, false, false]);
    expect(await director.refused(share)).toEqual(['share-given @ 0']);

    await director.ask({ type: 'start-deal', evening, ...PLACE });
    expect(director.scene?.fair).toMatchObject({ deal: 1, commitment, shares: [true, false, false, false] });
    expect(await director.refused(share)).toEqual(['not-vowed @ 1']);
    await playOut(director, evening);
    const last = must(director.scene?.last?.fair ?? undefined, 'the seed');
    expect(last).toMatchObject({ commitment, deal: 1, shares: [SHARE, null, null, null] });
    expect(last.promises).toEqual([promise.promise, null, null, null]);
    const record = await recordOf(director, evening);
    expect(record.fair).toEqual(last);
    expect(faults(record, { commitment, shares: [SHARE], promises: last.promises ?? [] })).toEqual([]);
    expect(faults(record, { commitment: SHARE, shares: [SHARE] })).toEqual(['other-commitment-seen']);
    // The next deal has a commitment of its own.
    await director.until(() => director.scene?.fair?.deal === 2, 'the next commitment');
    expect(director.scene?.fair?.commitment).not.toBe(commitment);
  });

  test('keeps its seed in the host until it is over, whatever is asked', async () => {
    const { director, evening } = await club();
    await seatBots(director, evening);
    await watched(director, evening);
    await director.ask({ type: 'start-deal', evening, ...PLACE });
    await director.until(() => director.scene?.view !== null, 'cards');
    expect(await director.refused({ type: 'read-record', evening, ...PLACE, deal: 1 })).toEqual([
      'deal-not-finished @ 1',
    ]);
    const sent = [
      director.received,
      await director.ask({ type: 'read-log', evening }),
      await director.ask({ type: 'export', evening, what: 'events' }),
    ];
    expect(seeds).toHaveLength(1);
    for (const seed of seeds) expect(JSON.stringify(sent)).not.toContain(seed);
    expect(director.scene?.last).toBeNull();
  });

  test('is not over after a take-back: its record is gone until it is played again', async () => {
    const director = new Visitor(laptop.host);
    const { evening } = await openFreeTable(director, four('person', 'bot', 'bot', 'bot'), 2);
    await watched(director, evening);
    await director.ask({ type: 'start-deal', evening, ...PLACE });
    await playOut(director, evening);
    const before = director.scene?.last?.fair;
    await director.ask({ type: 'take-back', evening, ...PLACE, how: 'deal' });
    expect(director.scene?.last).toBeNull();
    expect(director.scene?.fair?.commitment).toBe(before?.commitment);
    expect(await director.refused({ type: 'read-record', evening, ...PLACE, deal: 1 })).toEqual([
      'deal-not-finished @ 1',
    ]);
    await playOut(director, evening);
    expect(director.scene?.last?.fair).toEqual(before);
  });

  test('is dealt as committed after a restart between commitment and deal, and shown after a restart that follows it', async () => {
    const { director, evening } = await club();
    await seatBots(director, evening);
    await watched(director, evening);
    const { commitment } = must(director.scene?.fair ?? undefined, 'a commitment');
    const promise = promising(director, evening, 0);
    await director.ask(promise);
    await laptop.restart();
    const back = new Visitor(laptop.host);
    await watched(back, evening);
    const promises = [promise.promise, null, null, null];
    const shares = [false, false, false, false];
    expect(back.scene?.fair).toEqual({ deal: 1, commitment, promises, gathered: true, shares });
    await back.ask(sharing(evening, 0));
    await laptop.restart();
    const third = new Visitor(laptop.host);
    await watched(third, evening);
    expect(third.scene?.fair).toMatchObject({ promises, gathered: true, shares: [true, false, false, false] });
    await third.ask({ type: 'start-deal', evening, ...PLACE });
    await playOut(third, evening);
    const record = await recordOf(third, evening);
    await laptop.restart();
    const later = new Visitor(laptop.host);
    expect(await recordOf(later, evening)).toEqual(record);
    expect(faults(record, { commitment, shares: [SHARE] })).toEqual([]);
  });

  test('takes a number of a guest only for their own seat, and none of the laptop for that seat', async () => {
    const { director, evening } = await club();
    const seats = must(director.evening?.rounds[0]?.tables[0]?.players, 'table 1');
    await director.ask({ type: 'open-room', evening, rules: { doors: 'ask', pens: false } });
    const { guest } = await letIn(laptop.host, director, seats[2] ?? '');
    await guest.ask({ type: 'watch-table', evening, ...PLACE, as: 2 });
    await guest.until(() => guest.scene?.fair !== null, 'a commitment');
    const promise = promising(guest, evening, 2);
    for (const asked of [promise, sharing(evening, 2)]) {
      expect(await guest.refused({ ...asked, seat: 1 })).toEqual(['not-allowed']);
      expect(await director.refused(asked)).toEqual(['seat-elsewhere']);
    }
    await guest.ask(promise);
    expect(await guest.refused(promise)).toEqual(['promise-given @ 2']);
    expect(guest.scene?.fair?.gathered, 'others may still promise').toBe(false);
    expect(await guest.refused(sharing(evening, 2))).toEqual(['not-vowed @ 1']);
    expect(seeds.length).toBeGreaterThan(0);
    for (const seed of seeds) expect(JSON.stringify(guest.received)).not.toContain(seed);
  });
});

describe('numbers that are promised first', () => {
  /** Two devices at the table, the laptop at seat 0 and a guest at seat 2; both watch it. */
  async function two() {
    const { director, evening } = await club();
    const seats = must(director.evening?.rounds[0]?.tables[0]?.players, 'table 1');
    await seatBots(director, evening, [1, 3]);
    await director.ask({ type: 'open-room', evening, rules: { doors: 'ask', pens: false } });
    const { guest } = await letIn(laptop.host, director, seats[2] ?? '');
    await guest.ask({ type: 'watch-table', evening, ...PLACE, as: 2 });
    await watched(director, evening);
    await guest.until(() => guest.scene?.fair !== null, 'a commitment');
    return { director, guest, evening };
  }
  const start = (evening: string) => ({ type: 'start-deal', evening, ...PLACE }) as const;

  test('are accepted only when everybody has promised theirs, and sent to nobody before the deal is over', async () => {
    const { director, guest, evening } = await two();
    await director.ask(promising(director, evening, 0));
    expect(await director.refused(sharing(evening, 0))).toEqual(['not-vowed @ 1']);
    await guest.ask(promising(guest, evening, 2, OTHER));
    await director.until(() => director.scene?.fair?.gathered === true, 'all promises');
    const { promises } = must(director.scene?.fair ?? undefined, 'a commitment');
    expect(promises.map((promise) => promise !== null)).toEqual([true, false, true, false]);
    expect(guest.scene?.fair?.promises).toEqual(promises);
    await director.ask(sharing(evening, 0));
    await guest.ask(sharing(evening, 2, OTHER));
    expect(JSON.stringify(guest.received)).not.toContain(SHARE);
    expect(JSON.stringify(director.received)).not.toContain(OTHER);
    await director.ask(start(evening));
    expect(guest.scene?.fair).toMatchObject({ deal: 1, promises, shares: [true, false, true, false] });
  });

  test('are awaited when the cards are asked for, and no promise is accepted then', async () => {
    const { director, guest, evening } = await two();
    await guest.ask(promising(guest, evening, 2));
    const dealt = director.ask(start(evening));
    await guest.until(() => guest.scene?.fair?.gathered === true, 'that the number is asked for');
    expect(director.scene?.view).toBeNull();
    expect(await director.refused(promising(director, evening, 0))).toEqual(['not-vowed @ 1']);
    expect(await director.refused(sharing(evening, 0))).toEqual(['promise-missing @ 0']);
    await guest.ask(sharing(evening, 2));
    await dealt;
    expect(director.scene?.fair?.shares).toEqual([false, false, true, false]);
  });

  test('are awaited no longer than agreed: the record names those who withheld theirs', async () => {
    await laptop.restart({ longestWait: 0 });
    const { director, guest, evening } = await two();
    const promise = promising(director, evening, 0);
    await director.ask(promise);
    await guest.ask(promising(guest, evening, 2));
    await director.ask(sharing(evening, 0));
    await director.ask(start(evening));
    await director.ask({ type: 'hold-seat', evening, ...PLACE, seat: 2, holder: 'bot' });
    await playOut(director, evening);
    const record = await recordOf(director, evening);
    const fair = must(record.fair, 'how it was shuffled');
    expect(silentSeats(fair)).toEqual([2]);
    expect(fair.shares).toEqual([SHARE, null, null, null]);
    expect(faults(record, { commitment: fair.commitment, shares: [SHARE], promises: fair.promises ?? [] })).toEqual([]);
  });

  test('are awaited once, whoever asks for the cards meanwhile', async () => {
    const { director, guest, evening } = await two();
    await guest.ask(promising(guest, evening, 2));
    const first = director.ask(start(evening));
    await guest.until(() => guest.scene?.fair?.gathered === true, 'that the number is asked for');
    const second = guest.refused(start(evening));
    await guest.ask(sharing(evening, 2));
    await first;
    expect(await second).toEqual(['deal-running @ round 1, table 1']);
    expect(director.scene?.fair?.deal).toBe(1);
  });

  test('that were asked for when the host died are asked for again, and the deal begins', async () => {
    const { director, guest, evening } = await two();
    await guest.ask(promising(guest, evening, 2));
    void director.refused(start(evening)).catch(() => undefined);
    await guest.until(() => guest.scene?.fair?.gathered === true, 'that the number is asked for');
    await laptop.restart({ longestWait: 0 });
    const back = new Visitor(laptop.host);
    await watched(back, evening);
    expect(back.scene?.fair?.gathered).toBe(true);
    await back.ask(start(evening));
    expect(back.scene?.fair).toMatchObject({ deal: 1, shares: [false, false, false, false] });
  });
});

describe('cards that are ordered, cut and dealt again without shuffling', () => {
  const wishes = { findGame: findProbe, chance, rooms: () => NO_NETWORK };

  test('are proven by the commitment to the shuffle, with every order and cut, after a restart, too', async () => {
    await laptop.restart(wishes);
    const director = new Visitor(laptop.host);
    const evening = await openClub(director, ORDERED);
    await watched(director, evening);
    const { commitment } = must(director.scene?.fair ?? undefined, 'a commitment');
    await director.ask(promising(director, evening, 0));
    const started = director.ask({ type: 'start-deal', evening, ...PLACE });
    await director.until(() => director.scene?.fair?.gathered === true, 'that the number is asked for');
    await director.ask(sharing(evening, 0));
    await started;
    const act = async (visitor: Visitor, seat: number, action: object): Promise<void> => {
      await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: seat });
      await visitor.until(() => visitor.scene?.view?.viewer === seat, 'the seat');
      const prompt = must(visitor.scene, 'a scene').prompt;
      await visitor.ask({ type: 'act', evening, ...PLACE, seat, prompt, action: { type: '', ...action } });
    };
    const stack = async (visitor: Visitor, count: number): Promise<void> => {
      const { active } = must(visitor.scene?.view ?? undefined, 'a deal');
      await act(visitor, active[0] ?? -1, { type: 'pass' });
      for (const seat of active) {
        await visitor.ask({ type: 'watch-table', evening, ...PLACE, as: seat });
        await visitor.until(() => visitor.scene?.view?.viewer === seat, 'the seat');
        const hand = must(visitor.scene?.view?.zones[`hand:${seat}`], 'a hand') as readonly string[];
        await act(visitor, seat, { type: 'lay', cards: [...hand].reverse() });
      }
      await act(visitor, active[2] ?? -1, { type: 'cut', count });
      await visitor.until(() => visitor.scene?.view?.phase === 'choose', 'new cards');
    };
    await stack(director, 5);
    expect(director.scene?.fair).toMatchObject({ commitment, shares: [true, false, false, false] });
    await laptop.restart(wishes);
    const back = new Visitor(laptop.host);
    await back.ask({ type: 'watch-table', evening, ...PLACE, as: 0 });
    await stack(back, 7);
    expect(seeds).toHaveLength(1);
    for (const seed of seeds) expect(JSON.stringify([director.received, back.received])).not.toContain(seed);
    await act(back, must(back.scene?.view?.active[0], 'forehand'), { type: 'play' });
    const record = await recordOf(back, evening);
    expect(record.sinceShuffle?.map(({ actions }) => actions.at(-1)?.[1])).toEqual([
      { type: 'cut', count: 5 },
      { type: 'cut', count: 7 },
    ]);
    const witness = { commitment, shares: [SHARE] };
    expect(faults(record, witness, findProbe)).toEqual([]);
    const [one, other] = must(record.sinceShuffle, 'two deals');
    expect(faults({ ...record, sinceShuffle: [other, one].flatMap((deal) => deal ?? []) }, witness, findProbe)).toEqual(
      ['order-differs'],
    );
    await laptop.restart(wishes);
    const later = new Visitor(laptop.host);
    expect(await recordOf(later, evening)).toEqual(record);
  });
});

describe('a duplicate evening', () => {
  test('gives all tables the same cards, and shows none of them before the round is closed', async () => {
    const { director, evening } = await club(true);
    for (const table of [1, 2])
      for (const seat of [0, 1, 2, 3])
        await director.ask({ type: 'hold-seat', evening, round: 1, table, seat, holder: 'bot' });
    const second = new Visitor(laptop.host);
    await director.ask({ type: 'watch-table', evening, ...PLACE, as: 'spectator' });
    await second.ask({ type: 'watch-table', evening, round: 1, table: 2, as: 'spectator' });
    await second.until(() => second.scene?.fair !== null, 'a commitment');
    expect(director.scene?.fair).toEqual(second.scene?.fair);
    expect(director.scene?.fair?.shares).toEqual([]);
    for (let deal = 1; deal <= 3; deal++)
      for (const [table, visitor] of [director, second].entries()) {
        await visitor.ask({ type: 'start-deal', evening, round: 1, table: table + 1 });
        await visitor.until(() => visitor.scene?.closed === deal, 'the end');
      }
    expect(director.scene?.last?.fair).toBeNull();
    const read = (table: number) => ({ type: 'read-record', evening, round: 1, table, deal: 2 }) as const;
    expect(await director.refused(read(1))).toEqual(['deal-sealed @ 1']);
    for (const seed of seeds) expect(JSON.stringify([director.received, second.received])).not.toContain(seed);
    await director.ask({ type: 'close-round', evening, round: 1 });
    const records = await Promise.all([1, 2].map(async (table) => (await director.ask(read(table))).record));
    const [one, other] = records.map((record) => record as unknown as { deck: string[]; fair?: Fairness });
    if (one?.fair?.redeal === other?.fair?.redeal) expect(one?.deck).toEqual(other?.deck);
    expect(one?.fair?.commitment).toBe(other?.fair?.commitment);
    const parsed = parseRecord(records[0]);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(faults(parsed.value)).toEqual([]);
    // Nobody may cut them, not even where the deal is played once more.
    expect(parsed.value.now.sameCards).toBe(true);
    const players = four('person', 'person', 'person', 'person');
    const record = printRecord(parsed.value);
    const again = await second.ask({ type: 'play-record', name: 'Noch einmal', record, from: 0, players });
    await second.ask({ type: 'watch-table', ...again, ...PLACE, as: 'spectator' });
    expect(second.scene?.view?.now.sameCards).toBe(true);
    expect(seeds).toHaveLength(3);
    await director.ask({ type: 'reopen-round', evening, round: 1, reason: 'noch einmal' });
    expect(await director.refused(read(1))).toEqual(['deal-sealed @ 1']);
  });
});
