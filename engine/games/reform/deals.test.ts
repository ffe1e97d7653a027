import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { showRational } from '#engine/core/rational.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { naiveReform } from '#engine/testing/naive/reform.ts';
import { CONTRACT_IDS } from './contracts/contract.ts';
import { reform } from './game.ts';
import type { Noted } from './noted.ts';
import { notedIn } from './row.ts';

/** A whole deal made by hand, and what it pays, counted on paper (`why`). */
interface WholeDeal {
  readonly why: string;
  readonly payments: readonly string[];
  /** Its options are those that differ from the profile's. */
  readonly record: unknown;
}

const FOLDER = new URL('./cases/deals/', import.meta.url);
const FILES = readdirSync(FOLDER);
const read = (file: string): WholeDeal => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WholeDeal;

/** The record with the rules that it was played by, complete, in their version. */
function recordOf({ record }: WholeDeal): DealRecord {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const table = tableOf(reform, parsed.value.profile, parsed.value.options);
  return { ...parsed.value, ...table, rulesVersion: parsed.value.rulesVersion };
}

/** A deal of these, played to its end. */
function played(name: string) {
  const record = recordOf(read(`${name}.json`));
  const rules = reform.rules(record);
  const end = replay(rules, record, record.actions);
  if (!end.ok) throw new Error(JSON.stringify(end.error));
  return { record, rules, state: end.value };
}

describe('whole deals made by hand', () => {
  test('there is one for each contract', () =>
    expect(CONTRACT_IDS.filter((id) => !FILES.includes(`${id}.json`))).toEqual([]));

  test.each(FILES)('%s replays to the payments counted on paper', (file) => {
    const deal = read(file);
    const record = recordOf(deal);
    const rules = reform.rules(record);
    const end = replay(rules, record, record.actions);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    expect(end.value.end).toBe('settle');
    const items = rules.settle(rules.read(end.value), record.now);
    expect(paymentsOf(items, record.table).map(showRational)).toEqual(deal.payments);
    const naive = naiveReform(end.value, record.profile, record.options, 'score');
    expect(naive.map(showRational)).toEqual(deal.payments);
  });

  test.each<readonly [string, Partial<Noted>]>([
    [
      'trischaker',
      {
        players: [
          { thirds: 108, tricks: 6 },
          { thirds: 64, tricks: 4 },
          { thirds: 38, tricks: 2 },
          { thirds: 0, tricks: 0 },
        ],
      },
    ],
    ['boehmischer-trischaker', { players: [{ tricks: 2 }, { tricks: 3 }, { tricks: 3 }, { tricks: 4 }] }],
    ['wald-und-wiese', { players: [{ cards: 14 }, { cards: 11 }, { cards: 21 }, { cards: 8 }], last: 3 }],
    [
      'sautanz',
      { players: [{ cards: 11, accused: true }, { cards: 11 }, { cards: 11 }, { cards: 13, accused: true }] },
    ],
    ['eisenbahner', { ending: 'departed', thirds: 126 }],
    ['eisenbahner-bus', { ending: 'bus', thirds: 18, bus: { seat: 1, thirds: 126 } }],
    ['eisenbahner-express', { ending: 'express', thirds: 101, bus: { seat: 1 } }],
    ['eisenbahner-brake', { ending: 'brake', thirds: 68, bus: { seat: 1 } }],
    ['eisenbahner-tie', { ending: 'departed', thirds: 105, bus: { seat: 3 } }],
    ['eisenbahner-ouvert', { ending: 'brake', thirds: 118 }],
    ['fahrt-ins-blaue', { ending: 'renege', thirds: 89 }],
    ['hausierer', { emptied: { ending: 'empty', tricks: 5 } }],
    ['hausierer-stuck', { emptied: { ending: 'stuck', tricks: 1 } }],
    ['hausierer-left', { emptied: { ending: 'left', cards: 2 } }],
    ['hausierer-missing', { emptied: { ending: 'missing' } }],
    ['artist', { pictures: 4, exchanged: 1 }],
    ['artist-three', { pictures: 3, exchanged: 0 }],
    [
      'apotheker',
      {
        players: [
          { thirds: 0, tricks: 0 },
          { thirds: 70, tricks: 5 },
          { thirds: 1, tricks: 0 },
          { thirds: 139, tricks: 7 },
        ],
      },
    ],
    [
      'apotheker-won',
      {
        players: [
          { thirds: 0, tricks: 0 },
          { thirds: 53, tricks: 2 },
          { thirds: 56, tricks: 2 },
          { thirds: 101, tricks: 8 },
        ],
      },
    ],
    ['spezi', { result: 'won', game: { level: 1 } }],
    ['spezi-wrong-suit', { result: 'unpaid', game: { level: 1 } }],
    ['spezi-ouvert', { result: 'lost' }],
    ['wechselspezi', { result: 'lost' }],
    ['wechselspezi-ouvert', { result: 'won', soldBy: 1 }],
    ['pensionist', { result: 'won', exchanged: 4, game: { level: 1, early: true } }],
    ['pensionist-lost', { result: 'lost', exchanged: 0 }],
    ['pensionist-jubel', { result: 'unpaid', exchanged: 0 }],
    ['pensionist-excused', { result: 'won' }],
    ['pensionist-ouvert', { result: 'won', game: { level: 2, early: true } }],
    [
      'pagatrufer-prater',
      {
        ...{ partner: 2, kingTalon: 'pratermaessig', thirds: 150, game: { level: 1 } },
        declared: [{ bonus: 'pagat-ultimo', by: 0, made: true, level: 0 }],
        silent: [
          { bonus: 'trull', side: 'declarer', made: true },
          { bonus: 'suertaxe', side: 'declarer', made: true },
        ],
      },
    ],
    [
      'uhurufer-steinhof',
      {
        ...{ partner: 'king-in-talon', kingTalon: 'steinhofmaessig', thirds: 38, game: { level: 1 } },
        declared: [{ bonus: 'uhu', by: 0, made: true, level: 0 }],
        silent: [
          { bonus: 'trull', side: 'opponents', made: true },
          { bonus: 'four-kings', side: 'opponents', made: true },
          { bonus: 'suertaxe', side: 'opponents', made: true },
        ],
      },
    ],
    [
      'pagatrufer-steinhof',
      {
        ...{ exchanged: 0, thirds: 192 },
        declared: [{ bonus: 'pagat-ultimo', by: 0, made: true, level: 0 }],
        silent: [
          { bonus: 'trull', side: 'declarer', made: true },
          { bonus: 'suertaxe', side: 'declarer', made: true },
          { bonus: 'volat', side: 'declarer', made: true },
        ],
      },
    ],
    ['diskreter-dreier', { thirds: 107, game: { level: 1, early: true } }],
    ['diskreter-dreier-sold', { thirds: 19, soldBy: 1 }],
    ['juwel', { thirds: 210 }],
    ['juwel-lost', { thirds: 28, game: { level: 1, early: true } }],
  ])('%s: it is what was counted on paper', (name, counted) => {
    const { rules, state } = played(name);
    expect(notedIn(rules.read(state))).toMatchObject(counted);
  });

  test('a sautanz of a round of a fixed value asks for no value, and begins no new round', () => {
    const { record, rules, state } = played('sautanz');
    expect(notedIn(rules.read(state)).sautanzValue).toBe(17);
    const now = { ...record.now, notes: { fixed: 12, fixedDeals: 2 } };
    const end = replay(rules, { ...record, now }, record.actions.slice(0, -1));
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    expect(end.value.end).toBe('settle');
    expect(paymentsOf(rules.settle(rules.read(end.value), now), 4).map(showRational)).toEqual(['12', '0', '0', '-12']);
  });

  test.each<readonly [string, readonly number[]]>([
    ['spezi', [1, 12]],
    ['spezi-wrong-suit', [12]],
    ['spezi-ouvert', [12]],
    ['wechselspezi', [1]],
    // The bird that is one item with it.
    ['uhurufer-steinhof', [11]],
    ['pagatrufer-steinhof', [12]],
  ])('%s: the tricks that decided the game', (name, proof) => {
    const { rules, state } = played(name);
    expect(rules.read(state).items[0]).toMatchObject({ about: 'game', proof });
  });

  test('what was said of a bird before it is one item with the game is gone, and so is the item', () => {
    const { rules, state } = played('uhurufer-steinhof');
    expect(rules.read(state).items.filter(({ stage }) => stage !== 'silent')).toMatchObject([
      { about: 'game', by: 0, doublings: [{ step: 'kontra', by: 2 }], result: 'made' },
    ]);
  });

  test('the row says who really spoke: B, not whoever sits first of the opponents', () => {
    const { rules, state } = played('dreier');
    expect(rules.read(state).items[0]?.doublings).toEqual([
      { step: 'kontra', by: 1, early: true },
      { step: 'rekontra', by: 3 },
    ]);
  });
});
