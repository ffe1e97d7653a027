/** Where cards that somebody gets something for can lie at the end of a deal, and who can have won its last trick (reform §6.1). */

export type Side = 'declarer' | 'opponents';
export const SIDES: readonly Side[] = ['declarer', 'opponents'];
export const otherSide = (side: Side): Side => (side === 'declarer' ? 'opponents' : 'declarer');

/** What the cards of a deal are limited by, whatever came about in it. */
export interface Setting {
  /** How many play on each side. */
  readonly seats: Readonly<Record<Side, number>>;
  /** The called king: held by the declarer's side, from the talon, or none. */
  readonly king: 'held' | 'talon' | 'none';
  /** Cards taken from the talon, and as many laid away. */
  readonly exchanged: number;
  /** Cards that the opponents have laid away, and whether they are the declarer's if every trick is (reform §7.10). */
  readonly passed: { readonly cards: number; readonly goAlong: boolean };
  /** How many of the others are whose at the end. */
  readonly left: Readonly<Record<Side, number>>;
  readonly kaiserstich: boolean;
  /** Whether tarocks may be given together, so that hands differ in length and nothing is sure of its trick (reform §7.4). */
  readonly inSets: boolean;
}

/** A card: who played it, or that it stayed in the talon, and whose it is at the end. */
export interface Lying {
  readonly by: Side | 'talon';
  readonly won: Side;
}

/** The same, with its place in the last trick. */
interface Fallen extends Lying {
  readonly isLast: boolean;
}

export interface Trull {
  readonly pagat: Fallen;
  /** Whether the Pagat itself wins the last trick. */
  readonly pagatWins: boolean;
  readonly mond: Lying;
  readonly skues: Lying;
  /** Whether the whole Trull fell in one trick, and nobody caught anything in it (reform §7.1). */
  readonly isKaiserstich: boolean;
}

export interface Kings {
  /** The called one; missing: none is. */
  readonly called?: Fallen;
  /** Those of the declarer's side beside it, and how many there are. */
  readonly own: number;
  readonly of: number;
}

export interface Last {
  readonly winner: Side;
  /** Whether a pip wins it; then it holds no tarock. */
  readonly isPip: boolean;
}

/** The ways of a card that stayed in the talon. */
const inTalon = (left: Setting['left']): readonly Fallen[] =>
  SIDES.filter((won) => left[won] > 0).map((won): Fallen => ({ by: 'talon', won, isLast: false }));
const ALL_KINGS = 4;
const EITHER = [false, true];

/** The ways of a played card, in its trick and in the last one. */
const ways = (by: Side): readonly Fallen[] =>
  SIDES.flatMap((won) => EITHER.map((isLast): Fallen => ({ by, won, isLast })));

function pagatWays({ seats, left }: Setting): readonly Pick<Trull, 'pagat' | 'pagatWins'>[] {
  const played = SIDES.flatMap((by) => [
    // Beaten in the last trick it goes to the own side only if there is somebody to beat it.
    ...ways(by)
      .filter(({ won, isLast }) => !isLast || won !== by || seats[by] > 1)
      .map((pagat) => ({ pagat, pagatWins: false })),
    { pagat: { by, won: by, isLast: true }, pagatWins: true },
  ]);
  return [...inTalon(left).map((pagat) => ({ pagat, pagatWins: false })), ...played];
}

/** The Trull in the tricks and the talon. */
export function trullsOf(setting: Setting): readonly Trull[] {
  const pairs = setting.inSets ? anyPairs(setting) : pairsOf(setting);
  const apart = pagatWays(setting).flatMap((pagat) =>
    pairs.map((pair) => ({ ...pagat, ...pair, isKaiserstich: false })),
  );
  return setting.kaiserstich ? [...apart, ...kaiserstiche()] : apart;
}

type Pair = Pick<Trull, 'mond' | 'skues'>;

/** Only the Sküs takes the Mond, and nothing takes the Sküs. */
function pairsOf({ left }: Setting): readonly Pair[] {
  const kept: readonly Lying[] = [...inTalon(left), ...SIDES.map((side): Lying => ({ by: side, won: side }))];
  return kept.flatMap((skues) => [
    ...kept.map((mond) => ({ mond, skues })),
    ...(skues.by === 'talon' ? [] : [{ mond: { by: otherSide(skues.won), won: skues.won }, skues }]),
  ]);
}

/** Several tarocks together take both. */
function anyPairs({ left }: Setting): readonly Pair[] {
  const lying: readonly Lying[] = [...inTalon(left), ...SIDES.flatMap((by) => SIDES.map((won) => ({ by, won })))];
  return lying.flatMap((skues) => lying.map((mond) => ({ mond, skues })));
}

const kaiserstiche = (): readonly Trull[] =>
  SIDES.flatMap((won) =>
    SIDES.flatMap((mond) =>
      SIDES.flatMap((skues) =>
        EITHER.map((isLast) => ({
          ...{ pagat: { by: won, won, isLast }, pagatWins: isLast, isKaiserstich: true },
          ...{ mond: { by: mond, won }, skues: { by: skues, won } },
        })),
      ),
    ),
  );

/**
 * The kings: never laid away, so that the called one falls unless it stays in the talon. Whoever has called it there has either taken
 * the cards that he wanted before, or gets it, and what lies with it, at the end (reform §5.4).
 */
export function kingsOf({ king, exchanged, left }: Setting): readonly Kings[] {
  const of = king === 'none' ? ALL_KINGS : ALL_KINGS - 1;
  const others = Array.from({ length: of + 1 }, (_, own) => ({ own, of }));
  if (king === 'none') return others;
  const isTaken = king === 'held' || exchanged > 0;
  const [owner] = left.declarer > 0 ? inTalon({ ...left, opponents: 0 }) : inTalon(left);
  const called = [...(king === 'talon' && owner ? [owner] : []), ...(isTaken ? ways('declarer') : [])];
  return called.flatMap((one) => others.map((own) => ({ called: one, ...own })));
}

export const LASTS: readonly Last[] = SIDES.flatMap((winner) => EITHER.map((isPip) => ({ winner, isPip })));
