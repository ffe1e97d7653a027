import type { BonusId } from '../bonuses/index.ts';
import type { ContractId } from '../contracts/index.ts';
import type { EveningId } from '../evenings.ts';
import type { Options } from '../options/options.ts';

/** Points of a bonus made silently and announced; `null`: it does not count that way. */
export interface Amounts {
  readonly silent: number | null;
  readonly announced: number | null;
}

/** Bonuses that the sheet only names, each an option of the table (tirol §15). */
export type AgreedBonus = 'kondor' | 'sack3' | 'mondfang' | 'koenigfang' | 'pagatfang';

/** Customs of a region that come and go together; what single tables differ in is an option. */
export interface Customs {
  /** Who may take over the standing bid at its own rank (tirol §3, §14). */
  readonly holding: 'nobody' | 'forehand';
  /** `once`: everybody announces in one turn only, and doubles in the first turn after the item (tirol §14). */
  readonly announcing: 'freely' | 'once';
  /** Games whose declarer announces with the bid, before they lie, and not any more when their turn returns (tirol §14). */
  readonly announcedWithBid: readonly ContractId[];
  /** Whether a defender of a Farbenspiel may both double it and announce Valat (tirol §14). */
  readonly colourDefence: 'both' | 'kontra-or-valat';
  /** Valat comes on top of the game, its amount being points; or replaces it, its amount being a factor (tirol §14). */
  readonly valat: 'added' | 'instead';
  /** Whose table of payments a Trischaken follows (tirol §8.4, §14). */
  readonly trischaken: 'tirol' | 'ooe';
  readonly renonce: RenoncePrices;
  /** How long the part of an open talon that nobody took lies open: until the first lead (tirol §2), or through the first trick (§14). */
  readonly talonLies: 'before-play' | 'through-first-trick';
}

/** What a Renonce costs to each of three where it is not the game as won (tirol §8.5, §14). */
interface RenoncePrices {
  readonly trischaken: number;
  /** In a Trischaken, by forehand. */
  readonly trischakenForehand: number;
  /** A bird promised by the bid and not held. */
  readonly withoutBird: number | 'game-and-bird';
  /** A bird announced and not held, where no bid promised one: `bonus` is lost and nothing else. */
  readonly wrongBird: 'renonce' | 'bonus';
}

/** A profile is a table of numbers and a few house rules; behaviour is the contracts' own. */
export interface Profile {
  readonly id: string;
  /** In bidding order, lowest first, with the value per opponent. */
  readonly ladder: readonly (readonly [contract: ContractId, value: number])[];
  /** In the order in which they are listed; `null`: this sheet does not have it. */
  readonly bonuses: Readonly<Record<Exclude<BonusId, AgreedBonus>, Amounts | null>>;
  readonly customs: Customs;
  /** Where it differs from the family's defaults. */
  readonly options: Partial<Options>;
  /** How evenings with these rules are known to be run, the likeliest first. */
  readonly evenings: readonly EveningId[];
}
