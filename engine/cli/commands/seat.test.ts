import { describe, expect, it } from 'vitest';
import { FORMATS } from '../formats.ts';
import { run } from '../run.ts';

function seat(...argv: readonly string[]): { readonly code: number; readonly out: string; readonly err: string } {
  const printed = { out: '', err: '' };
  let clock = 0;
  const code = run(['seat', ...argv], {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
    read: () => '',
    lines: () => ({ write: () => undefined, close: () => undefined }),
    // The clock advances by a millisecond each time it is read.
    now: () => clock++,
    spent: () => 0,
  });
  return { code, ...printed };
}

describe('tarock seat', () => {
  it('prints a plan in its format, the same for the same seed', () => {
    const line = ['--players', '16', '--size', '4', '--rounds', '5', '--seed', 's', '--json'];
    const { code, out } = seat(...line);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(FORMATS['seat-report']?.safeParse(report).success).toBe(true);
    expect(report).toMatchObject({ repeats: 0, q: 0, bound: { repeats: 0, q: 0 }, proven: true });
    for (const round of report['rounds'] as number[][][])
      expect(round.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(JSON.parse(seat(...line).out)).toMatchObject({ rounds: report['rounds'] });
  });

  it('accepts custom tables, turns and time, and reports in words', () => {
    const line = ['--players', '14', '--tables', '4,4,3,3', '--rounds', '2', '--lang', 'en'];
    const { code, out } = seat(...line);
    expect(code).toBe(0);
    expect(out).toContain('Table 4:');
    expect(out).toContain('There is no better plan.');
    // Fewer than 8 repeats are impossible, and the least Q comes with 12: only the latter is proven.
    const even = seat('--players', '8', '--size', '4', '--rounds', '3', '--lang', 'en').out;
    expect(even).toContain('The meetings cannot be spread more evenly (Q).');
    expect(even).not.toContain('There is no better plan.');
    const fair = seat(...line, '--fair', '--seconds', '0.2').out;
    expect(fair).toContain('Rounds at a table of another size, per player: 0–1');
  });

  it.each([
    [['--size', '4', '--rounds', '3'], 'missing-flag (--players)'],
    [['--players', '12', '--size', '4'], 'missing-flag (--rounds)'],
    [['--players', '12', '--rounds', '3'], 'missing-flag (--size)'],
    [['--players', '12', '--rounds', '3', '--size', '6'], 'flag-value (--size 3|4|5|auto|threes|fours)'],
    [['--players', '0', '--rounds', '3', '--size', '4'], 'flag-value (--players 1–400)'],
    [['--players', '12', '--rounds', '3', '--size', '4', '--tables', '4,4,4'], 'either-flag (--size, --tables)'],
    [['--players', '12', '--rounds', '3', '--size', '4', '--seconds', 'x'], 'flag-value (--seconds 0–600)'],
    [['--players', '7', '--rounds', '3', '--size', 'auto'], 'no-split-four-five (7)'],
    [['--players', '12', '--rounds', '3', '--tables', '4,4'], 'seats-do-not-match'],
    [['--players', '12', '--rounds', '3', '--tables', '6,6'], 'no-such-size (6)'],
  ])('refuses %j with %s', (argv, expected) => {
    const { code, err } = seat(...argv, '--lang', 'en');
    expect(code).toBe(2);
    expect(err).toContain(expected);
  });
});
