import { isEqual } from '#engine/core/equal.ts';
import type { Json } from '#engine/core/json.ts';
import { within } from '#engine/core/place.ts';
import { isPart, type Parts, type Rational, sum } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { countsAsDeal, type LineItem } from '#engine/kernel/score.ts';
import { addedLate } from '#engine/tournament/deciders/late.ts';
import { refuseTotal } from '#engine/tournament/deciders/totals.ts';
import { refuse as refuseTournament } from '#engine/tournament/refusals.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { dealerOf, refuseOrder, refusePhase, tableAt } from '#engine/tournament/state/places.ts';
import { refuseNumber } from '#engine/tournament/state/places.ts';
import { partsOf } from '#engine/tournament/state/played-game.ts';
import { seatsIn } from '#engine/tournament/state/seated.ts';
import { settledIn } from '#engine/tournament/state/series-setup.ts';
import type { DealResult, EveningEvent, Resettled, Settled, TableState } from '#engine/tournament/state/types.ts';
import { checkedRow, isRedealtByNext } from '../host-context.ts';
import type { Evening, HistoryLine } from '../state/evening-state.ts';
import { partedBy, settledAt } from '../state/series.ts';

type AtTable = Extract<EveningEvent, TablePlace>;

/** A deal that has to be settled again because of the correction before it. */
type Due = { readonly step: number; readonly place: TablePlace } & Resettled;

/** The place of a deal. */
type DealPlace = TablePlace & { readonly deal: number };

/** What was entered, and what came of it. */
type Written = Pick<DealResult, 'row' | 'entry'> & Settled;

/**
 * Reads an evening from a file line by line and works out again whatever was worked out: rows from entries, line items
 * from rows and from the deals before them. Evenings of older rules may have entries that some paragraph of today's
 * rules refuses; they keep what was written then, but what came of it has to be right.
 */
export class SettledAgain {
  /** Whether the evening is played by today's rules. */
  readonly #isOfToday: boolean;
  /** Whether something else was agreed on the way, even if that was undone. */
  readonly #hasNewFormats: boolean;
  #due: readonly Due[] = [];
  /** The step of the last correction, and its line. */
  #corrected: { readonly step: number; readonly place: TablePlace } | undefined;

  /** All `lines` of the file, the undone ones too. */
  constructor(isOfToday: boolean, lines: readonly HistoryLine[]) {
    this.#isOfToday = isOfToday;
    this.#hasNewFormats = lines.some(({ event }) => event.type === 'format-changed');
  }

  /**
   * What is wrong with the next line, if `evening` is as it was before. Throws if the rules cannot go on from a row.
   */
  faults(evening: Evening, { step, event }: HistoryLine): readonly Refusal[] {
    const [next, ...later] = this.#due;
    if (this.#isIdle(evening, step, event)) return [];
    if (next) {
      this.#due = later;
      return isResettled(event, step, next) ? [] : [refuse('settlement-differs', next.place, next.deal, 'settlement')];
    }
    this.#due = partedBy(evening, event).flatMap((one) =>
      one.type === 'deal-resettled' ? [{ step, place: one, deal: one.deal, ...settledIn(one) }] : [],
    );
    if (!isAtTable(event)) return [];
    const found = tableAt(evening.state, event);
    if (!found.ok) return [wrong(event)];
    return this.#atTable(evening, found.value, step, event);
  }

  /** What is wrong with the end of a file: a correction was not carried through. */
  end(): readonly Refusal[] {
    return this.#due.map(({ place, deal }) => refuse('settlement-differs', place, deal, 'settlement'));
  }

  #atTable(evening: Evening, table: TableState, step: number, event: AtTable): readonly Refusal[] {
    const parts = partsOf(evening.state.game);
    switch (event.type) {
      case 'deal-entered':
        return this.#entered(evening, table, event);
      case 'deal-corrected': {
        const { result } = event;
        if (!isThere(table, result.deal) || result.check || result.source !== 'entered' || result.reason === undefined)
          return [wrong(event, result.deal)];
        const faults = this.#written(evening, { ...event, deal: result.deal }, result, true);
        const { later } = settledAt(evening, event, result.deal, result.row);
        this.#due = later.filter((one) => !isSettled(table, one)).map((one) => ({ step, place: event, ...one }));
        this.#corrected = { step, place: event };
        return [...faults, ...this.#late(evening, table, event)];
      }
      case 'deal-resettled':
        return [refuse('settlement-differs', event, event.deal, 'settlement')];
      case 'deal-withdrawn': {
        const isDue = evening.state.purpose === 'free-table' || this.#isCorrected(step, event, table);
        return isDue && table.results.at(-1)?.deal === event.deal ? [] : [wrong(event, event.deal)];
      }
      case 'deal-checked':
        return this.#checked(evening, table, event);
      case 'total-entered': {
        const { points, check } = event.total;
        // What was in range then may not be today; where the losers pay the winners, it always had to add up to zero.
        const isEven = evening.state.game.balance !== 'zero-sum' || sum(points).n === 0;
        const isRight = this.#isOfToday
          ? refuseTotal(evening.state, table, event.total).length === 0
          : areTotals(table, points, parts) && isEven;
        return isRight && !check ? [] : [wrong(event, 'total')];
      }
      case 'total-withdrawn':
        return this.#isCorrected(step, event, table) && table.total ? [] : [wrong(event, 'total')];
      case 'total-checked': {
        const { agrees, other } = event.check;
        const fits =
          table.total && agrees === (other === undefined) && areTotals(table, other ?? table.total.points, parts);
        return fits && !isEqual(other, table.total.points) ? [] : [wrong(event, 'total')];
      }
      case 'player-seated':
      case 'seat-vacated':
      case 'seat-held':
      case 'deals-struck':
        return [];
      case 'deal-redealt':
        return this.#redealt(evening, event);
    }
  }

  #entered(evening: Evening, table: TableState, event: Extract<AtTable, { type: 'deal-entered' }>): readonly Refusal[] {
    const { deal, check, reason, inTime, source, row } = event.result;
    if (check !== undefined || reason !== undefined || inTime !== undefined) return [wrong(event, deal)];
    if (refusePhase(evening.state, event) || refuseOrder(table, deal)) return [wrong(event, deal, 'deal')];
    if (refuseNumber(evening.state, table, deal) && !(source === 'played' && this.#mayHaveEnded(table)))
      return [refuseTournament('round-finished', { field: placeOf(event, deal, 'deal') })];
    // With real cards somebody may have dealt out of turn.
    if (source === 'played' && row.dealer !== dealerOf(table, deal)) return [refuse('row-differs', event, deal, 'row')];
    return this.#written(evening, { ...event, deal }, event.result, source === 'entered');
  }

  /** What a correction adds after the next deal is there only if it was confirmed, and nothing else is. */
  #late(
    { rules }: Evening,
    table: TableState,
    place: Extract<AtTable, { type: 'deal-corrected' }>,
  ): readonly Refusal[] {
    const { deal, row, inTime } = place.result;
    const before = table.results.find((result) => result.deal === deal);
    const late = before ? addedLate(rules.late, table, before, row) : [];
    if (inTime) return late.length > 0 ? [] : [wrong(place, deal, 'inTime')];
    return late.map((one) => ({ ...one, at: within(placeOf(place, deal), one.at) }));
  }

  /** What an entry between two deals cost; nothing to work out if its seats are wrong, which is found elsewhere. */
  #redealt(evening: Evening, place: Extract<AtTable, { type: 'deal-redealt' }>): readonly Refusal[] {
    const { deal, row, settlement = [], ends, nextDeals = false } = place.redeal;
    if (countsAsDeal(row)) return [];
    if (nextDeals !== isRedealtByNext(evening.rules, row)) return [wrong(place, deal, 'nextDeals')];
    const { later: _, ...settled } = settledAt(evening, place, deal, row);
    const written = { settlement, ...(ends !== undefined && { ends }) };
    const { closing: __, ...paid } = settled;
    return isEqual(plain(paid), plain(written)) ? [] : [refuse('settlement-differs', place, deal, 'settlement')];
  }

  /** Whether a table can have ended while a deal was played there: a deal that is out is written all the same. */
  #mayHaveEnded({ struck, total, results }: TableState): boolean {
    const isCorrected = results.some(({ reason }) => reason !== undefined);
    return this.#hasNewFormats || isCorrected || struck !== undefined || total !== undefined;
  }

  #checked(evening: Evening, table: TableState, place: Extract<AtTable, { type: 'deal-checked' }>): readonly Refusal[] {
    const { deal, check } = place;
    const { agrees, other } = check;
    const first = table.results.find((result) => result.deal === deal);
    if (!first || agrees !== (other === undefined)) return [wrong(place, deal, 'check')];
    if (!other) return [];
    if (isEqual(first.row, other.row)) return [wrong(place, deal, 'check')];
    // A second entry is compared by what it pays; what would follow from it is not written.
    return this.#written(evening, place, other, true);
  }

  /** Whether row and line items follow from the entry, or from a deal that could have been played. */
  #written(evening: Evening, place: DealPlace, written: Written, isTyped: boolean): readonly Refusal[] {
    const { deal } = place;
    const { row } = written;
    if (!this.#hasRow(evening, place, written, isTyped)) return [refuse('row-differs', place, deal, 'row')];
    const { later: _, ...settled } = settledAt(evening, place, deal, row);
    return isEqual(plain(settled), plain(settledIn(written)))
      ? []
      : [refuse('settlement-differs', place, deal, 'settlement')];
  }

  #hasRow(evening: Evening, place: DealPlace, { row, entry }: Written, isTyped: boolean): boolean {
    const { rules, state } = evening;
    const table = tableAt(state, place);
    // Older versions did not keep every entry.
    if (!table.ok || (entry === undefined ? isTyped && this.#isOfToday : !isTyped)) return false;
    const note = entry === undefined ? rules.note(row) : (entry as Json);
    if (note === undefined) return false;
    const { deal } = place;
    const read = checkedRow(rules, note, seatsIn(table.value, deal).length, row.dealer);
    if (!read.ok) return !this.#isOfToday && read.error.every(({ rule }) => rule !== undefined);
    if (entry !== undefined) return isEqual(plain(read.value), plain(row));
    const [own, other] = [row, read.value].map((one) => withoutProof(settledAt(evening, place, deal, one).settlement));
    return isEqual(own, other);
  }

  /** Older versions also wrote deals as settled again if the result was the same. */
  #isIdle(evening: Evening, step: number, event: EveningEvent): boolean {
    if (event.type !== 'deal-resettled' || !this.#isCorrected(step, event)) return false;
    const found = tableAt(evening.state, event);
    return found.ok && isSettled(found.value, event);
  }

  /** Whether it belongs to the last correction; a table to which somebody brought points may have ended with it. */
  #isCorrected(step: number, { round, table }: TablePlace, there?: TableState): boolean {
    const { step: at, place } = this.#corrected ?? {};
    return at === step && place?.round === round && (place.table === table || there?.arrivals !== undefined);
  }
}

const isAtTable = (event: EveningEvent): event is AtTable => 'round' in event && 'table' in event;

const isThere = ({ results }: TableState, deal: number): boolean => deal <= results.length;

const isResettled = (event: EveningEvent, step: number, due: Due): boolean =>
  event.type === 'deal-resettled' &&
  step === due.step &&
  event.round === due.place.round &&
  event.table === due.place.table &&
  event.deal === due.deal &&
  isEqual(plain(settledIn(event)), plain(settledIn(due)));

function isSettled({ results }: TableState, again: Resettled): boolean {
  const result = results.find(({ deal }) => deal === again.deal);
  return result !== undefined && isEqual(plain(settledIn(result)), plain(settledIn(again)));
}

const areTotals = ({ players }: TableState, points: readonly Rational[], parts: Parts): boolean =>
  points.length === players.length && points.every((one) => isPart(one, parts));

/** As it would be read from a file: fields that are there but empty are left out. */
const plain = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** Only for a deal played in the app is it known which tricks decided it. */
const withoutProof = (items: readonly LineItem[]): unknown => plain(items.map(({ proof: _, ...item }) => item));

const placeOf = ({ round, table }: TablePlace, deal: number | 'total', what?: string): string =>
  [`rounds.${round}.tables.${table}`, deal === 'total' ? deal : `results.${deal}`, ...(what ? [what] : [])].join('.');

const refuse = (code: 'row-differs' | 'settlement-differs', place: TablePlace, deal: number, what: string): Refusal =>
  refuseKernel(code, { field: placeOf(place, deal, what) });

const wrong = (place: TablePlace, deal?: number | 'total', what?: string): Refusal =>
  refuseKernel('wrong-value', {
    field: deal === undefined ? `rounds.${place.round}.tables.${place.table}` : placeOf(place, deal, what),
  });
