import { within } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { remarkNotes } from '#engine/kernel/entry/common-entries.ts';
import type { Game, Item, Row, Verdict } from '#engine/kernel/score.ts';
import { refusal } from '../refusals.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { type Renonce, renonceNotes } from '../settlement/renonce.ts';
import { doublingsBy } from './doublings.ts';
import { refuseGames, undecided } from './negative.ts';
import { type Noted, refuseOne, refuseTogether } from './noted.ts';
import { promisedBird, refuseOthersBird } from './positive/bird.ts';
import { opponentOf } from './positive/positive.ts';
import { withResults } from './renonce-pairs.ts';
import type {
  RenonceInAuction,
  RenonceNegative,
  RenoncePositive,
  RenonceStanding,
  RenonceTrischaken,
} from './schema.ts';
import { gameOf, refuseSeats } from './seats.ts';
import type { EntryTable } from './table.ts';

type Fields = Pick<RenonceStanding, 'offenders' | 'extraClaims' | 'reason' | 'referee'>;
/** What was played, and what the row notes of the Renonce besides offenders and claims. */
type Played = Pick<Row, 'games' | 'items' | 'measures'> & { readonly more?: Omit<Renonce, 'offenders' | 'claims'> };
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
  const seats = [...refuseSeats(at, contract, played), ...refuseConceded(contract, entry)];
  if (seats.length > 0) return fail(inPlayed(seats));
  const game = gameOf(contract, played);
  const noted = (played.announced ?? []).map((bonus, i) => ({ ...bonus, place: `announced.${i}`, silent: false }));
  const said = { game, noted, gameKontra: played.gameKontra ?? 1 };
  const wrong = refuseAnnounced(at, contract, said);
  if (wrong.length > 0) return fail(inPlayed(wrong));
  const bird = birdOf(at.ruleset, contract, entry);
  if (!bird.ok) return fail(inPlayed([bird.error]));
  // Whoever bid without the bird does not hold it.
  const others = entry.withoutBird ? [] : refuseOthersBird(at.ruleset, game, noted, bird.value);
  if (others.length > 0) return fail(inPlayed(others));
  const items = itemsOf(at, said, bird.value);
  const more = {
    ...(entry.withoutBird && { withoutBird: bird.value ?? '' }),
    ...(played.conceded && { conceded: played.conceded }),
  };
  const games = [{ ...game, ...DRAW }];
  return rowOf(at, entry, { games, items, more }, refuseWithoutBird(entry, contract, game));
}

/** Given up without need is a Renonce of the declarer's; then somebody may be known to have the king (tirol §5). */
function refuseConceded(
  { talon, parties }: RankedContract,
  { offenders, played }: RenoncePositive,
): readonly Refusal[] {
  const { conceded, declarer, partner } = played;
  if (!conceded) return [];
  const may = partner === null || partner === undefined || offenders.includes(declarer);
  const wrong =
    may && talon.id === 'half' && parties === 'calls-partner'
      ? []
      : [refusal('concede-needs-king-in-talon', { field: 'conceded' }, 'tirol §5')];
  const more = (['announced', 'gameKontra'] as const).filter((field) => played[field] !== undefined);
  return [...wrong, ...more.map((field) => refusal('conceded-has-nothing-else', { field }, 'tirol §5, R6'))];
}

export function renonceInNegative(at: EntryTable, entry: RenonceNegative): Result<Row, readonly Refusal[]> {
  const { games } = entry.played;
  const wrong = refuseGames(at, games);
  if (wrong.length > 0) return fail(inPlayed(wrong));
  const played = withResults(at, undecided(at, games), entry.played);
  if (!played.ok) return fail(inPlayed(played.error));
  return rowOf(at, entry, played.value, refuseWithoutBird(entry));
}

export function renonceInTrischaken(
  at: EntryTable,
  contract: RankedContract,
  entry: RenonceTrischaken,
): Result<Row, readonly Refusal[]> {
  const game = { declarer: at.active[0] ?? 0, contract: contract.id, with: {}, ...DRAW };
  return rowOf(at, entry, { games: [game], items: [] }, refuseWithoutBird(entry));
}

/** Before there is a game: everybody regular gets what the entry names. */
export const renonceInAuction = (at: EntryTable, entry: RenonceInAuction): Result<Row, readonly Refusal[]> =>
  rowOf(at, entry, { games: [], items: [], more: { each: entry.played.points } });

/** The game was decided when it happened: its row, whose result stands. */
export function renonceStanding(
  at: EntryTable,
  entry: RenonceStanding,
  played: Result<Row, readonly Refusal[]>,
): Result<Row, readonly Refusal[]> {
  if (!played.ok) return fail(inPlayed(played.error));
  const { outcome } = played.value;
  const more = { stands: true as const, ...(outcome === 'conceded' && { conceded: true as const }) };
  return rowOf(at, entry, { ...played.value, more });
}

const inPlayed = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((one) => ({ ...one, at: within('played', one.at) }));

/** A game without a result, and what was said about it. */
interface Said {
  readonly game: Game;
  readonly noted: readonly Noted[];
  readonly gameKontra: number;
}

/** Each announcement by itself first, then how they stand together. */
function refuseAnnounced(
  at: EntryTable,
  contract: RankedContract,
  { game, noted, gameKontra }: Said,
): readonly Refusal[] {
  const single = noted.flatMap((one) => refuseOne(at, contract, game, one));
  if (gameKontra > 2 ** at.ruleset.options['kontra-levels'])
    single.push(refusal('no-more-doubling', { field: 'gameKontra' }, 'tirol §6.2'));
  return single.length > 0 ? single : refuseTogether(at, game, noted);
}

/** The promised bird, which a fixed price does not ask for. */
function birdOf(
  ruleset: Ruleset,
  contract: RankedContract,
  { withoutBird, played }: RenoncePositive,
): Result<string | undefined, Refusal> {
  const bird = promisedBird(ruleset, contract, played);
  const priced = withoutBird && ruleset.customs.renonce.withoutBird !== 'game-and-bird';
  if (bird.ok || !priced || played.bird !== undefined) return bird;
  return ok(undefined);
}

/** The game and what was announced; the promised bird also where nobody wrote it down. */
function itemsOf(
  { active }: EntryTable,
  { game, noted, gameKontra }: Said,
  bird: string | undefined,
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

function rowOf(
  at: EntryTable,
  entry: Fields,
  { games, items, measures, more = {} }: Played,
  unpromised: readonly Refusal[] = [],
): Result<Row, readonly Refusal[]> {
  const { offenders, extraClaims = [] } = entry;
  const wrong = [...refuseOffenders(at, entry), ...unpromised, ...refuseClaims(at, entry)];
  if (wrong.length > 0) return fail(wrong);
  const renonce: Renonce = {
    offenders,
    ...more,
    claims: extraClaims.map(({ by, points, from, reason }) => ({
      by,
      points,
      ...(from !== undefined && { from }),
      ...(reason !== undefined && { reason }),
    })),
  };
  const { table, dealer } = at;
  return ok({
    table,
    dealer,
    outcome: 'renonce',
    games,
    items,
    ...(measures && { measures }),
    notes: { ...renonceNotes(renonce), ...remarkNotes(entry) },
  });
}

/** A pausing dealer may be one of them; somebody must be left who is regular. */
function refuseOffenders({ table, active }: EntryTable, { offenders }: Fields): readonly Refusal[] {
  const wrong = offenders.flatMap((seat, i) => {
    if (seat >= table) return [refusal('pausing-seat', { field: `offenders.${i}` }, 'tirol §2')];
    return offenders.indexOf(seat) === i ? [] : [refusal('offender-twice', { field: `offenders.${i}` }, 'tirol §8.5')];
  });
  return active.every((seat) => offenders.includes(seat))
    ? [...wrong, refusal('nobody-regular', { field: 'offenders' }, 'tirol §8.5')]
    : wrong;
}

/** Only the declarer can lack the bird, and only in a game that promises one. */
function refuseWithoutBird(
  { offenders, withoutBird }: Pick<RenoncePositive, 'offenders' | 'withoutBird'>,
  contract?: RankedContract,
  game?: Game,
): readonly Refusal[] {
  const byDeclarer = offenders.length === 1 && offenders[0] === game?.declarer;
  return withoutBird && !(contract?.bird !== undefined && byDeclarer)
    ? [refusal('no-bird-promised', { field: 'withoutBird' }, 'tirol §8.5')]
    : [];
}

/** Only a regular player can have lost by the Renonce, and only an offender pays. */
const refuseClaims = ({ active }: EntryTable, { offenders, extraClaims = [] }: Fields): readonly Refusal[] =>
  extraClaims.flatMap(({ by, from }, i) => {
    const place = `extraClaims.${i}`;
    const wrong =
      from === undefined || offenders.includes(from)
        ? []
        : [refusal('not-an-offender', { field: `${place}.from` }, 'tirol §8.5')];
    if (offenders.includes(by)) return [refusal('offender-claims', { field: `${place}.by` }, 'tirol §8.5'), ...wrong];
    return active.includes(by) ? wrong : [refusal('pausing-seat', { field: `${place}.by` }, 'tirol §2'), ...wrong];
  });
