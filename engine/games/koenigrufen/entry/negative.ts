import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Game, Item, Row, Verdict } from '#engine/kernel/score.ts';
import { mayStandBeside } from '../phases/bidding.ts';
import { opponentsOf } from '../phases/flow.ts';
import { refusal } from '../refusals.ts';
import { TRICKS } from '../sizes.ts';
import { doublingsBy } from './doublings.ts';
import type { NegativeEntry } from './schema.ts';
import type { EntryTable } from './table.ts';

/** A negative game as it was bid, with the kontra of each pair. */
type Bid = Omit<NegativeEntry['games'][number], 'tricks'>;

/** One negative game, or several side by side; each pair has its own kontra (tirol §8.3, §13). */
export function checkNegative(at: EntryTable, { games }: NegativeEntry): Result<Row, readonly Refusal[]> {
  const wrong = [...refuseGames(at, games)];
  if (wrong.length === 0) wrong.push(...refuseTricks(at, games));
  if (wrong.length > 0) return fail(wrong);
  const verdicts = games.map((game): Game & Verdict => ({
    ...standing(game),
    result: isMade(at, game) ? 'made' : 'lost',
    measure: game.tricks,
  }));
  const items = verdicts.flatMap((game, i) => pairsOf(at, verdicts, game, games[i]?.kontra));
  return ok({ table: at.table, dealer: at.dealer, outcome: 'played', games: verdicts, items, notes: {} });
}

const standing = ({ declarer, contract }: Bid): Game => ({ declarer, contract, with: {} });

export function isMade({ ruleset }: EntryTable, { contract, tricks }: NegativeEntry['games'][number]): boolean {
  return ruleset.find(contract)?.goal.tricks === tricks;
}

/** Whether a game is lost however the tricks go that are left. */
function hasFailed(
  { ruleset }: EntryTable,
  { contract, tricks }: NegativeEntry['games'][number],
  left: number,
): boolean {
  const wanted = ruleset.find(contract)?.goal.tricks;
  return wanted !== undefined && (tricks > wanted || tricks + left < wanted);
}

/** The games and their items for a Renonce: as they were bid, decided by nobody. */
export function undecided(at: EntryTable, games: readonly Bid[]): Pick<Row, 'games' | 'items'> {
  const drawn = games.map((game) => ({ ...standing(game), result: 'draw' as const }));
  return { games: drawn, items: drawn.flatMap((game, i) => pairsOf(at, drawn, game, games[i]?.kontra)) };
}

/** One item for each pair. */
const pairsOf = (
  { ruleset, active }: EntryTable,
  games: readonly Game[],
  game: Game & Verdict,
  kontra: Bid['kontra'],
): readonly (Item & Verdict)[] =>
  opponentsOf(ruleset, game, games, active).map((seat) => ({
    about: 'game',
    stage: 'bid',
    by: game.declarer,
    against: [seat],
    doublings: doublingsBy(kontra?.[seat] ?? 1, seat, game.declarer),
    result: game.result,
  }));

export function refuseGames(at: EntryTable, games: readonly Bid[]): readonly Refusal[] {
  return games.flatMap((game, i) => refuseGame(at, games, game, i));
}

/** Twelve tricks are played unless every declarer has failed before (tirol §7). */
function refuseTricks(at: EntryTable, games: NegativeEntry['games']): readonly Refusal[] {
  const tricks = games.reduce((sum, game) => sum + game.tricks, 0);
  if (tricks > TRICKS) return [refusal('more-than-12-tricks', { field: 'games' }, 'tirol §7')];
  const everybody = games.length === at.active.length;
  return everybody && tricks < TRICKS && !games.every((game) => hasFailed(at, game, TRICKS - tricks))
    ? [refusal('fewer-than-12-tricks', { field: 'games' }, 'tirol §7')]
    : [];
}

function refuseGame(at: EntryTable, games: readonly Bid[], game: Bid, i: number): readonly Refusal[] {
  const place = `games.${i}`;
  const { ruleset, active } = at;
  const contract = ruleset.find(game.contract);
  if (!contract) return [refusal('unknown-contract', { field: `${place}.contract` }, 'tirol §4')];
  if (contract.play.id !== 'negative' || contract.parties !== 'alone')
    return [refusal('not-a-negative-game', { field: `${place}.contract` }, 'tirol §4')];
  const wrong: Refusal[] = [];
  if (!active.includes(game.declarer)) wrong.push(refusal('pausing-seat', { field: `${place}.declarer` }, 'tirol §2'));
  if (games.slice(0, i).some(({ declarer }) => declarer === game.declarer))
    wrong.push(refusal('declarer-twice', { field: `${place}.declarer` }, 'tirol §3'));
  const others = games
    .filter((other) => other !== game)
    .map((other) => ({ seat: other.declarer, contract: other.contract }));
  if (others.length > 0 && !mayStandBeside(ruleset, contract, others))
    wrong.push(refusal('not-beside', { field: `${place}.contract` }, 'tirol §3, R16'));
  return [...wrong, ...refuseKontra(at, games, game, place)];
}

function refuseKontra(
  { ruleset, active }: EntryTable,
  games: readonly Bid[],
  game: Bid,
  place: string,
): readonly Refusal[] {
  const opponents: readonly Seat[] = active.includes(game.declarer)
    ? opponentsOf(ruleset, standing(game), games.map(standing), active)
    : [];
  const most = 2 ** ruleset.options['kontra-levels'];
  return Object.entries(game.kontra ?? {}).flatMap(([seat, factor]) => {
    const at = { field: `${place}.kontra.${seat}` };
    if (!opponents.includes(Number(seat))) return [refusal('not-an-opponent', at, 'tirol §8.3')];
    return factor > most ? [refusal('no-more-doubling', at, 'tirol §6.2')] : [];
  });
}
