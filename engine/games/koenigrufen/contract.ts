import type { BonusId } from './bonuses/index.ts';

/** When a contract counts as made: enough card points for the declarer's side, or exactly so many tricks. */
type Goal = { readonly thirds: number } | { readonly tricks: number } | 'least-points';

/** What a contract is, without its price: that is the profile's (tirol §4). */
export interface Contract {
  readonly id: string;
  /** The paragraph that it follows. */
  readonly source: string;
  /** Who may bid it: everybody, forehand after three passes, or forehand with the first word. */
  readonly bid: 'all' | 'forehand-choice' | 'forehand-first';
  readonly parties: 'alone' | 'calls-partner' | 'each-for-self';
  /** `half`: one half is taken; `none`: it stays closed; `to-tricks`: it goes to tricks won. */
  readonly talon: 'half' | 'none' | 'to-tricks';
  readonly lead: 'forehand' | 'declarer';
  readonly play: 'tarock' | 'negative';
  readonly goal: Goal;
  /** Played without the talon for double bonuses. */
  readonly solo: boolean;
  /** The bonus that the bid announces; its card must be in the bidder's hand. */
  readonly bird?: BonusId;
  /** Every bonus, or none of them; `ku` needs a called king. */
  readonly bonuses: boolean;
}

/** 36 points, 35 and two leaves in the way of counting (tirol §1). */
export const GAME_WON = { thirds: 107 } as const;

type Named = Pick<Contract, 'id' | 'source'>;

/** A game for card points, tarock being trumps: forehand leads and every bonus may be added. */
export const positive = (contract: Named & Pick<Contract, 'parties' | 'talon'> & Partial<Contract>): Contract => ({
  bid: 'all',
  lead: 'forehand',
  play: 'tarock',
  goal: GAME_WON,
  solo: false,
  bonuses: true,
  ...contract,
});

/** A game for an exact number of tricks: alone, without the talon and without bonuses; the declarer leads. */
export const negative = ({
  tricks,
  ...contract
}: Named & { readonly tricks: number } & Partial<Contract>): Contract => ({
  bid: 'all',
  parties: 'alone',
  talon: 'none',
  lead: 'declarer',
  play: 'negative',
  goal: { tricks },
  solo: false,
  bonuses: false,
  ...contract,
});

/** Whether it is one of the games that may stand side by side with others (tirol §3). */
export const isBeiGame = (contract: Contract): boolean => contract.play === 'negative' && contract.parties === 'alone';
