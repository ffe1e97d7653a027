import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { lateSolo, LOSERS, WINNERS } from '#engine/testing/late-solo.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { useLaptop } from '../testing/laptop.ts';
import { goesOnAt, results } from '../testing/late-table.ts';
import { NO_NETWORK, type Wishes } from '../testing/open-host.ts';
import { four, newTicket, openFreeTable, Visitor } from '../testing/visitor.ts';
import { BotLink } from '../workers/bot-link.ts';
import type { RestQuestion } from '../workers/rest.ts';

const laptop = useLaptop({ rooms: () => NO_NETWORK });

/** The bots' thread, which begins with claims only when the test lets it, or fails over them. */
class HeldLink extends BotLink {
  readonly asked: RestQuestion[] = [];
  done = 0;
  fails = false;
  #release: (() => void)[] = [];

  override async rest(question: RestQuestion) {
    this.asked.push(question);
    await new Promise<void>((release) => void this.#release.push(release));
    const worked = this.fails ? undefined : await super.rest(question);
    this.done += 1;
    return worked;
  }

  release(): void {
    for (const release of this.#release.splice(0)) release();
  }

  override close(): Promise<void> {
    this.release();
    return super.close();
  }
}

type Holder = 'person' | 'bot';

/** A late deal at a table whose claims wait. Who claims is at seat 0. */
async function held(hand: string, holders: readonly Holder[] = ['person', 'bot', 'bot', 'bot'], wishes: Wishes = {}) {
  const link = new HeldLink();
  await laptop.restart({ ...wishes, botLink: link });
  const { visitor, place } = await goesOnAt(laptop.host, lateSolo(hand), ...holders);
  /** Claims, and goes on as soon as the thread is asked. */
  const begins = async (who: Visitor, whose: 'mine' | 'yours' = 'mine') => {
    const before = link.asked.length;
    const now = who.refused({ type: 'claim-rest', ...place, whose });
    await who.until(() => link.asked.length > before, 'the question');
    return { now };
  };
  return { link, visitor, place, begins };
}

/** Somebody does the last of what they are offered: of the winners, the highest card. */
async function plays(who: Visitor, place: TablePlace & { readonly evening: string }, seat: number): Promise<void> {
  const action = must([...actionsOf(who.scene?.view?.offers ?? [])].at(-1), 'an action');
  await who.ask({ type: 'act', ...place, seat, prompt: who.scene?.prompt ?? 0, action: { ...action } });
}

/** Somebody plays at a seat on a device of their own. */
async function sitsDown(visitor: Visitor, evening: string, player: string, seat: number): Promise<Visitor> {
  await visitor.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  const guest = new Visitor(laptop.host, { type: 'visitor' });
  await guest.ask({ type: 'join', name: 'Zita', role: 'player', player, ticket: newTicket() });
  await guest.until(() => guest.me?.standing === 'inside', 'inside');
  await guest.ask({ type: 'watch-table', evening, round: 1, table: 1, as: seat });
  return guest;
}

test('while a claim is worked out everybody else is answered, and others play', async () => {
  const { link, visitor, begins } = await held(WINNERS);
  const other = new Visitor(laptop.host);
  const place = await openFreeTable(other, four('person', 'person', 'person', 'person'));
  await other.ask({ type: 'watch-table', ...place, as: 0 });
  const claim = await begins(visitor);
  const moment = other.scene?.prompt;
  await other.ask({ type: 'start-deal', ...place });
  for (let n = 0; n < 4; n++) {
    await other.until(() => other.scene?.view?.turn.must.length === 1, 'a turn');
    const seat = other.scene?.view?.turn.must[0] ?? 0;
    await other.ask({ type: 'watch-table', ...place, as: seat });
    await other.until(() => other.scene?.view?.viewer === seat, 'the view of who is to act');
    await plays(other, place, seat);
  }
  expect(other.scene?.prompt).not.toBe(moment);
  expect(results(visitor), 'the claim is still open').toEqual([]);
  link.release();
  expect(await claim.now).toEqual(['accepted']);
  expect(results(visitor)).toHaveLength(1);
});

test('one claim at a time, and nobody else hears of it', async () => {
  const { link, visitor, place, begins } = await held(WINNERS, ['person', 'person', 'bot', 'bot']);
  const claim = await begins(visitor);
  expect(await visitor.refused({ type: 'claim-rest', ...place, whose: 'yours' })).toEqual(['claim-pending']);
  const guest = await sitsDown(visitor, place.evening, 'p2', 1);
  expect(await guest.refused({ type: 'claim-rest', ...place, whose: 'mine' })).toEqual(['not-your-seat @ 0']);
  link.release();
  expect(await claim.now).toEqual(['accepted']);
  expect(link.asked).toHaveLength(1);
});

test.each([
  // A trick earlier it is too far to see, but that is a judgement of its own.
  ['take-back', 'rest-not-proven'],
  ['redo', 'accepted'],
  ['act', 'accepted'],
] as const)('a claim is void if the table has moved on (%s)', async (moves, then) => {
  const { link, visitor, place, begins } = await held(WINNERS);
  const claim = await begins(visitor);
  if (moves === 'act') await plays(visitor, place, 0);
  else await visitor.ask({ type: 'take-back', ...place, how: 'step' });
  // The same cards again are another moment.
  if (moves === 'redo') await visitor.ask({ type: 'redo', ...place });
  link.release();
  expect(await claim.now).toEqual(['stale-prompt']);
  expect(results(visitor)).toEqual([]);
  await visitor.until(() => visitor.scene?.view?.turn.must.includes(0) === true, 'their turn');
  const again = await begins(visitor);
  link.release();
  expect(await again.now, 'what was void has cost nothing').toEqual([then]);
});

test('nor does it count if a bot has taken the seat', async () => {
  const { link, visitor, place, begins } = await held(WINNERS, undefined, { pace: { bot: 1_000_000 } });
  const claim = await begins(visitor);
  await visitor.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'bot' });
  link.release();
  expect(await claim.now).toEqual(['stale-prompt']);
  expect(results(visitor)).toEqual([]);
});

test('nor in a pause', async () => {
  const { link, visitor, place, begins } = await held(WINNERS);
  const claim = await begins(visitor);
  await visitor.ask({ type: 'pause-table', ...place, on: true });
  link.release();
  expect(await claim.now).toEqual(['table-paused']);
  expect(results(visitor)).toEqual([]);
});

test.each(['by themselves', 'turned away'])('nor if who claimed has left (%s)', async (how) => {
  const { link, visitor, place, begins } = await held(WINNERS);
  const guest = await sitsDown(visitor, place.evening, 'p1', 0);
  await begins(guest);
  if (how === 'turned away') await visitor.ask({ type: 'turn-away', guest: visitor.room?.guests[0]?.id ?? '' });
  else await guest.ask({ type: 'leave-room' });
  link.release();
  await visitor.until(() => link.done === 1, 'the end of the claim');
  await visitor.ask({ type: 'take-over-seat', ...place, seat: 0 });
  expect(results(visitor)).toEqual([]);
  await visitor.ask({ type: 'watch-table', ...place, as: 0 });
  const own = await begins(visitor);
  link.release();
  expect(await own.now).toEqual(['accepted']);
});

test('a host that stops leaves the deal as it was', async () => {
  const { visitor, place, begins } = await held(WINNERS);
  await begins(visitor);
  await laptop.restart();
  const again = new Visitor(laptop.host);
  await again.watch(place.evening);
  expect(results(again)).toEqual([]);
  await again.ask({ type: 'watch-table', ...place, as: 0 });
  await again.ask({ type: 'claim-rest', ...place, whose: 'mine' });
  expect(results(again)).toHaveLength(1);
});

test('what could not be worked out costs nothing', async () => {
  const { link, visitor, begins } = await held(WINNERS);
  link.fails = true;
  const claim = await begins(visitor);
  link.release();
  expect(await claim.now).toEqual(['claim-not-worked-out']);
  link.fails = false;
  const again = await begins(visitor);
  link.release();
  expect(await again.now).toEqual(['accepted']);
});

test('whoever was refused waits until a further trick is complete, whatever is taken back', async () => {
  const { visitor, place } = await goesOnAt(laptop.host, lateSolo(LOSERS), 'person', 'bot', 'bot', 'bot');
  const claim = (whose: 'mine' | 'yours') => visitor.refused({ type: 'claim-rest', ...place, whose });
  const tricks = () =>
    must(visitor.scene?.view, 'the view').history.filter((one) => one.type === 'moved' && one.from === 'trick').length;
  expect(await claim('mine')).toEqual(['rest-not-proven']);
  expect(await claim('mine')).toEqual(['claim-too-soon']);
  await visitor.ask({ type: 'take-back', ...place, how: 'step' });
  expect(await claim('yours')).toEqual(['claim-too-soon']);
  await visitor.ask({ type: 'redo', ...place });
  expect(await claim('yours')).toEqual(['claim-too-soon']);
  const before = tricks();
  await plays(visitor, place, 0);
  await visitor.until(() => tricks() > before && visitor.scene?.view?.turn.must.includes(0) === true, 'the next trick');
  expect(await claim('mine')).toEqual(['rest-not-proven']);
});

test.each([WINNERS, LOSERS])('a seat that goes to a bot agrees, and hears nothing of the rest (%s)', async (hand) => {
  const { visitor, place } = await goesOnAt(laptop.host, lateSolo(hand), 'person', 'person', 'bot', 'bot');
  const guest = await sitsDown(visitor, place.evening, 'p2', 1);
  await visitor.ask({ type: 'claim-rest', ...place, whose: 'mine' });
  await guest.ask({ type: 'hold-seat', ...place, seat: 1, holder: 'bot' });
  expect(results(visitor)).toHaveLength(hand === WINNERS ? 1 : 0);
  expect(visitor.talk.map(({ said }) => said.type)).toEqual(hand === WINNERS ? [] : ['rest-open']);
});

test('the asker is charged what the thread spent, whoever agreed last', async () => {
  const { visitor, place } = await goesOnAt(laptop.host, lateSolo(WINNERS), 'person', 'bot', 'bot', 'bot');
  const spent: number[] = [];
  const page = new Visitor({
    open: (send, access, over) => laptop.host.open(send, access, over, (ms) => spent.push(ms)),
  });
  await page.ask({ type: 'tip', ...place, seat: 0 });
  await page.ask({ type: 'claim-rest', ...place, whose: 'mine' });
  expect(results(visitor)).toHaveLength(1);
  expect(spent).toHaveLength(2);
  expect(spent.every((ms) => ms >= 0)).toBe(true);
});
