import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { tuebingen } from '#engine/games/tuebingen/game.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import { dealOut, type DealtDeal } from '#engine/testing/dealt.ts';
import { useLaptop } from '../testing/laptop.ts';
import { four, Visitor } from '../testing/visitor.ts';
import type { Timer } from '../timer.ts';

const SECOND = 1000;

/** A clock that a test lets run out: bots act at once, and what waits for seconds is kept. */
function handClock() {
  const running = new Set<{ readonly seconds: number; readonly run: () => void }>();
  let started = 0;
  const timer: Timer = (run, ms) => {
    if (ms < SECOND) {
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    }
    const one = { seconds: ms / SECOND, run };
    started += 1;
    running.add(one);
    return () => running.delete(one);
  };
  return {
    timer,
    /** The clocks that run, in seconds. */
    get running() {
      return [...running].map(({ seconds }) => seconds);
    },
    get started() {
      return started;
    },
    runOut() {
      const [one] = running;
      running.clear();
      must(one, 'a clock').run();
    },
  };
}

const clock = handClock();
const laptop = useLaptop({ timer: clock.timer });

const HANDS = { 'hand:0': 'SKI T21 T1 T20 T19', 'hand:1': 'CK HK HQ HN HJ', 'hand:3': 'C2 C3 SK DK' };

/** A Ruf of the dealer with seat 1, which has been played: seat 0 had Skimon and Oberer, seat 1 the family of hearts. */
function counted(): DealtDeal {
  const deal = dealOut(HANDS, { game: tuebingen, profile: 'tuebingen' });
  const phase = (): string | null => deal.s.phase;
  deal.go({ type: 'discard', cards: ['C2', 'C3'] });
  while (phase() !== 'call')
    deal.go(
      must(
        deal.offered.find(({ type }) => /^(go-on|pass)$/.test(type)),
        'no game',
      ),
    );
  deal.go({ type: 'call', king: 'CK' });
  while (phase() === 'tricks') deal.go(must(deal.offered[0], 'a card'));
  return deal;
}

/** The end of four forts: everybody has to order. */
function ordering(): DealtDeal {
  const deal = dealOut(HANDS, { game: tuebingen, profile: 'tuebingen' });
  deal.go({ type: 'discard', cards: ['C2', 'C3'] });
  while (deal.s.phase !== 'stecken')
    deal.go(
      must(
        deal.offered.find(({ type }) => /^(go-on|pass|fort)/.test(type)),
        'no game',
      ),
    );
  return deal;
}

type Holders = readonly ['person' | 'bot', 'person' | 'bot', 'person' | 'bot', 'person' | 'bot'];

/** People at a laptop, where a deal has come so far. */
class Table {
  #visitor = new Visitor(laptop.host);
  readonly evening: string;

  private constructor(evening: string) {
    this.evening = evening;
  }

  static async open({ record }: DealtDeal, ...holders: Holders): Promise<Table> {
    const { evening } = await new Visitor(laptop.host).ask({
      ...{ type: 'play-record', name: 'Kommerell', players: four(...holders) },
      ...{ record: printRecord(record), from: record.actions.length },
    });
    return new Table(evening);
  }

  get place() {
    return { evening: this.evening, round: 1, table: 1 } as const;
  }

  /** The laptop as somebody sees it who holds it. */
  async seenBy(seat: number | 'spectator') {
    await this.#visitor.ask({ type: 'watch-table', ...this.place, as: seat });
    return must(this.#visitor.scene, 'a scene');
  }

  async say(seat: number, action: Readonly<Record<string, Json>> & { readonly type: string }): Promise<string> {
    const { prompt } = await this.seenBy(seat);
    const [code = ''] = await this.#visitor.refused({ type: 'act', ...this.place, seat, prompt, action });
    await turn();
    return code;
  }

  async pause(on: boolean): Promise<void> {
    await this.#visitor.ask({ type: 'pause-table', ...this.place, on });
    await turn();
  }

  async hold(seat: number, holder: 'person' | 'bot'): Promise<void> {
    await this.#visitor.ask({ type: 'hold-seat', ...this.place, seat, holder });
    await turn();
  }

  async back(): Promise<void> {
    await this.#visitor.ask({ type: 'take-back', ...this.place, how: 'step' });
  }

  /** The host stops and another one opens on the same folder. */
  async restart(): Promise<void> {
    await laptop.restart();
    this.#visitor = new Visitor(laptop.host);
    await this.#visitor.watch(this.evening);
  }

  async until(so: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; !(await so()); tries++) {
      if (tries > 10_000) throw new Error('never');
      await turn();
    }
  }
}

const DONE = { type: 'claims-done' };
const claim = (bonus: string, suit?: string) => ({ type: 'claim', bonus, ...(suit !== undefined && { suit }) });

describe('the clock of the window', () => {
  test('runs once all people but one are done, begins anew with every claim, and then ends it', async () => {
    const table = await Table.open(counted(), 'person', 'person', 'person', 'person');
    await table.say(0, DONE);
    await table.say(1, DONE);
    expect(clock.running, 'two are left').toEqual([]);
    await table.say(2, DONE);
    expect(clock.running, 'one is left').toEqual([60]);
    const before = clock.started;
    await table.say(0, claim('skimon'));
    expect([clock.running, clock.started], 'somebody who was done').toEqual([[60], before + 1]);
    await table.say(3, claim('family', 'D'));
    expect([clock.running, clock.started], 'in vain').toEqual([[60], before + 1]);
    clock.runOut();
    await table.until(async () => (await table.seenBy(0)).last?.deal === 1);
    const { last } = await table.seenBy(0);
    expect(last?.row.items.map(({ about }) => about)).toEqual(['skimon']);
  });

  test('stands still in a pause, and has its full time afterwards', async () => {
    const table = await Table.open(counted(), 'person', 'person', 'person', 'person');
    for (const seat of [0, 1, 2]) await table.say(seat, DONE);
    expect(clock.running).toEqual([60]);
    await table.pause(true);
    expect(clock.running).toEqual([]);
    await table.pause(false);
    expect(clock.running).toEqual([60]);
  });

  test('has its full time after a restart', async () => {
    const table = await Table.open(counted(), 'person', 'person', 'person', 'person');
    for (const seat of [0, 1, 2]) await table.say(seat, DONE);
    await table.restart();
    const seen = await table.seenBy(3);
    expect(seen.view?.phase).toBe('claims');
    await table.until(() => clock.running.length > 0);
    expect(clock.running.at(-1)).toBe(60);
  });

  test('is never begun by bots, and stops if nobody waits any more', async () => {
    const table = await Table.open(counted(), 'person', 'bot', 'bot', 'bot');
    await table.until(async () => (await table.seenBy(0)).view?.turn.must.length === 1);
    expect(clock.running).toEqual([]);
    await table.hold(1, 'person');
    expect(clock.running, 'somebody waits').toEqual([60]);
    await table.hold(1, 'bot');
    expect(clock.running).toEqual([]);
    await table.say(0, claim('oberers'));
    await table.say(0, DONE);
    await table.until(async () => (await table.seenBy(0)).last?.deal === 1);
  });

  test('orders the cards of the last of several people only', async () => {
    const table = await Table.open(ordering(), 'person', 'person', 'bot', 'bot');
    await table.until(async () => (await table.seenBy(0)).view?.turn.must.length === 2);
    expect(clock.running).toEqual([]);
    await table.say(0, { type: 'order', cards: [] });
    expect(clock.running).toEqual([60]);
    clock.runOut();
    await table.until(async () => (await table.seenBy(0)).view?.phase !== 'stecken');
  });
});

describe('claims in vain', () => {
  test('are counted through a restart and a taking back, and shown to nobody else', async () => {
    const table = await Table.open(counted(), 'person', 'person', 'person', 'person');
    const before = await table.seenBy(1);
    const watched = await table.seenBy('spectator');
    expect(await table.say(0, claim('kingdom'))).toBe('strafe-not-held @ kingdom');
    await table.restart();
    expect(await table.say(0, claim('family', 'H'))).toBe('strafe-not-held @ family');
    expect(await table.say(0, claim('skimon')), 'nothing more').toBe('strafe-claims-spent @ skimon');
    const spent = await table.seenBy(0);
    expect(spent.view?.offers).toEqual([{ kind: 'one-of', actions: [DONE] }]);
    expect(await table.seenBy(1)).toEqual({ ...before, flow: (await table.seenBy(1)).flow });
    expect(await table.seenBy('spectator')).toEqual({ ...watched, flow: (await table.seenBy('spectator')).flow });
    await table.say(1, DONE);
    await table.back();
    expect(await table.say(0, claim('skimon')), 'after a taking back').toBe('strafe-claims-spent @ skimon');
    await table.restart();
    expect(await table.say(0, claim('skimon')), 'and after another start').toBe('strafe-claims-spent @ skimon');
    expect(await table.say(1, claim('family', 'H')), 'the others').toBe('accepted');
  });
});
