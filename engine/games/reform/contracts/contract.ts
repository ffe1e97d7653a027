import type { Text } from '#engine/core/text.ts';
import type { BonusId } from '#engine/games/reform/bonuses/index.ts';
import type { PhaseId } from '#engine/games/reform/names.ts';

/** The contracts that are played, from the lowest up (reform §4). */
export const CONTRACT_IDS = [
  'rufer',
  'sechserdreier',
  'solorufer',
  'bettel',
  'piccolo',
  'pagatrufer',
  'uhurufer',
  'kakadurufer',
  'dreier',
  'bettel-ouvert',
  'piccolo-ouvert',
  'farbensolo',
  'oberdreier',
  'solopagatrufer',
  'solouhurufer',
  'solokakadurufer',
  'solodreier',
] as const;
export type ContractId = (typeof CONTRACT_IDS)[number];

/**
 * Which bonuses may come about: all, the Volat alone, those of the opponents for missing the number of tricks, or none
 * (reform §6.1).
 */
type BonusSet = 'all' | 'volat' | 'S' | 'none';

/** What of the talon belongs to a game (reform §5.2). */
interface TalonShare {
  /** How many cards the declarer may exchange for nothing; without any the talon is unseen to the end. */
  readonly cards: 0 | 3 | 6;
  /**
   * Who sees it before cards are taken: all who play, or the declarer alone. Of three cards the declarer alone sees it only after laying
   * away as many (Oberdreier), where the table agrees.
   */
  readonly seenBy?: 'active' | 'declarer';
  /** Whether cards are laid away before the talon is seen. */
  readonly layFirst?: true;
  /** Whom the other cards belong to. */
  readonly rest: 'opponents' | 'out';
}

/** A tarock that wins a trick before the last few. */
export type BirdId = Extract<BonusId, 'pagat-ultimo' | 'uhu' | 'kakadu'>;

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
  readonly worthAlone?: number | 'birdRuferAlone';
  /** What it costs where that is another amount (reform §4). */
  readonly lost?: number;
  readonly lead: 'forehand' | 'declarer';
  /** Whether a king is called, or one plays against three. */
  readonly side: 'king' | 'alone';
  readonly talon: TalonShare;
  /** How cards are played (reform §7.1): T; H, which adds the duty to beat; or with the tarocks as a suit like the others (§7.2). */
  readonly mode: 'T' | 'H' | 'suits';
  /** The bird that its bid announces (reform §4, §6.3); it counts beside the game. */
  readonly bird?: BirdId;
  /** Whether the declarer may announce further birds during play (reform §7.2). */
  readonly furtherBirds?: true;
  /** Whether all hands lie open from the end of the first trick (reform §4). */
  readonly isOpen?: true;
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

/** Taking cards and laying others away, in the order of the game (reform §5.2). */
const exchangeOf = ({ layFirst }: TalonShare): readonly PhaseId[] => (layFirst ? ['lay', 'talon'] : ['talon', 'lay']);

/** Its way through the deal; what a table has not agreed on is left out (`wayOf`). */
export const stretchesOf = ({ isForSale, side, talon }: Contract): readonly PhaseId[] => [
  ...(isForSale ? (['ankauf'] as const) : []),
  ...(side === 'king' ? (['king'] as const) : []),
  ...(talon.cards > 0 ? (['pre', ...(side === 'king' ? (['king-talon'] as const) : [])] as const) : []),
  ...(talon.cards > 0 ? exchangeOf(talon) : []),
  'announce',
  'tricks',
];
