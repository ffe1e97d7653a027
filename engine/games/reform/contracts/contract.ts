import type { Text } from '#engine/core/text.ts';
import type { BonusId } from '#engine/games/reform/bonuses/index.ts';
import type { PhaseId } from '#engine/games/reform/names.ts';

/** The contracts that are played, from the lowest up (reform §4). */
export const CONTRACT_IDS = [
  'rufer',
  'wald-und-wiese',
  'trischaker',
  'boehmischer-trischaker',
  'sechserdreier',
  'solorufer',
  'eisenbahner',
  'fahrt-ins-blaue',
  'bettel',
  'piccolo',
  'spezi',
  'wechselspezi',
  'hausierer',
  'pagatrufer',
  'uhurufer',
  'kakadurufer',
  'artist',
  'dreier',
  'bettel-ouvert',
  'piccolo-ouvert',
  'farbensolo',
  'spezi-ouvert',
  'wechselspezi-ouvert',
  'oberdreier',
  'eisenbahner-ouvert',
  'pensionist',
  'solopagatrufer',
  'solouhurufer',
  'solokakadurufer',
  'solodreier',
  'apotheker',
  'diskreter-dreier',
  'pensionist-ouvert',
  'sautanz',
  'juwel',
] as const;
export type ContractId = (typeof CONTRACT_IDS)[number];

/**
 * Which bonuses may come about: all, all but those that are a number of times the game, those that do not hang on the last tricks (E), the
 * Volat alone, those of the opponents for missing the number of tricks (S), or none (reform §6.1).
 */
type BonusSet = 'all' | 'no-multiples' | 'E' | 'volat' | 'S' | 'none';

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
  /** How many cards the declarer may draw from the top, unseen by the others, and keep (Hausierer); missing: none. */
  readonly draws?: 6;
  /**
   * Whether the declarer takes one group unseen, and the other goes round the opponents: each keeps what they like and passes as many cards on
   * (reform §7.10). Who lays the last three away: the last of them, or the first, to whom they come back. Missing: it does not.
   */
  readonly ring?: 'last-lays' | 'first-lays';
  /** Whether the declarer alone looks at it, and leaves it where it is (Spezi); missing: not. */
  readonly isLookedAt?: true;
  /**
   * Whom the other cards belong to: the opponents, whoever wins the last trick, the opponents to whom the declarer gives them one by one at
   * the end (Apotheker), or nobody.
   */
  readonly rest: 'opponents' | 'last-trick' | 'shared' | 'out';
}

/** A tarock that wins a trick before the last few. */
export type BirdId = Extract<BonusId, 'pagat-ultimo' | 'uhu' | 'kakadu'>;

/** How a bird-Rufer is played on whose king lies in the talon (reform §7.4). */
export type KingWay = 'pratermaessig' | 'steinhofmaessig';

/** What is common to all contracts. */
interface Common {
  readonly id: ContractId;
  /** Its place in the ladder of bids; `null`: nobody bids it, it comes instead of another (reform §4). */
  readonly rank: number | null;
  /** The paragraph that it follows. */
  readonly source: string;
  readonly name: Text;
  /** One sentence for whoever may bid it. */
  readonly line: Text;
  /** Whether only forehand may name it, once everybody has passed (ranks 1 to 5). */
  readonly lastOnly?: true;
  /** What may not be in the hand of whoever bids it; missing: any hand will do (reform §3.2). */
  readonly without?: 'kings-and-tarocks';
  /** What every pair of opponents settles, in points, before mortgage and kontra. */
  readonly worth: number;
  /** The same if the called king lies in the talon and the declarer plays on alone (reform §5.4); missing: no less. */
  readonly worthAlone?: number | 'birdRuferAlone';
  /** Which contract its declarer may have played by everybody alone instead, if the called king lies in the talon (reform §5.4). */
  readonly becomes?: ContractId;
  /**
   * How else it may be played if the called king lies in the talon: with a partner of the declarer's choice and several tarocks at once, or
   * alone for either the game or the bird (reform §7.4).
   */
  readonly ways?: readonly KingWay[];
  /** What it costs where that is another amount (reform §4). */
  readonly lost?: number;
  /** Who leads to the first trick; `choice`: one of the two, as the declarer likes, in a Juwel where the table agrees (reform §7.10). */
  readonly lead: 'forehand' | 'declarer' | 'choice' | 'juwelLead';
  /** Whether a king is called, one plays against three, or everybody for themselves. */
  readonly side: 'king' | 'alone' | 'each';
  readonly talon: TalonShare;
  /**
   * How cards are played (reform §7.1): T; H, which adds the duty to beat; B, in which nobody has to give a tarock; W, in which the leader plays
   * the lowest card of a suit and all but the declarer have to beat (§7.6); or with the tarocks as a suit like the others (§7.2).
   */
  readonly mode: 'T' | 'H' | 'B' | 'W' | 'suits';
  /**
   * How the declarer plays, where that is another way (reform §7.7 to §7.9): any card; several cards of one suit at once, with the Sküs added at
   * will; the Sküs at any turn; cards in an order fixed beforehand. Missing: as everybody.
   */
  readonly declarerPlays?: 'any' | 'one-suit' | 'free-skues' | 'fixed-order';
  /** What is declared before play, in this order: by the player after forehand where everybody plays alone, else by the declarer. */
  readonly declares?: readonly Declaration[];
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
export interface Positive extends Common {
  readonly kind: 'positive';
  /** Whether it ends as soon as a hand is of one suit (the Eisenbahner family, reform §7.7); missing: with the last trick. */
  readonly train?: Train;
  /** Whether it is worth the square of what the winning side has (reform §7.10); `worth` is the most that it can come to then. */
  readonly squared?: true;
}

/** How a game is played whose declarer wants to be left with nothing but one suit (reform §7.7). */
interface Train {
  /** Whether the declarer may once play a tarock although they could follow: the play ends with it, and what is left is the opponents'. */
  readonly brake?: true;
  /** What the lost value is multiplied by if the single suit was not reached, unless the table has agreed on the single value. */
  readonly missed: 2;
}

/** A game for an exact number of tricks, settled by each opponent alone (reform §7.6). */
export interface Negative extends Common {
  readonly kind: 'negative';
  readonly tricks: number;
}

/**
 * What is said before play: whether the winning card has to be beaten, and the trump suit (reform §7.3); the suit that the declarer wants
 * to be left with, and the order of their twelve cards (§7.7); the side suit with which they want to win the last trick (§7.6).
 */
export type Declaration = 'heading' | 'trump' | 'suit' | 'side-suit' | 'order';

/** The declarer wants to be out of cards before the tricks are over (reform §7.8). */
export interface Emptying extends Common {
  readonly kind: 'emptying';
}

/** The declarer wants nothing but equal pictures in hand (reform §7.8). */
export interface Pictures extends Common {
  readonly kind: 'pictures';
  /** What it is worth with one more of them than needed. */
  readonly dearer: number;
}

/** The declarer wants every opponent to have enough points, and few themselves (reform §7.9). */
export interface Sharing extends Common {
  readonly kind: 'sharing';
  /** What the declarer pays to each opponent who has no trick, or all of them, won or lost. */
  readonly extra: number;
}

/** The declarer wants the first trick and the last one, that with a card of the suit declared (reform §7.6, Spezi). */
export interface FirstAndLast extends Common {
  readonly kind: 'first-and-last';
}

/** Onto piles, to which the declarer wants not to be able to play: whoever can beat the top card has to (reform §7.9, Pensionist). */
export interface Passing extends Common {
  readonly kind: 'passing';
  /** Whether the declarer may once play right behind whoever put the top card down; missing: they have lost then. */
  readonly excusedOnce?: true;
}

/** A game in which everybody plays alone, and whoever has most pays the others (reform §7.3). */
export interface Each extends Common {
  readonly kind: 'each';
  readonly side: 'each';
  readonly lead: 'forehand' | 'declarer';
  /** In tricks, in piles from which players drop out, or face down, with accusations. */
  readonly way: 'tricks' | 'piles' | 'bluff';
  /** What everybody wants as little of as possible. */
  readonly counts: 'thirds' | 'tricks' | 'cards';
  /**
   * What each other player gets from a loser: `worth`, or this if the loser has enough points for an ordinary game; `less-tricks`: `worth`
   * less the tricks of whoever gets it. Missing: always `worth`.
   */
  readonly dearer?: { readonly fromEnough: number } | 'less-tricks';
  /** What decides between those who have the most, in this order: more tricks, or being the declarer; if nothing does, all of them lose. */
  readonly ties: readonly ('tricks' | 'declarer')[];
  /** Who gets it: everybody who has not lost, the last one in, or whoever of them has accused somebody. */
  readonly paid: 'others' | 'last' | 'accusers';
  /** Whether players without a trick share what a loser pays to all. */
  readonly virgins?: true;
  /** By what a loser who is forehand pays more; missing: by nothing. */
  readonly forehand?: number;
  /** Whether the Pagat is kept as the last tarock. */
  readonly pagatLast?: true;
  /** What beats what, where that is not the order of the cards (reform §7.3). */
  readonly order?: 'boehmisch';
  /** What it leaves to the deals after it (reform §9): what the table has agreed on for a Trischaker, or a round of a fixed value. */
  readonly then?: 'afterTrischaker' | 'fixed-round';
}

/** A contract, declared once; everything else follows from it. */
export type Contract = Positive | Negative | Emptying | Pictures | Sharing | FirstAndLast | Passing | Each;

/** How a game for a hand of one suit is played; `undefined`: it is another one. */
export const trainOf = (contract: Contract): Train | undefined =>
  contract.kind === 'positive' ? contract.train : undefined;

/** Taking cards and laying others away, in the order of the game (reform §5.2). */
const exchangeOf = ({ layFirst }: TalonShare): readonly PhaseId[] => (layFirst ? ['lay', 'talon'] : ['talon', 'lay']);

/** Its way through the deal; what a table has not agreed on is left out (`wayOf`). */
export const stretchesOf = (contract: Contract): readonly PhaseId[] =>
  contract.kind === 'each' ? stretchesOfEach(contract) : stretchesOfSides(contract);

const stretchesOfEach = ({ declares = [], way, then }: Each): readonly PhaseId[] => [
  ...(declares.length > 0 ? (['declare'] as const) : []),
  way,
  ...(then === 'fixed-round' ? (['value'] as const) : []),
];

/** A game of two sides. */
type SidesOf = Common & { readonly kind: Contract['kind']; readonly train?: Train };

/** Whether the declarer comes by cards of the talon, so that something can be said before that (ruling 28). */
export const takesCards = ({ talon: { cards, draws, ring } }: Pick<Contract, 'talon'>): boolean =>
  cards > 0 || draws !== undefined || ring !== undefined;

const stretchesOfSides = ({
  kind,
  isForSale,
  side,
  talon,
  lead,
  declares = [],
  train,
}: SidesOf): readonly PhaseId[] => [
  ...(isForSale ? (['ankauf'] as const) : []),
  ...(side === 'king' ? (['king'] as const) : []),
  ...(takesCards({ talon }) ? (['pre'] as const) : []),
  ...(talon.cards > 0 && side === 'king' ? (['king-talon'] as const) : []),
  ...(talon.cards > 0 ? exchangeOf(talon) : []),
  ...(talon.draws ? (['draw'] as const) : []),
  ...(talon.ring ? (['ring'] as const) : []),
  ...(talon.isLookedAt ? (['look'] as const) : []),
  ...(declares.length > 0 ? (['declare'] as const) : []),
  ...(train ? (['bus'] as const) : []),
  'announce',
  ...(lead === 'choice' || lead === 'juwelLead' ? (['lead-choice'] as const) : []),
  kind === 'passing' ? 'beating' : 'tricks',
  ...(talon.rest === 'shared' ? (['share'] as const) : []),
];
