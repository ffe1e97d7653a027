import type { LogLine } from '#electron/protocol/answers.ts';
import { isEqual } from '#engine/core/equal.ts';
import { remarksOf } from '#engine/kernel/entry/common-entries.ts';
import { movedBetween, type RoundSeats } from '#engine/tournament/draw/seat-faults.ts';
import type { EveningEvent, Settled } from '#engine/tournament/state/types.ts';
import type { Evening } from '../state/evening-state.ts';
import { aboutOf } from '../state/events/rows.ts';

/** Everything that happened, step by step, as data. */
export function logOf(evening: Evening): readonly LogLine[] {
  const names = namesEver(evening);
  const name = (id: string): string => names.get(id) ?? id;
  const lines = new Map<number, LogLine>();
  const seats = new Seats();
  const paid = new Paid();
  for (const { step, at, by, event } of evening.history) {
    const undone = evening.undone.has(step);
    if (!paid.changes(event, undone)) continue;
    const so = lines.get(step) ?? { step, at, by, events: [], undone };
    const reason = reasonOf(event);
    const about = [...aboutOf(event, name), ...seats.after(event, undone).map(name)];
    const { referee } = remarksIn(event);
    const entry = {
      type: event.type,
      about,
      ...(reason !== undefined && { reason }),
      ...(referee !== undefined && { referee }),
    };
    lines.set(step, { ...so, events: [...so.events, entry] });
  }
  return [...lines.values()];
}

/** What every deal brought as the log goes on. */
class Paid {
  readonly #deals = new Map<string, Pick<Settled, 'settlement' | 'ends'>>();

  /**
   * Whether an event changes what it is about. What would be shared if a deal were the last one changes with every deal before
   * it; a deal for which nobody pays or gets anything else is not settled again for people.
   */
  changes(event: EveningEvent, undone: boolean): boolean {
    if (event.type !== 'deal-entered' && event.type !== 'deal-corrected' && event.type !== 'deal-resettled')
      return true;
    const { deal, settlement, ends } = event.type === 'deal-resettled' ? event : event.result;
    const at = [event.round, event.table, deal].join();
    const [before, now] = [this.#deals.get(at), { settlement, ...(ends !== undefined && { ends }) }];
    if (!undone) this.#deals.set(at, now);
    return event.type !== 'deal-resettled' || !isEqual(before, now);
  }
}

/** The tables of every draft as the log goes on, to see who was moved by hand. */
class Seats {
  readonly #tables = new Map<number, RoundSeats>();

  /** Who sits elsewhere after this event; nobody was moved by a new draft. */
  after(event: EveningEvent, undone: boolean): readonly string[] {
    const before = event.type === 'seats-set' ? this.#tables.get(event.round) : undefined;
    if (!undone) this.#take(event);
    return event.type === 'seats-set' && before ? movedBetween(before, event.tables) : [];
  }

  #take(event: EveningEvent): void {
    if (event.type === 'seats-set') this.#tables.set(event.round, event.tables);
    if (event.type === 'rounds-planned')
      for (const [i, tables] of event.rounds.entries()) this.#tables.set(event.from + i, tables);
    if (event.type === 'draw-discarded') this.#tables.delete(event.round);
  }
}

/** Why it was corrected, or why a deal was decided that way. */
function reasonOf(event: EveningEvent): string | undefined {
  if ('reason' in event) return event.reason;
  if (event.type === 'deal-entered' || event.type === 'deal-corrected')
    return event.result.reason ?? remarksIn(event).reason;
  if (event.type === 'deal-redealt') return remarksIn(event).reason;
  if (event.type === 'total-entered') return event.total.reason;
  return event.type === 'penalty-given' ? event.penalty.reason : undefined;
}

/** What was noted with a deal: the reason and the referee. */
function remarksIn(event: EveningEvent): ReturnType<typeof remarksOf> {
  if (event.type === 'deal-entered' || event.type === 'deal-corrected') return remarksOf(event.result.row);
  return event.type === 'deal-redealt' ? remarksOf(event.redeal.row) : {};
}

/** Everybody's last name, including those who were removed or undone. */
function namesEver({ history }: Evening): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { event } of history) {
    if (event.type === 'players-added') for (const { id, name } of event.players) names.set(id, name);
    if (event.type === 'player-renamed' || event.type === 'player-substituted') names.set(event.player, event.name);
  }
  return names;
}
