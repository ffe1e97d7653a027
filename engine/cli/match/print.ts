import type { MatchResult, Side, Spent } from '#engine/bots/match/match.ts';
import { DECISIONS, ROLES } from '#engine/bots/match/side.ts';
import type { WrittenBot } from '#engine/bots/written.ts';
import type { Json } from '#engine/core/json.ts';
import type { Language } from '#engine/core/text.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { nameOf, word } from '../say.ts';
import { DECISION_NAMES, ROLE_NAMES } from '../texts.ts';

/** A match that is over, who played it, and how many deals were played in a second. */
export interface Over {
  readonly result: MatchResult;
  readonly a: WrittenBot;
  readonly b: WrittenBot;
  readonly dealsPerSecond: number;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) || 0;

/** As a program reads it (`match-report`). */
export const printed = ({ result, a, b, dealsPerSecond }: Over): Json => ({
  deals: result.deals,
  seatings: result.seatings,
  mean: rounded(result.mean, 4),
  interval: result.low === null || result.high === null ? null : [rounded(result.low, 4), rounded(result.high, 4)],
  a: printedSide(result.a, a),
  b: printedSide(result.b, b),
  dealsPerSecond: rounded(dealsPerSecond, 1),
});

const printedSide = ({ mean, contracts, roles, kontras, worlds, spent }: Side, { written }: WrittenBot): Json => ({
  bot: written,
  mean: rounded(mean, 4),
  contracts: Object.fromEntries(Object.entries(contracts).map(([id, played]) => [id, { ...played }])),
  roles: Object.fromEntries(
    Object.entries(roles).map(([role, one]) => [role, { deals: one.deals, mean: rounded(one.mean, 4) }]),
  ),
  kontras: { ...kontras },
  worlds: { ...worlds },
  milliseconds: Object.fromEntries(Object.entries(spent).map(([kind, times]) => [kind, inMilliseconds(times)])),
});

const inMilliseconds = ({ decisions, ...times }: Spent): Json => ({
  decisions,
  ...Object.fromEntries(Object.entries(times).map(([share, ms]) => [share, rounded(ms, 3)])),
});

/** As people read it. */
export function said(
  { result, a, b, dealsPerSecond }: Over,
  { texts }: Pick<GameDefinition, 'texts'>,
  language: Language,
): string {
  const w = (id: Parameters<typeof word>[0]): string => word(id, language);
  const signed = (value: number): string => (value > 0 ? '+' : '') + String(rounded(value, 3));
  const nameOfBot = ({ name, written }: WrittenBot): string => {
    const [, parameters] = written.split(':');
    return parameters === undefined ? name[language] : `${name[language]}, ${parameters}`;
  };

  const linesOf = (side: string, { contracts, roles, kontras, worlds, spent }: Side): readonly string[] => [
    `${side}, ${w('contracts')}:`,
    ...Object.entries(contracts).map(
      ([id, { played, made, lost }]) =>
        `  ${nameOf(texts.contracts, id, language)}: ${played}` +
        (made + lost > 0 ? ` (${w('made')}: ${made}, ${w('lost')}: ${lost})` : ''),
    ),
    ...ROLES.flatMap((role) => {
      const one = roles[role];
      return one ? [`  ${ROLE_NAMES[role][language]}: ${one.deals} × ${signed(one.mean)}`] : [];
    }),
    ...(kontras.said > 0 ? [`  ${w('kontras')}: ${kontras.said} (${w('right')}: ${kontras.right})`] : []),
    ...(worlds.tried + worlds.decisionsWithout > 0
      ? [
          `  ${w('imagined')}: ${worlds.tried} (${w('givenUp')}: ${worlds.givenUp}, ` +
            `${w('decisionsWithout')}: ${worlds.decisionsWithout})`,
        ]
      : []),
    ...DECISIONS.flatMap((kind) => {
      const times = spent[kind];
      if (!times) return [];
      const { decisions, p50, p95, p99, max } = times;
      const ms = (value: number): string => String(rounded(value, 2));
      return [
        `  ${w('processorTime')}, ${DECISION_NAMES[kind][language]} (${decisions} ${w('decisions')}): ` +
          `${w('half')} ${ms(p50)}, 95 % ${ms(p95)}, 99 % ${ms(p99)}, ${w('most')} ${ms(max)}`,
      ];
    }),
  ];

  return [
    `${w('deals')}: ${result.deals} × ${result.seatings} ${w('seatings')}, ${rounded(dealsPerSecond, 1)} ${w('perSecond')}`,
    `${w('perDealAndSeat')}: A (${nameOfBot(a)}) ${signed(result.a.mean)}, B (${nameOfBot(b)}) ${signed(result.b.mean)}`,
    `${w('ahead')}: ${signed(result.mean)}` +
      (result.low === null || result.high === null ? '' : ` [${signed(result.low)}; ${signed(result.high)}]`),
    ...linesOf('A', result.a),
    ...linesOf('B', result.b),
  ].join('\n');
}
