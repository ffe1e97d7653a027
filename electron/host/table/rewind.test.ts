import { expect, test } from 'vitest';
import type { Command } from '#electron/protocol/commands/command.ts';
import { DEFAULT_SETTINGS } from '#electron/protocol/settings.ts';
import { must } from '#engine/core/assert-never.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { useLaptop } from '../testing/laptop.ts';
import { firstOf, four, openClub, openFreeTable, playOut, seatBots, TIROL, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop({ pace: { bot: 0, trick: 0 } });

const SOLO = four('person', 'bot', 'bot', 'bot');

async function freeTable(visitor: Visitor, players = SOLO, deals = 4) {
  const place = await openFreeTable(visitor, players, deals);
  const as = players[0]?.holder === 'person' ? 0 : 'spectator';
  await visitor.ask({ type: 'watch-table', ...place, as });
  return place;
}

/** Waits for our turn and does the first thing that is offered. */
async function actOnce(visitor: Visitor, place: { evening: string; round: number; table: number }): Promise<void> {
  await visitor.until(() => firstOf(visitor.scene?.view?.offers ?? []) !== undefined, 'my turn');
  const action = must(firstOf(visitor.scene?.view?.offers ?? []), 'an action');
  await visitor.ask({ type: 'act', ...place, seat: 0, prompt: visitor.scene?.prompt ?? -1, action: { ...action } });
}

/** Waits until we are asked, or the deal is over. */
async function asked(visitor: Visitor): Promise<boolean> {
  const isAsked = (): boolean => firstOf(visitor.scene?.view?.offers ?? []) !== undefined;
  await visitor.until(() => isAsked() || visitor.scene?.view === null, 'my turn, or the end');
  return isAsked();
}

/** What can be seen of a moment, without the number of its prompt. */
const moment = (visitor: Visitor): string => JSON.stringify(visitor.scene?.view ?? null);

test('a free table is there at once, with its people and bots seated as named', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor, four('person', 'bot', 'person', 'bot'));
  expect(visitor.evening?.purpose).toBe('free-table');
  expect(visitor.evening?.rounds[0]?.draw).toEqual({ method: 'by-hand' });
  expect(visitor.scene?.names).toEqual(['Anna', 'Bert', 'Cilli', 'Doris']);
  expect(visitor.scene?.holders).toEqual(['person', 'bot', 'person', 'bot']);
  expect(visitor.evenings.find(({ id }) => id === place.evening)?.purpose).toBe('free-table');
});

test('names that are missing or used twice are refused with their seats', async () => {
  const visitor = new Visitor(laptop.host);
  const players = [...SOLO.slice(0, 3), { name: 'ANNA ', holder: 'bot' as const }];
  expect(await visitor.refused({ type: 'open-table', name: 'Tisch', ...TIROL, deals: 4, players })).toEqual([
    'duplicate-name @ players.3',
  ]);
  expect(await visitor.refused({ type: 'open-table', name: 'T', ...TIROL, deals: 4, players: SOLO.slice(1) })).toEqual([
    'wrong-table-size @ koenigrufen',
  ]);
});

test('what only bots have said can be played anew, but no move of a person is there to be taken back', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor, four('bot', 'bot', 'bot', 'bot'));
  await visitor.ask({ type: 'start-deal', ...place });
  await visitor.until(() => visitor.scene?.closed === 1, 'the deal is over');
  expect(visitor.scene?.rewind).toEqual({ back: false, anew: true, again: false });
  expect(await visitor.refused({ type: 'take-back', ...place, how: 'step' })).toEqual(['nothing-to-take-back']);
  await visitor.ask({ type: 'take-back', ...place, how: 'deal' });
  expect(visitor.scene?.rewind).toMatchObject({ again: true });
});

test('what is taken back is redone exactly, even after the laptop has died', async () => {
  let visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor);
  await visitor.ask({ type: 'start-deal', ...place });
  expect(await visitor.refused({ type: 'redo', ...place })).toEqual(['nothing-to-redo']);
  // A deal may be over before the fifth turn (a conceded Rufer); then the next one is used.
  for (let acts = 0; acts < 4 || !(await asked(visitor)); acts++)
    if (await asked(visitor)) await actOnce(visitor, place);
    else {
      await visitor.ask({ type: 'start-deal', ...place });
      acts = -1;
    }
  const later = moment(visitor);
  await visitor.ask({ type: 'take-back', ...place, how: 'step' });
  await visitor.ask({ type: 'take-back', ...place, how: 'step' });
  const earlier = moment(visitor);
  expect(earlier).not.toBe(later);
  expect(visitor.scene?.rewind).toEqual({ back: true, anew: true, again: true });

  await laptop.restart();
  visitor = new Visitor(laptop.host);
  await visitor.ask({ type: 'watch-table', ...place, as: 0 });
  expect(moment(visitor)).toBe(earlier);
  await visitor.ask({ type: 'redo', ...place });
  await visitor.ask({ type: 'redo', ...place });
  await visitor.until(() => moment(visitor) === later, 'the moment from before');
  expect(await visitor.refused({ type: 'redo', ...place })).toEqual(['nothing-to-redo']);
});

test('another action than the one taken back forgets the rest', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor, four('person', 'person', 'person', 'person'));
  await visitor.ask({ type: 'start-deal', ...place });
  const turn = (): number => must(visitor.scene?.view?.turn.must[0], 'a turn');
  const seat = turn();
  await visitor.ask({ type: 'watch-table', ...place, as: seat });
  const [one] = visitor.scene?.view?.offers ?? [];
  if (one?.kind !== 'one-of') throw new Error('the bidding offers words');
  const [first, second] = [must(one.actions.at(-1), 'a bid'), must(one.actions.at(-2), 'another')];
  const act = (action: typeof first): Command => ({
    type: 'act',
    ...place,
    seat,
    prompt: visitor.scene?.prompt ?? -1,
    action: { ...action },
  });
  await visitor.ask(act(first));
  await visitor.ask({ type: 'take-back', ...place, how: 'step' });
  await visitor.ask(act(second));
  expect(visitor.scene?.rewind.again).toBe(false);
  expect(await visitor.refused({ type: 'redo', ...place })).toEqual(['nothing-to-redo']);
});

test('the last card can be taken back after the result is written, and the same deal played again', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor);
  await visitor.ask({ type: 'start-deal', ...place });
  await playOut(visitor, place.evening);
  const written = visitor.scene?.last;
  expect(visitor.scene?.closed).toBe(1);
  await visitor.ask({ type: 'take-back', ...place, how: 'step' });
  expect(visitor.scene?.closed).toBe(0);
  expect(await visitor.refused({ type: 'read-record', ...place, deal: 1 })).toEqual(['deal-not-finished @ 1']);
  await visitor.ask({ type: 'redo', ...place });
  await visitor.until(() => visitor.scene?.closed === 1, 'the deal is over again');
  expect(visitor.scene?.last?.settlement).toEqual(written?.settlement);

  await visitor.ask({ type: 'take-back', ...place, how: 'deal' });
  expect(visitor.scene?.closed).toBe(0);
  await playOut(visitor, place.evening);
  expect(visitor.scene?.closed).toBe(1);
  expect(visitor.evening?.rounds[0]?.tables[0]?.results).toHaveLength(1);
});

test('at a club evening nothing is taken back, and no cards are open', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  await seatBots(visitor, evening);
  const place = { evening, round: 1, table: 1 };
  await visitor.ask({ type: 'watch-table', ...place, as: 0 });
  await visitor.ask({ type: 'start-deal', ...place });
  await actOnce(visitor, place);
  expect(await visitor.refused({ type: 'take-back', ...place, how: 'step' })).toEqual(['not-a-free-table']);
  expect(visitor.scene?.rewind).toEqual({ back: false, anew: false, again: false });
  expect(await visitor.refused({ type: 'watch-table', ...place, as: 'open' })).toEqual(['cards-hidden']);
  expect(await visitor.refused({ type: 'read-record', ...place, deal: 1 })).toEqual(['deal-not-finished @ 1']);
  expect(await visitor.refused({ type: 'read-record', ...place, deal: 2 })).toEqual(['deal-not-recorded @ 2']);
});

test('a finished deal has a public record that plays again at a table of its own, from any moment', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor);
  await visitor.ask({ type: 'start-deal', ...place });
  await playOut(visitor, place.evening);
  const settlement = visitor.scene?.last?.settlement;
  const { record } = await visitor.ask({ type: 'read-record', ...place, deal: 1 });
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(parsed.value.settlement).toEqual(settlement);

  const from = parsed.value.actions.length - 1;
  const again = { type: 'play-record', name: 'Noch einmal', players: four('person', 'person', 'person', 'person') };
  const { evening } = await visitor.ask({ ...again, record, from } as Extract<Command, { type: 'play-record' }>);
  const there = { evening, round: 1, table: 1 };
  await visitor.ask({ type: 'watch-table', ...there, as: 'spectator' });
  expect(visitor.scene?.view?.history.filter(({ type }) => type === 'said')).toHaveLength(from);
  const [by, action] = must(parsed.value.actions.at(-1), 'a last action');
  const prompt = visitor.scene?.prompt ?? -1;
  await visitor.ask({ type: 'act', ...there, seat: Number(by), prompt, action: { ...action } });
  expect(visitor.scene?.last?.settlement).toEqual(settlement);
});

test('a text that is no record is refused with its places', async () => {
  const visitor = new Visitor(laptop.host);
  const again = { type: 'play-record', name: 'X', from: 0, players: SOLO } as const;
  expect(await visitor.refused({ ...again, record: { v: 2 } })).toContain('unknown-version @ v');
  expect(await visitor.refused({ ...again, record: 'nonsense' })).toEqual(['wrong-value @ JSON']);
});

test('a deal that was played by newer rules is refused, not played by ours', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor, four('bot', 'bot', 'bot', 'bot'));
  await visitor.ask({ type: 'start-deal', ...place });
  await visitor.until(() => visitor.scene?.view === null && visitor.scene.last !== null, 'the settlement');
  const { record } = await visitor.ask({ type: 'read-record', ...place, deal: 1 });
  const again = { type: 'play-record', name: 'X', from: 0, players: SOLO } as const;
  const newer = { ...(record as object), rulesVersion: 99 };
  expect(await visitor.refused({ ...again, record: newer })).toEqual(['newer-rules @ 99']);
});

test('all cards may be watched only if none but bots play', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await freeTable(visitor, four('bot', 'bot', 'bot', 'bot'));
  await visitor.ask({ type: 'watch-table', ...place, as: 'open' });
  await visitor.ask({ type: 'start-deal', ...place });
  expect(visitor.scene?.view?.zones['hand:2']?.every((card) => card !== null)).toBe(true);
  await visitor.ask({ type: 'hold-seat', ...place, seat: 2, holder: 'person' });
  expect(visitor.scene?.view?.zones['hand:1']?.every((card) => card === null)).toBe(true);
});

test('every changed setting is saved, and the others stay', async () => {
  const visitor = new Visitor(laptop.host);
  await visitor.ask({ type: 'change-settings', settings: { cards: 'high-contrast', textSize: 130 } });
  await visitor.ask({ type: 'change-settings', settings: { language: 'en' } });
  expect(visitor.settings).toEqual({ ...DEFAULT_SETTINGS, cards: 'high-contrast', textSize: 130, language: 'en' });
});
