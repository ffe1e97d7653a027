import type { Text } from '#engine/core/text.ts';
import type { PhaseId } from '#engine/games/reform/names.ts';

/** The contracts that are played, from the lowest up (reform §4). */
export const CONTRACT_IDS = ['rufer', 'bettel', 'dreier'] as const;
export type ContractId = (typeof CONTRACT_IDS)[number];

/** Which bonuses may come about: all, those of the opponents for missing the number of tricks, or none (reform §6.1). */
type BonusSet = 'all' | 'S' | 'none';

/** What is common to all contracts. */
interface Common {
  readonly id: ContractId;
  /** Its place in the ladder of bids (reform §4). */
  readonly rank: number;
  /** The paragraph that it follows. */
  readonly source: string;
  readonly name: Text;
  /** One sentence for whoever may bid it. */
  readonly line: Text;
  /** Whether only forehand may name it, once everybody has passed (ranks 1 to 5). */
  readonly lastOnly?: true;
  /** What every pair of opponents settles, in points, before mortgage and kontra. */
  readonly worth: number;
  /** The same if the called king lies in the talon and the declarer plays on alone (reform §5.4); missing: no less. */
  readonly worthAlone?: number;
  /** What it costs where that is another amount (reform §4). */
  readonly lost?: number;
  readonly lead: 'forehand' | 'declarer';
  /** Whether a king is called, or one plays against three. */
  readonly side: 'king' | 'alone';
  /** How many cards of the talon are exchanged, and whom the others belong to. */
  readonly talon: { readonly cards: 0 | 3 | 6; readonly rest: 'opponents' | 'out' };
  /** How cards are played (reform §7.1): T, or H, which adds the duty to beat. */
  readonly mode: 'T' | 'H';
  readonly bonuses: BonusSet;
  /** What bonuses are multiplied by. */
  readonly times: 1 | 2;
  /** Whether it may be bought before anything is called, seen or exchanged (reform §3.3). */
  readonly isForSale: boolean;
  /** Whether it is not even played if nobody has anything to say, where the table agrees (reform §7.2). */
  readonly unplayedIfQuiet?: true;
}

/** A game for 107 thirds (reform §7.2). */
interface Positive extends Common {
  readonly kind: 'positive';
}

/** A game for an exact number of tricks, settled by each opponent alone (reform §7.6). */
interface Negative extends Common {
  readonly kind: 'negative';
  readonly tricks: number;
}

/** A contract, declared once; everything else follows from it. */
export type Contract = Positive | Negative;

/** Its way through the deal; what a table has not agreed on is left out (`wayOf`). */
export const stretchesOf = ({ isForSale, side, talon }: Contract): readonly PhaseId[] => [
  ...(isForSale ? (['ankauf'] as const) : []),
  ...(side === 'king' ? (['king'] as const) : []),
  ...(talon.cards > 0 ? (['pre', ...(side === 'king' ? (['king-talon'] as const) : []), 'talon', 'lay'] as const) : []),
  'announce',
  'tricks',
];
