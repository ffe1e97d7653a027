import { describe, expect, test } from 'vitest';
import type { FromHost } from '#electron/protocol/messages.ts';
import { must } from '#engine/core/assert-never.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { firstOf, letIn, newTicket, openClub, playOut, seatBots, Visitor } from '../testing/visitor.ts';

const PLACE = { round: 1, table: 1 } as const;
const RULES = { doors: 'registered', pens: false } as const;
const laptop = useLaptop({ rooms: () => NO_NETWORK });

/** A club whose table 1 has two on devices of their own, at seats 0 and 1; a deal is running. */
async function dealt() {
  const { host } = laptop;
  const director = new Visitor(host);
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: RULES });
  const seats = must(director.evening?.rounds[0]?.tables[0]?.players, 'table 1');
  const at = { evening, ...PLACE };
  await director.ask({ type: 'watch-table', ...at, as: 'spectator' });
  const { guest: anna, ticket } = await letIn(host, director, seats[0] ?? '');
  const { guest: bert } = await letIn(host, director, seats[1] ?? '');
  for (const [seat, one] of [anna, bert].entries()) {
    await one.ask({ type: 'watch-evening', evening });
    await one.ask({ type: 'watch-table', ...at, as: seat });
  }
  await director.ask({ type: 'start-deal', ...at });
  await anna.until(() => anna.scene?.view?.viewer === 0, 'her cards');
  return { director, evening, at, seats, anna, bert, ticket };
}

/** Whether a client was ever sent a card of a hand. */
const sawHand = ({ received }: Visitor, seat: number): boolean =>
  received.some(
    (message: FromHost) =>
      message.type === 'table' && (message.scene.view?.zones[`hand:${seat}`] ?? []).some((card) => card !== null),
  );

const asksToWatch = (visitor: Visitor, at: { evening: string; round: number; table: number }) =>
  Promise.all([0, 1].map(async (as) => (await visitor.refused({ type: 'watch-table', ...at, as }))[0]));

describe('cards that were on a device are hidden from the laptop for this deal', () => {
  test('whatever becomes of the room and of the guest', async () => {
    const { director, evening, at, seats } = await dealt();
    const elsewhere = ['seat-elsewhere @ 0', 'seat-elsewhere @ 1'];
    const other = await openClub(new Visitor(laptop.host));
    const steps = [
      { type: 'close-room' },
      { type: 'open-room', evening, rules: RULES },
      { type: 'admit-guest', guest: 'g1', role: 'spectator', player: null },
      { type: 'admit-guest', guest: 'g1', role: 'player', player: seats[0] ?? '' },
      { type: 'admit-guest', guest: 'g1', role: 'player', player: seats[2] ?? '' },
      { type: 'turn-away', guest: 'g2' },
      { type: 'open-room', evening: other, rules: RULES },
      { type: 'hold-seat', ...at, seat: 0, holder: 'bot' },
      { type: 'hold-seat', ...at, seat: 0, holder: 'person' },
      { type: 'close-room' },
      { type: 'open-room', evening, rules: RULES },
    ] as const;
    for (const step of steps) {
      await director.ask(step);
      if (step.type !== 'hold-seat' || step.holder === 'person')
        expect(await asksToWatch(director, at), JSON.stringify(step)).toEqual(elsewhere);
    }
    expect(director.scene?.devices.map((device) => device !== null)).toEqual([true, true, true, false]);
    const { prompt = 0 } = director.scene ?? {};
    const act = { type: 'act', ...at, seat: 1, prompt, action: { type: 'pass' } } as const;
    expect(await director.refused(act)).toEqual(['seat-elsewhere']);
    await laptop.restart();
    const again = new Visitor(laptop.host);
    expect(await asksToWatch(again, at), 'after a restart').toEqual(elsewhere);
    await again.ask({ type: 'watch-table', ...at, as: 'spectator' });
    for (const seat of [0, 1]) for (const one of [director, again]) expect(sawHand(one, seat)).toBe(false);
  });

  test('nor does a device return by itself and take them', async () => {
    const { director, seats } = await dealt();
    await director.ask({ type: 'turn-away', guest: 'g1' });
    const next = new Visitor(laptop.host, { type: 'visitor' });
    await next.ask({ type: 'join', name: 'x', role: 'player', player: seats[0] ?? '', ticket: newTicket() });
    expect(next.me?.standing).toBe('asking');
  });

  test('until the deal is over', async () => {
    const { director, evening, at, anna } = await dealt();
    await seatBots(director, evening);
    await playOut(anna, evening);
    await director.ask({ type: 'close-room' });
    expect(await asksToWatch(director, at)).toEqual(['accepted', 'seat-held-by-bot @ 1']);
    await director.ask({ type: 'start-deal', ...at });
    await director.until(() => director.scene?.view?.viewer === 0, 'the laptop plays');
    expect(director.scene?.passed).toEqual([null, null, null, null]);
  });
});

describe('taking over', () => {
  test('is sent to the table, written down, and gives the laptop the hand', async () => {
    const { director, at, anna, bert } = await dealt();
    const take = { type: 'take-over-seat', ...at, seat: 0 } as const;
    expect(await anna.refused(take)).toEqual(['not-allowed']);
    expect(await director.refused({ ...take, seat: 2 })).toEqual(['seat-is-here @ 2']);
    expect(await director.refused({ ...take, seat: 4 })).toEqual(['no-such-seat @ 4']);
    await director.ask(take);
    for (const one of [anna, bert, director])
      await one.until(() => one.scene?.passed[0] === 'laptop', 'everybody knows');
    expect(anna.me).toMatchObject({ standing: 'inside', role: 'spectator', player: null });
    expect(anna.scene?.view?.viewer).toBe('spectator');
    await director.ask({ type: 'watch-table', ...at, as: 0 });
    await director.until(() => director.scene?.view?.viewer === 0, 'the hand');
    expect(await director.refused(take)).toEqual(['seat-is-here @ 0']);
    await laptop.restart();
    const again = new Visitor(laptop.host);
    expect(await asksToWatch(again, at)).toEqual(['accepted', 'seat-elsewhere @ 1']);
    await again.until(() => again.scene !== undefined, 'a table');
    expect(again.scene?.passed).toEqual(['laptop', null, null, null]);
    expect(again.scene?.devices[1]).toEqual({ connected: false });
    const action = firstOf(again.scene?.view?.offers ?? []);
    if (action)
      await again.ask({ type: 'act', ...at, seat: 0, prompt: again.scene?.prompt ?? 0, action: { ...action } });
  });

  test('by another device is announced, too; by the player’s own second device it is not', async () => {
    const { director, seats, anna, bert } = await dealt();
    const { token } = await anna.ask({ type: 'hand-over' });
    expect(laptop.host.admission.takeOver(token)?.guest).toBe('g1');
    await bert.ask({ type: 'unwatch-table' });
    expect(director.scene?.passed).toEqual([null, null, null, null]);
    await letIn(laptop.host, director, seats[0] ?? '');
    await director.until(() => director.scene?.passed[0] === 'device', 'everybody knows');
  });

  test('between two deals there is nothing to take over', async () => {
    const { director, evening, at, anna } = await dealt();
    await seatBots(director, evening);
    await playOut(anna, evening);
    const take = { type: 'take-over-seat', ...at, seat: 0 } as const;
    expect(await director.refused(take)).toEqual(['no-running-deal']);
  });
});
