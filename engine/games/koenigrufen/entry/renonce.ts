import type { Refusal } from '../../../core/refusal.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Game, Item, Row, Verdict } from '../../../kernel/score.ts';
import type { House, RankedContract } from '../house.ts';
import { refusal } from '../refusals.ts';
import { renonceNotes, type Renonce } from '../settlement/renonce.ts';
import { promisedBird } from './bird.ts';
import { doublingsBy } from './doublings.ts';
import { refuseGames, undecided } from './negative.ts';
import { refuseOne, refuseTogether, type Noted } from './noted.ts';
import { opponentOf } from './positive.ts';
import type { RenonceNegative, RenoncePositive, RenonceTrischaken } from './schema.ts';
import { gameOf, refuseSeats } from './seats.ts';
import type { EntryTable } from './table.ts';

type Fields = Pick<RenonceTrischaken, 'offenders' | 'withoutBird' | 'extraClaims'>;
type Played = Pick<Row, 'games' | 'items'>;
const DRAW: Verdict = { result: 'draw' };

/** A Renonce in a game with sides: the game and what was announced, with kontra but without a result (tirol §8.5). */
export function renonceInPositive(
  at: EntryTable,
  contract: RankedContract,
  entry: RenoncePositive,
): Result<Row, readonly Refusal[]> {
  // Whoever bid without the bird pays each of three, and nobody asks for a partner.
  const unasked = entry.withoutBird && contract.parties === 'calls-partner';
  const played = unasked ? { partner: null, ...entry.played } : entry.played;
  const seats = refuseSeats(at, contract, played);
  if (seats.length > 0) return fail(inPlayed(seats));
  const game = gameOf(contract, played);
  const noted = (played.announced ?? []).map((bonus, i) => ({ ...bonus, place: `announced.${i}`, silent: false }));
  const wrong = refuseAnnounced(at, contract, game, noted, played.gameKontra ?? 1);
  if (wrong.length > 0) return fail(inPlayed(wrong));
  const bird = birdOf(at.house, contract, entry);
  if (!bird.ok) return fail(inPlayed([bird.error]));
  const withoutBird = entry.withoutBird ? (bird.value ?? '') : undefined;
  const items = itemsOf(at, game, noted, bird.value, played.gameKontra ?? 1);
  return rowOf(at, entry, { games: [{ ...game, ...DRAW }], items }, withoutBird);
}

export function renonceInNegative(at: EntryTable, entry: RenonceNegative): Result<Row, readonly Refusal[]> {
  const { games } = entry.played;
  const wrong = refuseGames(at, games);
  return wrong.length > 0 ? fail(inPlayed(wrong)) : rowOf(at, entry, undecided(at, games));
}

export function renonceInTrischaken(
  at: EntryTable,
  contract: RankedContract,
  entry: RenonceTrischaken,
): Result<Row, readonly Refusal[]> {
  const game = { declarer: at.active[0] ?? 0, contract: contract.id, with: {}, ...DRAW };
  return rowOf(at, entry, { games: [game], items: [] });
}

const inPlayed = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((one) => ({ ...one, at: `played.${one.at ?? ''}` }));

/** Each announcement by itself first, then how they stand together. */
function refuseAnnounced(
  at: EntryTable,
  contract: RankedContract,
  game: Game,
  noted: readonly Noted[],
  gameKontra: number,
): readonly Refusal[] {
  const single = noted.flatMap((one) => refuseOne(at, contract, game, one));
  if (gameKontra > 2 ** at.house.options['kontra-levels'])
    single.push(refusal('no-more-doubling', 'gameKontra', 'tirol §6.2'));
  return single.length > 0 ? single : refuseTogether(at, game, noted);
}

/** The promised bird, which a fixed price does not ask for. */
function birdOf(
  house: House,
  contract: RankedContract,
  { withoutBird, played }: RenoncePositive,
): Result<string | undefined, Refusal> {
  const bird = promisedBird(house, contract, played);
  const priced = withoutBird && house.customs.renonce.withoutBird !== 'game-and-bird';
  if (bird.ok || !priced || played.bird !== undefined) return bird;
  return ok(undefined);
}

/** The game and what was announced; the promised bird also where nobody wrote it down. */
function itemsOf(
  { active }: EntryTable,
  game: Game,
  noted: readonly Noted[],
  bird: string | undefined,
  gameKontra: number,
): readonly (Item & Verdict)[] {
  const item = (about: string, stage: Item['stage'], by: Seat, kontra = 1): Item & Verdict => ({
    about,
    stage,
    by,
    against: [],
    doublings: doublingsBy(kontra, opponentOf(game, by, active), by),
    ...DRAW,
  });
  const isPromised = ({ id, by }: Noted) => id === bird && by === game.declarer;
  const unwritten = bird !== undefined && !noted.some(isPromised);
  return [
    item('game', 'bid', game.declarer, gameKontra),
    ...(unwritten ? [item(bird, 'bid', game.declarer)] : []),
    ...noted.map((one) => item(one.id, isPromised(one) ? 'bid' : 'announced', one.by, one.kontra)),
  ];
}

function rowOf(at: EntryTable, entry: Fields, played: Played, withoutBird?: string): Result<Row, readonly Refusal[]> {
  const { offenders, extraClaims = [] } = entry;
  const wrong = [...refuseOffenders(at, entry, played), ...refuseClaims(at, entry)];
  if (wrong.length > 0) return fail(wrong);
  const renonce: Renonce = {
    offenders,
    ...(withoutBird !== undefined && { withoutBird }),
    claims: extraClaims.map(({ by, points, reason }) => ({ by, points, ...(reason !== undefined && { reason }) })),
  };
  const { table, dealer } = at;
  return ok({ table, dealer, outcome: 'renonce', ...played, notes: renonceNotes(renonce) });
}

function refuseOffenders(
  { house, active }: EntryTable,
  { offenders, withoutBird }: Fields,
  { games }: Played,
): readonly Refusal[] {
  const wrong = offenders.flatMap((seat, i) => {
    if (!active.includes(seat)) return [refusal('pausing-seat', `offenders.${i}`, 'tirol §2')];
    return offenders.indexOf(seat) === i ? [] : [refusal('offender-twice', `offenders.${i}`, 'tirol §8.5')];
  });
  const [game] = games;
  const promised = game && house.contractOf(game).bird !== undefined;
  const byDeclarer = offenders.length === 1 && offenders[0] === game?.declarer;
  return withoutBird && !(promised && byDeclarer)
    ? [...wrong, refusal('no-bird-promised', 'withoutBird', 'tirol §8.5')]
    : wrong;
}

/** Only a regular player can have lost by the Renonce. */
const refuseClaims = ({ active }: EntryTable, { offenders, extraClaims = [] }: Fields): readonly Refusal[] =>
  extraClaims.flatMap(({ by }, i) => {
    if (!active.includes(by)) return [refusal('pausing-seat', `extraClaims.${i}.by`, 'tirol §2')];
    return offenders.includes(by) ? [refusal('offender-claims', `extraClaims.${i}.by`, 'tirol §8.5')] : [];
  });
