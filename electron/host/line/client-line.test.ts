import { Floor } from '../state/table-activity.ts';
import { expect, test } from 'vitest';
import { ok } from '../../../engine/core/result.ts';
import type { FromHost } from '../../protocol/messages.ts';
import type { Command } from '../../protocol/commands/command.ts';
import { PROTOCOL_VERSION } from '../../protocol/version.ts';
import { DIRECTOR_ACCESS } from '../state/access.ts';
import { ClientLine } from './client-line.ts';
import type { News } from './news.ts';
import { WRITING } from '../state/standstill.ts';
import { Once } from '../state/answer-cache.ts';
import { refuseHost } from '../../protocol/refusals.ts';

const NOTHING: News = {
  evenings: new Map(),
  changed: { evenings: new Map(), tables: new Set(), room: false },
  summaries: undefined,
  backups: [],
  floor: new Floor(),
  room: null,
  connected: () => false,
  addresses: () => [],
  fingerprint: () => null,
};

/** A line whose commands are counted, and what it said. */
function counting(): { readonly line: ClientLine; readonly done: Command['type'][]; readonly said: FromHost[] } {
  const done: Command['type'][] = [];
  const said: FromHost[] = [];
  const line = new ClientLine((message) => said.push(message), DIRECTOR_ACCESS, {
    once: new Once(),
    execute: (_, command) => {
      done.push(command.type);
      return { answer: ok(null) };
    },
    hello: () => ({ type: 'evenings', evenings: [] }),
    code: () => undefined,
    later: () => undefined,
    standstill: () => WRITING,
  });
  return { line, done, said };
}

test('points without a denominator are no points', () => {
  const { line, done, said } = counting();
  const command = { type: 'check-total', evening: 'e1', round: 1, table: 1, points: ['1/0', '1/2'], by: 'Sepp' };
  line.receive({ v: PROTOCOL_VERSION, id: '1', command });
  line.tell(NOTHING);
  expect(done).toEqual([]);
  expect(said.at(-1)).toMatchObject({
    result: { ok: false, error: [refuseHost('bad-message', { field: 'command.points.0' })] },
  });
});
