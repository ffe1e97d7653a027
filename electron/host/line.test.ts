import { expect, test } from 'vitest';
import { ok } from '../../engine/core/result.ts';
import { PROTOCOL_VERSION, type Command, type FromHost } from '../protocol/messages.ts';
import { ClientLine } from './line.ts';

/** A line whose commands are counted, and what it said. */
function counting(): { readonly line: ClientLine; readonly done: Command['type'][]; readonly said: FromHost[] } {
  const done: Command['type'][] = [];
  const said: FromHost[] = [];
  const line = new ClientLine(
    (message) => said.push(message),
    (_, command) => {
      done.push(command.type);
      return ok({ number: done.length });
    },
    () => ({ type: 'evenings', evenings: [] }),
    () => undefined,
  );
  return { line, done, said };
}

test('a request that comes twice is carried out once; one that only reads is read again and not kept', () => {
  const { line, done, said } = counting();
  const rename = { type: 'rename-player', evening: 'e1', player: 'p1', name: 'Anna' };
  const log = { type: 'read-log', evening: 'e1' };
  for (const [id, command] of [
    ['1', rename],
    ['1', rename],
    ['2', log],
    ['2', log],
  ])
    line.receive({ v: PROTOCOL_VERSION, id, command });
  expect(done).toEqual(['rename-player', 'read-log', 'read-log']);
  line.tell(new Map(), { evenings: new Map(), tables: new Set() }, undefined);
  const answers = said.flatMap((message) =>
    message.type === 'answer' && message.result.ok ? [message.result.value] : [],
  );
  expect(answers).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }, { number: 3 }]);
});

test('points without a denominator are no points', () => {
  const { line, done, said } = counting();
  const command = { type: 'check-total', evening: 'e1', round: 1, table: 1, points: ['1/0', '1/2'], by: 'Sepp' };
  line.receive({ v: PROTOCOL_VERSION, id: '1', command });
  line.tell(new Map(), { evenings: new Map(), tables: new Set() }, undefined);
  expect(done).toEqual([]);
  expect(said.at(-1)).toMatchObject({
    result: { ok: false, error: [{ code: 'bad-message', at: 'command.points.0' }] },
  });
});
