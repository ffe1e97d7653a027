import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import type { BillChange } from '#engine/tournament/cash/bills.ts';
import type { EndMoved } from '#engine/tournament/deciders/race.ts';
import type { Person } from '#engine/tournament/register/types.ts';
import type { EveningReport } from '#engine/tournament/season/reports.ts';
import type { ContractCount } from '#engine/tournament/standings/by-contract.ts';
import type { Asked } from './commands/command.ts';
import type { EveningSummary } from './evening-summary.ts';
import type { SelfTest } from './nearby/self-test.ts';
import type { NearbyAnswers } from './nearby/visits.ts';

/** How much there is of an evening: steps that were not undone, and when the last one was taken (ISO 8601). */
export interface Extent {
  readonly steps: number;
  readonly last: string;
}

/** What the person at this laptop has won alone against bots, in the games of a family. */
export interface OwnStatistics {
  readonly family: string;
  readonly contracts: readonly ContractCount[];
}

/** What an event file contains, and the same evening and its copies if they exist here. */
export interface FileSeen extends Extent {
  readonly name: string;
  readonly here: readonly (Extent &
    Pick<EveningSummary, 'name' | 'purpose' | 'archived'> & { readonly evening: string })[];
}

/** What the answer to a command carries, by command; those not listed answer `null`. */
export interface Answers extends NearbyAnswers {
  'create-evening': { readonly evening: string };
  'create-final': { readonly evening: string };
  'open-table': { readonly evening: string };
  'play-record': { readonly evening: string };
  /** The deal's public record; its form is in docs/formats.md. */
  'read-record': { readonly record: Json };
  /** `null`: nothing can be done at the moment. */
  tip: { readonly tip: { readonly action: Action; readonly reason: Fact } | null };
  'import-players': { readonly added: number };
  'import-file': { readonly added: number };
  'copy-players': { readonly added: number };
  'read-register': { readonly people: readonly Person[]; readonly alike: readonly (readonly [string, string])[] };
  'add-people': { readonly added: number };
  'add-people-file': { readonly added: number };
  /** In cents; `null`: it had none. */
  'read-pot': { readonly cents: number | null };
  'read-season': { readonly evenings: readonly EveningReport[] };
  /** A file to be saved; `base64` if it is not text. */
  export: { readonly fileName: string; readonly text: string; readonly base64?: true };
  'look-into-file': FileSeen;
  'import-evening': { readonly evening: string; readonly name: string };
  'read-statistics': { readonly families: readonly OwnStatistics[] };
  'read-log': { readonly lines: readonly LogLine[]; readonly undo: number | null };
  'test-room': SelfTest;
  /** A token for the other device's link, valid once and for a few minutes. */
  'hand-over': { readonly token: string };
  'preview-correction': {
    readonly changes: readonly RankChange[];
    readonly ending: EndMoved;
    /** Whose bill it changes: of those who win and lose by it, and of everybody whose prize it moves. */
    readonly bills: readonly BillChange[];
  };
  /** The row and the line items that entering it would write. */
  'preview-entry': { readonly row: Row; readonly settlement: readonly LineItem[] };
}

export type AnswerTo<T extends Asked['type']> = T extends keyof Answers ? Answers[T] : null;

/** The answer to a command: its value, or every reason why it is refused, each with its place. */
export type Answer<T extends Asked['type'] = Asked['type']> = Result<AnswerTo<T>, readonly Refusal[]>;

/** One step of an evening in the log. */
export interface LogLine {
  /** From 1; every command that did something is one step. */
  readonly step: number;
  readonly at: string;
  readonly by: string;
  /** The types of its events, and what they are about as data: names, rounds, tables. */
  readonly events: readonly {
    readonly type: string;
    readonly about: readonly string[];
    readonly reason?: string;
    /** Who decided it at the table. */
    readonly referee?: string;
  }[];
  readonly undone: boolean;
}

/** What a correction does to a player's rank and points (`"-2/3"`). */
export interface RankChange {
  readonly player: string;
  readonly rankBefore: number;
  readonly rankAfter: number;
  readonly pointsBefore: string;
  readonly pointsAfter: string;
}
