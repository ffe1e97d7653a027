import { describe, expect, test } from 'vitest';
import { type Command, REQUEST } from '#electron/protocol/commands/command.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { must } from '#engine/core/assert-never.ts';
import { pick, type Rng, seededRng } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { tableAt } from '#engine/tournament/state/places.ts';
import type { ClientConnection } from '../connection/client-connection.ts';
import type { Access } from '../state/guests/access.ts';
import { guestOf } from '../state/guests/guest-room.ts';
import type { JournalEntry } from '../state/journal-entries.ts';
import { type About, everyCommand } from '../testing/every-command.ts';
import { World } from '../testing/taint/world.ts';
import { newTicket } from '../testing/visitor.ts';
import { isNeverFor, refuseAsking } from './may-ask.ts';

/**
 * Who may ask for what: D the laptop, V a visitor before `join`, A a guest waiting for admission, S a spectator, P a
 * player at this table and O one at another, N and M the same if players may write, W a scorer, G a guest who was sent
 * away.
 */
const MAY: Readonly<Record<Command['type'], string>> = {
  'create-evening': 'D',
  'create-final': 'D',
  'read-pot': 'D',
  'read-register': 'D',
  'add-people': 'D',
  'add-people-file': 'D',
  'rename-person': 'D',
  'hide-person': 'D',
  'tell-apart': 'D',
  'set-teams': 'D',
  'draw-teams': 'D',
  'change-format': 'D',
  'archive-evening': 'D',
  'read-statistics': 'D',
  'open-table': 'D',
  'take-back': 'DPN',
  redo: 'DPN',
  'claim-rest': 'DPN',
  'read-record': 'DSPONMW',
  'play-record': 'D',
  'import-players': 'D',
  'import-file': 'D',
  'copy-players': 'D',
  'read-season': 'D',
  'rename-player': 'D',
  'remove-player': 'D',
  'group-player': 'D',
  'set-presence': 'D',
  'substitute-player': 'D',
  'keep-apart': 'D',
  'lock-player': 'D',
  'propose-seats': 'D',
  'stop-proposing': 'D',
  'plan-rounds': 'D',
  'discard-draw': 'D',
  'seat-by-hand': 'D',
  'publish-round': 'D',
  'unpublish-round': 'D',
  'sit-out': 'D',
  'swap-seats': 'D',
  'seat-player': 'D',
  'play-on': 'D',
  'start-round': 'D',
  'close-round': 'D',
  'reopen-round': 'D',
  'strike-deals': 'D',
  'undo-step': 'D',
  'read-log': 'D',
  'give-penalty': 'D',
  'withdraw-penalty': 'D',
  'enter-total': 'DNW',
  'check-total': 'DNW',
  tip: 'DPN',
  'hold-seat': 'DPN',
  'enter-deal': 'DNW',
  'check-deal': 'DNW',
  'confirm-deal': 'DNW',
  'correct-deal': 'DNW',
  'preview-correction': 'D',
  'start-deal': 'DPN',
  act: 'DPN',
  'agree-take-back': 'DPN',
  say: 'DPN',
  talk: 'DPN',
  'pause-table': 'DPN',
  'promise-chance': 'DPN',
  'share-chance': 'DPN',
  'watch-evening': 'DSPONMW',
  'watch-table': 'DSPONMW',
  'unwatch-table': 'DSPONMW',
  export: 'D',
  'look-into-file': 'D',
  'import-evening': 'D',
  'preview-entry': 'DNW',
  'change-settings': 'D',
  'open-room': 'D',
  'change-room': 'D',
  'renew-code': 'D',
  'test-room': 'D',
  'write-anew': 'D',
  'close-room': 'D',
  'admit-guest': 'D',
  'turn-away': 'D',
  'take-over-seat': 'D',
  join: 'V',
  'hand-over': 'ASPONMW',
  'leave-room': 'ASPONMW',
};
const TYPES = Object.keys(MAY) as Command['type'][];
interface Club {
  readonly world: World;
  readonly connections: Readonly<Record<string, ClientConnection>>;
  readonly about: About;
}

/** An evening at two tables with a guest of every kind. */
async function club(pens: boolean, rng: Rng): Promise<Club> {
  const world = new World(rng);
  const rules = must(GAMES['koenigrufen'], 'a game').tableRules('tirol-speisezettel', {});
  if (!rules.ok) throw new Error(rules.error.code);
  await world.open({ rules: rules.value, seats: 4, free: false, duplicate: false, bots: [] });
  const evening = world.evening.state.id;
  await world.ask({ type: 'start-round', evening, round: 1 });
  await world.ask({ type: 'change-room', rules: { doors: 'registered', pens } });
  const come = async (name: string, role: 'player' | 'spectator' | 'writer', player: string | null) => {
    const connection = world.connect({ type: 'visitor' }, () => undefined);
    world.connections.add(connection);
    await world.ask({ type: 'join', name, role, player, ticket: newTicket() }, connection);
    return connection;
  };
  const idOf = ({ access }: ClientConnection): string => (access.type === 'guest' ? access.guest : '');
  const writer = await come('Writer', 'writer', null);
  await world.ask({ type: 'admit-guest', guest: idOf(writer), role: 'writer', player: null });
  const away = await come('Away', 'spectator', null);
  await world.ask({ type: 'turn-away', guest: idOf(away) });
  const connections = {
    D: world.connect({ type: 'director' }, () => undefined),
    V: world.connect({ type: 'visitor' }, () => undefined),
    A: await come('Asking', 'writer', null),
    S: await come('Spectator', 'spectator', null),
    [pens ? 'N' : 'P']: await come('x', 'player', 'p1'),
    [pens ? 'M' : 'O']: await come('x', 'player', 'p5'),
    W: writer,
    G: away,
  };
  const about = { evening, round: 1, table: 1, seat: 0, deal: 1, prompt: 1, player: 'p1' };
  return { world, connections, about: { ...about, guest: idOf(connections.S), action: { type: 'pass' } } };
}

/** Whether somebody may ask: only rights are checked, nothing is carried out. */
function may({ world }: Club, access: Access, command: Command): boolean {
  const { room, evenings } = world.host.ledger;
  const evening = 'evening' in command ? evenings.get(command.evening)?.state : undefined;
  return refuseAsking({ access, command, room, evening }) === undefined;
}

describe.each([false, true])('who may ask, if players may write: %s', (pens) => {
  test.each(TYPES)('%s', async (type) => {
    const made = await club(pens, seededRng(type));
    const command = everyCommand(made.about)[type];
    expect(REQUEST.safeParse({ v: PROTOCOL_VERSION, id: 'a', command }).error).toBeUndefined();
    const asking = (so: Command): string =>
      Object.entries(made.connections)
        .filter(([, { access }]) => may(made, access, so))
        .map(([who]) => who)
        .join('');
    const expected = Object.keys(made.connections)
      .filter((who) => MAY[type].includes(who))
      .join('');
    expect(asking(command), type).toBe(expected);

    const elsewhere = everyCommand({ ...made.about, evening: 'other' })[type];
    if ('evening' in command) expect(asking(elsewhere).replace('D', ''), 'at another evening').toBe('');
    // None of these guests sits one seat further on.
    const otherSeat = everyCommand({ ...made.about, seat: 1 })[type];
    if (type === 'act' || type === 'hold-seat') expect(asking(otherSeat), 'at another seat').toBe('D');
    await made.world.ask({ type: 'close-room' });
    expect(asking(command).replace('D', ''), 'where the room is closed').toBe('');
  });
});

/** What a guest has brought about, if the guest may; everything else is returned. */
function notHis(
  entry: JournalEntry,
  { world }: Club,
  { access }: ClientConnection,
  pens: boolean,
): JournalEntry | undefined {
  const guest = access.type === 'guest' ? guestOf(world.host.ledger.room, access.guest) : undefined;
  const mine = (place: { readonly round: number; readonly table: number }): number => {
    const table = tableAt(world.evening.state, place);
    return table.ok && guest?.inside && guest.player !== null ? table.value.players.indexOf(guest.player) : -1;
  };
  switch (entry.type) {
    case 'vowed':
    case 'promised':
    case 'gathered':
    case 'shared':
    case 'dealt':
      return mine(entry) >= 0 ? undefined : entry;
    case 'acted':
      return mine(entry) >= 0 && (entry.by === mine(entry) || entry.by === 'table') ? undefined : entry;
    case 'evening': {
      const { event, by } = entry;
      if (!('table' in event && 'round' in event)) return entry;
      if (event.type === 'seat-held') return event.seat === mine(event) ? undefined : entry;
      const isWritten = event.type.startsWith('deal-') || event.type.startsWith('total-');
      const isPlayed = event.type === 'deal-entered' && event.result.source === 'played' && mine(event) >= 0;
      const hasPen =
        guest?.inside && (guest.role === 'writer' || (pens && guest.role === 'player' && mine(event) >= 0));
      return isPlayed || (isWritten && hasPen && by === guest.name) ? undefined : entry;
    }
    case 'room': {
      const { event } = entry;
      const named = 'guest' in event ? (typeof event.guest === 'object' ? event.guest.id : event.guest) : undefined;
      const own = access.type === 'guest' && named === access.guest;
      const gone = event.type === 'guest-gone';
      // A guest who has left no longer has anybody's name.
      return own || (gone && !guest) ? undefined : entry;
    }
    default:
      return entry;
  }
}

test('what was written at a table is corrected there while the round runs, and a draft is not visible', async () => {
  const made = await club(true, seededRng('closed'));
  const { world, about, connections } = made;
  const { evening } = about;
  const mayAll = (command: Command): string =>
    Object.keys(connections)
      .filter((who) => may(made, must(connections[who], 'a connection').access, command))
      .join('');
  expect(mayAll(everyCommand(about)['correct-deal'])).toBe('DNW');
  for (const decision of [{ strike: true }, { elsewhere: true }, { inTime: true }])
    expect(mayAll({ ...everyCommand(about)['correct-deal'], ...decision }), JSON.stringify(decision)).toBe('D');
  const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
  const rounds = [[seats.slice(0, 4), seats.slice(4)]];
  await world.ask({ type: 'plan-rounds', evening, from: 2, draw: { method: 'by-hand' }, rounds });
  for (const type of TYPES) {
    const command = everyCommand({ ...about, round: 2 })[type];
    if ('round' in command && !type.startsWith('plan')) expect(mayAll(command), type).toBe('D');
  }
  for (const table of [1, 2]) await world.ask({ type: 'strike-deals', evening, round: 1, table, reason: 'late' });
  await world.ask({ type: 'close-round', evening, round: 1 });
  expect(mayAll(everyCommand(about)['correct-deal'])).toBe('D');
});

test.each([false, true])('guests never change what is not theirs, if players may write: %s', async (pens) => {
  let [written, refused] = [0, 0];
  for (let night = 0; night < 12; night++) {
    const rng = seededRng(`rights ${String(night)}`);
    const made = await club(pens, rng);
    const { world, connections } = made;
    const guests = Object.entries(connections).filter(([who]) => who !== 'D');
    for (let i = 0; i < 150; i++) {
      const [, connection] = pick(guests, rng);
      const table = pick([1, 1, 2], rng);
      const live = world.evening.deals.get(`1/${String(table)}`)?.state;
      const seat = Math.floor(rng() * 4);
      const offers = live?.end === null ? offersTo(world.evening.rules, live, seat) : [];
      const about: About = {
        ...made.about,
        ...{ table, seat, deal: 1 + Math.floor(rng() * 3), player: `p${String(1 + Math.floor(rng() * 8))}` },
        guest: `g${String(1 + Math.floor(rng() * 6))}`,
        prompt: world.evening.prompts.get(`1/${String(table)}`)?.count ?? 0,
        action: offers.length > 0 ? sampleAction(offers, rng) : { type: 'pass' },
      };
      const type = rng() < 0.3 ? pick(['act', 'start-deal', 'enter-deal'] as const, rng) : pick(TYPES, rng);
      const { rows } = world;
      const before = rows.length;
      const answer = await world.attempt(everyCommand(about)[type], connection);
      const entries = rows.slice(before).map(({ body }) => JSON.parse(body) as JournalEntry);
      if (answer.ok) written += entries.length;
      else {
        refused += 1;
        expect(entries, `${type} was refused but left a change behind`).toEqual([]);
      }
      expect(
        entries.map((entry) => notHis(entry, made, connection, pens)).filter((entry) => entry !== undefined),
        type,
      ).toEqual([]);
    }
    world.host.ledger.close();
  }
  expect(written).toBeGreaterThan(40);
  expect(refused).toBeGreaterThan(500);
});

test('what a connection may never ask for is refused before it is parsed', () => {
  for (const [type, may] of Object.entries(MAY)) {
    const message = { command: { type, players: Array.from({ length: 10 }, () => ({})) } };
    expect(isNeverFor({ type: 'director' }, message), type).toBe(false);
    expect(isNeverFor({ type: 'visitor' }, message), type).toBe(!may.includes('V'));
    expect(isNeverFor({ type: 'guest', guest: 'g1' }, message), type).toBe(may === 'D');
  }
  for (const nonsense of [null, 7, 'join', {}, { command: null }, { command: { type: 'toString' } }])
    expect(isNeverFor({ type: 'visitor' }, nonsense)).toBe(false);
});
