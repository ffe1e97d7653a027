import { z } from 'zod';
import { must } from '../../../core/assert-never.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { Seat } from '../../../core/seat.ts';
import { SUITS } from '../../../decks/deck-36.ts';
import { defineSeatPhase, notesOf } from '../../../kernel/phase.ts';
import { itemOf, type Game } from '../../../kernel/score.ts';
import type { Event, Phase, State } from '../../../kernel/types.ts';
import type { Won } from '../../../phases/auction/duel.ts';
import { takeUp } from '../../../phases/lay-away.ts';
import { enter } from '../../../phases/way.ts';
import type { Contract } from '../contract.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { STOCK } from '../zones.ts';
import { goOn } from './way.ts';

const ID = 'announce';
const ACTION = z.strictObject({ type: z.literal('announce'), contract: z.string(), trump: z.enum(SUITS).optional() });
type Announcement = z.infer<typeof ACTION>;

/** Begins with the winner of the auction. */
export const entered = (won: Won): readonly Event[] => [
  { type: 'noted', phase: ID, notes: { ...won } satisfies Won },
  enter(ID),
];

/** The declarer names a game that his call leaves open; trumps as well, unless he takes up the stock first (bavarian §3.4). */
export function announce(ruleset: Ruleset): Phase {
  const wonBy = (s: State): Won => must(notesOf<Won | null>(s, ID, null), 'an auction that was won');

  /** The suits to choose from with the contract; none where they follow from it, or come after the exchange. */
  function namedWith(contract: Contract): readonly string[] {
    const trumps = contract.trumps(ruleset.options);
    return contract.usesStock || trumps.length === 1 ? [] : trumps;
  }

  function refuse(s: State, seat: Seat, { contract: id, trump }: Announcement): Refusal | undefined {
    const contract = ruleset.find(id);
    if (!contract) return refusal('unknown-contract', { item: id });
    if (contract.level < wonBy(s).level) return refusal('contract-below-bid', { item: id }, 'bavarian §3.1');
    if (contract.usesStock && !ruleset.mayUseStock(seat, s.active))
      return refusal('stock-only-for-dealer', { item: id }, 'bavarian §3.3');
    const open = namedWith(contract);
    if (trump === undefined)
      return open.length === 0 ? undefined : refusal('trump-missing', { item: id }, 'bavarian §4');
    if (!contract.trumps(ruleset.options).includes(trump))
      return refusal(contract.usesStock ? 'frage-needs-hearts' : 'not-these-trumps', { text: trump }, 'bavarian §4');
    return open.length > 0 ? undefined : refusal('trump-not-now', { text: trump }, 'bavarian §4');
  }

  const all = ruleset.contracts.flatMap((contract): readonly Announcement[] => {
    const said = { type: 'announce', contract: contract.id } as const;
    const open = contract.trumps(ruleset.options).filter((trump) => namedWith(contract).includes(trump));
    return open.length > 0 ? open.map((trump) => ({ ...said, trump })) : [said];
  });

  return defineSeatPhase<Announcement>({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: s.games.length > 0 ? [] : [wonBy(s).declarer], may: [] }),
    offers: (s, seat) => [{ kind: 'one-of', actions: all.filter((action) => !refuse(s, seat, action)) }],
    refuse,
    decide(s, declarer, { contract: id, trump }) {
      const contract = ruleset.contractOf({ contract: id });
      const [only, other] = contract.trumps(ruleset.options);
      const trumps = trump ?? (other === undefined ? only : undefined);
      const game: Game = { declarer, contract: id, with: trumps === undefined ? {} : { trump: trumps } };
      return [
        { type: 'games', games: [game] },
        { type: 'items', items: [itemOf('game', 'bid', declarer)] },
        ...(contract.usesStock ? [takeUp(s, STOCK, declarer)] : []),
      ];
    },
    next: (s) => goOn(ruleset, s, ID),
    show: wonBy,
  });
}
