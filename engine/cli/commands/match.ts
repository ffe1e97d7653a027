import { BOTS, type NamedBot } from '#engine/bots/index.ts';
import { type Contracts, type MatchResult, playMatch, type Side } from '#engine/bots/match/match.ts';
import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { type Language, text } from '#engine/core/text.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { type Call, type Command, refuse } from '../command.ts';
import { RULES_FLAGS, rulesFlags, seatsFlag, textFlag } from '../flags.ts';
import { numberFlag } from '../input.ts';
import { refuseCli } from '../refusals.ts';
import { nameOf, word } from '../say.ts';

/** Default number of deals. */
const USUAL_DEALS = 100;

/** `tarock match`: which of two bots plays better, and by how much. */
export const MATCH: Command = {
  id: 'match',
  usage: 'match --a BOT --b BOT --family F --profile P [--option k=v]… [--table N] [--deals N] [--seed S]',
  says: text(
    'Lässt zwei Bots dieselben Spiele in allen Sitzordnungen spielen und sagt, was jeder je Spiel und Platz gewinnt.',
    'Has two bots play the same deals in all seatings and reports what each wins per deal and seat.',
  ),
  flags: {
    a: { type: 'string' },
    b: { type: 'string' },
    ...RULES_FLAGS,
    table: { type: 'string' },
    deals: { type: 'string' },
    seed: { type: 'string' },
  },
  args: [],
  run(call) {
    const ready = rulesFlags(call);
    if (!ready.ok) return ready;
    const { game, table, rules } = ready.value;
    const [a, b] = [botFlag(call, 'a'), botFlag(call, 'b')];
    if (!a.ok) return refuse(a.error);
    if (!b.ok) return refuse(b.error);
    const seats = seatsFlag(call, game);
    if (!seats.ok) return refuse(seats.error);
    const deals = numberFlag(call, 'deals', 1, 1_000_000);
    if (!deals.ok) return refuse(deals.error);
    const begun = call.io.now();
    const result = playMatch({
      rules,
      table,
      seats: seats.value,
      a: a.value,
      b: b.value,
      deals: deals.value ?? USUAL_DEALS,
      seed: textFlag(call, 'seed') ?? '1',
    });
    const seconds = Math.max(call.io.now() - begun, 1) / 1000;
    const played = { ...result, dealsPerSecond: rounded((result.deals * result.seatings) / seconds, 1) };
    const bots = [a.value, b.value] as const;
    return ok({ json: print(played, bots), text: say(played, bots, game, call.language).join('\n') });
  },
};

function botFlag(call: Call, flag: 'a' | 'b'): Result<NamedBot, Refusal> {
  const id = textFlag(call, flag);
  if (id === undefined) return fail(refuseCli('missing-flag', { text: `--${flag}` }));
  const bot = BOTS.find((one) => one.id === id);
  return bot ? ok(bot) : fail(refuseCli('unknown-bot', { text: id }));
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) || 0;

/** A match, and how fast it was played. */
interface Played extends MatchResult {
  readonly dealsPerSecond: number;
}

const print = (result: Played, [a, b]: readonly [NamedBot, NamedBot]): Json => ({
  deals: result.deals,
  seatings: result.seatings,
  mean: rounded(result.mean, 4),
  interval: [rounded(result.low, 4), rounded(result.high, 4)],
  a: printSide(result.a, a),
  b: printSide(result.b, b),
  dealsPerSecond: result.dealsPerSecond,
});

const printSide = ({ mean, contracts }: Side, { id }: NamedBot): Json => ({
  bot: id,
  mean: rounded(mean, 4),
  contracts: contracts as unknown as Json,
});

function say(
  result: Played,
  bots: readonly [NamedBot, NamedBot],
  { texts }: GameDefinition,
  language: Language,
): readonly string[] {
  const w = (id: Parameters<typeof word>[0]): string => word(id, language);
  const signed = (value: number): string => (value > 0 ? '+' : '') + String(rounded(value, 3));
  const [a, b] = bots.map(({ name }) => name[language]);
  const lines = (contracts: Contracts): readonly string[] =>
    Object.entries(contracts).map(
      ([id, { played, made, lost }]) =>
        `  ${nameOf(texts.contracts, id, language)}: ${played}` +
        (made + lost > 0 ? ` (${w('made')}: ${made}, ${w('lost')}: ${lost})` : ''),
    );
  return [
    `${w('deals')}: ${result.deals} × ${result.seatings} ${w('seatings')}, ${result.dealsPerSecond} ${w('perSecond')}`,
    `${w('perDealAndSeat')}: A (${a ?? ''}) ${signed(result.a.mean)}, B (${b ?? ''}) ${signed(result.b.mean)}`,
    `${w('ahead')}: ${signed(result.mean)} [${signed(result.low)}; ${signed(result.high)}]`,
    `A, ${w('contracts')}:`,
    ...lines(result.a.contracts),
    `B, ${w('contracts')}:`,
    ...lines(result.b.contracts),
  ];
}
