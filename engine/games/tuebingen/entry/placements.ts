import { replacedAt } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { otherSide, type Side } from '#engine/judging/sides.ts';
import { type BonusId, isFamily, OF_THE_ONE } from '../bonuses.ts';
import { SUITS } from '../cards.ts';
import type { Options } from '../options/options.ts';
import {
  courtsOf,
  has,
  haveCommon,
  type Held,
  joined,
  kingOf,
  KINGS,
  MOST_TAROCKS,
  NOTHING,
  queenOf,
  sizeOf,
  SKI,
  tarock,
  tarocksFrom,
} from './hand.ts';

/** A Strafe as a scorer notes it; `length`: of a run. */
export interface Claimed {
  readonly id: BonusId;
  readonly side: Side;
  readonly length: number;
}

/** Who holds cards, and how many. */
export interface Holder {
  readonly seat: Seat;
  readonly side: Side;
  /** How many cards count as the hand. */
  readonly room: number;
}

/** What lies where, as far as something needs it, and what does not. */
export interface Placement {
  readonly held: readonly Held[];
  readonly lacking: readonly Held[];
}

/** What one hand needs for a Strafe, and what it must not have. */
interface Need {
  readonly needs: Held;
  readonly lacks: Held;
}

/** What needs the fewest choices comes first; of a run every hand has only a few kinds. */
const ORDER: readonly BonusId[] = [
  ...(['skimon', 'kingdom', 'ski-kingdom', 'family', 'ski-family'] as const),
  ...OF_THE_ONE,
  ...(['oberers', 'unterers'] as const),
];

const T1 = tarock(1);
const T21 = tarock(MOST_TAROCKS);
const need = (tarocks: number, courts = 0, lacks: Held = NOTHING): Need => ({ needs: { tarocks, courts }, lacks });

/** Every way in which all that was claimed can lie in the hands, as far as ways differ. */
export function* placements(
  options: Options,
  holders: readonly Holder[],
  claimed: readonly Claimed[],
): Generator<Placement> {
  const sorted = [...claimed].sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
  // The same hand would do for two of a kind.
  const kinds = sorted.map(({ id }) => (isOfTheOne(id) ? 'fein' : id));
  const isOnce = (id: BonusId): boolean =>
    !isFamily(id) || (id === 'ski-family' && options['ski-reuse'] === 'per-type');
  if (kinds.some((id, i) => isOnce(id) && kinds.indexOf(id) !== i)) return;
  const empty = holders.map(() => NOTHING);
  yield* placed({ held: empty, lacking: empty }, sorted, 0);

  /** `suits`: how many have a family; the suits are alike, so they are taken in turn. */
  function* placed(so: Placement, [one, ...others]: readonly Claimed[], suits: number): Generator<Placement> {
    if (!one) {
      yield so;
      return;
    }
    for (const [i, holder] of holders.entries()) {
      if (holder.side !== one.side) continue;
      for (const way of waysOf(options, one, { held: so.held, at: i }, suits)) {
        const next = withNeed(so, holders, i, way);
        if (next) yield* placed(next, others, suits + (isFamily(one.id) ? 1 : 0));
      }
    }
  }
}

/** Whether this is about the fate of the Tarock 1, which only one can have. */
export const isOfTheOne = (id: BonusId): boolean => (OF_THE_ONE as readonly BonusId[]).includes(id);

/** Whose trick the Tarock 1 lay in, if somebody claimed something about it. */
export const takerOf = ({ id, side }: Claimed): Side => (id === 'fein' ? side : otherSide(side));

/** The placement with a need added to one hand; `undefined` where it does not fit. */
export function withNeed(
  { held, lacking }: Placement,
  holders: readonly Holder[],
  at: number,
  { needs, lacks }: Need,
): Placement | undefined {
  if (held.some((other, i) => i !== at && haveCommon(other, needs))) return undefined;
  const [own, without] = [joined(held[at] ?? NOTHING, needs), joined(lacking[at] ?? NOTHING, lacks)];
  if (haveCommon(own, without) || sizeOf(own) > (holders[at]?.room ?? 0)) return undefined;
  return { held: replacedAt(held, at, own), lacking: replacedAt(lacking, at, without) };
}

/** One hand among all. */
interface Hand {
  readonly held: readonly Held[];
  readonly at: number;
}

/** The kinds of hands that have it; `suits`: how many have a family. */
function waysOf(options: Options, { id, length }: Claimed, hand: Hand, suits: number): readonly Need[] {
  switch (id) {
    case 'skimon':
      return [need(SKI | T21 | T1)];
    case 'kingdom':
      return [need(0, KINGS)];
    case 'ski-kingdom':
      return SUITS.map((_, suit) => need(SKI, KINGS & ~kingOf(suit), { tarocks: 0, courts: kingOf(suit) }));
    case 'family':
      return suits < SUITS.length ? [need(0, courtsOf(suits))] : [];
    case 'ski-family':
      return suits < SUITS.length
        ? [kingOf(suits), queenOf(suits)].map((one) => need(SKI, courtsOf(suits) & ~one, { tarocks: 0, courts: one }))
        : [];
    case 'oberers':
      return runs(options, { head: MOST_TAROCKS, step: -1, length }, hand);
    case 'unterers':
      return runs(options, { head: 1, step: 1, length }, hand);
    default:
      return [need(T1)];
  }
}

/** Tarocks one after the other, down from the highest or up from the lowest. */
interface Run {
  readonly head: number;
  readonly step: 1 | -1;
  readonly length: number;
}

/** A run from its head, as it is or with the Ski for one of its tarocks. Gaps between are alike, but for what lies elsewhere. */
function runs(options: Options, { head, step, length }: Run, { held, at }: Hand): readonly Need[] {
  const numbers = Array.from({ length }, (_, i) => head + step * i);
  const end = head + step * (length - 1);
  if (end < 1 || end > MOST_TAROCKS) return [];
  const all = tarocksFrom(Math.min(head, end), Math.max(head, end));
  const isElsewhere = (number: number): boolean => held.some((other, i) => i !== at && has(other, tarock(number)));
  const isOwn = (number: number): boolean => has(held[at] ?? NOTHING, tarock(number));
  const gaps = [numbers.find(isElsewhere), ...numbers.slice(0, 2), end, numbers.find((number) => !isOwn(number))];
  return [
    need(all),
    ...[...new Set(gaps)]
      .filter((gap) => gap !== undefined)
      .filter((gap) => options['ski-head'] || gap !== head)
      .map((gap) => need((all & ~tarock(gap)) | SKI)),
  ];
}
