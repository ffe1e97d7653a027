import type { BonusId } from './bonuses/index.ts';
import { WON } from './sizes.ts';

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
  /**
   * What the declarer gets of the talon: one of its open halves, one or two of its open cards, all six unseen, or
   * nothing; `to-tricks`: it goes to tricks won.
   */
  readonly talon: 'half' | 'one-card' | 'two-cards' | 'all-six' | 'none' | 'to-tricks';
  readonly lead: 'forehand' | 'declarer';
  /** Tarocks are trumps, a suit that never wins over others (Farbenspiel), or the game is to avoid tricks. */
  readonly play: 'tarock' | 'colour' | 'negative';
  readonly goal: Goal;
  /** Played without the talon for double bonuses. */
  readonly solo: boolean;
  /** Whose cards are laid open after the first trick. */
  readonly open: 'nobody' | 'declarer' | 'everybody';
  /** Bonuses that may be added; `ku` needs a called king besides. */
  readonly bonuses: 'every' | 'colour' | 'none';
  /** The bonus that the bid announces, its card being in the bidder's hand; `any`: a bird named before play. */
  readonly bird?: BonusId | 'any';
  /** How many times the value a lost game costs; once, if missing. */
  readonly lostTimes?: number;
}

/** 36 points, 35 and two leaves in the way of counting (tirol §1). */
export const GAME_WON = { thirds: WON } as const;

type Named = Pick<Contract, 'id' | 'source'>;

/** A game for card points, tarock being trumps: forehand leads and every bonus may be added. */
export const positive = (contract: Named & Pick<Contract, 'parties' | 'talon'> & Partial<Contract>): Contract => ({
  bid: 'all',
  lead: 'forehand',
  play: 'tarock',
  goal: GAME_WON,
  solo: false,
  open: 'nobody',
  bonuses: 'every',
  ...contract,
});

/** A Farbenspiel: tarock is a suit that never beats another; of the bonuses only kings, sacks and Valat (tirol §7.4). */
export const colour = (contract: Named & Pick<Contract, 'talon'> & Partial<Contract>): Contract =>
  positive({ parties: 'alone', play: 'colour', bonuses: 'colour', ...contract });

/** A Rufer in which the bid announces a bird. */
export const besserrufer = (contract: Named & { readonly bird: BonusId | 'any' }): Contract =>
  positive({ parties: 'calls-partner', talon: 'half', ...contract });

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
  open: 'nobody',
  bonuses: 'none',
  ...contract,
});

/** Whether it is one of the games that may stand side by side with others (tirol §3). */
export const isBeiGame = (contract: Contract): boolean => contract.play === 'negative' && contract.parties === 'alone';
