import type { FinishedDeal, TableScene } from '#electron/protocol/table/table-scene.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Dealing } from '#engine/kernel/deal/fairness.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord, Rules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { resolveRules } from '#engine/kernel/family/resolve-rules.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { findTable } from '#engine/tournament/state/lookup.ts';
import { bonusAt, sharesAt } from '#engine/tournament/state/tables.ts';
import type { TableState } from '#engine/tournament/state/types.ts';
import type { App } from '#page/app/app.svelte.ts';
import { Lasting } from '#page/app/lasting.ts';
import { findGame } from '#page/families.ts';
import { type ScoreSheet, sheetOf } from '#page/scoresheet/sheet/rows.ts';
import { type LaidOpen, laidOpen } from './laid-open.ts';
import { type SeatStanding, standing } from './standing.ts';

/** What is needed to check how cards were shuffled. */
interface Shuffle {
  readonly dealing: Dealing;
  readonly rules: Rules;
}

/** A deal as its record has it. */
interface Opened {
  /** Its last moment with all cards open. */
  readonly end: View;
  /** `null`: nothing was promised about it. */
  readonly shuffle: Shuffle | null;
}

/** What is looked up of one deal that is over. */
class DealResult {
  /** How it was played; `null` until it is fetched, and for those who may not see it. */
  opened = $state.raw<Opened | null>(null);
  /** The tricks that decided the selected line of the sheet. */
  proof = $state.raw<readonly number[]>([]);
}

/** A deal that is over, at its table: its cards laid open, and where everybody stands after it. */
export class ResultState {
  readonly #app: App;
  readonly #scene: () => TableScene;
  readonly #deals = new Lasting<number | undefined, DealResult>(() => new DealResult());

  readonly last: FinishedDeal | null = $derived.by(() => this.#scene().last);
  /** What is looked up of it: the same deal comes again with every scene. */
  readonly looked: DealResult = $derived.by(() => this.#deals.at(this.last?.deal));
  /** With this deal as its last one. */
  readonly #table: TableState | undefined = $derived.by(() => {
    const table = this.#app.evening && findTable(this.#app.evening, this.#scene());
    return table && table.results.length === this.last?.deal ? table : undefined;
  });
  /** As far as this page may know them; `null` if nothing was played here. */
  readonly cards: LaidOpen | null = $derived.by(() => {
    const seen = this.looked.opened?.end ?? this.last?.view;
    return seen ? laidOpen(seen) : null;
  });
  /** How it was shuffled, to be checked here. */
  readonly shuffle: Shuffle | null = $derived.by(() => this.looked.opened?.shuffle ?? null);
  /** The sheet of the table up to this deal; `undefined` until its result has arrived, or while it is held back. */
  readonly sheet: ScoreSheet | undefined = $derived.by(() => {
    const { evening } = this.#app;
    return evening && this.#table ? sheetOf(evening, this.#table) : undefined;
  });
  /** What was paid when the table had ended: what was left in the pot, then the bonus for the target. */
  readonly closing: readonly (readonly LineItem[])[] = $derived.by(() => {
    const { evening } = this.#app;
    return evening && this.#table
      ? [sharesAt(evening.format, this.#table), bonusAt(evening.format, this.#table)].filter(({ length }) => length > 0)
      : [];
  });
  readonly standing: readonly SeatStanding[] = $derived.by(() => (this.sheet ? standing(this.sheet) : []));

  constructor(app: App, scene: () => TableScene) {
    this.#app = app;
    this.#scene = scene;
  }

  /**
   * Fetches how the deal was played, to lay all hands open. Guests see what they saw while it was played, and what has counted:
   * stock and discards are open to every seat with the score.
   */
  async open(): Promise<void> {
    const { last, looked } = this;
    if (last?.source !== 'played' || this.#app.isGuest) return;
    const record = await this.read(last.deal);
    if (record.ok) looked.opened = openedFrom(record.value);
  }

  /** How a deal of this table was played. */
  async read(deal: number): Promise<Result<DealRecord, readonly Refusal[]>> {
    const { evening, round, table } = this.#scene();
    const answer = await this.#app.ask({ type: 'read-record', evening, round, table, deal });
    return answer.ok ? parseRecord(answer.value.record) : answer;
  }
}

/** A recorded deal with all cards open at its end. */
function openedFrom(record: DealRecord): Opened | null {
  const ready = resolveRules(findGame, record);
  if (!ready.ok) return null;
  const { rules } = ready.value;
  const played = replay(rules, record, record.actions);
  const { fair } = record;
  return played.ok
    ? { end: view(rules, played.value, 'open'), shuffle: fair ? { dealing: { ...record, fair }, rules } : null }
    : null;
}
