import { rational } from '../core/rational.ts';
import { printRefusal } from '../core/refusal.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import type { LineItem, Row, Totals } from '../kernel/score.ts';
import { decide } from '../tournament/deciders/decide.ts';
import { evolve } from '../tournament/events/evolve.ts';
import { DEFAULT_FORMAT } from '../tournament/format/format.ts';
import type { ClosedDeal, CommandOf, Context, EveningCommand } from '../tournament/state/commands.ts';
import { tableAt } from '../tournament/state/places.ts';
import { FOUR_PLAY } from '../tournament/state/played-game.ts';
import type { EveningEvent, EveningState, PlayedGame } from '../tournament/state/types.ts';
import { dealVersion } from '../tournament/state/versions.ts';
import { SHA256 } from './sha256.ts';

export const NOW = '2026-11-20T19:30:00.000Z';
/** As in Tyrolean Königrufen, where a double round is agreed. */
const TOTALS: Totals = { usual: 60, rare: 240, most: 1000, onlyGrow: false, areWhole: false };
export const IDLE: Context = { now: NOW, running: [], hash: SHA256, totals: TOTALS };

/** Creates `Club` for `deals` deals a round. */
export const creation = (deals = 2, game: PlayedGame = FOUR_PLAY): EveningCommand => ({
  type: 'create-evening',
  id: 'e1',
  name: 'Club',
  rules: { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 },
  game,
  format: { ...DEFAULT_FORMAT, deals, dealsAtFive: null, rounds: null, tieBreaks: [] },
});

export const listOf = (...names: readonly string[]): EveningCommand => ({
  type: 'import-players',
  rows: names.map((name, i) => ({ line: i + 1, cells: [name] })),
});

/** A deal in which seat `to` wins `n/d` from each of the others. */
export function dealOf(table: number, deal: number, dealer: number, to: number, n: number, d = 1): ClosedDeal {
  const row: Row = { table: 4, dealer, outcome: 'played', games: [], items: [], notes: {} };
  const settlement: readonly LineItem[] = [0, 1, 2, 3]
    .filter((seat) => seat !== to)
    .map((from) => ({ code: 'game', from, to, base: rational(n, d), factors: [] }));
  return { round: 1, table, deal, row, settlement, source: 'entered' };
}

/** A correction based on the current result. */
/** A deal as a table enters it, with the arguments of `dealOf`. */
export const enterDeal = (...deal: Parameters<typeof dealOf>): EveningCommand => ({
  type: 'enter-deal',
  ...dealOf(...deal),
});

export const correctionOf = (state: EveningState, reason: string, deal: ClosedDeal): CommandOf<'correct-deal'> => ({
  type: 'correct-deal',
  reason,
  base: seen(state, deal),
  ...deal,
});

/** A confirmation based on the current result. */
export const confirmationOf = (
  state: EveningState,
  { round, table, deal }: Pick<ClosedDeal, 'round' | 'table' | 'deal'>,
  by: string,
): CommandOf<'confirm-deal'> => ({
  ...{ type: 'confirm-deal', round, table, deal, by },
  base: seen(state, { round, table, deal }),
});

function seen(state: EveningState, place: Pick<ClosedDeal, 'round' | 'table' | 'deal'>): string {
  const found = tableAt(state, place);
  const result = found.ok ? found.value.results.find(({ deal }) => deal === place.deal) : undefined;
  return result ? dealVersion(result, SHA256) : '';
}

/** An evening and its events; refused commands change nothing. */
export class Book {
  state: EveningState | null = null;
  readonly events: EveningEvent[] = [];

  /** The codes and places of the refusal; empty if the command was accepted. */
  run(command: EveningCommand, context: Context = IDLE): readonly string[] {
    const decided = decide(this.state, command, context);
    if (!decided.ok) return decided.error.map(printRefusal);
    for (const event of decided.value) {
      this.state = evolve(this.state, event);
      this.events.push(event);
    }
    return [];
  }

  /** The state of an evening that has been created. */
  get now(): EveningState {
    if (!this.state) throw new Error('not created');
    return this.state;
  }
}

/** The first round by lot: p1 to p8 at two tables. */
export function draw(seed: string, players = 8, from = 1): EveningCommand {
  const order = shuffled(
    Array.from({ length: players }, (_, i) => `p${i + 1}`),
    seededRng(seed),
  );
  const tables = Array.from({ length: players / 4 }, (_, i) => order.slice(i * 4, i * 4 + 4));
  return { type: 'plan-rounds', from, draw: { method: 'random', seed }, rounds: [tables] };
}

/** An evening with eight players at two tables, A to H as drawn. */
export function drawn(deals = 2, game: PlayedGame = FOUR_PLAY): Book {
  const book = new Book();
  book.run(creation(deals, game));
  book.run(listOf('Anna', 'Berta', 'Cilli', 'Dora', 'Emil', 'Franz', 'Gustl', 'Hansi'));
  book.run(draw('lot'));
  book.run({ type: 'publish-round', round: 1 });
  return book;
}
