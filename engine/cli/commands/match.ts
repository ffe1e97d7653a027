import { BOTS } from '#engine/bots/index.ts';
import { playMatch, resultOf, seatingsOf } from '#engine/bots/match/match.ts';
import { botFrom, type WrittenBot } from '#engine/bots/written.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { text } from '#engine/core/text.ts';
import { type Call, type Command, refuse } from '../command.ts';
import { RULES_FLAGS, rulesFlags, seatsFlag, textFlag } from '../flags.ts';
import { numberFlag } from '../input.ts';
import { printed, said } from '../match/print.ts';
import { matchOf, type Share } from '../match/share.ts';
import { playInThreads } from '../match/threads.ts';
import { refuseCli } from '../refusals.ts';

/** Default number of deals. */
const USUAL_DEALS = 100;
const MOST_DEALS = 1_000_000;
const MOST_JOBS = 64;

/** Each bot as it usually is, with what its parameters can be: `search:playouts=160 (playouts=1–100000)`. */
const PARAMETERS = BOTS.map(({ id, parameters }) => {
  if (parameters.length === 0) return id;
  const usual = parameters.map((one) => `${one.name}=${one.usual}`).join(',');
  return `${id}:${usual} (${parameters.map((one) => `${one.name}=${one.allowed}`).join(', ')})`;
}).join('  ');

/** `tarock match`: which of two bots plays better, and by how much. */
export const MATCH: Command = {
  id: 'match',
  usage:
    'match --a BOT[:k=v,…] --b BOT[:k=v,…] --family F --profile P [--option k=v]… [--table N] [--deals N] [--seed S] [--jobs N]',
  says: text(
    'Lässt zwei Bots dieselben Spiele in allen Sitzordnungen spielen und sagt, was jeder je Spiel und Platz gewinnt.',
    'Has two bots play the same deals in all seatings and reports what each wins per deal and seat.',
  ),
  more: [
    text(
      `Bots, mit dem, was sich einstellen lässt, und in Klammern, was möglich ist:  ${PARAMETERS}`,
      `Bots, with what can be set, and in brackets what it can be:  ${PARAMETERS}`,
    ),
    text(
      `--deals: 1–${MOST_DEALS}, sonst ${USUAL_DEALS}; --jobs: 1–${MOST_JOBS}, sonst 1`,
      `--deals: 1–${MOST_DEALS}, otherwise ${USUAL_DEALS}; --jobs: 1–${MOST_JOBS}, otherwise 1`,
    ),
    text(
      '--jobs teilt die Sitzordnungen auf so viele Threads auf; das Ergebnis bleibt gleich.',
      '--jobs shares the seatings among so many threads; the result stays the same.',
    ),
  ],
  flags: {
    a: { type: 'string' },
    b: { type: 'string' },
    ...RULES_FLAGS,
    table: { type: 'string' },
    deals: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string' },
  },
  args: [],
  run(call) {
    const ready = rulesFlags(call);
    if (!ready.ok) return ready;
    const { game, table } = ready.value;
    const [a, b] = [botFlag(call, 'a'), botFlag(call, 'b')];
    if (!a.ok) return refuse(a.error);
    if (!b.ok) return refuse(b.error);
    const seats = seatsFlag(call, game);
    if (!seats.ok) return refuse(seats.error);
    const deals = numberFlag(call, 'deals', 1, MOST_DEALS);
    if (!deals.ok) return refuse(deals.error);
    const seatings = seatingsOf(seats.value);
    const jobs = numberFlag(call, 'jobs', 1, MOST_JOBS);
    if (!jobs.ok) return refuse(jobs.error);
    const share: Share = {
      ...{ table, seatings, seats: seats.value, a: a.value.written, b: b.value.written },
      ...{ deals: deals.value ?? USUAL_DEALS, seed: textFlag(call, 'seed') ?? '1' },
    };
    const threads = Math.min(jobs.value ?? 1, seatings.length);
    const begun = call.io.now();
    const result =
      threads === 1
        ? playMatch(matchOf(share, () => call.io.spent()))
        : resultOf(share.seats, playInThreads(share, threads));
    const seconds = Math.max(call.io.now() - begun, 1) / 1000;
    const dealsPerSecond = (share.deals * seatings.length) / seconds;
    const over = { result, a: a.value, b: b.value, dealsPerSecond };
    return ok({ json: printed(over), text: said(over, game, call.language) });
  },
};

function botFlag(call: Call, flag: 'a' | 'b'): Result<WrittenBot, Refusal> {
  const written = textFlag(call, flag);
  if (written === undefined) return fail(refuseCli('missing-flag', { text: `--${flag}` }));
  const bot = botFrom(written);
  if (bot.ok) return bot;
  const { code, at } = bot.error;
  return fail(refuseCli(code, { text: code === 'unknown-bot' ? at : `--${flag} ${at}`.trim() }));
}
