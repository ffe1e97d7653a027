import type { Stretch } from '#engine/phases/way.ts';
import type { BonusId } from '../bonuses/index.ts';
import type { Options } from '../options/options.ts';
import { exactTricks, type Goal, HALF_THE_POINTS } from '../parts/goal.ts';
import { COLOUR, NEGATIVE, type Play, TAROCK } from '../parts/play.ts';
import { HALF, NONE, type Talon } from '../parts/talon.ts';
import type { PhaseId } from '../phases/names.ts';

/** A contract, put together from parts, without its price: that is the profile's (tirol §4). */
export interface Contract {
  readonly id: string;
  /** The paragraph that it follows. */
  readonly source: string;
  /** Who may bid it: everybody, forehand after three passes, or forehand with the first word. */
  readonly bid: 'all' | 'forehand-choice' | 'forehand-first';
  readonly parties: 'alone' | 'calls-partner' | 'each-for-self';
  /** Its way through the deal once it is bid. */
  way(options: Options): readonly Stretch<PhaseId>[];
  readonly talon: Talon;
  readonly lead: 'forehand' | 'declarer';
  readonly play: Play;
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

type Named = Pick<Contract, 'id' | 'source'>;
type Parts = Omit<Contract, 'way'>;

/** A game for card points, tarock being trumps: forehand leads and every bonus may be added. */
export function positive(given: Named & Pick<Contract, 'parties' | 'talon'> & Partial<Parts>): Contract {
  const parts: Parts = {
    bid: 'all',
    lead: 'forehand',
    play: TAROCK,
    goal: HALF_THE_POINTS,
    solo: false,
    open: 'nobody',
    bonuses: 'every',
    ...given,
  };
  const way: readonly Stretch<PhaseId>[] = [
    ...(parts.parties === 'calls-partner' ? (['king-call'] as const) : []),
    ...parts.talon.way,
    ...(parts.bird === 'any' ? (['bird'] as const) : []),
    'announce',
    'tricks',
  ];
  return { ...parts, way: () => way };
}

/** A Farbenspiel: tarock is a suit that never beats another; of the bonuses only kings, sacks and Valat (tirol §7.4). */
export const colour = (contract: Named & Pick<Contract, 'talon'> & Partial<Parts>): Contract =>
  positive({ parties: 'alone', play: COLOUR, bonuses: 'colour', ...contract });

/** A Rufer in which the bid announces a bird. */
export const besserrufer = (contract: Named & { readonly bird: BonusId | 'any' }): Contract =>
  positive({ parties: 'calls-partner', talon: HALF, ...contract });

/** A game for an exact number of tricks: alone, without the talon and without bonuses; the declarer leads. */
export const negative = ({
  tricks,
  ...contract
}: Named & { readonly tricks: number } & Partial<Pick<Contract, 'open'>>): Contract => ({
  bid: 'all',
  parties: 'alone',
  way: () => ['announce', 'tricks'],
  talon: NONE,
  lead: 'declarer',
  play: NEGATIVE,
  goal: exactTricks(tricks),
  solo: false,
  open: 'nobody',
  bonuses: 'none',
  ...contract,
});

/** Whether it is one of the games that may stand side by side with others (tirol §3). */
export const isBeiGame = (contract: Contract): boolean =>
  contract.play.id === 'negative' && contract.parties === 'alone';
