import { expect, test } from 'vitest';
import type { Action } from '#engine/kernel/deal/action.ts';
import { ORDERING_SECONDS } from '#engine/testing/games/ordering.ts';
import { useLaptop } from '../testing/laptop.ts';
import { AT_ONCE, findProbe } from '../testing/probe.ts';
import { firstOf, openClub, seatBots, Visitor } from '../testing/visitor.ts';

/** A clock that stands until it is moved on. */
class Clock {
  #now = 0;
  readonly #due = new Set<{ readonly at: number; readonly run: () => void }>();

  readonly timer = (run: () => void, ms: number): (() => void) => {
    const one = { at: this.#now + ms, run };
    this.#due.add(one);
    return () => void this.#due.delete(one);
  };

  /** Moves on, and runs what has become due. */
  pass(seconds: number): void {
    this.#now += seconds * 1000;
    for (const one of [...this.#due]) if (one.at <= this.#now && this.#due.delete(one)) one.run();
  }

  /** How long the longest timer still runs, in seconds. */
  get longest(): number {
    return Math.max(0, ...[...this.#due].map(({ at }) => (at - this.#now) / 1000));
  }
}

const clock = new Clock();
const laptop = useLaptop({ findGame: findProbe, timer: clock.timer });
const PLACE = { round: 1, table: 1 } as const;

/** A running deal, watched from these seats, each at a device of its own. */
async function dealt(...seats: readonly number[]) {
  const director = new Visitor(laptop.host);
  const evening = await openClub(director, AT_ONCE);
  await director.ask({ type: 'start-deal', evening, ...PLACE });
  const players: Visitor[] = [];
  for (const as of seats) {
    const player = new Visitor(laptop.host);
    await player.ask({ type: 'watch-table', evening, ...PLACE, as });
    players.push(player);
  }
  const act = (player: Visitor, action: Action | undefined, prompt = player.scene?.prompt ?? -1) => {
    const seat = Number(player.scene?.view?.viewer);
    return player.refused({
      type: 'act',
      evening,
      ...PLACE,
      seat,
      prompt,
      action: { ...(action ?? { type: 'nothing' }) },
    });
  };
  return { director, evening, players, act };
}

const offered = ({ scene }: Visitor): Action | undefined => firstOf(scene?.view?.offers ?? []);

test('two who have to act at once do not make each other stale', async () => {
  const { players, act } = await dealt(1, 2);
  const [one, two] = players as [Visitor, Visitor];
  const before = two.scene?.prompt;
  expect(await act(one, offered(one))).toEqual(['accepted']);
  await two.until(() => two.scene?.view?.turn.must.length === 3, 'the card of the other');
  expect(two.scene?.prompt, 'two is asked what it was asked before').toBe(before);
  expect(await act(two, offered(two), before)).toEqual(['accepted']);
});

test('an answer to what a seat was asked before its own answer is stale', async () => {
  const { players, act } = await dealt(1);
  const [one] = players as [Visitor];
  const [prompt, card] = [one.scene?.prompt, offered(one)];
  expect(await act(one, card, prompt)).toEqual(['accepted']);
  expect(await act(one, { type: 'back' }, prompt)).toEqual([`stale-prompt @ ${String(prompt)}`]);
  await one.until(() => one.scene?.view?.turn.may.includes(1) === true, 'the card is laid');
  expect(await act(one, { type: 'back' })).toEqual(['accepted']);
  // The same is offered as at first, and yet it is asked again.
  expect(await act(one, card, prompt)).toEqual([`stale-prompt @ ${String(prompt)}`]);
});

test('two at one laptop and two at devices act in any order, also unasked, and nobody’s answer is stale', async () => {
  const { evening, players, act } = await dealt(0, 1, 2);
  const [laptopPage, one, two] = players as [Visitor, Visitor, Visitor];
  /** The laptop is handed on: its page shows another seat, with what that one was asked. */
  const hand = async (as: number): Promise<number> => {
    await laptopPage.ask({ type: 'watch-table', evening, ...PLACE, as });
    await laptopPage.until(() => laptopPage.scene?.view?.viewer === as, 'the other seat');
    return laptopPage.scene?.prompt ?? -1;
  };
  const seen = async (visitor: Visitor, waiting: number): Promise<void> =>
    visitor.until(() => visitor.scene?.view?.turn.must.length === waiting, `${waiting} cards are missing`);
  // All three pages show what they are asked before anybody has acted.
  const prompts = [laptopPage, one, two].map(({ scene }) => scene?.prompt ?? -1);
  const cards = [laptopPage, one, two].map(offered);
  expect(await act(two, cards[2], prompts[2])).toEqual(['accepted']);
  expect(await act(one, cards[1], prompts[1])).toEqual(['accepted']);
  await seen(laptopPage, 2);
  expect(laptopPage.scene?.prompt, 'seat 0 is asked what it was asked before').toBe(prompts[0]);
  // Somebody speaks unasked while the laptop is still to answer, and while it is handed on.
  await seen(one, 2);
  expect(await act(one, { type: 'back' })).toEqual(['accepted']);
  expect(await act(laptopPage, cards[0], prompts[0])).toEqual(['accepted']);
  const third = await hand(3);
  await seen(one, 2);
  expect(await act(one, offered(one))).toEqual(['accepted']);
  await seen(laptopPage, 1);
  // Seat 0 wants the laptop back before seat 3 has answered, takes its card back, and seat 3 answers what it was asked.
  const card = offered(laptopPage);
  await hand(0);
  expect(await act(laptopPage, { type: 'back' })).toEqual(['accepted']);
  expect(await hand(3), 'seat 3 is asked what it was asked before').toBe(third);
  expect(await act(laptopPage, card, third)).toEqual(['accepted']);
  await hand(0);
  expect(await act(laptopPage, offered(laptopPage))).toEqual(['accepted']);
  await laptopPage.until(() => laptopPage.scene?.closed === 1, 'the end of the deal');
});

test('what a seat is asked has the same number after a restart', async () => {
  const { evening, players, act } = await dealt(1, 2);
  const [one, two] = players as [Visitor, Visitor];
  await act(one, offered(one));
  const [prompt, card] = [two.scene?.prompt, offered(two)];
  await laptop.restart();
  const again = new Visitor(laptop.host);
  await again.ask({ type: 'watch-table', evening, ...PLACE, as: 2 });
  expect(again.scene?.prompt).toBe(prompt);
  expect(await act(again, card, prompt)).toEqual(['accepted']);
});

test('the clock of a turn runs while somebody must act, and is not set anew by those who have', async () => {
  const { director, evening, players, act } = await dealt(1, 2);
  const [one, two] = players as [Visitor, Visitor];
  expect(clock.longest).toBe(ORDERING_SECONDS);
  clock.pass(ORDERING_SECONDS - 1);
  expect(await act(one, offered(one))).toEqual(['accepted']);
  await two.until(() => two.scene?.view?.turn.must.length === 3, 'the card of the other');
  expect(clock.longest).toBe(1);
  clock.pass(1);
  await director.ask({ type: 'watch-table', evening, ...PLACE, as: 'spectator' });
  await director.until(() => director.scene?.closed === 1, 'the end of the deal');
});

test('bots answer for themselves while people think', async () => {
  const { director, evening, players } = await dealt(1);
  const [one] = players as [Visitor];
  const before = one.scene?.prompt;
  await seatBots(director, evening, [2, 3]);
  clock.pass(0);
  await one.until(() => {
    clock.pass(0);
    return (one.scene?.view?.turn.must.length ?? 4) <= 2;
  }, 'the cards of the bots');
  expect(one.scene?.prompt).toBe(before);
});
