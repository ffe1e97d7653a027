import { expect, test } from 'vitest';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { useLaptop } from '../testing/laptop.ts';
import { four, openClub, openFreeTable, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop({ pace: { bot: 0, trick: 0 } });

test('at a free table a person gets a tip that can be done, and none while others think', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await openFreeTable(visitor, four('person', 'bot', 'person', 'bot'));
  expect(await visitor.ask({ type: 'tip', ...place, seat: 0 }), 'nothing is dealt').toEqual({ tip: null });
  await visitor.ask({ type: 'watch-table', ...place, as: 0 });
  await visitor.ask({ type: 'start-deal', ...place });
  const asked = () => [0, 2].find((seat) => visitor.scene?.view?.turn.must.includes(seat));
  await visitor.until(() => asked() !== undefined, 'the turn of a person');
  const seat = asked() ?? 0;
  await visitor.ask({ type: 'watch-table', ...place, as: seat });
  await visitor.until(() => visitor.scene?.view?.viewer === seat, 'their view');
  const { tip } = await visitor.ask({ type: 'tip', ...place, seat });
  expect([...actionsOf(visitor.scene?.view?.offers ?? [])]).toContainEqual(tip?.action);
  expect(tip?.reason.text.en).toMatch(/\.$/);
  expect(await visitor.ask({ type: 'tip', ...place, seat: 2 - seat })).toEqual({ tip: null });
});

test('nobody gets a tip for a bot: it would name a card of its hand', async () => {
  const visitor = new Visitor(laptop.host);
  const place = await openFreeTable(visitor, four('person', 'bot', 'person', 'bot'));
  const asking = { type: 'tip', ...place, seat: 1 } as const;
  expect(await visitor.refused(asking)).toEqual(['seat-held-by-bot @ 1']);
  await visitor.ask({ type: 'start-deal', ...place });
  expect(await visitor.refused(asking)).toEqual(['seat-held-by-bot @ 1']);
});

test('at a club evening there are none', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openClub(visitor);
  const place = { evening, round: 1, table: 1 };
  await visitor.ask({ type: 'start-deal', ...place });
  expect(await visitor.refused({ type: 'tip', ...place, seat: 0 })).toEqual(['no-tips']);
});
