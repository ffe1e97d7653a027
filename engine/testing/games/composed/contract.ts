import type { Card } from '#engine/core/card.ts';
import { rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Phase } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Answers, Field, Parties } from '#engine/kernel/entry/entry-sheet.ts';
import type { Factor, Game, LineItem, Verdict } from '#engine/kernel/score.ts';
import type { TrickPlay } from '#engine/phases/tricks.ts';
import type { Stretch } from '#engine/phases/way.ts';
import { betweenSides, type Transfer } from '#engine/settlement/payments.ts';

/** A phase that needs to know what follows it on the way of whatever contract is played. */
export type MakePhase = (goOn: (from: string) => (s: State) => readonly Event[]) => Phase;

/** A contract, put together from parts. */
export interface Contract {
  readonly id: string;
  /** Whether its bidder's hand is one for it; missing: any is. */
  readonly suits?: (hand: readonly Card[]) => boolean;
  /** Who plays it. */
  readonly parties: Parties;
  /** Its way through the deal once it is bid. */
  readonly way: readonly Stretch[];
  /** Its own phases, and those that it shares. */
  readonly phases: readonly MakePhase[];
  /** How its tricks go, if they are on its way. */
  readonly play?: Omit<TrickPlay<string, Action>, 'refusal'>;
  /** What a scorer notes of it; a field of the same id is the same in all. */
  readonly fields: readonly Field[];
  /** The same of a played deal. */
  count(s: State): Answers;
  /** How it ended. */
  games(noted: Answers): readonly (Game & Verdict)[];
  /** What is paid for it. */
  pay(noted: Answers, active: readonly Seat[]): readonly LineItem[];
}

/** What a game between sides is judged by. */
interface Judged {
  readonly id: string;
  readonly judge: (noted: Answers) => Verdict;
  /** What every opponent pays or gets. */
  readonly price: (game: Game & Verdict, noted: Answers) => number;
  /** What comes on top: what it is called, for whom it was made, and its value. */
  readonly besides?: (noted: Answers) => readonly (readonly [code: string, made: boolean, value: number])[];
}

const DOUBLED: Factor = { code: 'kontra', by: rational(2) };

/** One declarer, with a partner or alone, against the others; a kontra holds for the game. */
export function betweenTwoSides({ id, judge, price, besides }: Judged): Pick<Contract, 'parties' | 'games' | 'pay'> {
  const gameOf = (noted: Answers): Game & Verdict => {
    const { declarer, partner } = noted;
    const others = typeof partner === 'number' ? { partner } : {};
    return { declarer: Number(declarer), contract: id, ...others, with: {}, ...judge(noted) };
  };
  return {
    parties: 'sides',
    games: (noted) => [gameOf(noted)],
    pay(noted, active) {
      const game = gameOf(noted);
      const factors = Array.from({ length: Number(noted['kontra'] ?? 0) }, () => DOUBLED);
      const paid = (made: boolean, value: number): readonly Transfer[] =>
        betweenSides(game, made ? 'declarer' : 'defenders', active, rational(value));
      return [
        ...(game.result === 'draw' ? [] : paid(game.result === 'made', price(game, noted))).map((transfer) => ({
          ...{ code: id, factors },
          ...transfer,
        })),
        ...(besides?.(noted) ?? []).flatMap(([code, made, value]) =>
          paid(made, value).map((transfer) => ({ code, factors: [], ...transfer })),
        ),
      ];
    },
  };
}
