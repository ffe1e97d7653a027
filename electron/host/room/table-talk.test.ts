import { beforeEach, describe, expect, test } from 'vitest';
import { PHRASES } from '#electron/protocol/table/table-talk.ts';
import { must } from '#engine/core/assert-never.ts';
import { useLaptop } from '../testing/laptop.ts';
import { NO_NETWORK } from '../testing/open-host.ts';
import { firstOf, four, newTicket, openClub, openFreeTable, Visitor } from '../testing/visitor.ts';

/** The host's clock, in ms; tests advance it. */
let clock: number;
beforeEach(() => void (clock = Date.parse('2026-11-20T19:00:00.000Z')));
const laptop = useLaptop({ now: () => new Date(clock).toISOString(), rooms: () => NO_NETWORK });

const PLACE = { round: 1, table: 1 } as const;

/** Somebody joins on a device of their own and watches their table. */
async function guestAt(evening: string, player: string | null, as: number | 'spectator'): Promise<Visitor> {
  const guest = new Visitor(laptop.host, { type: 'visitor' });
  const role = player === null ? 'spectator' : 'player';
  await guest.ask({ type: 'join', name: 'Zita', role, player, ticket: newTicket() });
  await guest.until(() => guest.me?.standing === 'inside', 'inside');
  await guest.ask({ type: 'watch-evening', evening });
  await guest.ask({ type: 'watch-table', evening, ...PLACE, as });
  await guest.until(() => guest.scene !== undefined, 'a table');
  return guest;
}

/** A club evening with two of its table 1 on devices of their own, and a spectator. */
async function club() {
  const director = new Visitor(laptop.host);
  const evening = await openClub(director);
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  const seats = must(director.evening?.rounds[0]?.tables[0]?.players, 'table 1');
  await director.ask({ type: 'watch-table', evening, ...PLACE, as: 'spectator' });
  const anna = await guestAt(evening, seats[0] ?? '', 0);
  const bert = await guestAt(evening, seats[1] ?? '', 1);
  const onlooker = await guestAt(evening, null, 'spectator');
  return { director, evening, place: { evening, ...PLACE }, anna, bert, onlooker };
}

/** A free table: Anna at the laptop, Bert and Cilli on devices of their own, a bot. */
async function freeTable() {
  const director = new Visitor(laptop.host);
  const place = await openFreeTable(director, four('person', 'person', 'person', 'bot'));
  const { evening } = place;
  await director.ask({ type: 'watch-table', ...place, as: 0 });
  await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: false } });
  const bert = await guestAt(evening, 'p2', 1);
  const cilli = await guestAt(evening, 'p3', 2);
  const people = [director, bert, cilli];
  await director.ask({ type: 'start-deal', ...place });
  /** The one of the three whose turn it is does the first thing that is offered. */
  const actOnce = async (): Promise<number> => {
    const at = () => people.findIndex(({ scene }) => firstOf(scene?.view?.offers ?? []) !== undefined);
    const seen = ({ scene }: Visitor) => scene?.view?.history.length;
    await director.until(() => at() >= 0 && people.every((who) => seen(who) === seen(director)), 'a turn');
    const seat = at();
    const who = must(people[seat], 'a player');
    const action = { ...must(firstOf(who.scene?.view?.offers ?? []), 'an action') };
    await who.ask({ type: 'act', ...place, seat, prompt: who.scene?.prompt ?? -1, action });
    return seat;
  };
  return { director, place, bert, cilli, people, actOnce };
}

describe('words at the table', () => {
  test('a phrase reaches all who watch the table, but only its players and the director may send one', async () => {
    const { director, place, anna, bert, onlooker } = await club();
    await anna.ask({ type: 'say', ...place, phrase: 'cheers' });
    const heard = { seat: 0, name: anna.me?.name, said: { type: 'phrase', phrase: 'cheers' } };
    for (const one of [director, anna, bert, onlooker]) expect(one.talk).toMatchObject([heard]);
    expect(await onlooker.refused({ type: 'say', ...place, phrase: 'cheers' })).toEqual(['not-allowed']);
    expect(await anna.refused({ type: 'say', ...place, table: 2, phrase: 'cheers' })).toEqual(['not-allowed']);
    await bert.ask({ type: 'unwatch-table' });
    await director.ask({ type: 'say', ...place, phrase: 'thanks' });
    expect(anna.talk.at(-1)).toMatchObject({ said: { phrase: 'thanks' } });
    expect(bert.talk).toHaveLength(1);
  });

  test('one word every two seconds from each, and none of it is written', async () => {
    const { place, anna, bert } = await club();
    for (const phrase of PHRASES) {
      await anna.ask({ type: 'say', ...place, phrase });
      expect(await anna.refused({ type: 'say', ...place, phrase })).toEqual(['talk-too-soon']);
      clock += 2000;
    }
    await bert.ask({ type: 'say', ...place, phrase: 'sorry' });
    expect(anna.talk.map(({ n }) => n)).toEqual([...PHRASES, 'sorry'].map((_, i) => i + 1));
  });

  test('free words between deals only, short and legible', async () => {
    const { place, anna, bert } = await club();
    await anna.ask({ type: 'talk', ...place, text: '  <b>Noch</b> eine Runde? ' });
    expect(bert.talk.at(-1)?.said).toEqual({ type: 'text', text: '<b>Noch</b> eine Runde?' });
    expect(await bert.refused({ type: 'talk', ...place, text: 'x'.repeat(121) })).toMatchObject({ length: 1 });
    expect(await bert.refused({ type: 'talk', ...place, text: 'ab\u202Ecd' })).toEqual(['bad-message @ command.text']);
    await bert.ask({ type: 'start-deal', ...place });
    clock += 5000;
    expect(await anna.refused({ type: 'talk', ...place, text: 'Ich habe den Pagat' })).toEqual(['no-talk-in-deal']);
    await anna.ask({ type: 'say', ...place, phrase: 'one-moment' });
  });
});

describe('a pause', () => {
  test('stops deals, actions and bots until anybody at the table resumes', async () => {
    const { director, place, anna, bert, onlooker } = await club();
    await anna.ask({ type: 'pause-table', ...place, on: true });
    expect(await bert.refused({ type: 'start-deal', ...place })).toEqual(['table-paused']);
    const pause = { by: anna.me?.name, since: '2026-11-20T19:00:00.000Z' };
    for (const one of [director, bert, onlooker]) expect(one.scene?.flow.pause).toEqual(pause);
    expect(await onlooker.refused({ type: 'pause-table', ...place, on: false })).toEqual(['not-allowed']);
    await bert.ask({ type: 'pause-table', ...place, on: false });
    expect(anna.scene?.flow.pause).toBeNull();
    await bert.ask({ type: 'start-deal', ...place });
    await director.ask({ type: 'pause-table', ...place, on: true });
    expect(anna.scene?.flow).toMatchObject({ pause: { by: '' }, thinks: null });
    // Seats may go to bots meanwhile; they wait like everybody else.
    for (const seat of [0, 1, 2, 3]) await director.ask({ type: 'hold-seat', ...place, seat, holder: 'bot' });
    const { prompt } = must(director.scene, 'a table');
    await new Promise((done) => setTimeout(done, 60));
    expect(director.scene?.prompt).toBe(prompt);
    await director.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'person' });
    await anna.ask({ type: 'watch-table', ...place, as: 0 });
    const command = { type: 'act', ...place, seat: 0, prompt, action: { type: 'pass' } } as const;
    expect(await anna.refused(command)).toEqual(['table-paused']);
    await director.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'bot' });
    await director.ask({ type: 'pause-table', ...place, on: false });
    await director.until(() => (director.scene?.closed ?? 0) === 1, 'the bots play on');
  });

  test('everybody sees since when a player has been thinking; after a pause the time starts again', async () => {
    const { place, anna, onlooker } = await club();
    expect(anna.scene?.flow.thinks).toBeNull();
    clock += 1000;
    await anna.ask({ type: 'start-deal', ...place });
    expect(onlooker.scene?.flow.thinks).toBe('2026-11-20T19:00:01.000Z');
    await anna.ask({ type: 'pause-table', ...place, on: true });
    clock += 60_000;
    await anna.ask({ type: 'pause-table', ...place, on: false });
    expect(onlooker.scene?.flow.thinks).toBe('2026-11-20T19:01:01.000Z');
  });
});

test('a guest leaves the seat to a bot in the middle of a deal and takes it back', async () => {
  const { director, place, anna } = await club();
  await anna.ask({ type: 'start-deal', ...place });
  await anna.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'bot' });
  await anna.until(() => anna.scene?.view?.viewer === 'spectator', 'the cards are the bot’s');
  expect(director.scene?.devices[0]).toEqual({ connected: true });
  clock += 1000;
  await anna.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'person' });
  await anna.until(() => anna.scene?.view?.viewer === 0, 'the guest has cards again');
});

test('a guest changes a seat or a pause once a second at most, and what comes sooner is not written', async () => {
  const { director, place, anna, bert } = await club();
  await anna.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'bot' });
  const steps = async () => (await director.ask({ type: 'read-log', evening: place.evening })).lines.length;
  const before = await steps();
  for (const holder of ['person', 'bot', 'person'] as const)
    expect(await anna.refused({ type: 'hold-seat', ...place, seat: 0, holder })).toEqual(['seat-too-soon']);
  expect(await steps()).toBe(before);
  // Each guest waits for their own, and the director for nobody.
  await bert.ask({ type: 'hold-seat', ...place, seat: 1, holder: 'bot' });
  for (const holder of ['person', 'bot'] as const) await director.ask({ type: 'hold-seat', ...place, seat: 0, holder });
  clock += 1000;
  await anna.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'person' });

  await anna.ask({ type: 'pause-table', ...place, on: true });
  expect(await anna.refused({ type: 'pause-table', ...place, on: false })).toEqual(['pause-too-soon']);
  await bert.ask({ type: 'pause-table', ...place, on: false });
});

describe('taking back with others on devices of their own', () => {
  test('is a question to all people at the table, carried out when the last one agrees', async () => {
    const { director, place, bert, cilli, people, actOnce } = await freeTable();
    const before = people.map(({ scene }) => scene?.prompt ?? 0);
    const seat = await actOnce();
    const asks = must(people[seat], 'a player');
    expect(asks.scene?.prompt, 'who has answered is asked anew').toBeGreaterThan(must(before[seat], 'a prompt'));
    const [one, two] = people.filter((who) => who !== asks);
    await asks.ask({ type: 'take-back', ...place, how: 'step' });
    const others = [0, 1, 2].filter((other) => other !== seat);
    for (const who of people)
      expect(who.scene?.flow.question).toEqual({ what: 'step', by: [seat], agreed: [], waits: others });
    expect(await asks.refused({ type: 'agree-take-back', ...place, yes: true })).toEqual(['nothing-asked']);
    await one?.ask({ type: 'agree-take-back', ...place, yes: true });
    const prompt = director.scene?.prompt ?? 0;
    expect(director.scene?.flow.question).toMatchObject({ agreed: [others[0]], waits: [others[1]] });
    await two?.ask({ type: 'agree-take-back', ...place, yes: true });
    expect(director.scene?.flow.question).toBeNull();
    expect(director.scene?.prompt, 'everybody is asked anew').toBeGreaterThan(prompt);
    expect(director.scene?.rewind).toEqual({ back: false, anew: false, again: true });
    // Redoing it is a question as well.
    await bert.ask({ type: 'redo', ...place });
    expect(cilli.scene?.flow.question).toMatchObject({ what: 'again', by: [1], waits: [0, 2] });
  });

  test('a no ends it and everybody sees it; so does the next action', async () => {
    const { director, place, bert, cilli, actOnce } = await freeTable();
    await actOnce();
    await bert.ask({ type: 'take-back', ...place, how: 'deal' });
    expect(await cilli.refused({ type: 'take-back', ...place, how: 'step' })).toEqual(['question-open']);
    await cilli.ask({ type: 'agree-take-back', ...place, yes: false });
    expect(bert.scene?.flow.question).toBeNull();
    expect(bert.talk.at(-1)).toMatchObject({ seat: 2, name: 'Cilli', said: { type: 'declined' } });
    expect(await director.refused({ type: 'agree-take-back', ...place, yes: true })).toEqual(['nothing-asked']);
    await actOnce();
    await bert.ask({ type: 'take-back', ...place, how: 'step' });
    // A bot waits for the answer; a person need not.
    if (director.scene?.view?.turn.must.includes(3)) {
      await bert.ask({ type: 'agree-take-back', ...place, yes: false });
      expect(bert.talk, 'somebody who withdraws the question has declined nothing').toHaveLength(1);
    }
    await actOnce();
    expect(bert.scene?.flow.question).toBeNull();
  });

  test('a bot is not asked, and a seat that goes to a bot agrees', async () => {
    const { director, place, bert, actOnce } = await freeTable();
    await actOnce();
    await director.ask({ type: 'hold-seat', ...place, seat: 2, holder: 'bot' });
    await director.ask({ type: 'pause-table', ...place, on: true });
    await bert.ask({ type: 'take-back', ...place, how: 'deal' });
    expect(director.scene?.flow.question).toMatchObject({ by: [1], waits: [0] });
    await director.ask({ type: 'hold-seat', ...place, seat: 0, holder: 'bot' });
    expect(director.scene?.flow.question).toBeNull();
    expect(director.scene?.view?.history.some(({ type }) => type === 'said')).toBe(false);
  });

  test('never at a club evening', async () => {
    const { director, place, anna } = await club();
    await anna.ask({ type: 'start-deal', ...place });
    expect(await anna.refused({ type: 'take-back', ...place, how: 'step' })).toEqual(['not-a-free-table']);
    expect(await director.refused({ type: 'take-back', ...place, how: 'deal' })).toEqual(['not-a-free-table']);
  });
});
