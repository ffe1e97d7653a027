import type { z } from 'zod';
import type { Notes } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Text } from '#engine/core/text.ts';
import type { Action } from '../deal/action.ts';
import type { Rules, TableRules } from '../deal/rules.ts';
import type { PhraseGroup } from '../words/phrase.ts';
import type { FamilyTexts, TableWords } from '../words/texts.ts';
import type { ProfileListing } from './listing.ts';

/** A page of the rule book, opened by its id: a contract, a bonus, or a part of the rules. */
export interface RulePage {
  readonly id: string;
  readonly group: 'basics' | 'contracts' | 'bonuses' | 'more';
  readonly title: Text;
  /** The paragraph of the specification. */
  readonly source: string;
  /** One or two sentences each. */
  readonly lines: readonly Text[];
  /** Those that tell somebody who meets the game for the first time what to do; missing: the first ones. */
  readonly first?: readonly Text[];
}

/** A known way of running an evening of these games. */
export interface EveningPlan {
  readonly id: string;
  readonly name: Text;
  /** Deals of a round, by the size of the table. */
  readonly deals: Readonly<Record<number, number>>;
  /** `null`: as many as people like. */
  readonly rounds: number | null;
  /** Where it differs besides from a plain evening: fields of a format (docs/formats.md). */
  readonly differs?: Notes;
}

/** A family of games: Königrufen, Reform, ... */
export interface GameDefinition {
  readonly id: string;
  readonly rulesVersion: number;
  readonly texts: FamilyTexts;
  /** Numbers of seats it can be played with. */
  readonly tables: readonly number[];
  /** The direction of play seen from above: the next player sits to the right, or to the left. */
  readonly turns: 'counter-clockwise' | 'clockwise';
  readonly profiles: readonly ProfileListing[];
  /** The profile for people who play it for the first time; missing: the first. */
  readonly beginners?: string;
  /** The JSON of its score entries, whatever the options, where they are not simply the answers to a sheet; missing: they are. */
  readonly entry?: z.ZodType;
  /** Completes and checks the options of a profile. */
  tableRules(profile: string, options: Notes): Result<TableRules, Refusal>;
  /** Options that are set although the profile does not offer them, and not to its own value; missing: it offers all. */
  notOffered?(profile: string, options: Notes): readonly Refusal[];
  /**
   * The options that follow from how an evening counts minus points (halved per round or per deal), with their required
   * values; nobody sets them separately. Missing: there are none.
   */
  halved?(halving: 'round' | 'deal' | null): Notes;
  /** Options that cannot be agreed on together; older files may nevertheless have them. */
  contradictions?(table: TableRules): readonly Refusal[];
  rules(table: TableRules): Rules;
  /** What a table with these options offers: its ladder, its bonuses, the values of its options. */
  listing(table: TableRules): ProfileListing;
  /** The rules of a table in words. */
  rulebook(table: TableRules): readonly RulePage[];
  /** What kind of thing an action is, whatever the table's rules. */
  groupOf(action: Action): PhraseGroup;
  words(table: TableRules): TableWords;
  /** Whether its clubs carry a pot from evening to evening, apart from the score; missing: they do not. */
  readonly clubPot?: true;
  /** How evenings with these rules are run in its clubs, the likeliest first; missing: nobody has said. */
  evenings?(table: TableRules): readonly EveningPlan[];
}
