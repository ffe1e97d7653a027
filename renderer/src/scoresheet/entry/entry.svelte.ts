import type { Command } from '#electron/protocol/commands/command.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Language } from '#engine/core/text.ts';
import { answersFor, entryOf } from '#engine/entry/entry-answers.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { isSameRow, type Row } from '#engine/kernel/score.ts';
import type { Words } from '#page/i18n/words.ts';
import { FieldWords } from './field-words.ts';
import { FormPart, type TypedPart } from './form-part.svelte.ts';

/** An entry as the protocol carries it. */
type DealEntry = Extract<Command, { type: 'enter-deal' }>['entry'];

/** A form that is partly filled in, as JSON. */
export interface Typed extends TypedPart {
  readonly dealer: Seat | null;
}

/** What an entry needs to know of a table's rules. */
export type EntryRules = Pick<Rules, 'active' | 'check' | 'layout' | 'note' | 'sheet'>;

/** The contents of the score form, and the entry (docs/formats.md) made from them. The form asks; the rules judge. */
export class EntryForm extends FormPart {
  /** Who dealt, if stated; `null`: the dealer in turn. */
  dealer = $state<Seat | null>(null);
  readonly #rules: EntryRules;
  readonly #seats: number;
  readonly #turn: () => Seat;

  /** For a table of `seats` seats; `turn`: whose turn it is to deal. */
  constructor(rules: EntryRules, seats: number, turn: () => Seat, language: Language) {
    const { units, fields, parts } = rules.sheet;
    const seated = () => ({ table: seats, active: rules.active(seats, this.dealer ?? turn()) });
    super(fields, { units, scoring: { language, parts }, seated });
    this.#rules = rules;
    this.#seats = seats;
    this.#turn = turn;
  }

  /** What still has to be said, in words. */
  missing(words: Words, names: readonly string[]): readonly string[] {
    return new FieldWords(words, names).lacking(this.missingFields);
  }

  /** Fills the form from a deal that is over, if it has a field for everything in it; else it stays empty. */
  read(row: Row, entry: unknown): boolean {
    const answers = answersFor(this.#rules, row, entry as Json | undefined);
    if (answers) this.fill(answers);
    return answers !== undefined;
  }

  entry: DealEntry = $derived.by(() => entryOf(this.#rules, this.answers, this.#seats, this.dealer ?? this.#turn()));

  /** The deal in a command: the entry, and the dealer if stated. */
  get paper(): { readonly entry: DealEntry; readonly dealer?: Seat } {
    return { entry: this.entry, ...(this.dealer !== null && { dealer: this.dealer }) };
  }

  /** What it says as it is; `undefined`: something is missing or wrong. */
  get row(): Row | undefined {
    const meant = this.#rules.check(this.entry, this.#seats, this.dealer ?? this.#turn());
    return meant.ok ? meant.value : undefined;
  }

  /** Whether it says the same as a deal that is over. */
  says(row: Row): boolean {
    const meant = this.row;
    return meant !== undefined && isSameRow(meant, row);
  }

  /** Among the answers, the place where the rules refused something in the entry. */
  placeOf(path: string): string {
    return this.#rules.layout?.placeOf(path, this.answers) ?? path;
  }

  get draft(): Typed {
    return { ...this.kept, dealer: this.dealer };
  }

  set draft({ dealer, ...kept }: Typed) {
    this.restore(kept);
    this.dealer = dealer;
  }
}

/** The rules of an evening's table, whose family is loaded before its page is shown. */
export const rulesOf = ({ rules }: Words): Rules => must(rules, 'rules of the table');
