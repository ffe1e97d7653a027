import { expect, onTestFinished, test, vi } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { MOST_FAULTS } from '#engine/core/faults.ts';
import type { Json } from '#engine/core/json.ts';
import { readJson } from '#engine/core/json.ts';
import { GAMES } from '#engine/games/index.ts';
import type { CommandType } from '../host/commands/handler.ts';
import { COMMANDS } from '../host/commands/index.ts';
import type { Access } from '../host/state/guests/access.ts';
import { everyCommand } from '../host/testing/every-command.ts';
import { useFolder } from '../host/testing/laptop.ts';
import { NO_NETWORK, openTestHost } from '../host/testing/open-host.ts';
import { letIn, openClub, Visitor } from '../host/testing/visitor.ts';
import type { FromHost } from '../protocol/messages.ts';
import { ROLES } from '../protocol/room.ts';
import { MOST_TALK } from '../protocol/table/table-talk.ts';
import { LONGEST, LONGEST_WITH } from '../protocol/transport/longest.ts';
import { costliestOf, requestText } from './testing/costliest.ts';

const folder = useFolder();

/** The longest answer that a stranger can make the host write, in characters. */
const LONGEST_ANSWER = 2 ** 14;

/** What each kind of device may send, in bytes. */
const DEVICES = { visitor: LONGEST.visitor, player: LONGEST.writer, writer: LONGEST.writer, spectator: LONGEST.guest };
type Kind = keyof typeof DEVICES;
const KINDS = ['visitor', ...ROLES] as const satisfies readonly Kind[];

/** With it every command is tried. */
const FIRST = 'koenigrufen';

const mostBytes = (kind: Kind, type: CommandType): number =>
  Math.min(DEVICES[kind], COMMANDS[type].longest ?? LONGEST_WITH.names);

test.each(Object.values(GAMES).map(({ id, profiles }) => [id, must(profiles[0], 'a profile').id]))(
  '%s: whatever a device sends, it is too long, or its answer is short',
  async (family, profile) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = await openTestHost(folder.path, { rooms: () => NO_NETWORK });
    onTestFinished(() => host.stop());
    const director = new Visitor(host);
    const evening = await openClub(director, { family, profile });
    await director.ask({ type: 'open-room', evening, rules: { doors: 'registered', pens: true } });
    const players = must(director.evening?.rounds[0]?.tables[0], 'a table').players;
    const access = new Map<Kind, Access>([['visitor', { type: 'visitor' }]]);
    for (const [seat, role] of ROLES.entries()) {
      const player = must(players[seat], 'a player');
      const { ticket } = await letIn(host, director, player);
      const guest = must(host.admission.guestOfTicket(ticket), 'a guest');
      await director.ask({ type: 'admit-guest', guest, role, player: role === 'player' ? player : null });
      access.set(role, { type: 'guest', guest });
    }
    const about = { evening, round: 1, table: 1, seat: 0, deal: 1, prompt: 0, player: players[3] ?? '', guest: 'g9' };
    const commands = everyCommand({ ...about, action: { type: 'pass' } });
    let sent = 0;
    const newId = (): string => String(sent++);
    let outcomes = { refused: 0, faults: 0 };
    for (const kind of KINDS) {
      const answers: Extract<FromHost, { type: 'answer' }>[] = [];
      const connection = host.open((message) => {
        if (message.type === 'answer') answers.push(message);
      }, access.get(kind));
      for (const command of Object.values(commands)) {
        answers.length = 0;
        const most = mostBytes(kind, command.type);
        // Only entries are read by a family; and who is refused before anything is looked at makes no difference.
        if (family !== FIRST && !('entry' in command)) continue;
        const texts = isShut(kind, command.type)
          ? [requestText(newId(), command as Json)]
          : costliestOf(command as Json, most, newId);
        expect(texts, command.type).not.toEqual([]);
        for (const text of texts) {
          const json = readJson(text);
          connection.receive(json.ok ? json.value : text, Buffer.byteLength(text));
        }
        await vi.waitFor(() => expect(answers.length).toBe(texts.length), 30_000);
        for (const answer of answers) {
          const { result } = answer;
          if (!result.ok) outcomes = { refused: outcomes.refused + 1, faults: outcomes.faults + result.error.length };
          expect(result.ok ? 0 : result.error.length, command.type).toBeLessThanOrEqual(MOST_FAULTS);
          expect(JSON.stringify(answer).length, command.type).toBeLessThanOrEqual(LONGEST_ANSWER);
        }
        // A byte more is too much, whatever is in it.
        const id = newId();
        connection.receive({ id, command: { type: command.type } }, most + 1);
        await vi.waitFor(() => expect(answers.at(-1)?.to).toBe(id));
        const tooLong = COMMANDS[command.type].longest ?? LONGEST_WITH.names;
        if (most === tooLong && !isShut(kind, command.type))
          expect(answers.at(-1)?.result).toMatchObject({ ok: false, error: [{ code: 'message-too-long' }] });
      }
      connection.close();
    }
    expect(outcomes.refused).toBeGreaterThan(500);
    expect(outcomes.faults).toBeGreaterThan(outcomes.refused);
  },
  120_000,
);

/** Whether that kind of device is refused before anything is looked at. */
function isShut(kind: Kind, type: CommandType): boolean {
  const { need } = COMMANDS[type];
  return kind === 'visitor' ? need !== 'door' : need === 'director';
}

/** Signs that take the most bytes for their length. */
const wide = (length: number): string => '漢'.repeat(length);

/** As long as it may be: names, reasons, and what is replaced. */
const LONGEST_FIELDS: Readonly<Record<string, Json>> = {
  ...{ evening: 'x'.repeat(40), player: 'x'.repeat(40), name: wide(80), by: wide(80), reason: wide(200) },
  ...{ text: wide(MOST_TALK), points: Array.from({ length: 6 }, () => '-9999999/9999'), base: 'f'.repeat(64) },
  ...{ round: 1000, table: 1000, deal: 1000, deals: 1000, prompt: 1_000_000, dealer: 5 },
  ...{ accepted: true, strike: true, elsewhere: true, inTime: true },
};
const REMARKS = { reason: wide(200), referee: wide(80) };

/** The longest entries that somebody may have to write down. */
const LONGEST_ENTRIES: readonly Json[] = [
  { contract: 'agreed', name: wide(80), payments: Array.from({ length: 6 }, () => '-9999999/9999'), ...REMARKS },
  {
    ...{ contract: 'renonce', offenders: [0, 1, 2, 3], withoutBird: true, fensterbankl: true, ...REMARKS },
    played: { contract: null, points: '-9999999/9999' },
    extraClaims: Array.from({ length: 40 }, () => ({ by: 3, points: '-999999/9999', from: 2, reason: wide(200) })),
  },
  {
    ...{ contract: 'x'.repeat(40), declarer: 0, partner: 3, bird: 'x'.repeat(40), gameKontra: 16, won: false },
    announced: Array.from({ length: 40 }, () => ({ id: 'x'.repeat(40), by: 3, kontra: 16, made: false })),
    silent: Array.from({ length: 40 }, () => ({ id: 'x'.repeat(40), by: 3, made: false })),
  },
];

test('every honest command fits, however long the names are', () => {
  const about = { evening: '', round: 1, table: 1, seat: 0, deal: 1, prompt: 0, player: '', guest: '' };
  // Nobody holds more cards, or lays down more of them.
  const action = { type: 'lay-down-cards', cards: Array.from({ length: 54 }, () => 'XXI') };
  for (const command of Object.values(everyCommand({ ...about, action }))) {
    const { need, longest = LONGEST_WITH.names } = COMMANDS[command.type];
    if (need === 'director') continue;
    const most = Math.min(longest, need === 'door' ? LONGEST.visitor : need === 'pen' ? LONGEST.writer : LONGEST.guest);
    for (const entry of LONGEST_ENTRIES) {
      const longer = new Map(Object.entries({ ...LONGEST_FIELDS, entry }));
      const full = Object.entries<unknown>(command).map(([key, value]) => [key, longer.get(key) ?? value] as const);
      const text = requestText('x'.repeat(64), Object.fromEntries(full) as Json);
      expect(Buffer.byteLength(text), command.type).toBeLessThanOrEqual(most);
    }
  }
});
