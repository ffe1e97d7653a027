import { expect, test } from 'vitest';
import { BOTS } from './index.ts';
import { botFrom } from './written.ts';

test('every kind of bot is read as it usually plays, and with its parameters as they usually are', () => {
  for (const { id, parameters, name } of BOTS) {
    const written = [id, ...parameters.map(([key, usual], i) => `${i === 0 ? ':' : ','}${key}=${usual}`)].join('');
    expect(botFrom(id)).toMatchObject({ ok: true, value: { written: id, name } });
    expect(botFrom(written)).toMatchObject({ ok: true, value: { written, name } });
  }
});

test.each([
  ['genius', 'unknown-bot', 'genius'],
  ['', 'unknown-bot', ''],
  ['random:', 'unknown-parameter', ''],
  ['random:playouts=40', 'unknown-parameter', 'playouts'],
  ['search:depth=2', 'unknown-parameter', 'depth'],
  ['search:constructor=2', 'unknown-parameter', 'constructor'],
  ['search:playouts', 'parameter-value', 'playouts'],
  ['search:playouts=0', 'parameter-value', 'playouts'],
  ['search:playouts=-1', 'parameter-value', 'playouts'],
  ['search:playouts=1e3', 'parameter-value', 'playouts'],
  ['search:playouts=100001', 'parameter-value', 'playouts'],
  ['search:policy=wise', 'parameter-value', 'policy'],
  ['search:playouts=40,playouts=50', 'parameter-twice', 'playouts'],
])('refuses %s', (written, code, at) => {
  expect(botFrom(written)).toEqual({ ok: false, error: { code, at } });
});
