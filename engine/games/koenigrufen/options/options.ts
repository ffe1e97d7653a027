import { z } from 'zod';
import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { OptionSpec } from '#engine/kernel/family/listing.ts';
import { choice, flag, type ValuesOf } from '#engine/kernel/family/options.ts';
import { refusal } from '../refusals.ts';

/** What people do at the table, and no program can see to: the rule book says it, nothing else asks for it. */
const words = <S extends OptionSpec>(spec: S) => ({ ...spec, reader: 'rule-book' }) as const;

/** Off unless agreed at the table; then with these numbers, of which `sample` are likely ones. */
const agreed = <S extends z.ZodType<Json>>(shape: S, sample: z.infer<S>) => ({
  fallback: 'off' as z.infer<S> | 'off',
  values: ['off', sample] as const,
  open: z.union([z.literal('off'), shape]),
});

const DOUBLED = { 'kontra-levels': { not: [0] } };
/** Several games may stand beside each other. */
const BESIDE = { 'bei-groups': { not: ['off'] } };
/** A Trischaken in which points are avoided, and one that is paid by the table's places. */
const AVOIDING = { 'trischaken-positive': [false] };
const BY_PLACES = { ...AVOIDING, 'trischaken-settlement': ['table'] };
const points = z.int().min(1).max(100);
const SPECIAL_GAME = z.strictObject({ value: points, above: z.string() });
const specialGame = (value: number, above: string) => agreed(SPECIAL_GAME, { value, above });
const BONUS = z.strictObject({ silent: points, announced: points });
const KASSA = z.strictObject({ ante: points, floor: z.int().min(0).max(10_000), cap: points.max(10_000) });

/** What a declarer may do beyond conceding and playing alone when the called king lies in the talon (tirol §5). */
export const KING_IN_TALON = ['all-six', 'any-three', 'switch-bird', 'trischaken', 'second-king'] as const;
export type KingInTalon = (typeof KING_IN_TALON)[number];

/** Which order the Trull must fall in for the Pagat to win the trick (tirol §15). */
const KAISERSTICH = ['off', 'any-order', 'in-order'] as const;

/** House rules as data; names and sentences are in texts.ts (tirol §10, §15). The first value of a choice is the default. */
export const OPTIONS = {
  'table-size': { ...choice(4, 5), reader: 'setup' },
  cutter: words(choice('left', 'opposite')),
  'talon-deal': choice('middle', 'start'),
  'bei-groups': choice('same-value', 'same-contract', 'off'),
  'bei-settlement': { ...choice('all-others', 'defenders-only'), when: BESIDE },
  'bei-beats-solorufer': { ...flag(false), when: BESIDE },
  'king-in-talon': {
    fallback: [] as readonly KingInTalon[],
    values: [[], ...KING_IN_TALON.map((way) => [way]), KING_IN_TALON] as readonly (readonly KingInTalon[])[],
    open: z.array(z.enum(KING_IN_TALON)).refine((ways) => new Set(ways).size === ways.length),
  },
  'solorufer-kontra-void': { ...flag(false), when: DOUBLED },
  'kontra-levels': choice(2, 1, 3, 0),
  'kontra-scope': { ...choice('score', 'money-only'), when: DOUBLED },
  'bird-lock': choice('hard', 'warn'),
  'silent-loss': flag(true),
  'ouvert-talk': words(flag(false)),
  'trick-review': choice('last-trick', 'own-tricks', 'all-tricks', 'no-tricks'),
  'farben-de-luxe': flag(false),
  'trischaken-stichzwang': { ...choice('choice', 'yes', 'no'), when: AVOIDING },
  'trischaken-talon': choice('choice', 'first-six', 'last'),
  'trischaken-positive': flag(false),
  'trischaken-settlement': { ...choice('table', 'online'), when: AVOIDING },
  'two-virgins': { ...choice('each', 'split'), when: BY_PLACES },
  'trischaken-forehand-tie': { ...choice('share', 'alone'), when: BY_PLACES },
  'double-rounds': flag(false),
  'double-overlap': { ...choice('queue', 'restart', 'stack'), when: { 'double-rounds': [true] } },
  fensterbrettl: { ...choice('round', 'one-deal', 'off'), when: { 'double-rounds': [true] } },
  pagatkassa: agreed(KASSA, { ante: 5, floor: 20, cap: 40 }),
  standing: choice('plain', 'skoty'),
  /** What is halved the standings know from the evening's format, from which this follows (`halved` in game.ts). */
  'skoty-unit': words(choice('session', 'deal')),
  'early-stop': flag(true),
  // Spezialitäten (tirol §15): off by default; numbers are to be agreed at the table.
  kaiserstich: { ...choice(...KAISERSTICH), earlier: { false: 'off', true: 'any-order' } },
  selbstrufer: flag(false),
  'bettler-ohne-stichzwang': flag(false),
  schlussrad: flag(false),
  sechser: choice('first-word', 'also-last', 'everybody'),
  farbenrufer: specialGame(3, 'besserrufer-2'),
  farbensolorufer: specialGame(4, 'bettel'),
  farbensechser: specialGame(4, 'sechserdreier'),
  farbenzweier: specialGame(6, 'dreier'),
  zweier: specialGame(6, 'dreier'),
  solobesser: specialGame(4, 'dreier'),
  besserdreier: specialGame(5, 'dreier'),
  dreifachsack: agreed(points, 2),
  kondor: agreed(BONUS, { silent: 6, announced: 12 }),
  mondfang: agreed(points, 1),
  koenigfang: agreed(points, 1),
  pagatfang: agreed(points, 1),
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionId = keyof typeof OPTIONS;

/** Options of earlier versions that moved nothing: evenings and records that have them are read without them. */
export const RETIRED_OPTIONS: readonly string[] = ['stake'];

/** Why options cannot be agreed on together: the Skoty Trophy knows neither double rounds nor a Pagatkassa (tirol §9, §10). */
export function contradictions({ options }: { readonly options: Options }): readonly Refusal[] {
  if (options.standing !== 'skoty') return [];
  const refuse = (option: OptionId) => refusal('options-contradict', { option }, 'tirol §9, §10');
  return [
    ...(options['double-rounds'] ? [refuse('double-rounds')] : []),
    ...(options.pagatkassa !== 'off' ? [refuse('pagatkassa')] : []),
  ];
}

/** Every option with its value: what the rules of one table were made from. */
export type Options = ValuesOf<typeof OPTIONS>;
