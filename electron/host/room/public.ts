import type { Format } from '../../../engine/tournament/format/schema.ts';
import type {
  Check,
  DealResult,
  EveningEvent,
  EveningState,
  Penalty,
  PlayedGame,
  Player,
  Redeal,
  RoundState,
  RoundTotal,
  TableState,
  Team,
} from '../../../engine/tournament/state/types.ts';

/** Every field of something, and whether all may know it: a new field does not compile until that is decided. */
type Fields<T> = Readonly<Record<keyof T, boolean>>;

declare const CHOSEN: unique symbol;
/** Only the fields that all may know; the mark exists for the compiler alone. */
type Shown<T> = T & { readonly [CHOSEN]: true };

/** Copies what all may know. */
const shown = <T extends object>(value: T, fields: Fields<T>): Shown<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([key]) => Object.hasOwn(fields, key) && fields[key as keyof T]),
  ) as Shown<T>;

const FORMAT: Fields<Format> = {
  ...{ deals: true, dealsAtFive: true, dealsAtThree: true, rounds: true, minutes: true, target: true, entry: true },
  ...{
    oneSeries: true,
    secondEntry: true,
    confirmation: true,
    tieBreaks: true,
    placePoints: true,
    halving: true,
    season: true,
  },
  ...{ duplicate: true, final: true },
  cash: false,
};
const RULES: Fields<EveningState['rules']> = { family: true, profile: true, options: true, rulesVersion: true };
const PLAYER: Fields<Player> = {
  id: true,
  name: true,
  groups: true,
  presence: true,
  formerly: true,
  carried: true,
  staysAt: false,
};
const GAME: Fields<PlayedGame> = { tables: true, pausing: true, balance: true, parts: true };
const TEAM: Fields<Team> = { name: true, size: true, members: true, grouped: true };
const RESULT: Fields<DealResult> = {
  ...{ deal: true, row: true, settlement: true, source: true, entry: true, at: true, by: true, reason: true },
  ...{ check: true, sealed: true, ends: true, closing: true, inTime: true },
};
const REDEALT: Fields<Redeal> = {
  ...{ deal: true, row: true, settlement: true, ends: true, entry: true, at: true, by: true },
  nextDeals: true,
};
/** Who checked and whether it agrees, but not what they wrote. */
const CHECK: Fields<Check> = { by: true, agrees: true, other: false };
const TOTAL: Fields<RoundTotal> = { points: true, deals: true, at: true, by: true, reason: true, check: true };
const PENALTY: Fields<Penalty> = { id: true, player: true, round: true, points: true, cents: true, reason: true };

/**
 * An evening as guests may know it, built by naming what is shown: no drafts and no seeds of draws (a seed reveals the
 * next rounds), no money, no reasons of penalties, no lists of people to be kept apart, no second entries.
 */
export function publicEvening(state: EveningState): EveningState {
  const { purpose, id, origin, name, registered, archived, createdAt, penalised, rounds } = state;
  return {
    ...{ purpose, id, origin, name, registered, archived, createdAt, penalised },
    rules: shown(state.rules, RULES),
    game: shown(state.game, GAME),
    teams: state.teams.map((team) => shown(team, TEAM)),
    teamCounting: state.teamCounting,
    players: state.players.map((player) => shown(player, PLAYER)),
    format: publicFormat(state.format),
    formatChanges: [],
    apart: [],
    rounds: rounds.filter(({ phase }) => phase !== 'draft').map(publicRound),
    penalties: state.penalties.map((penalty) => ({ ...shown(penalty, PENALTY), cents: 0, reason: '' })),
  };
}

const publicFormat = (format: Format): Format => ({
  ...shown(format, FORMAT),
  cash: null,
});

const publicRound = ({ round, phase, draw, startedAt, final, sitsOut, sameCards, tables }: RoundState): RoundState => ({
  ...{ round, phase },
  draw: { method: draw.method },
  ...(startedAt !== undefined && { startedAt }),
  ...(final !== undefined && { final }),
  ...(sitsOut && { sitsOut }),
  ...(sameCards && { sameCards }),
  tables: tables.map(publicTable),
});

function publicTable({
  table,
  players,
  holders,
  deals,
  results,
  redeals,
  total,
  struck,
  last,
  earlier,
  arrivals,
  left,
}: TableState): TableState {
  return {
    ...{ table, players, holders, deals },
    results: results.map(publicResult),
    ...(redeals && { redeals: redeals.map((redeal) => shown(redeal, REDEALT)) }),
    ...(total && { total: publicTotal(total) }),
    ...(struck !== undefined && { struck }),
    ...(last !== undefined && { last }),
    ...(earlier && { earlier }),
    ...(arrivals && { arrivals }),
    ...(left && { left }),
  };
}

const publicResult = (result: DealResult): DealResult => ({
  ...shown(result, RESULT),
  ...(result.check && { check: shown(result.check, CHECK) }),
});

const publicTotal = (total: RoundTotal): RoundTotal => ({
  ...shown(total, TOTAL),
  ...(total.check && { check: shown(total.check, CHECK) }),
});

/**
 * The same events for guests, or `null` if clients need a full snapshot. Folding them onto the public evening gives the
 * next public evening.
 */
export function publicEvents(events: readonly EveningEvent[]): readonly EveningEvent[] | null {
  const visible = events.map(publicEvent);
  return visible.every((event) => event !== null) ? visible : null;
}

const PLACE = { type: true, round: true, table: true } as const;

/** An event as it is does not compile here. */
function publicEvent(event: EveningEvent): Shown<EveningEvent> | null {
  switch (event.type) {
    case 'deal-entered':
      return { ...shown(event, { ...PLACE, result: true }), result: publicResult(event.result) };
    case 'deal-redealt':
      return { ...shown(event, { ...PLACE, redeal: true }), redeal: shown(event.redeal, REDEALT) };
    case 'deal-corrected':
      return { ...shown(event, { ...PLACE, result: true }), result: publicResult(event.result) };
    case 'deal-checked':
      return { ...shown(event, { ...PLACE, deal: true, check: true }), check: shown(event.check, CHECK) };
    case 'total-checked':
      return { ...shown(event, { ...PLACE, check: true }), check: shown(event.check, CHECK) };
    case 'total-entered':
      return { ...shown(event, { ...PLACE, total: true }), total: publicTotal(event.total) };
    case 'total-withdrawn':
      return shown(event, PLACE);
    case 'deal-withdrawn':
      return shown(event, { ...PLACE, deal: true });
    case 'deal-resettled':
      return shown(event, { ...PLACE, deal: true, settlement: true, ends: true, closing: true });
    case 'seat-held':
      return shown(event, { ...PLACE, seat: true, holder: true });
    case 'round-started':
      return shown(event, { type: true, round: true, at: true });
    case 'presence-changed':
      return shown(event, { type: true, player: true, presence: true });
    case 'evening-created':
    case 'format-changed':
    case 'evening-archived':
    case 'players-added':
    case 'player-renamed':
    case 'player-removed':
    case 'player-grouped':
    case 'player-locked':
    case 'player-substituted':
    case 'apart-set':
    case 'teams-set':
    case 'round-drawn':
    case 'rounds-planned':
    case 'seats-set':
    case 'draw-discarded':
    case 'seats-swapped':
    case 'sitting-out-set':
    case 'round-published':
    case 'round-unpublished':
    case 'seats-exchanged':
    case 'player-seated':
    case 'seat-vacated':
    case 'round-closed':
    case 'round-reopened':
    case 'deals-struck':
    case 'penalty-given':
    case 'penalty-withdrawn':
      return null;
  }
}
