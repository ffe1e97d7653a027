import { z } from 'zod';
import type { Json } from '../../../core/json.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import { from, type Seat } from '../../../core/seat.ts';
import { sumsOf, SUITS } from '../../../decks/deck-36.ts';
import { AGREED_ENTRY, ANNULLED_ENTRY, commonRow, REDEAL_ENTRY } from '../../../kernel/common-entries.ts';
import { shapeFaults } from '../../../kernel/entry-faults.ts';
import type { Row } from '../../../kernel/score.ts';
import { afterDealer } from '../../../phases/seats.ts';
import { STEPS } from '../kontra.ts';
import { refusal, type RefusalCode } from '../refusals.ts';
import { PASSED_OUT, passedOutRow, rowOf } from '../row.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';

type Checked = Result<Row, readonly Refusal[]>;

const PASSED = z.strictObject({ contract: z.literal(PASSED_OUT) });
const PLAYED = z.strictObject({
  contract: z.string(),
  declarer: z.int().min(0).max(PLAYING),
  points: z.int(),
  allTricks: z.enum(['none', 'declarer', 'defenders']).default('none'),
  kontra: z.int().min(0).max(STEPS.length).default(0),
  trump: z.enum(SUITS).optional(),
});

/** What three cards can count: all that a declarer has who takes no trick (bavarian §12). */
const WITHOUT_TRICKS = sumsOf(3);
const ALL = 120;
const isPossible = (points: number): boolean => points >= 0 && points <= ALL && points !== 1 && points !== ALL - 1;

/** Whether somebody who took all tricks is paid for it, so that it is noted (bavarian §12, B3). */
export const asksForAllTricks = ({ options }: Ruleset): boolean =>
  options.payment === 'points' || options['fixed-durch'] > 0;

/** Checks a score entry into the row that the played deal would have (bavarian §12). */
export function check(ruleset: Ruleset, entry: Json, table: number, dealer: Seat): Checked {
  const common = (value: Parameters<typeof commonRow>[0]) => commonRow(value, table, dealer);
  switch ((entry as { readonly contract?: Json } | null)?.contract) {
    case 'annulled':
      return parsed(ANNULLED_ENTRY, entry, common);
    case 'redeal':
      return parsed(REDEAL_ENTRY, entry, common);
    case 'agreed':
      return parsed(AGREED_ENTRY, entry, common);
    case PASSED_OUT:
      return parsed(PASSED, entry, () => ok(passedOutRow(table, dealer)));
    case undefined:
      return fail([refusal('contract-missing', { field: 'contract' })]);
    default:
      return parsed(PLAYED, entry, (played) => checkPlayed(ruleset, played, table, dealer));
  }
}

/** Shapes first: every field that is missing, unknown or of the wrong kind, by its path. */
function parsed<T>(schema: z.ZodType<T>, entry: Json, then: (value: T) => Checked): Checked {
  const read = schema.safeParse(entry);
  return read.success
    ? then(read.data)
    : fail(shapeFaults(read.error).map(({ code, field }) => refusal(code, { field })));
}

function checkPlayed(ruleset: Ruleset, played: z.infer<typeof PLAYED>, table: number, dealer: Seat): Checked {
  const { contract: id, declarer, points, allTricks, kontra, trump } = played;
  const { options } = ruleset;
  const active = afterDealer(PLAYING)(table, dealer);
  const contract = ruleset.find(id);
  const trumps = contract?.trumps(options) ?? [];
  const faults: readonly (readonly [boolean, RefusalCode, keyof typeof played])[] = [
    [!contract, 'unknown-contract', 'contract'],
    [!active.includes(declarer), 'declarer-sits-out', 'declarer'],
    [contract?.usesStock === true && !ruleset.mayUseStock(declarer, active), 'stock-only-for-dealer', 'declarer'],
    [!isPossible(points), 'points-impossible', 'points'],
    [allTricks !== 'none' && !asksForAllTricks(ruleset), 'field-not-here', 'allTricks'],
    [allTricks === 'declarer' && points !== ALL, 'durch-needs-120', 'points'],
    [allTricks === 'defenders' && !WITHOUT_TRICKS.has(points), 'no-tricks-points', 'points'],
    [kontra > options['kontra-max'], 'kontra-above-limit', 'kontra'],
    [
      contract !== undefined && trump !== undefined && !trumps.includes(trump),
      trumps.length === 1 && contract?.usesStock ? 'frage-needs-hearts' : 'not-these-trumps',
      'trump',
    ],
  ];
  const wrong = faults.flatMap(([isWrong, code, field]) => (isWrong ? [refusal(code, { field }, 'bavarian §12')] : []));
  if (wrong.length > 0) return fail(wrong);
  const [, first = declarer] = from(declarer, active);
  const named = trump ?? (trumps.length === 1 ? trumps[0] : undefined);
  return ok(
    rowOf(ruleset, {
      ...{ table, dealer, points },
      game: { declarer, contract: id, with: named === undefined ? {} : { trump: named } },
      doublings: STEPS.slice(0, kontra).map((step, i) => ({ step, by: i % 2 === 0 ? first : declarer })),
      allTricks: { none: undefined, declarer, defenders: first }[allTricks],
    }),
  );
}
