import type { Seat } from '#engine/core/seat.ts';
import { canBeWorth, HONOURS, type Range } from '#engine/decks/worth-54.ts';
import type { RankedContract, Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import { THIRDS, TRICKS } from '#engine/games/koenigrufen/sizes.ts';
import { type Side, sideOf } from '#engine/judging/sides.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { EntryTable } from '../table.ts';

/**
 * What is asked of a deal from paper: is there any way in which the cards can have lain and the tricks can have gone, so
 * that all of it is true? Counted are the seven honours, the number of cards on each side, the tricks of birds, which have
 * neither Sküs nor Mond in them, and the last trick, where the Pagat and the called king meet. What needs more than that to
 * be refuted is believed.
 */

const TALON = 6;
const SIDES: readonly Side[] = ['declarer', 'defenders'];

/** The last trick, as far as the Pagat and the called king are concerned. */
export interface LastTrick {
  readonly winner: Seat;
  /** Who was dealt the Pagat; nobody, if it lay in the talon to the end. */
  readonly pagatBy: Seat | undefined;
  readonly pagatFell: boolean;
  readonly kingFell: boolean;
}

/** Where the honours lie in the end, and how many tricks the declarer's side has. */
export interface Piles {
  readonly tricks: number;
  readonly pagat: Side;
  /** How many of Sküs and Mond the declarer's side has. */
  readonly others: number;
  /** How many kings; the called one among them or not. */
  readonly kings: number;
  readonly calledKing: Side | undefined;
  /** Whether the called king was in somebody's hand, and so in a trick. */
  readonly kingPlayed: boolean;
}

/** One thing that is written down, and what must then be so. */
export interface Claim {
  readonly takes?: { readonly trick: number; readonly side: Side };
  /** Whose bird took a trick, in which no higher tarock can have been. */
  readonly birdOf?: Side;
  readonly last?: (last: LastTrick) => boolean;
  readonly piles?: (piles: Piles, last: LastTrick) => boolean;
  readonly points?: Range;
}

/** How a game lets the cards lie. */
export interface Frame {
  readonly game: Game;
  readonly active: readonly Seat[];
  /** Cards that the declarer's side has besides its tricks. */
  readonly kept: readonly number[];
  /** How many of these can be honours: none are laid away, any may lie in the half that comes with the called king. */
  readonly keptHonours: number;
  readonly king: 'played' | 'in-talon' | 'either' | undefined;
}

/** Discards lie with the declarer, the rest of the talon with the defenders, the called king's half with its caller (tirol §5). */
export function frameOf({ ruleset, active }: EntryTable, contract: RankedContract, game: Game): Frame {
  const closed = contract.talon.id === 'none';
  const frame = { game, active, keptHonours: 0 };
  if (contract.parties !== 'calls-partner') return { ...frame, king: undefined, kept: [contract.talon.cards] };
  const inTalon = game.partner === undefined && game.with['own'] !== true;
  if (!inTalon) return { ...frame, king: 'played', kept: [contract.talon.cards] };
  if (closed) return { ...frame, king: 'in-talon', kept: [3], keptHonours: 3 };
  return { ...frame, king: 'either', kept: allSix(ruleset) ? [3, TALON] : [3] };
}

const allSix = (ruleset: Ruleset): boolean => ruleset.options['king-in-talon'].includes('all-six');

/** Whether all of it can be true at once. */
export function canBe(frame: Frame, claims: readonly Claim[]): boolean {
  const points = claims.reduce(
    (all, { points: one = all }) => ({ from: Math.max(all.from, one.from), to: Math.min(all.to, one.to) }),
    { from: 0, to: THIRDS },
  );
  const taken = new Map(claims.flatMap(({ takes }) => (takes ? [[takes.trick, takes.side]] : [])));
  const contradicted = claims.some(({ takes }) => takes && taken.get(takes.trick) !== takes.side);
  if (points.from > points.to || contradicted) return false;
  const birds = claims.flatMap(({ birdOf }) => birdOf ?? []);
  return lastTricks(frame)
    .filter((last) => claims.every((claim) => claim.last?.(last) ?? true))
    .some((last) => {
      const known = new Map(taken).set(TRICKS, sideOf(frame.game, last.winner));
      return frame.kept.some((kept) => {
        for (const piles of pilesIn(frame, kept, last, [...known.values()]))
          if (
            hasRoom(frame, kept, piles, birds) &&
            hasPoints(kept, piles, points) &&
            claims.every((claim) => claim.piles?.(piles, last) ?? true)
          )
            return true;
        return false;
      });
    });
}

/** Every way in which Pagat and called king can have been in the last trick; nobody plays two cards to it. */
function lastTricks({ game, active, king }: Frame): readonly LastTrick[] {
  const kingBy = game.partner ?? game.declarer;
  const all = active.flatMap((winner) =>
    [undefined, ...active].flatMap((pagatBy) =>
      (pagatBy === undefined ? [false] : [false, true]).flatMap((pagatFell) =>
        (king === 'played' || king === 'either' ? [false, true] : [false]).map((kingFell) => ({
          winner,
          pagatBy,
          pagatFell,
          kingFell,
        })),
      ),
    ),
  );
  // A king does not beat the Pagat.
  return all.filter(
    (last) => !(last.pagatFell && last.kingFell && (kingBy === last.pagatBy || kingBy === last.winner)),
  );
}

/** Every way in which honours and tricks can be shared, after what is known of the tricks. */
function* pilesIn(
  { king, keptHonours }: Frame,
  kept: number,
  last: LastTrick,
  known: readonly Side[],
): Generator<Piles> {
  const rest = TALON - kept;
  const winner = known.at(-1);
  const least = known.filter((side) => side === 'declarer').length;
  for (let tricks = least; tricks <= TRICKS - known.length + least; tricks++) {
    /** Whether a card that lies on this side at the end can have gone this way. */
    const liesThere = (side: Side, played: boolean, fell: boolean): boolean => {
      if (fell) return side === winner;
      if (!played) return (side === 'declarer' ? keptHonours : rest) > 0;
      return (side === 'declarer' ? tricks : TRICKS - tricks) > (side === winner ? 1 : 0);
    };
    for (const { calledKing, kingPlayed } of kingsIn(king, kept)) {
      if (calledKing !== undefined && !liesThere(calledKing, kingPlayed, last.kingFell)) continue;
      if (last.kingFell && !kingPlayed) continue;
      for (const pagat of SIDES) {
        if (!liesThere(pagat, last.pagatBy !== undefined, last.pagatFell)) continue;
        for (let others = 0; others <= 2; others++)
          for (let kings = calledKing === 'declarer' ? 1 : 0; kings <= (calledKing === 'defenders' ? 3 : 4); kings++) {
            const honours = honoursOf({ pagat, others, kings });
            const fits = honours <= 4 * tricks + keptHonours && HONOURS - honours <= 4 * (TRICKS - tricks) + rest;
            if (fits) yield { tricks, pagat, others, kings, calledKing, kingPlayed };
          }
      }
    }
  }
}

/** Where the called king ends: with whoever takes the trick that it is played to, or where its half of the talon lies. */
function kingsIn(king: Frame['king'], kept: number): readonly Pick<Piles, 'calledKing' | 'kingPlayed'>[] {
  const played = SIDES.map((calledKing) => ({ calledKing, kingPlayed: true }));
  switch (king) {
    case undefined:
      return [{ calledKing: undefined, kingPlayed: false }];
    case 'in-talon':
      return [{ calledKing: 'declarer', kingPlayed: false }];
    case 'played':
      return played;
    case 'either':
      // Whoever took all six has it in their hand.
      return kept === TALON ? played : [...played, { calledKing: 'defenders', kingPlayed: false }];
  }
}

const honoursOf = ({ pagat, others, kings }: Pick<Piles, 'pagat' | 'others' | 'kings'>): number =>
  others + kings + (pagat === 'declarer' ? 1 : 0);

/** Whether Sküs and Mond lie somewhere else than in the tricks of birds. */
function hasRoom({ keptHonours }: Frame, kept: number, { tricks, others }: Piles, birds: readonly Side[]): boolean {
  const ofBirds = (side: Side) => birds.filter((one) => one === side).length;
  const mine = 4 * (tricks - ofBirds('declarer')) + keptHonours;
  const theirs = 4 * (TRICKS - tricks - ofBirds('defenders')) + TALON - kept;
  return others <= mine && 2 - others <= theirs;
}

/** Whether the declarer's side can have points in this range with these piles. */
const hasPoints = (kept: number, piles: Piles, points: Range): boolean =>
  canBeWorth(4 * piles.tricks + kept, honoursOf(piles), points);
