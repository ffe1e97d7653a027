import { homedir } from 'node:os';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { gist, LastWords, masked } from './last-words.ts';

describe('the last output of a program', () => {
  test('is its last fifty lines, and the terminal still gets it', async () => {
    const [from, terminal] = [new PassThrough(), new PassThrough()];
    const words = new LastWords(from, terminal);
    const said = Array.from({ length: 60 }, (_, i) => `line ${i}\n`).join('');
    from.end(`${said}without an end`);
    const kept = await words.all();
    expect(kept).toHaveLength(50);
    expect([kept[0], kept.at(-1)]).toEqual(['line 11', 'without an end']);
    expect(String(terminal.read())).toBe(`${said}without an end`);
  });

  test('carries no names: nothing between double quotes, and no user’s folder', () => {
    expect(masked('SyntaxError: Unexpected token, "Anna Huber" is not valid JSON')).toBe(
      'SyntaxError: Unexpected token, "…" is not valid JSON',
    );
    expect(masked('„Anna Huber“ sitzt schon; “Bert” and "Cilli')).toBe('"…" sitzt schon; "…" and "…"');
    expect(masked(`ENOENT: open '${homedir()}/x'`)).toBe("ENOENT: open '~/x'");
    expect(masked("Cannot read properties of undefined (reading 'seat')")).toContain("'seat'");
    expect(masked('x'.repeat(1000)).length).toBeLessThan(410);
  });

  test('says most in the line of the error', () => {
    const stack = ['/dist/server.js:7', '  throw new Error("…");', '  ^', '', 'TypeError: no seat', '    at x (y:1:2)'];
    expect(gist([...stack, '', 'Node.js v24.21.0'])).toBe('TypeError: no seat');
    expect(gist(['FATAL ERROR: Reached heap limit'])).toBe('FATAL ERROR: Reached heap limit');
    expect(gist(['Strg+C: beenden.'])).toBe('');
  });
});
