import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { ok } from '#engine/core/result.ts';
import { reform } from '#engine/games/reform/game.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { dealOut, type DealtDeal } from '#engine/testing/dealt.ts';
import { COMPOSED } from '#engine/testing/games/composed/game.ts';
import { POTATO_SECONDS } from '#engine/testing/games/potato.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { findProbe, HANDED_ON } from '../testing/probe.ts';
import { four, letIn, openClub, Visitor } from '../testing/visitor.ts';

const BEGIN = Date.parse('2026-11-20T19:30:00.000Z');
const SECOND = 1000;

/** The host's clock in the test's hand: its time, and whatever waits for it. */
class HandClock {
  #at = BEGIN;
  #due = new Set<{ readonly at: number; readonly run: () => void }>();

  readonly now = (): string => new Date(this.#at).toISOString();
  readonly timer = (run: () => void, ms: number): (() => void) => {
    const one = { at: this.#at + ms, run };
    this.#due.add(one);
    return () => void this.#due.delete(one);
  };

  /** Goes on, and runs what has become due. */
  pass(seconds: number): void {
    this.#at += seconds * SECOND;
    for (const one of [...this.#due].sort((a, b) => a.at - b.at))
      if (one.at <= this.#at && this.#due.delete(one)) one.run();
  }

  /** The laptop sleeps: its time goes on, and nothing runs. */
  sleep(seconds: number): void {
    this.#at += seconds * SECOND;
    this.#due = new Set([...this.#due].map((one) => ({ ...one, at: one.at + seconds * SECOND })));
  }

  /** Nothing of a host that has stopped runs any more. */
  forget(): void {
    this.#due.clear();
  }
}

let clock = new HandClock();
const laptop = useLaptop({
  findGame: (id) => (id === reform.id ? ok(reform) : findProbe(id)),
  now: () => clock.now(),
  timer: (run, ms) => clock.timer(run, ms),
  rooms: () => NO_NETWORK,
});
const PLACE = { round: 1, table: 1 } as const;
/** A moment of the host’s time, in seconds from the beginning. */
const after = (seconds: number): string => new Date(BEGIN + seconds * SECOND).toISOString();

/** A table at which cards are handed on, as a spectator sees it; `at`: another seat's page. */
class Table {
  readonly #director: Visitor;
  readonly evening: string;

  private constructor(director: Visitor, evening: string) {
    this.#director = director;
    this.evening = evening;
  }

  static async open(): Promise<Table> {
    clock = new HandClock();
    const director = new Visitor(laptop.host);
    const evening = await openClub(director, HANDED_ON);
    await director.ask({ type: 'start-deal', evening, ...PLACE });
    return new Table(director, evening);
  }

  /** A free table at which four people play; `played`: at which this deal was played so far. */
  static async free(played?: DealtDeal): Promise<Table> {
    clock = new HandClock();
    const director = new Visitor(laptop.host);
    const players = four('person', 'person', 'person', 'person');
    const opened = played
      ? await director.ask({
          ...{ type: 'play-record', name: 'Probe', players },
          ...{ record: printRecord(played.record), from: played.record.actions.length },
        })
      : await director.ask({ type: 'open-table', name: 'Probe', deals: 2, options: {}, players, ...HANDED_ON });
    if (!played) await director.ask({ type: 'start-deal', evening: opened.evening, ...PLACE });
    return new Table(director, opened.evening);
  }

  async takeBack(how: 'step' | 'deal' = 'step'): Promise<void> {
    await this.#director.ask({ type: 'take-back', evening: this.evening, ...PLACE, how });
  }

  refusedBack(): Promise<readonly string[]> {
    return this.#director.refused({ type: 'take-back', evening: this.evening, ...PLACE, how: 'step' });
  }

  async redo(): Promise<void> {
    await this.#director.ask({ type: 'redo', evening: this.evening, ...PLACE });
  }

  async seen(as: number | 'spectator' = 'spectator', by = this.#director) {
    await by.ask({ type: 'watch-table', evening: this.evening, ...PLACE, as });
    return must(by.scene, 'a scene');
  }

  /** Whoever must act does the first thing that is offered, or the first of this type; returns who that was. */
  async act(by = this.#director, type?: string): Promise<number> {
    const [seat = -1] = (await this.seen()).view?.turn.must ?? [];
    const { prompt, view } = await this.seen(seat, by);
    const offered = [...actionsOf(view?.offers ?? [])].filter((one) => type === undefined || one.type === type);
    const action = { ...must(offered[0], 'an offer') };
    await by.ask({ type: 'act', evening: this.evening, ...PLACE, seat, prompt, action });
    return seat;
  }

  async pause(on: boolean): Promise<void> {
    await this.#director.ask({ type: 'pause-table', evening: this.evening, ...PLACE, on });
    await this.#director.until(() => (this.#director.scene?.flow.pause !== null) === on, 'the pause');
  }

  async phase(): Promise<string | null> {
    return (await this.seen()).view?.phase ?? null;
  }

  /** Waits until this phase has begun. */
  async comesTo(phase: string): Promise<void> {
    await this.seen();
    await this.#director.until(() => this.#director.scene?.view?.phase === phase, `the phase ${phase}`);
  }

  async until(): Promise<string | null> {
    return (await this.seen()).flow.until;
  }

  async timeUp(): Promise<string | null> {
    return (await this.seen()).flow.timeUp;
  }

  async isOver(): Promise<boolean> {
    return (await this.seen()).closed === 1;
  }

  /** Waits until the deal is over. */
  async ends(): Promise<void> {
    await this.seen();
    await this.#director.until(() => this.#director.scene?.closed === 1, 'the end of the deal');
  }

  /** The host stops, and opens again on its folder. */
  async restart(down = 0): Promise<Table> {
    await laptop.restart({}, () => {
      clock.forget();
      clock.sleep(down);
    });
    return new Table(new Visitor(laptop.host), this.evening);
  }
}

test('a whole phase ends at its time, whoever has acted until then', async () => {
  const table = await Table.open();
  expect(await table.until()).toBe(after(POTATO_SECONDS));
  const acted = new Set<number>();
  for (let second = 1; second < POTATO_SECONDS; second++) {
    acted.add(await table.act());
    clock.pass(1);
  }
  expect([acted.size, await table.until(), await table.isOver()]).toEqual([4, after(POTATO_SECONDS), false]);
  clock.pass(1);
  await table.ends();
  expect(await table.until()).toBeNull();
});

test('it ends at the same time if nobody acts at all, and everybody is told why', async () => {
  let table = await Table.open();
  clock.pass(POTATO_SECONDS - 1);
  expect(await table.isOver()).toBe(false);
  expect(await table.timeUp()).toBeNull();
  clock.pass(1);
  await table.ends();
  expect(await table.timeUp()).toBe(after(POTATO_SECONDS));
  table = await table.restart(10);
  expect(await table.timeUp(), 'after a restart').toBe(after(POTATO_SECONDS));
});

test('a restart of the host changes nothing of when it ends', async () => {
  let table = await Table.open();
  clock.pass(40);
  await table.act();
  clock.pass(10);
  table = await table.restart(20);
  expect(await table.until()).toBe(after(POTATO_SECONDS));
  await table.act();
  clock.pass(POTATO_SECONDS - 71);
  expect(await table.isOver()).toBe(false);
  clock.pass(1);
  await table.ends();
});

test('a restart that lasts longer than the rest of it finds it over', async () => {
  let table = await Table.open();
  clock.pass(40);
  table = await table.restart(POTATO_SECONDS);
  clock.pass(0);
  await table.ends();
});

test('it stands still in a pause and runs on with what was left, also over restarts', async () => {
  let table = await Table.open();
  clock.pass(30);
  await table.act();
  await table.pause(true);
  expect(await table.until()).toBeNull();
  clock.pass(600);
  expect(await table.isOver()).toBe(false);
  await table.pause(false);
  await table.seen();
  expect(await table.until()).toBe(after(POTATO_SECONDS + 600));
  table = await table.restart();
  expect(await table.until(), 'after the pause').toBe(after(POTATO_SECONDS + 600));
  clock.pass(20);
  await table.pause(true);
  clock.pass(100);
  // A pause is gone with the host: what was left at its beginning is left when it opens again.
  table = await table.restart(1000);
  expect(await table.until(), 'in the pause').toBe(after(POTATO_SECONDS + 600 + 100 + 1000));
  clock.pass(POTATO_SECONDS - 51);
  expect(await table.isOver()).toBe(false);
  clock.pass(1);
  await table.ends();
});

test('on several devices all are told the same time, and whoever acts on one changes nothing of it', async () => {
  const table = await Table.open();
  const director = new Visitor(laptop.host);
  const { players } = await director.watch(table.evening);
  await director.ask({ type: 'open-room', evening: table.evening, rules: { doors: 'registered', pens: false } });
  const guests: Visitor[] = [];
  for (const { id } of players.slice(0, 2)) guests.push((await letIn(laptop.host, director, id)).guest);
  clock.pass(25);
  const ends = await Promise.all(guests.map(async (guest) => (await table.seen('spectator', guest)).flow.until));
  expect(ends).toEqual([after(POTATO_SECONDS), after(POTATO_SECONDS)]);
  await table.act();
  for (const guest of guests) expect((await table.seen('spectator', guest)).flow.until).toBe(after(POTATO_SECONDS));
  clock.pass(POTATO_SECONDS - 25);
  await table.ends();
  await Promise.all(guests.map((guest) => guest.until(() => guest.scene?.closed === 1, 'the end on a device')));
});

test('a laptop that was asleep when the time was over ends it with the next action', async () => {
  const table = await Table.open();
  clock.pass(10);
  clock.sleep(POTATO_SECONDS);
  expect(await table.isOver()).toBe(false);
  await table.act();
  await table.seen();
  clock.pass(0);
  await table.ends();
});

test('taking back within the phase gives nobody more time, nor does a restart after it', async () => {
  let table = await Table.free();
  clock.pass(20);
  await table.act();
  clock.pass(30);
  await table.act();
  await table.takeBack();
  expect(await table.until(), 'one card').toBe(after(POTATO_SECONDS));
  await table.takeBack();
  expect(await table.until(), 'both').toBe(after(POTATO_SECONDS));
  await table.redo();
  clock.pass(10);
  expect(await table.until(), 'done again').toBe(after(POTATO_SECONDS));
  await table.takeBack();
  table = await table.restart(5);
  expect(await table.until(), 'after a restart').toBe(after(POTATO_SECONDS));
  await table.act();
  clock.pass(POTATO_SECONDS - 66);
  expect(await table.isOver()).toBe(false);
  clock.pass(1);
  await table.ends();
});

test('what is taken back in a pause leaves it standing still with what was left', async () => {
  let table = await Table.free();
  await table.act();
  clock.pass(30);
  await table.pause(true);
  clock.pass(100);
  await table.takeBack();
  expect(await table.until()).toBeNull();
  clock.pass(100);
  await table.pause(false);
  await table.seen();
  expect(await table.until()).toBe(after(POTATO_SECONDS + 200));
  table = await table.restart();
  expect(await table.until(), 'after a restart').toBe(after(POTATO_SECONDS + 200));
});

test('it stands still while others are asked about a taking back, and runs on with what was left', async () => {
  let table = await Table.free();
  const director = new Visitor(laptop.host);
  await director.watch(table.evening);
  await director.ask({ type: 'open-room', evening: table.evening, rules: { doors: 'registered', pens: false } });
  const { guest } = await letIn(laptop.host, director, 'p4');
  await table.seen('spectator', guest);
  clock.pass(30);
  await table.act();
  await table.takeBack();
  expect(await table.until(), 'while the guest is asked').toBeNull();
  clock.pass(100);
  await guest.ask({ type: 'agree-take-back', evening: table.evening, ...PLACE, yes: true });
  await table.seen();
  expect(await table.until()).toBe(after(POTATO_SECONDS + 100));
  table = await table.restart();
  expect(await table.until(), 'after a restart').toBe(after(POTATO_SECONDS + 100));
});

test('a deal that is begun anew has its whole time, also after a restart', async () => {
  let table = await Table.free();
  await table.act();
  clock.pass(50);
  await table.takeBack('deal');
  expect(await table.until()).toBe(after(50 + POTATO_SECONDS));
  table = await table.restart(10);
  expect(await table.until(), 'after a restart').toBe(after(50 + POTATO_SECONDS));
});

test('nothing goes back into a phase whose time was over, but the deal can be begun anew', async () => {
  let table = await Table.free();
  await table.act();
  clock.pass(POTATO_SECONDS);
  await table.ends();
  expect((await table.seen()).rewind).toMatchObject({ back: false, anew: true });
  expect(await table.refusedBack()).toEqual(['time-was-up']);
  table = await table.restart();
  expect(await table.refusedBack(), 'after a restart').toEqual(['time-was-up']);
  await table.takeBack('deal');
  expect(await table.timeUp()).toBeNull();
  expect(await table.until()).toBe(after(2 * POTATO_SECONDS));
});

const SAUTANZ_SECONDS = 180;
/** A Sautanz that forehand has bid: only with it a clock runs. */
function sautanz(): DealtDeal {
  const deal = dealOut({ 'hand:0': 'H1 H2 H3 H4 D1 D2 D3 D4 S7 S8 S9 S10' }, { game: COMPOSED, profile: 'plain' });
  deal.go({ type: 'bid', contract: 'sautanz' });
  return deal;
}

test('taking back what led into the phase and doing it again gives nobody more time', async () => {
  let table = await Table.free(sautanz());
  expect(await table.until()).toBe(after(SAUTANZ_SECONDS));
  clock.pass(100);
  await table.takeBack();
  expect(await table.until(), 'before the phase').toBeNull();
  clock.pass(40);
  table = await table.restart();
  await table.redo();
  expect(await table.until(), 'what was left, over a restart').toBe(after(SAUTANZ_SECONDS + 40));
  clock.pass(10);
  await table.takeBack();
  clock.pass(5);
  await table.redo();
  table = await table.restart();
  expect(await table.until(), 'once more').toBe(after(SAUTANZ_SECONDS + 45));
  clock.pass(SAUTANZ_SECONDS - 111);
  expect(await table.isOver()).toBe(false);
  clock.pass(1);
  await table.ends();
});

/** A Sautanz of Reform Tarock that forehand has bid, before a card is put. */
function reformSautanz(): DealtDeal {
  const deal = dealOut(
    { 'hand:0': 'CQ CN CJ C10 SQ S10 S9 HQ H1 H2 DQ D1' },
    { game: reform, profile: 'reform', options: { sautanzTurns: 0 } },
  );
  deal.go({ type: 'bid', contract: 'sautanz' }, ...[1, 2, 3].map(() => ({ type: 'pass' })));
  return deal;
}

test('a Sautanz of Reform Tarock ends after 180 seconds, whoever has acted until then, over a restart as well', async () => {
  let table = await Table.free(reformSautanz());
  expect([await table.phase(), await table.until()]).toEqual(['bluff', after(SAUTANZ_SECONDS)]);
  const acted = new Set<number>();
  for (let second = 1; second < SAUTANZ_SECONDS; second++) {
    acted.add(await table.act(undefined, ['lead-hidden', 'add-hidden', 'accuse'][(second - 1) % 3]));
    clock.pass(1);
    if (second === 100) table = await table.restart();
  }
  expect([acted.size, await table.phase(), await table.until()]).toEqual([4, 'bluff', after(SAUTANZ_SECONDS)]);
  clock.pass(1);
  // Its declarer says what the games of the next round are worth; nobody is hurried by that.
  await table.comesTo('value');
  expect(await table.until()).toBeNull();
  await table.act();
  await table.ends();
});

test('a Sautanz is over if the host was away for longer than the rest of it', async () => {
  let table = await Table.free(reformSautanz());
  clock.pass(100);
  await table.act();
  table = await table.restart(SAUTANZ_SECONDS);
  clock.pass(0);
  await table.comesTo('value');
});

test('taking back in a Sautanz gives a card back, and nobody more time', async () => {
  const table = await Table.free(reformSautanz());
  clock.pass(20);
  await table.act();
  clock.pass(10);
  await table.takeBack();
  const { view } = await table.seen(0);
  expect([view?.zones['trick'], view?.zones['hand:0']?.length]).toEqual([undefined, 12]);
  expect(await table.until()).toBe(after(SAUTANZ_SECONDS));
  await table.act();
  clock.pass(SAUTANZ_SECONDS - 30);
  await table.comesTo('value');
  expect(await table.refusedBack()).toEqual(['time-was-up']);
});
