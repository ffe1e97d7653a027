import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseHost } from '../protocol/refusals.ts';
import { type Journal, type JournalDraft, type JournalRow, openJournal } from './journal.ts';
import { JOURNAL_SCHEMA } from './schema.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'journal.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const draft = (body: string): JournalDraft => ({ at: '2026-11-20T19:30:00.000Z', stream: 'e1', body });

function open(rows: JournalRow[] = []): Journal {
  const opened = openJournal(path, (row) => void rows.push(row));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** A journal of rows `"1"`, `"2"`, ... closed again. */
function written(count: number): void {
  const journal = open();
  journal.commit(Array.from({ length: count }, (_, i) => draft(String(i + 1))));
  journal.close();
}

/** Changes the file behind the journal's back, as no program of ours does. */
function tamper(sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(`DROP TRIGGER IF EXISTS journal_keeps_rows; DROP TRIGGER IF EXISTS journal_keeps_words; ${sql}`);
  db.close();
}

/** A journal as the first version of the tables had it: with an index on `hash`, and without `program`. */
function writtenByTheFirst(count: number): void {
  written(count);
  tamper(`
    DROP TABLE program; ALTER TABLE journal RENAME TO second; PRAGMA user_version = 1;
    CREATE TABLE journal (
      n INTEGER PRIMARY KEY, at TEXT NOT NULL, stream TEXT NOT NULL, body TEXT NOT NULL,
      previous TEXT NOT NULL, hash TEXT NOT NULL UNIQUE
    ) STRICT;
    INSERT INTO journal SELECT * FROM second; DROP TABLE second; VACUUM
  `);
}

/** The first page of a table or an index, from 1. */
function pageOf(name: string): number {
  const db = new DatabaseSync(path);
  const page = Number(db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name)?.['rootpage']);
  db.close();
  return page;
}

const refused = (): unknown => {
  const opened = openJournal(path, () => undefined);
  if (opened.ok) opened.value.close();
  return opened.ok ? 'opened' : opened.error;
};

test('returns what was committed, in order, and goes on from there', () => {
  written(3);
  const journal = open();
  journal.commit([]);
  journal.commit([draft('4'), draft('5')]);
  journal.close();
  const rows: JournalRow[] = [];
  open(rows).close();
  expect(rows.map(({ n, body }) => `${n}:${body}`)).toEqual(['1:1', '2:2', '3:3', '4:4', '5:5']);
  expect(rows[4]).toEqual({ n: 5, ...draft('5') });
});

test('takes all drafts of a commit or none', () => {
  const journal = open();
  const bad = { ...draft('2'), body: null as unknown as string };
  expect(() => journal.commit([draft('1'), bad])).toThrow('journal-failed @ SQLite 1299');
  journal.commit([draft('one')]);
  journal.close();
  const rows: JournalRow[] = [];
  open(rows).close();
  expect(rows.map(({ n, body }) => [n, body])).toEqual([[1, 'one']]);
});

describe('finds damage, and names the row', () => {
  test.each([
    ['a changed word', "UPDATE journal SET body = '9' WHERE n = 2", 'row 2'],
    ['a changed time', "UPDATE journal SET at = '2027' WHERE n = 3", 'row 3'],
    ['a moved row', "UPDATE journal SET stream = 'e2' WHERE n = 1", 'row 1'],
    ['a missing row', 'DELETE FROM journal WHERE n = 2', 'row 2'],
    ['a missing beginning', 'DELETE FROM journal WHERE n = 1', 'row 1'],
    ['a broken link', "UPDATE journal SET previous = 'x' WHERE n = 4", 'row 4'],
    ['rows in another order', 'UPDATE journal SET n = 9 WHERE n = 3', 'row 3'],
  ])('%s', (_, sql, at) => {
    written(5);
    tamper(sql);
    expect(refused()).toEqual(refuseHost('journal-damaged', { text: at }));
    expect(refused(), 'and leaves it as it is').toEqual(refuseHost('journal-damaged', { text: at }));
  });

  test('a file that is no database', () => {
    writeFileSync(path, 'Punktezettel '.repeat(500));
    expect(refused()).toEqual(refuseHost('journal-damaged', { text: 'file, SQLite 26' }));
  });

  test('a file that breaks off', () => {
    written(500);
    truncateSync(path, 8192);
    expect(refused()).toEqual(refuseHost('journal-damaged', { text: 'file, SQLite 11' }));
  });

  test('a damaged index, in a journal that has one', () => {
    writtenByTheFirst(200);
    const bytes = readFileSync(path);
    const page = pageOf('sqlite_autoindex_journal_1') - 1;
    bytes.fill(0, page * 4096, (page + 1) * 4096);
    writeFileSync(path, bytes);
    expect(refused()).toMatchObject({
      code: 'journal-damaged',
      at: { text: expect.stringMatching(/^file, .+/) as string },
    });
  });

  test('what can be read but not written', () => {
    written(5);
    const bytes = readFileSync(path);
    // How text is encoded, according to the file.
    bytes.writeUInt32BE(2, 56);
    writeFileSync(path, bytes);
    expect(refused()).toMatchObject({ code: 'journal-damaged' });
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  test('and keeps one copy of it aside', () => {
    written(5);
    tamper('DELETE FROM journal WHERE n = 2');
    for (let i = 0; i < 3; i++) refused();
    const copies = readdirSync(folder).filter((name) => name.startsWith('journal.damaged-'));
    expect(copies).toHaveLength(1);
    expect(readFileSync(join(folder, copies[0] ?? '', 'journal.sqlite')).equals(readFileSync(path))).toBe(true);
  });

  test('of which one byte is left beside its log', () => {
    const journal = open();
    journal.commit([draft('1')]);
    const log = readFileSync(`${path}-wal`);
    journal.close();
    writeFileSync(path, Buffer.alloc(1));
    writeFileSync(`${path}-wal`, log);
    expect(refused()).toEqual(refuseHost('journal-damaged', { text: 'file missing' }));
    expect(readFileSync(path)).toHaveLength(1);
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
  });

  test('a database of something else', () => {
    const db = new DatabaseSync(path);
    db.exec('CREATE TABLE other (x)');
    db.close();
    expect(refused()).toEqual(refuseHost('journal-damaged', { text: 'schema' }));
  });
});

describe('if nothing can be copied', () => {
  let scratch: string;
  beforeEach(() => {
    scratch = join(folder, 'scratch');
    mkdirSync(scratch);
    vi.stubEnv('TMPDIR', scratch);
    // No copy can be made of a folder.
    mkdirSync(`${path}-wal`);
  });
  afterEach(() => vi.unstubAllEnvs());

  test('no half copies pile up among the temporary files', () => {
    writeFileSync(path, 'anything');
    for (let i = 0; i < 3; i++) refused();
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('no half copies pile up beside a damaged journal', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let i = 0; i < 3; i++) expect(refused()).toMatchObject({ code: 'journal-damaged' });
    expect(readdirSync(folder).filter((name) => name.startsWith('journal.damaged-'))).toEqual([]);
  });
});

test('does not touch the journal of a newer version', () => {
  written(1);
  tamper(`PRAGMA user_version = ${JOURNAL_SCHEMA + 1}`);
  expect(refused()).toEqual(refuseHost('journal-too-new', { text: 'Tarockabend 0' }));
  tamper('DROP TABLE program');
  expect(refused()).toEqual(refuseHost('journal-too-new', { text: `Schema ${JOURNAL_SCHEMA + 1}` }));
});

test('goes on in a journal of the first version as it is', () => {
  writtenByTheFirst(3);
  const journal = open();
  journal.commit([draft('4')]);
  journal.close();
  const rows: JournalRow[] = [];
  open(rows).close();
  expect(rows.map(({ body }) => body)).toEqual(['1', '2', '3', '4']);
  const db = new DatabaseSync(path);
  expect(db.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 1 });
  db.close();
});

test('has every row in memory, many of them too', () => {
  const journal = open();
  const long = Array.from({ length: 3000 }, (_, i) => draft(`${String(i)} ${'Sküs'.repeat(100)}`));
  journal.commit(long);
  journal.commit([draft('last')]);
  const rows = [...journal.rows()];
  expect(rows).toEqual([...long, draft('last')].map((row, i) => ({ n: i + 1, ...row })));
  journal.close();
});

test('writes everything again elsewhere, and goes on there', () => {
  written(3);
  const journal = open();
  path = join(folder, 'journal-elsewhere.sqlite');
  expect(journal.rewrite(path)).toBeUndefined();
  journal.commit([draft('4')]);
  journal.close();
  const rows: JournalRow[] = [];
  open(rows).close();
  expect(rows.map(({ body }) => body)).toEqual(['1', '2', '3', '4']);
});

test('a reader’s refusal ends the opening and frees the file', () => {
  written(3);
  const opened = openJournal(path, ({ n }) =>
    n === 2 ? refuseHost('journal-not-understood', { text: 'row 2' }) : undefined,
  );
  expect(opened).toEqual({ ok: false, error: refuseHost('journal-not-understood', { text: 'row 2' }) });
  open().close();
});

test('is open once, and says so to a second process', () => {
  const journal = open();
  expect(refused()).toEqual(refuseHost('journal-locked'));
  journal.close();
  expect(refused()).toBe('opened');
});

test('says why a journal cannot be opened at all', () => {
  path = join(folder, 'nowhere', 'journal.sqlite');
  expect(refused()).toMatchObject({ code: 'file-not-usable' });
});

test('cannot be changed by a stray statement', () => {
  written(2);
  const db = new DatabaseSync(path);
  expect(() => db.exec('DELETE FROM journal')).toThrow('the journal only grows');
  expect(() => db.exec("UPDATE journal SET body = ''")).toThrow('the journal only grows');
  db.close();
});
