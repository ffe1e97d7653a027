import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '../../engine/core/assert-never.ts';
import { faultsOf, type Fairness, type Witness } from '../../engine/core/fair.ts';
import { findGame } from '../../engine/games/index.ts';
import { readyRules } from '../../engine/kernel/ready.ts';
import { parseRecord } from '../../engine/kernel/formats.ts';
import type { DealRecord } from '../../engine/kernel/types.ts';
import { DEFAULT_FORMAT } from '../../engine/tournament/format.ts';
import { SECURE_CHANCE, type Chance } from './chance.ts';
import { SHA256 } from './fair.ts';
import { useLaptop } from './testing/laptop.ts';
import { NO_NETWORK } from './testing/open-host.ts';
import { four, letIn, openClub, openFreeTable, playOut, seatBots, Visitor } from './testing/visitor.ts';

/** Every secret that the host has made, in the form in which a seed would be shown. */
let seeds: string[] = [];
const chance: Chance = {
  ...SECURE_CHANCE,
  secret: () => {
    const secret = SECURE_CHANCE.secret();
    seeds.push(Buffer.from(secret, 'base64url').toString('hex'));
    return secret;
  },
};
beforeEach(() => void (seeds = []));
const laptop = useLaptop({ chance, rooms: () => NO_NETWORK });

const PLACE = { round: 1, table: 1 } as const;
const SHARE = 'ab'.repeat(32);

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
  await director.until(() => director.scene?.fair?.deal === (director.scene?.closed ?? 0) + 1, 'a vow');
}

const recordOf = async (visitor: Visitor, evening: string, deal = 1): Promise<DealRecord> => {
  const parsed = parseRecord((await visitor.ask({ type: 'read-record', evening, ...PLACE, deal })).record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

function faults(record: DealRecord, witness?: Witness): readonly string[] {
  const ready = readyRules(findGame, record);
  if (!ready.ok) throw new Error(ready.error.code);
  const fair = must(record.fair, 'how it was shuffled');
  const pack = { cards: ready.value.rules.deck, deck: record.deck };
  return faultsOf(SHA256, fair, witness ? { ...pack, witness } : pack);
}

describe('a deal in the app', () => {
  test('is vowed before it is dealt, takes a number of each device, and shows its seed when it is over', async () => {
    const { director, evening } = await club();
    await seatBots(director, evening);
    await watched(director, evening);
    const { commitment, shares } = must(director.scene?.fair ?? undefined, 'a vow');
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(shares).toEqual([false, false, false, false]);
    expect(seeds).toHaveLength(1);

    const share = { type: 'share-chance', evening, ...PLACE, deal: 1, share: SHARE } as const;
    expect(await director.refused({ ...share, seat: 1 })).toEqual(['not-your-seat @ 1']);
    expect(await director.refused({ ...share, seat: 5 })).toEqual(['no-such-seat @ 5']);
    expect(await director.refused({ ...share, seat: 0, deal: 2 })).toEqual(['not-vowed @ 2']);
    expect(await director.refused({ ...share, seat: 0, share: 'AB'.repeat(32) })).toEqual([
      'bad-message @ command.share',
    ]);
    await director.ask({ ...share, seat: 0 });
    expect(director.scene?.fair?.shares).toEqual([true, false, false, false]);
    expect(await director.refused({ ...share, seat: 0 })).toEqual(['share-given @ 0']);

    await director.ask({ type: 'start-deal', evening, ...PLACE });
    expect(director.scene?.fair).toMatchObject({ deal: 1, commitment, shares: [true, false, false, false] });
    expect(await director.refused({ ...share, seat: 0 })).toEqual(['not-vowed @ 1']);
    await playOut(director, evening);
    const last = must(director.scene?.last?.fair ?? undefined, 'the seed');
    expect(last).toMatchObject({ commitment, deal: 1, shares: [SHARE, null, null, null] });
    const record = await recordOf(director, evening);
    expect(record.fair).toEqual(last);
    expect(faults(record, { commitment, shares: [SHARE] })).toEqual([]);
    expect(faults(record, { commitment: SHARE, shares: [SHARE] })).toEqual(['other-commitment-seen']);
    // The next deal has a vow of its own.
    await director.until(() => director.scene?.fair?.deal === 2, 'the next vow');
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
    const told = [
      director.told,
      await director.ask({ type: 'read-log', evening }),
      await director.ask({ type: 'export', evening, what: 'events' }),
    ];
    expect(seeds).toHaveLength(1);
    for (const seed of seeds) expect(JSON.stringify(told)).not.toContain(seed);
    expect(director.scene?.last).toBeNull();
  });

  test('that is taken back is not over: its record is gone until it is played again', async () => {
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

  test('is dealt as vowed after a restart between vow and deal, and shown after one that follows it', async () => {
    const { director, evening } = await club();
    await seatBots(director, evening);
    await watched(director, evening);
    const { commitment } = must(director.scene?.fair ?? undefined, 'a vow');
    await director.ask({ type: 'share-chance', evening, ...PLACE, seat: 0, deal: 1, share: SHARE });
    await laptop.restart();
    const back = new Visitor(laptop.host);
    await watched(back, evening);
    expect(back.scene?.fair).toEqual({ deal: 1, commitment, shares: [true, false, false, false] });
    await back.ask({ type: 'start-deal', evening, ...PLACE });
    await playOut(back, evening);
    const record = await recordOf(back, evening);
    await laptop.restart();
    const later = new Visitor(laptop.host);
    expect(await recordOf(later, evening)).toEqual(record);
    expect(faults(record, { commitment, shares: [SHARE] })).toEqual([]);
  });

  test('takes a number of a guest for his own seat alone, and none of the laptop for him', async () => {
    const { director, evening } = await club();
    const seats = must(director.evening?.rounds[0]?.tables[0]?.players, 'table 1');
    await director.ask({ type: 'open-room', evening, rules: { doors: 'ask', pens: false } });
    const { guest } = await letIn(laptop.host, director, seats[2] ?? '');
    await guest.ask({ type: 'watch-table', evening, ...PLACE, as: 2 });
    await guest.until(() => guest.scene?.fair !== null, 'a vow');
    const share = { type: 'share-chance', evening, ...PLACE, deal: 1, share: SHARE } as const;
    expect(await guest.refused({ ...share, seat: 1 })).toEqual(['not-allowed']);
    expect(await director.refused({ ...share, seat: 2 })).toEqual(['seat-elsewhere']);
    await guest.ask({ ...share, seat: 2 });
    expect(guest.scene?.fair?.shares).toEqual([false, false, true, false]);
    expect(seeds.length).toBeGreaterThan(0);
    for (const seed of seeds) expect(JSON.stringify(guest.told)).not.toContain(seed);
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
    await second.until(() => second.scene?.fair !== null, 'a vow');
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
    for (const seed of seeds) expect(JSON.stringify([director.told, second.told])).not.toContain(seed);
    await director.ask({ type: 'close-round', evening, round: 1 });
    const records = await Promise.all([1, 2].map(async (table) => (await director.ask(read(table))).record));
    const [one, other] = records.map((record) => record as unknown as { deck: string[]; fair?: Fairness });
    if (one?.fair?.redeal === other?.fair?.redeal) expect(one?.deck).toEqual(other?.deck);
    expect(one?.fair?.commitment).toBe(other?.fair?.commitment);
    const parsed = parseRecord(records[0]);
    if (parsed.ok) expect(faults(parsed.value)).toEqual([]);
    expect(seeds).toHaveLength(3);
    await director.ask({ type: 'reopen-round', evening, round: 1, reason: 'noch einmal' });
    expect(await director.refused(read(1))).toEqual(['deal-sealed @ 1']);
  });
});
