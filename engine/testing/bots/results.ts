import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OPPONENTS, type Strength } from './strength.ts';

const STRENGTH = z.strictObject({
  ...{ family: z.string(), profile: z.string(), contract: z.string().optional() },
  ...{ against: z.enum(OPPONENTS), deals: z.int(), seed: z.string() },
  ...{ seatings: z.int(), mean: z.number(), low: z.number(), high: z.number() },
});

/** What `npm run strength` has printed: one match a line. */
export const readStrengths = (): readonly Strength[] =>
  readFileSync(join(import.meta.dirname, 'strength.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => STRENGTH.parse(JSON.parse(line)));

/** What was played, as it is written in the table and as it is asked for again. */
export const playedIn = ({ family, contract }: Pick<Strength, 'family' | 'contract'>): string =>
  contract === undefined ? family : `${family}:${contract}`;

/** The same as a table of docs/bots.md; what the general player does not surely win is marked. */
export function tableOfStrengths(results: readonly Strength[]): string {
  const games = [...new Set(results.map(playedIn))];
  const rows = games.map((game) => {
    const of = results.filter((one) => playedIn(one) === game);
    const over = OPPONENTS.map((against) => {
      const one = of.find((result) => result.against === against);
      return one ? written(one) : 'not played';
    });
    return [`\`${game}\``, `\`${of[0]?.profile ?? ''}\``, String(of[0]?.deals ?? ''), ...over];
  });
  const head = ['game', 'profile', 'deals', ...OPPONENTS.map((against) => `over \`${against}\``)];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const written = ({ mean, low, high }: Strength): string =>
  `${mean.toFixed(2)} [${low.toFixed(2)}; ${high.toFixed(2)}]${low > 0 ? '' : ' **not ahead**'}`;
