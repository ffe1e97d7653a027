import { expect, test } from 'vitest';
import type { Command } from '#electron/protocol/commands/command.ts';
import { must } from '#engine/core/assert-never.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { ORDERING_SECONDS } from '#engine/testing/games/ordering.ts';
import { useLaptop } from '../testing/laptop.ts';
import { TEST_BOTS, type Wishes } from '../testing/open-host.ts';
import { AT_ONCE, findProbe } from '../testing/probe.ts';
import { four, TIROL, Visitor } from '../testing/visitor.ts';
import type { Timer } from '../timer.ts';
import { BotLink, type Decision, type Thinker } from '../workers/bot-link.ts';

/** What a bot was asked, and how the test lets it answer. */
interface AskedBot {
  readonly viewer: View['viewer'];
  readonly thinker: Thinker;
  readonly go: () => void;
}

/** Bots that think until the test lets them act, or until nobody waits for them. */
class SlowLink extends BotLink {
  readonly asked: AskedBot[] = [];

  constructor() {
    super({ url: TEST_BOTS, threads: 1 });
  }

  override async ask(view: View, rules: TableRules, thinker: Thinker): Promise<Decision> {
    const held = new Promise<boolean>((done) => {
      this.asked.push({ viewer: view.viewer, thinker, go: () => done(true) });
      thinker.signal?.addEventListener('abort', () => done(false));
    });
    return (await held) ? super.ask(view, rules, thinker) : { action: null, isCut: true };
  }

  isEnded(n: number): boolean {
    return this.asked[n]?.thinker.signal?.aborted === true;
  }
}

const laptop = useLaptop();

type Agreed = Pick<Extract<Command, { type: 'open-table' }>, 'family' | 'profile' | 'options'>;

/** A table of four at which the deal has begun; `holders`: who plays there. */
async function begun(holders: readonly ('person' | 'bot')[], more: Wishes = {}, rules: Agreed = TIROL) {
  const link = new SlowLink();
  await laptop.restart({ botLink: link, ...more });
  const visitor = new Visitor(laptop.host);
  const { evening } = await visitor.ask({
    type: 'open-table',
    name: 'Tisch',
    ...rules,
    deals: 4,
    players: four(...holders),
  });
  const place = { evening, round: 1, table: 1 };
  await visitor.ask({ type: 'watch-table', ...place, as: 'spectator' });
  await visitor.ask({ type: 'start-deal', ...place });
  await visitor.until(() => link.asked.length > 0, 'a bot that thinks');
  return { link, visitor, place };
}

const BOTS = ['bot', 'bot', 'bot', 'bot'] as const;

test('a bot whose seat is taken over thinks no further', async () => {
  const { link, visitor, place } = await begun(BOTS);
  const seat = Number(must(link.asked[0], 'a bot').viewer);
  expect(link.isEnded(0)).toBe(false);
  await visitor.ask({ type: 'hold-seat', ...place, seat, holder: 'person' });
  await visitor.until(() => link.isEnded(0), 'the end of the thought');
  expect(link.asked).toHaveLength(1);
});

test('a bot at a table that pauses thinks no further, and then again, by the same seed', async () => {
  const { link, visitor, place } = await begun(BOTS);
  await visitor.ask({ type: 'pause-table', ...place, on: true });
  await visitor.until(() => link.isEnded(0), 'the end of the thought');
  await visitor.ask({ type: 'pause-table', ...place, on: false });
  await visitor.until(() => link.asked.length === 2, 'another thought');
  const [one, other] = link.asked;
  expect(other?.thinker.seed).toBe(one?.thinker.seed);
  expect(link.isEnded(1)).toBe(false);
});

test('a bot whose moment is taken back thinks no further; at the same moment it has the same seed again', async () => {
  const { link, visitor, place } = await begun(BOTS);
  const [first] = link.asked;
  first?.go();
  await visitor.until(() => link.asked.length === 2, 'the next bot');
  await visitor.ask({ type: 'take-back', ...place, how: 'deal' });
  await visitor.until(() => link.isEnded(1), 'the end of the thought');
  await visitor.until(() => link.asked.length === 3, 'the first bot once more');
  const seeds = link.asked.map(({ thinker }) => thinker.seed);
  expect(seeds[2]).toBe(seeds[0]);
  expect(seeds[1]).not.toBe(seeds[0]);
});

test('when the host stops no bot thinks on', async () => {
  const { link } = await begun(BOTS);
  await laptop.host.stop();
  expect(link.isEnded(0)).toBe(true);
});

test('a bot that has not decided when the clock of all runs out thinks no further', async () => {
  let timeUp: () => void = () => undefined;
  const timer: Timer = (run, ms) => {
    if (ms === ORDERING_SECONDS * 1000) timeUp = run;
    else setImmediate(run);
    return () => undefined;
  };
  const { link, visitor } = await begun(BOTS, { findGame: findProbe, timer }, { ...AT_ONCE, options: {} });
  expect(link.isEnded(0)).toBe(false);
  const { prompt } = must(visitor.scene, 'a scene');
  timeUp();
  await visitor.until(() => visitor.scene?.prompt !== prompt, 'what the host does for all');
  expect(link.isEnded(0)).toBe(true);
});
