import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LogFile } from './log-file.ts';
import { ExitReport } from './report.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarockabend-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const inLogs = (name: string): string => readFileSync(join(folder, 'logs', name), 'utf8');

describe('the log', () => {
  test('has the time before each entry, and no names', () => {
    const log = new LogFile(folder, () => new Date('2026-11-22T20:14:00Z'));
    log.write('uncaughtException', 'Error: "Anna Huber"\n    at x');
    expect(inLogs('tarockabend.log')).toBe('2026-11-22T20:14:00.000Z uncaughtException\n  Error: "…"\n      at x\n');
  });

  test('is five files of 1 MB at most, the oldest is dropped', () => {
    const log = new LogFile(folder);
    for (let i = 0; i < 9; i++) log.write(`entry ${i}`, ...Array<string>(2000).fill('x'.repeat(390)));
    const files = readdirSync(join(folder, 'logs')).sort();
    expect(files).toEqual(['1.', '2.', '3.', '4.', ''].map((age) => `tarockabend.${age}log`));
    for (const file of files) expect(statSync(join(folder, 'logs', file)).size).toBeLessThanOrEqual(1_000_000);
    expect(inLogs('tarockabend.log')).toContain('entry 8');
    expect(inLogs('tarockabend.4.log')).toContain('entry 4');
  });

  test('that cannot be written stops nobody', () => {
    writeFileSync(join(folder, 'logs'), 'a file where the folder should be');
    expect(() => new LogFile(folder).write('entry')).not.toThrow();
  });
});

describe('a death', () => {
  const death = { how: 'exit code 1', lived: 912, words: ['Error: the disk is gone', '    at x'] };

  test('becomes a report that somebody can send, and an entry of the log', () => {
    const stopped = new ExitReport(folder, new LogFile(folder), '1.2.3').record(death);
    expect(stopped).toMatchObject({ crashed: true, said: 'Error: the disk is gone' });
    expect(readFileSync(stopped.file, 'utf8')).toBe(stopped.report);
    expect(stopped.report).toMatch(/^Tarockabend 1\.2\.3 · /);
    expect(stopped.report).toContain(
      'host ended: exit code 1, 0.9 s after its start\n\nError: the disk is gone\n    at x\n',
    );
    expect(inLogs('tarockabend.log')).toContain('host ended: exit code 1');
  });

  test('that is silent is reported by how it ended, and one with a reason by that', () => {
    const exitReport = new ExitReport(folder, new LogFile(folder), '1.2.3');
    expect(exitReport.record({ ...death, how: 'SIGKILL', words: [] }).said).toBe('SIGKILL');
    expect(exitReport.record(death, 'The journal is damaged.')).toMatchObject({
      crashed: false,
      said: 'The journal is damaged.',
    });
  });
});
