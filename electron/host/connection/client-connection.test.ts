import { expect, test } from 'vitest';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { ok } from '#engine/core/result.ts';
import { AnswerCache } from '../state/answer-cache.ts';
import { DIRECTOR_ACCESS } from '../state/guests/access.ts';
import { WRITING } from '../state/standstill.ts';
import { TableActivity } from '../state/table-activity.ts';
import { ClientConnection } from './client-connection.ts';
import type { News } from './news.ts';

const NOTHING: News = {
  evenings: new Map(),
  changed: { evenings: new Map(), tables: new Set(), seats: new Set(), room: false },
  summaries: undefined,
  backups: [],
  activity: new TableActivity(),
  room: null,
  connected: () => false,
  addresses: () => [],
  fingerprint: () => null,
  disturbing: () => [],
};

/** A connection whose commands are counted, and the messages it sent. */
function counting(): {
  readonly connection: ClientConnection;
  readonly done: Command['type'][];
  readonly sent: FromHost[];
} {
  const done: Command['type'][] = [];
  const sent: FromHost[] = [];
  const connection = new ClientConnection({ send: (message) => sent.push(message) }, DIRECTOR_ACCESS, {
    answers: new AnswerCache(),
    execute: (_, command) => {
      done.push(command.type);
      return { answer: ok(null) };
    },
    hello: () => ({ type: 'evenings', evenings: [] }),
    code: () => undefined,
    later: () => undefined,
    standstill: () => WRITING,
  });
  return { connection, done, sent };
}

test('points without a denominator are refused', () => {
  const { connection, done, sent } = counting();
  const command = { type: 'check-total', evening: 'e1', round: 1, table: 1, points: ['1/0', '1/2'], by: 'Sepp' };
  connection.receive({ v: PROTOCOL_VERSION, id: '1', command });
  connection.sendNews(NOTHING);
  expect(done).toEqual([]);
  expect(sent.at(-1)).toMatchObject({
    result: { ok: false, error: [refuseHost('bad-message', { field: 'command.points.0' })] },
  });
});
