import { expect, test } from 'vitest';
import { BOTS } from './index.ts';
import { botFrom } from './written.ts';

test('every kind of bot is read as it usually plays, and with its parameters as they usually are', () => {
  for (const { id, parameters, name } of BOTS) {
    const written = [id, ...parameters.map((one, i) => `${i === 0 ? ':' : ','}${one.name}=${one.usual}`)].join('');
    expect(botFrom(id)).toMatchObject({ ok: true, value: { written: id, name } });
    expect(botFrom(written)).toMatchObject({ ok: true, value: { written, name } });
  }
});

test.each([
  ['genius', 'unknown-bot', 'genius'],
  ['', 'bot-not-named', ''],
  [':playouts=40', 'bot-not-named', ':playouts=40'],
  ['random:', 'parameter-not-named', 'random:'],
  ['search:', 'parameter-not-named', 'search:'],
  ['search:playouts=40,', 'parameter-not-named', 'search:playouts=40,'],
  ['search:=40', 'parameter-not-named', 'search:=40'],
  ['random:playouts=40', 'unknown-parameter', 'random:playouts'],
  ['search:depth=2', 'unknown-parameter', 'search:depth'],
  ['search:constructor=2', 'unknown-parameter', 'search:constructor'],
  ['search:playouts', 'parameter-value', 'search:playouts=1–100000'],
  ['search:playouts=0', 'parameter-value', 'search:playouts=1–100000'],
  ['search:playouts=-1', 'parameter-value', 'search:playouts=1–100000'],
  ['search:playouts=1e3', 'parameter-value', 'search:playouts=1–100000'],
  ['search:playouts=100001', 'parameter-value', 'search:playouts=1–100000'],
  ['search:policy=wise', 'parameter-value', 'search:policy=learn|chance|rule'],
  ['search:playouts=40,playouts=50', 'parameter-twice', 'search:playouts'],
])('refuses %s', (written, code, at) => {
  expect(botFrom(written)).toEqual({ ok: false, error: { code, at } });
});
