import type { Json } from '#engine/core/json.ts';
import { canBeWorth, HONOURS } from '#engine/decks/worth-54.ts';
import { type Contract, trainOf } from '#engine/games/reform/contracts/contract.ts';
import type { Noted, TrainEnding } from '#engine/games/reform/noted.ts';
import type { Sides } from '#engine/games/reform/row.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { isCounted } from '#engine/games/reform/settlement/verdicts.ts';
import { ALL_THIRDS, ENOUGH, PLAYING, TALON, TIE_FROM, TRICKS } from '#engine/games/reform/sizes.ts';
import { birdTricks, BY_KINGS, BY_LAST, BY_TRULL, type Claim, fitting, type Thirds, thirdsBy } from './claims.ts';
import { distinct, pipTricks, type Share, sharesOf, waysIn } from './places.ts';
import { canBeRide } from './rides.ts';
import { type Last, LASTS, type Setting, type Side, SIDES } from './worlds.ts';

/** What goes round in a ring: one half of the talon, while the other is the declarer's (reform §7.10). */
const RING = TALON / 2;

/** What the cards of an entered game are limited by. */
export function settingOf(
  { options }: Ruleset,
  { side, talon }: Contract,
  { members, others }: Sides,
  {
    partner,
    exchanged = talon.ring ? RING : talon.cards,
    kingTalon,
  }: {
    readonly partner?: Json | undefined;
    readonly exchanged?: number | undefined;
    readonly kingTalon?: Noted['kingTalon'];
  },
): Setting {
  const inSets = kingTalon === 'pratermaessig';
  const isInTalon = partner === 'king-in-talon' || inSets;
  const king = side !== 'king' ? 'none' : isInTalon ? 'talon' : 'held';
  const rest = talon.ring ? 0 : TALON - exchanged;
  // Where nobody exchanges, a king of the talon brings its declarer the group that it lies in, or all of it (reform §5.4).
  const own = king === 'talon' && talon.cards === 0 ? (options.soloKingTalon === 'half' ? rest / 2 : rest) : 0;
  return {
    seats: { declarer: members.length, opponents: others.length },
    ...{ king, exchanged },
    passed: { cards: talon.ring ? RING : 0, goAlong: talon.ring === 'first-lays' },
    left: { declarer: own, opponents: rest - own },
    kaiserstich: options.kaiserstich && !inSets,
    inSets,
  };
}

/** What any cards can have brought the declarer's side. */
const ANY_THIRDS: Thirds = { from: 0, to: ALL_THIRDS };

/** In what the sides share out the cards that were played: in tricks, or where those differ in length in cards of which each has one at least. */
const sharedIn = ({ inSets }: Setting): { readonly all: number; readonly cards: number } =>
  inSets ? { all: PLAYING * TRICKS, cards: 1 } : { all: TRICKS, cards: PLAYING };

/**
 * How much of it (`sharedIn`) the declarer's side can have won if all of this came about; none: no cards can give that. What nobody claims
 * may have come about as well, for not everybody writes everything down.
 */
function sharesBy(claims: readonly Claim[], setting: Setting, counted: Thirds): readonly number[] {
  const birds = birdTricks(claims, setting);
  const thirds = thirdsBy(claims, counted);
  if (!birds || thirds.from > thirds.to) return [];
  const bounds = boundsOf(claims, setting, birds);
  const { all } = sharedIn(setting);
  return Array.from({ length: all + 1 }, (_, won) => won).filter((won) => {
    if (!isVolatRight(claims, won, all)) return false;
    const fits = bounds.filter(({ from, to }) => won >= from && won <= to);
    return UP_TO_ALL.some(
      (honours) => fits.some((one) => one.honours === honours) && canHave(won, honours, setting, thirds),
    );
  });
}

/** The thirds of an entry: those that were counted, or that go with who has won. */
export function thirdsOf({ thirds, result, ending }: Pick<Noted, 'thirds' | 'result' | 'ending'>): Thirds {
  if (thirds !== undefined) return { from: thirds, to: thirds };
  if (result === undefined || (ending !== undefined && !isCounted(ending))) return ANY_THIRDS;
  if (result === 'won') return { ...ANY_THIRDS, from: ENOUGH };
  // Where there is a tie, it is not lost.
  return { ...ANY_THIRDS, to: (ending === undefined ? ENOUGH : TIE_FROM) - 1 };
}

/** The side that must have won every trick by the thirds that were counted; missing: nothing shows it. */
export function volatSide(claims: readonly Claim[], setting: Setting, thirds: number): Side | undefined {
  const counted = { from: thirds, to: thirds };
  const { all } = sharedIn(setting);
  // Of most games their points alone tell that each side has won a trick.
  if (![0, all].some((won) => canHaveAny(won, setting, counted))) return undefined;
  const [won, ...others] = sharesBy(claims, setting, counted);
  if (others.length > 0) return undefined;
  return won === all ? 'declarer' : won === 0 ? 'opponents' : undefined;
}

const UP_TO_ALL = Array.from({ length: HONOURS + 1 }, (_, honours) => honours);

const canHaveAny = (won: number, setting: Setting, thirds: Thirds): boolean =>
  UP_TO_ALL.some((honours) => canHave(won, honours, setting, thirds));

/** Whether any cards can be worth these thirds for the declarer's side, with no honour among what was laid away. */
function canHave(won: number, honours: number, setting: Setting, { from, to }: Thirds): boolean {
  const { exchanged, left, passed } = setting;
  const { all, cards } = sharedIn(setting);
  const own = cards * won + left.declarer;
  const others = cards * (all - won) + left.opponents;
  const isAlong = passed.goAlong && won === all;
  const laid = { own: exchanged + (isAlong ? passed.cards : 0), others: isAlong ? 0 : passed.cards };
  return (
    honours <= own &&
    HONOURS - honours <= others &&
    canBeWorth(own + laid.own, honours, { from, to }) &&
    canBeWorth(others + laid.others, HONOURS - honours, { from: ALL_THIRDS - to, to: ALL_THIRDS - from })
  );
}

const isVolatRight = (claims: readonly Claim[], won: number, all: number): boolean =>
  claims.every(({ bonus, of, made }) => bonus !== 'volat' || made === (won === (of === 'declarer' ? all : 0)));

/** From how much to how much (`sharedIn`) the declarer's side can have won, with how many honours. */
interface Bound {
  readonly honours: number;
  readonly from: number;
  readonly to: number;
}

function boundsOf(claims: readonly Claim[], setting: Setting, birds: Readonly<Record<Side, number>>): readonly Bound[] {
  const ways = waysIn(setting);
  const trulls = sharesOf(fitting(ways.trulls, BY_TRULL, claims, setting));
  const kings = sharesOf(fitting(ways.kings, BY_KINGS, claims, setting));
  const lasts = fitting(LASTS, BY_LAST, claims, setting);
  const pips = { declarer: pipTricks(claims, 'declarer'), opponents: pipTricks(claims, 'opponents') };
  const { all } = sharedIn(setting);
  return distinct(
    trulls.flatMap((trull) =>
      kings
        .filter((king) => SIDES.every((side) => trull.inTalon[side] + king.inTalon[side] <= setting.left[side]))
        .map((king) => withFree(king, setting.left.declarer - trull.inTalon.declarer - king.inTalon.declarer))
        .flatMap((king) =>
          lasts
            .filter((last) => isLastOf(trull, last) && isLastOf(king, last) && !(trull.last && last.isPip))
            .flatMap((last): readonly Bound[] => {
              const least = (side: Side): number => leastTricks({ trull, king, last }, side, birds[side], pips[side]);
              const [own, others] = [least('declarer'), least('opponents')];
              if (own + others > TRICKS) return [];
              return [{ honours: trull.honours + king.honours, from: own, to: all - others }];
            }),
        ),
    ),
    ({ honours, from, to }) => (honours * (all + 1) + from) * (all + 1) + to,
  );
}

/** Other kings of the declarer's side that have no room in its share of the talon were won in tricks. */
const withFree = (king: Share, room: number): Share => ({
  ...king,
  won: { ...king.won, declarer: king.won.declarer || king.free > room },
});

const isLastOf = (share: Share, { winner }: Last): boolean => share.last === undefined || share.last === winner;

/** The fewest tricks of a side: with birds, with pips alone, the last one, and one with what else it has won. */
function leastTricks(
  { trull, king, last }: { readonly trull: Share; readonly king: Share; readonly last: Last },
  side: Side,
  birds: number,
  pips: number,
): number {
  // A last trick that a pip wins may be one of those with nothing else.
  const isMore = last.winner === side && !(last.isPip && pips > 0);
  const certain = birds + (isMore ? 1 : 0);
  const isTrull = trull.won[side] && birds + (isMore && !last.isPip ? 1 : 0) === 0;
  return pips + certain + (isTrull || (king.won[side] && certain === 0) ? 1 : 0);
}

/** Whether all of it can have come about in one deal; missing thirds: whatever was counted. */
export type Possible = (claims: readonly Claim[], thirds?: Thirds) => boolean;

/** What can have come about in a game for points, by how it was played, and how it ended. */
export function possibleIn(
  ruleset: Ruleset,
  contract: Contract,
  sides: Sides,
  said: Parameters<typeof settingOf>[3] & { readonly ending?: TrainEnding | undefined },
): Possible {
  const { kaiserstich } = ruleset.options;
  if (trainOf(contract)) return (claims, thirds = ANY_THIRDS) => canBeRide(claims, kaiserstich, said.ending, thirds);
  const setting = settingOf(ruleset, contract, sides, said);
  return (claims, thirds = ANY_THIRDS) => sharesBy(claims, setting, thirds).length > 0;
}

/** Of rows that exclude each other, the first that cannot be with those before it, and the one of these that it cannot be with. */
export function excluding(claims: readonly Claim[], canBe: Possible): readonly number[] {
  if (canBe(claims)) return [];
  const at = claims.findIndex((_, i) => !canBe(claims.slice(0, i + 1)));
  const one = claims[at];
  if (!one) return [];
  if (!canBe([one])) return [at];
  const other = claims.slice(0, at).findIndex((before) => !canBe([before, one]));
  return other < 0 ? [at] : [other, at];
}
