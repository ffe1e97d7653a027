import type { Refusal } from '../../../core/refusal.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Game, Item, Row, Verdict } from '../../../kernel/score.ts';
import { mayStandBeside } from '../phases/bidding.ts';
import { opponentsOf } from '../phases/flow.ts';
import type { EntryTable } from './table.ts';
import { doublingsBy } from './doublings.ts';
import type { NegativeEntry } from './schema.ts';
import { refusal } from '../refusals.ts';

const TRICKS = 12;
type Entered = NegativeEntry['games'][number];

/** One negative game, or several side by side; each pair has its own kontra (tirol §8.3, §13). */
export function checkNegative(at: EntryTable, { games }: NegativeEntry): Result<Row, readonly Refusal[]> {
  const wrong = [...games.flatMap((game, i) => refuseGame(at, games, game, i))];
  if (games.reduce((sum, { tricks }) => sum + tricks, 0) > TRICKS)
    wrong.push(refusal('more-than-12-tricks', 'games', 'tirol §7.1'));
  if (wrong.length > 0) return fail(wrong);
  const verdicts = games.map((game): Game & Verdict => {
    const goal = at.house.find(game.contract)?.goal;
    const made = typeof goal === 'object' && 'tricks' in goal && goal.tricks === game.tricks;
    return {
      declarer: game.declarer,
      contract: game.contract,
      with: {},
      result: made ? 'made' : 'lost',
      measure: game.tricks,
    };
  });
  const items = verdicts.flatMap((game, i) =>
    opponentsOf(at.house, game, verdicts, at.active).map((seat): Item & Verdict => ({
      about: 'game',
      stage: 'bid',
      by: game.declarer,
      against: [seat],
      doublings: doublingsBy(games[i]?.kontra?.[seat] ?? 1, seat, game.declarer),
      result: game.result,
    })),
  );
  return ok({ table: at.table, dealer: at.dealer, outcome: 'played', games: verdicts, items, notes: {} });
}

function refuseGame(at: EntryTable, games: readonly Entered[], game: Entered, i: number): readonly Refusal[] {
  const place = `games.${i}`;
  const { house, active } = at;
  const contract = house.find(game.contract);
  if (!contract) return [refusal('unknown-contract', `${place}.contract`, 'tirol §4')];
  if (contract.play !== 'negative' || contract.parties !== 'alone')
    return [refusal('not-a-negative-game', `${place}.contract`, 'tirol §4')];
  const wrong: Refusal[] = [];
  if (!active.includes(game.declarer)) wrong.push(refusal('pausing-seat', `${place}.declarer`, 'tirol §2'));
  if (games.findIndex(({ declarer }) => declarer === game.declarer) !== i)
    wrong.push(refusal('declarer-twice', `${place}.declarer`, 'tirol §3'));
  const others = games
    .filter((other) => other !== game)
    .map((other) => ({ seat: other.declarer, contract: other.contract }));
  if (others.length > 0 && !mayStandBeside(house, contract, others))
    wrong.push(refusal('not-beside', `${place}.contract`, 'tirol §3, R16'));
  return [...wrong, ...refuseKontra(at, games, game, place)];
}

function refuseKontra(
  { house, active }: EntryTable,
  games: readonly Entered[],
  game: Entered,
  place: string,
): readonly Refusal[] {
  const standing = games.map(({ declarer, contract }): Game => ({ declarer, contract, with: {} }));
  const own: Game = { declarer: game.declarer, contract: game.contract, with: {} };
  const opponents: readonly Seat[] = active.includes(game.declarer) ? opponentsOf(house, own, standing, active) : [];
  const most = 2 ** house.options['kontra-levels'];
  return Object.entries(game.kontra ?? {}).flatMap(([seat, factor]) => {
    const at = `${place}.kontra.${seat}`;
    if (!opponents.includes(Number(seat))) return [refusal('not-an-opponent', at, 'tirol §8.3')];
    return factor > most ? [refusal('no-more-doubling', at, 'tirol §6.2')] : [];
  });
}
