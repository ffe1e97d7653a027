import { must } from '#engine/core/assert-never.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { refusal } from '#engine/games/koenigrufen/refusals.ts';
import type { RankedContract } from '#engine/games/koenigrufen/ruleset.ts';
import { WON } from '#engine/games/koenigrufen/sizes.ts';
import { THIRDS } from '#engine/games/koenigrufen/sizes.ts';
import { membersOf, otherSide, sideOf } from '#engine/judging/sides.ts';
import { reach } from '#engine/judging/verdicts.ts';
import { type Game, type Item, itemOf, type Row, type Verdict } from '#engine/kernel/score.ts';
import { doublingsBy } from '../doublings.ts';
import { type Noted, refuseOne, refuseTogether } from '../noted.ts';
import type { PositiveEntry } from '../schema.ts';
import { gameOf, refuseSeats } from '../seats.ts';
import type { EntryTable } from '../table.ts';
import { promisedBird, refuseOthersBird } from './bird.ts';
import { refuseImpossible } from './consistent.ts';
import { refuseBesideValat } from './valat.ts';

/** A game for card points with its bonuses (tirol §13). */
export function checkPositive(
  at: EntryTable,
  contract: RankedContract,
  entry: PositiveEntry,
): Result<Row, readonly Refusal[]> {
  const first = [...refuseSeats(at, contract, entry), ...refuseResult(at, contract, entry)];
  if (first.length > 0) return fail(first);
  const game = { ...gameOf(contract, entry), ...verdictOf(entry) };
  const bird = promisedBird(at.ruleset, contract, entry);
  if (!bird.ok) return fail([bird.error]);
  const noted = notedIn(at, game, entry);
  const wrong = refuseNoted(at, contract, game, noted);
  if (wrong.length > 0) return fail(wrong);
  if (bird.value !== undefined && !entry.conceded && !noted.some((one) => isPromised(game, one, bird.value)))
    return fail([refusal('bird-result-missing', { field: 'announced' }, 'tirol §4')]);
  const others = refuseOthersBird(at.ruleset, game, noted, bird.value);
  if (others.length > 0) return fail(others);
  const { table, dealer } = at;
  return ok({
    table,
    dealer,
    outcome: entry.conceded ? 'conceded' : 'played',
    games: [game],
    items: itemsOf(at, game, entry, { noted, bird: bird.value }),
    notes: {},
  });
}

function refuseResult({ ruleset }: EntryTable, contract: RankedContract, entry: PositiveEntry): readonly Refusal[] {
  const { conceded, won, thirds, partner, gameKontra } = entry;
  const wrong: Refusal[] = [];
  if ((gameKontra ?? 1) > 2 ** ruleset.options['kontra-levels'])
    wrong.push(refusal('no-more-doubling', { field: 'gameKontra' }, 'tirol §6.2'));
  if (!conceded) {
    if ((won === undefined) === (thirds === undefined))
      wrong.push(refusal('won-or-thirds', { field: 'won' }, 'tirol §13'));
    return wrong;
  }
  if (partner !== null || contract.talon.id !== 'half')
    wrong.push(refusal('concede-needs-king-in-talon', { field: 'conceded' }, 'tirol §5'));
  const more = (['won', 'thirds', 'announced', 'silent', 'gameKontra'] as const).filter(
    (field) => entry[field] !== undefined,
  );
  return [...wrong, ...more.map((field) => refusal('conceded-has-nothing-else', { field }, 'tirol §5, R6'))];
}

function verdictOf({ conceded, won, thirds }: PositiveEntry): Verdict {
  if (conceded) return { result: 'lost' };
  if (thirds === undefined) return { result: won ? 'made' : 'lost' };
  return reach(thirds, WON);
}

/** What was announced, then what came silently; a sack says itself whether it was made, if there are card points. */
function notedIn({ ruleset }: EntryTable, game: Game & Verdict, entry: PositiveEntry): readonly Noted[] {
  const { announced = [], silent = [] } = entry;
  const bySack = (id: string, by: Seat): boolean | undefined => {
    const least = ruleset.bonus(id)?.thirds;
    if (least === undefined || game.measure === undefined) return undefined;
    return (sideOf(game, by) === 'declarer' ? game.measure : THIRDS - game.measure) >= least;
  };
  return [
    ...announced.map((bonus, i) => ({
      ...bonus,
      made: bonus.made ?? bySack(bonus.id, bonus.by),
      place: `announced.${i}`,
      silent: false,
    })),
    ...silent.map((bonus, i) => ({ ...bonus, place: `silent.${i}`, silent: true })),
  ];
}

/** Each by itself first, then how they stand together. */
function refuseNoted(
  at: EntryTable,
  contract: RankedContract,
  game: Game & Verdict,
  noted: readonly Noted[],
): readonly Refusal[] {
  const single = noted.flatMap((one) => {
    const wrong = refuseOne(at, contract, game, one);
    return wrong.length === 0 && one.made === undefined
      ? [refusal('field-wrong', { field: `${one.place}.made` }, 'tirol §13')]
      : wrong;
  });
  if (single.length > 0) return single;
  const together = [...refuseTogether(at, game, noted), ...refuseBesideValat(at, noted)];
  return together.length > 0 ? together : refuseImpossible(at, contract, game, noted);
}

const isPromised = (game: Game, { id, by, silent }: Noted, bird: string | undefined): boolean =>
  id === bird && by === game.declarer && !silent;

/** What was announced or came silently, and the bird that the bid has promised. */
interface Bonuses {
  readonly noted: readonly Noted[];
  readonly bird: string | undefined;
}

/** The game, then what was announced, then what came silently: as in a deal that was played. */
function itemsOf(
  { active }: EntryTable,
  game: Game & Verdict,
  { conceded, gameKontra = 1 }: PositiveEntry,
  { noted, bird }: Bonuses,
): readonly (Item & Verdict)[] {
  const decided = (item: Item, made: boolean | undefined, kontra = 1) => ({
    ...item,
    doublings: doublingsBy(kontra, opponentOf(game, item.by, active), item.by),
    result: made ? ('made' as const) : ('lost' as const),
  });
  const stageOf = (one: Noted): Item['stage'] =>
    one.silent ? 'silent' : isPromised(game, one, bird) ? 'bid' : 'announced';
  const lostBird = conceded && bird !== undefined ? [decided(itemOf(bird, 'bid', game.declarer), false)] : [];
  return [
    decided(itemOf('game', 'bid', game.declarer), game.result === 'made', gameKontra),
    ...lostBird,
    ...noted.map((one) => decided(itemOf(one.id, stageOf(one), one.by), one.made, one.kontra)),
  ];
}

/** Somebody of the other side, to whom a kontra can be ascribed: paper does not say who said it. */
export const opponentOf = (game: Game, seat: Seat, active: readonly Seat[]): Seat =>
  must(membersOf(game, otherSide(sideOf(game, seat)), active)[0], 'an opponent');
