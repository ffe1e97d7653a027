import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Admissions } from './admissions.ts';
import { SessionFile } from './session-file.ts';

let folder: string;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarockabend-kept-'));
  now = Date.parse('2026-11-22T20:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true }));
const path = (): string => join(folder, 'browser.json');
/** As after a restart of the server. */
const started = (): Admissions => new Admissions(new SessionFile(folder), () => now);
const DAY = 86_400_000;

function letIn(admissions: Admissions): string {
  const entrance = admissions.admit({ token: admissions.issueToken() });
  if ('refused' in entrance) throw new Error(entrance.refused);
  return entrance.session ?? '';
}

describe('sessions', () => {
  test('outlive the server; tokens do not', () => {
    const before = started();
    const session = letIn(before);
    const token = before.issueToken();
    const after = started();
    expect(after.admit({ session })).toMatchObject({ session });
    expect(after.admit({ token })).toEqual({ refused: 'token-refused' });
    expect(after.admit({ session: 'x'.repeat(43) })).toEqual({ refused: 'session-refused' });
  });

  test('are stored as hashes, readable only by the user', () => {
    const session = letIn(started());
    expect(readFileSync(path(), 'utf8')).not.toContain(session);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  test('are two hundred at most, and the most recently used stay', () => {
    const first = started();
    const sessions = Array.from({ length: 200 }, () => letIn(first));
    const [oldest = '', second = ''] = sessions;
    first.admit({ session: oldest });
    letIn(first);
    const after = started();
    expect(after.knows(oldest)).toBe(true);
    expect(after.knows(second)).toBe(false);
    expect(new SessionFile(folder).sessions).toHaveLength(200);
  });

  test('unused for sixty days have expired', () => {
    const session = letIn(started());
    now += 60 * DAY;
    expect(started().admit({ session })).toMatchObject({ session });
    now += 61 * DAY;
    expect(started().admit({ session })).toEqual({ refused: 'session-refused' });
  });
});

describe('the file', () => {
  test('keeps the port besides the sessions', () => {
    letIn(started());
    new SessionFile(folder).keep({ port: 4711 });
    expect(new SessionFile(folder)).toMatchObject({ port: 4711, sessions: [{ used: '2026-11-22' }] });
  });

  test.each(['', '{', '[]', '{"port":0}', '{"sessions":[{"hash":"short","used":"2026-11-22"}]}'])(
    'that cannot be read (%j) counts as missing',
    (text) => {
      writeFileSync(path(), text);
      const kept = new SessionFile(folder);
      expect([kept.port, kept.sessions]).toEqual([undefined, []]);
    },
  );

  test('that a text editor or a disk has damaged keeps what can be read', () => {
    const session = letIn(started());
    new SessionFile(folder).keep({ port: 4711 });
    const text = readFileSync(path(), 'utf8').replace('"sessions":[', '"sessions":[{"hash":"short"},null,');
    writeFileSync(path(), `\uFEFF${text}`);
    expect(new SessionFile(folder)).toMatchObject({ port: 4711, sessions: [{ used: '2026-11-22' }] });
    expect(started().knows(session)).toBe(true);
    writeFileSync(path(), text.replace('4711', '"x"'));
    expect(started().knows(session)).toBe(true);
  });

  test('that cannot be written stops nobody', () => {
    rmSync(folder, { recursive: true });
    const admissions = started();
    const session = letIn(admissions);
    expect(admissions.knows(session)).toBe(true);
    writeFileSync(folder, '');
  });
});
