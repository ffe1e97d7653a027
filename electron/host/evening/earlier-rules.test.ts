import { expect, test } from 'vitest';
import type { Command } from '#electron/protocol/commands/command.ts';
import { must } from '#engine/core/assert-never.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { announce, bid, dealOut, GOOD } from '#engine/testing/dealt.ts';
import { useLaptop } from '../testing/laptop.ts';
import { four, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop({ pace: { bot: 0, trick: 0 } });
const PEOPLE = four('person', 'person', 'person', 'person');
const FIRST_VERSION = 1;

/** A Solodreier whose declarer announced only when their turn came again; today's rules refuse it. */
function lateAnnouncement(): DealRecord {
  const hand = 'T22 T21 T20 T19 T18 T17 T1 T2 T4 CK SK HK';
  const deal = dealOut({ 'hand:0': hand }, { profile: 'ooe-2023', rulesVersion: FIRST_VERSION });
  deal.go(bid('solodreier'), GOOD, { type: 'kontra', item: 0 }, GOOD, GOOD, GOOD);
  deal.go(announce('quapil'), announce('pagat'), GOOD, GOOD, GOOD, GOOD);
  while (deal.s.end === null) deal.go(deal.offered.at(-1) ?? {});
  return deal.record;
}

const playing = (record: DealRecord, from: number): Extract<Command, { type: 'play-record' }> => ({
  type: 'play-record',
  name: 'Alter Tisch',
  players: PEOPLE,
  record: printRecord(record),
  from,
});

test('a table that was begun by earlier rules is there after a restart, and continues by them', async () => {
  const record = lateAnnouncement();
  let visitor = new Visitor(laptop.host);
  const from = record.actions.length - 1;
  const { evening } = await visitor.ask(playing(record, from));
  const place = { evening, round: 1, table: 1 };

  await laptop.restart();
  visitor = new Visitor(laptop.host);
  const [by, action] = must(record.actions.at(-1), 'a last action');
  await visitor.ask({ type: 'watch-table', ...place, as: Number(by) });
  expect(visitor.scene?.view?.items.map(({ about }) => about)).toEqual(['game', 'quapil', 'pagat']);
  const prompt = visitor.scene?.prompt ?? -1;
  await visitor.ask({ type: 'act', ...place, seat: Number(by), prompt, action: { ...action } });
  expect(visitor.scene?.last?.row).toEqual(record.row);

  await laptop.restart();
  visitor = new Visitor(laptop.host);
  const kept = await visitor.ask({ type: 'read-record', ...place, deal: 1 });
  const { rulesVersion, actions } = record;
  expect(kept.record).toMatchObject({ rulesVersion, actions });
});

test("the same deal is refused if it claims to be played by today's rules", async () => {
  const record = lateAnnouncement();
  const visitor = new Visitor(laptop.host);
  const newer = { ...record, rulesVersion: koenigrufen.rulesVersion };
  expect(await visitor.refused(playing(newer, record.actions.length))).toEqual(['bonuses-with-the-bid @ quapil']);
});

test("a new table plays by today's rules", async () => {
  const visitor = new Visitor(laptop.host);
  const agreed = { family: 'koenigrufen', profile: 'ooe-2023', options: {} };
  const { evening } = await visitor.ask({ type: 'open-table', name: 'Neu', ...agreed, deals: 1, players: PEOPLE });
  expect((await visitor.watch(evening)).rules.rulesVersion).toBe(koenigrufen.rulesVersion);
});
