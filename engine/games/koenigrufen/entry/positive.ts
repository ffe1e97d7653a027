import { must } from '../../../core/assert-never.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import type { Game, Item, Row, Verdict } from '../../../kernel/score.ts';
import type { RankedContract } from '../house.ts';
import { membersOf, otherSide, sideOf } from '../sides.ts';
import { refuseBonuses } from './bonuses.ts';
import type { EntryTable } from './table.ts';
import { doublingsBy } from './doublings.ts';
import type { PositiveEntry } from './schema.ts';
import { refusal } from '../refusals.ts';

/** A game for card points with its bonuses (tirol §13). */
export function checkPositive(
  at: EntryTable,
  contract: RankedContract,
  entry: PositiveEntry,
): Result<Row, readonly Refusal[]> {
  const seats = refuseSeats(at, contract, entry);
  if (seats.length > 0) return fail(seats);
  const game = { ...gameOf(contract, entry), ...verdictOf(contract, entry) };
  const wrong = [...refuseResult(at, contract, entry), ...refuseBonuses(at, contract, game, entry)];
  if (wrong.length > 0) return fail(wrong);
  const { table, dealer } = at;
  return ok({
    table,
    dealer,
    outcome: entry.conceded ? 'conceded' : 'played',
    games: [game],
    items: itemsOf(at, contract, game, entry),
    notes: {},
  });
}

function refuseSeats(
  { active }: EntryTable,
  { parties }: RankedContract,
  { declarer, partner }: PositiveEntry,
): readonly Refusal[] {
  const wrong: Refusal[] = [];
  if (!active.includes(declarer)) wrong.push(refusal('pausing-seat', 'declarer', 'tirol §2'));
  if (parties !== 'calls-partner') {
    if (partner !== undefined) wrong.push(refusal('no-partner-here', 'partner', 'tirol §4'));
  } else if (partner === undefined) wrong.push(refusal('partner-missing', 'partner', 'tirol §13'));
  else if (partner === declarer) wrong.push(refusal('partner-is-declarer', 'partner', 'tirol §3'));
  else if (partner !== null && !active.includes(partner)) wrong.push(refusal('pausing-seat', 'partner', 'tirol §2'));
  return wrong;
}

function refuseResult({ house }: EntryTable, contract: RankedContract, entry: PositiveEntry): readonly Refusal[] {
  const { conceded, won, thirds, partner, gameKontra } = entry;
  const wrong: Refusal[] = [];
  if ((gameKontra ?? 1) > 2 ** house.options['kontra-levels'])
    wrong.push(refusal('no-more-doubling', 'gameKontra', 'tirol §6.2'));
  if (!conceded) {
    if ((won === undefined) === (thirds === undefined)) wrong.push(refusal('won-or-thirds', 'won', 'tirol §13'));
    return wrong;
  }
  if (partner !== null || contract.talon !== 'half')
    wrong.push(refusal('concede-needs-king-in-talon', 'conceded', 'tirol §5'));
  const more = (['won', 'thirds', 'announced', 'silent', 'gameKontra'] as const).filter(
    (field) => entry[field] !== undefined,
  );
  return [...wrong, ...more.map((field) => refusal('conceded-has-nothing-else', field, 'tirol §5, R6'))];
}

const gameOf = (contract: RankedContract, { declarer, partner }: PositiveEntry): Game => ({
  declarer,
  contract: contract.id,
  ...(typeof partner === 'number' && { partner }),
  with: {},
});

function verdictOf({ goal }: RankedContract, { conceded, won, thirds }: PositiveEntry): Verdict {
  if (conceded) return { result: 'lost' };
  if (thirds === undefined) return { result: won ? 'made' : 'lost' };
  const least = typeof goal === 'object' && 'thirds' in goal ? goal.thirds : 0;
  return { result: thirds >= least ? 'made' : 'lost', measure: thirds };
}

/** The game, then what was announced, then what came silently: as in a deal that was played. */
function itemsOf(
  { active }: EntryTable,
  contract: RankedContract,
  game: Game & Verdict,
  { conceded, announced = [], silent = [], gameKontra = 1 }: PositiveEntry,
): readonly (Item & Verdict)[] {
  const against = (by: number): number => must(membersOf(game, otherSide(sideOf(game, by)), active)[0], 'an opponent');
  const item = (about: string, by: number, made: boolean, kontra = 1) => ({
    about,
    by,
    against: [],
    doublings: doublingsBy(kontra, against(by), by),
    result: made ? ('made' as const) : ('lost' as const),
  });
  const stageOf = (id: string, by: number) => (id === contract.bird && by === game.declarer ? 'bid' : 'announced');
  const birds =
    conceded && contract.bird !== undefined ? [{ id: contract.bird, by: game.declarer, made: false }] : announced;
  return [
    { ...item('game', game.declarer, game.result === 'made', gameKontra), stage: 'bid' },
    ...birds.map(
      ({ id, by, made, ...rest }) =>
        ({
          ...item(id, by, made, 'kontra' in rest ? rest.kontra : 1),
          stage: stageOf(id, by),
        }) as const,
    ),
    ...silent.map(({ id, by, made }) => ({ ...item(id, by, made), stage: 'silent' }) as const),
  ];
}
