import type { Json } from '../core/json.ts';
import { add, type Rational, showRational, sum } from '../core/rational.ts';
import type { Refusal } from '../core/refusal.ts';
import { below, pick, type Rng } from '../core/rng.ts';
import { answersFor, entryOf } from '../entry/entry-answers.ts';
import type { DealRecord, Rules } from '../kernel/deal/rules.ts';
import { COMMON_PLACES } from '../kernel/entry/common-entries.ts';
import type { Answers } from '../kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { LineItem, Row } from '../kernel/score.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import { guessed } from './guess.ts';
import { hasSentence } from './sentences.ts';
import { Spoiler, STRANGE } from './spoiler.ts';
import type { Report } from './violation.ts';

type Fields = Readonly<Record<string, Json>>;

/** How many earlier entries lend their fields. */
const MEMORY = 60;

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A deal as it is entered. */
interface Written {
  readonly row: Row;
  readonly entry: Json;
  readonly now: DealRecord['now'];
}

/**
 * Falsifies entries of any family: they must be refused with a place and a sentence, or settle as the balance of the rules
 * demands. It knows a family's sheet, and earlier entries.
 */
export class EntryCheater {
  readonly refusals = new Map<string, number>();
  readonly #game: GameDefinition;
  readonly #ids: readonly string[];
  #seen: readonly Fields[] = [];
  #answered: readonly Answers[] = [];

  constructor(game: GameDefinition) {
    this.#game = game;
    this.#ids = [...Object.keys(game.texts.contracts), ...Object.keys(game.texts.bonuses)];
  }

  /** Tries the entry of a deal several times, each time with different faults. */
  cheat(rules: Rules, { row, entry, now }: Written, times: number, rng: Rng, report: Report): void {
    if (!isObject(entry)) return;
    const answers = answersFor(rules, row, entry);
    this.#seen = [...this.#seen, entry].slice(-MEMORY);
    if (answers) this.#answered = [...this.#answered, answers].slice(-MEMORY);
    this.#late(rules, row, entry, report);
    for (let i = 0; i < times; i++) {
      const dealer = below(row.table, rng);
      const wrong = this.#faulty(rules, entry, answers, { ...row, dealer }, rng);
      try {
        const checked = rules.check(wrong, row.table, dealer);
        if (checked.ok) this.#isBalanced(rules, row.table, wrong, rules.settle(checked.value, now), report);
        else for (const refusal of checked.error) this.#refused(refusal, wrong, report);
      } catch (error) {
        report('thrown', `${JSON.stringify(wrong)}: ${String(error)}`);
      }
    }
  }

  #faulty(rules: Rules, entry: Fields, answers: Answers | undefined, row: Row, rng: Rng): Json {
    const guesses = answers && rng() < 0.7;
    const wrong = guesses ? this.#guess(rules, answers, row, rng) : this.#borrowed(entry, rng);
    if (rng() < (guesses ? 0.7 : 0.2)) return wrong;
    const spoiler = new Spoiler(rng, rules.pack.cards, this.#ids, []);
    let spoilt: Json = wrong;
    for (let faults = below(3, rng); faults >= 0; faults--) spoilt = spoiler.spoilt(spoilt);
    return spoilt;
  }

  /** Other answers to the same questions, or to those that follow from them. */
  #guess(rules: Rules, answers: Answers, { table, dealer }: Row, rng: Rng): Json {
    const seated = { table, active: rules.active(table, dealer) };
    const other = pick(this.#answered, rng);
    const field = pick(Object.keys(other), rng);
    let said: Answers = rng() < 0.3 ? { ...answers, [field]: other[field] ?? null } : answers;
    for (let times = below(3, rng); times >= 0; times--) said = guessed(rules.sheet.fields, said, seated, rng);
    return entryOf(rules, said, table, dealer);
  }

  /** With a field of another deal's entry. */
  #borrowed(entry: Fields, rng: Rng): Json {
    const other = pick(this.#seen, rng);
    const field = pick(Object.keys(other), rng);
    return { ...entry, [field]: other[field] ?? null };
  }

  /** What a correction adds once the table has gone on; one that adds nothing adds nothing too late. */
  #late({ late }: Rules, row: Row, entry: Json, report: Report): void {
    for (const refusal of late?.({ ...row, items: [] }, row) ?? []) this.#refused(refusal, entry, report);
    const idle = late?.(row, row) ?? [];
    if (idle.length > 0) report('late-without-change', `${String(idle[0]?.code)}: ${JSON.stringify(entry)}`);
  }

  #isBalanced(rules: Rules, table: number, entry: Json, items: readonly LineItem[], report: Report): void {
    for (const account of ['score', 'money'] as const) {
      const left = unbalanced(rules, items, table, account);
      if (left.n !== 0) report('entry-not-balanced', `${account} ${showRational(left)}: ${JSON.stringify(entry)}`);
    }
  }

  #refused(refusal: Refusal, entry: Json, report: Report): void {
    const { code, at } = refusal;
    const times = this.refusals.get(code) ?? 0;
    this.refusals.set(code, times + 1);
    if (times === 0 && !hasSentence(refusal, this.#game)) report('refusal-without-text', code);
    if (at === undefined) report('refusal-without-place', `${code}: ${JSON.stringify(entry)}`);
    else if ('field' in at && !this.#isNamed(at.field)) report('place-without-words', `${code}: ${at.field}`);
  }

  #isNamed(path: string): boolean {
    const { places } = this.#game.texts.entry;
    const parts = path.split('.');
    // A deal that is no object has no fields, and nobody has words for a field that does not exist.
    if (path === 'deal' || parts.some((part) => STRANGE.includes(part))) return true;
    return parts.some((part) => Object.hasOwn(places, part) || Object.hasOwn(COMMON_PLACES, part));
  }
}

/** What the seats won together, less what their rules let a pot or nobody pay. */
function unbalanced(
  { balance }: Rules,
  items: readonly LineItem[],
  table: number,
  account: 'score' | 'money',
): Rational {
  const seats = sum(paymentsOf(items, table, account));
  const others =
    balance === 'zero-sum' ? [] : balance === 'with-pot' ? (['pot'] as const) : (['pot', 'nobody'] as const);
  return others.reduce((all, purse) => add(all, balanceOf(purse, items, account)), seats);
}
