import type { Refusal } from '../../../core/refusal.ts';
import type { Game, Verdict } from '../../../kernel/score.ts';
import { GAME_WON } from '../contract.ts';
import type { House, RankedContract } from '../house.ts';
import { refusal } from '../refusals.ts';
import { sideOf, type Side } from '../sides.ts';
import type { Noted } from './noted.ts';
import type { EntryTable } from './table.ts';

const PACK = 210;
const TALON = 6;
/** A trick of four leaves. */
const LEAST_TRICK = 4;
/** A king, and the most that may be laid away: neither kings nor Trull pieces. */
const HONOUR = 13;
const QUEEN = 10;

/** How many cards a side has besides its tricks, at least and at most, and what each can be worth. */
interface Kept {
  readonly least: number;
  readonly most: number;
  readonly worth: number;
}

/** Discards lie with the declarer, the rest of the talon with the defenders, the called king's half with its caller. */
function keptBy(house: House, contract: RankedContract, game: Game): Readonly<Record<Side, Kept>> {
  const kept = (least: number, most = least, worth = QUEEN) => ({
    declarer: { least, most, worth },
    defenders: { least: TALON - most, most: TALON - least, worth: HONOUR },
  });
  const kingInTalon = contract.parties === 'calls-partner' && game.partner === undefined && game.with['own'] !== true;
  switch (contract.talon) {
    case 'one-card':
      return kept(1);
    case 'two-cards':
      return kept(2);
    case 'all-six':
      return kept(6);
    case 'half':
      return kept(3, kingInTalon && house.options['king-in-talon'].includes('all-six') ? 6 : 3);
    case 'none':
    case 'to-tricks':
      return kingInTalon ? kept(3, 3, HONOUR) : kept(0);
  }
}

/** The card points of the declarer's side that are still possible, in thirds. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Card points against result, sacks and Valat, as far as they are known (tirol §1, §6.1, §8.2). */
export function refusePoints(
  at: EntryTable,
  contract: RankedContract,
  game: Game & Verdict,
  noted: readonly Noted[],
): readonly Refusal[] {
  const kept = keptBy(at.house, contract, game);
  const { measure } = game;
  const possible = { from: kept.declarer.least, to: PACK - kept.defenders.least };
  if (measure !== undefined && (measure < possible.from || measure > possible.to))
    return [refusal('thirds-not-possible', 'thirds', 'tirol §1, §5')];
  const valat = noted.filter(({ id }) => at.house.bonus(id)?.kind === 'valat');
  if (valat.length > 0) return measure === undefined ? [] : refuseValatPoints(kept, game, valat, measure);
  const known =
    measure !== undefined
      ? { from: measure, to: measure }
      : game.result === 'made'
        ? { ...possible, from: GAME_WON.thirds }
        : { ...possible, to: GAME_WON.thirds - 1 };
  const sacks = refuseSacks(at, game, noted, known);
  if (sacks.length > 0 || measure === undefined) return sacks;
  const without = (['declarer', 'defenders'] as const).some((side) => !canHaveTrick(kept, side, measure));
  return without ? [refusal('valat-missing', 'thirds', 'tirol §8.2')] : [];
}

const thirdsOf = (side: Side, measure: number): number => (side === 'declarer' ? measure : PACK - measure);

const canHaveTrick = (kept: Readonly<Record<Side, Kept>>, side: Side, measure: number): boolean =>
  thirdsOf(side, measure) >= kept[side].least + LEAST_TRICK;

/** Whoever has no trick has nothing but what lies there besides. */
function refuseValatPoints(
  kept: Readonly<Record<Side, Kept>>,
  game: Game,
  valat: readonly Noted[],
  measure: number,
): readonly Refusal[] {
  return valat.flatMap(({ by, made, place }) => {
    const against = sideOf(game, by) === 'declarer' ? 'defenders' : 'declarer';
    const { most, worth } = kept[against];
    const wrong = made ? thirdsOf(against, measure) > most * worth : !canHaveTrick(kept, against, measure);
    return wrong ? [refusal('valat-against-points', `${place}.made`, 'tirol §8.2')] : [];
  });
}

/** Each sack, made or not, narrows what the declarer's side can have. */
function refuseSacks({ house }: EntryTable, game: Game, noted: readonly Noted[], known: Range): readonly Refusal[] {
  let range = known;
  return noted.flatMap(({ id, by, made, place }) => {
    const thirds = house.bonus(id)?.thirds;
    if (thirds === undefined || made === undefined) return [];
    const own = sideOf(game, by) === 'declarer';
    const atLeast = own === made;
    const limit = own ? thirds : PACK - thirds + 1;
    const next = atLeast
      ? { ...range, from: Math.max(range.from, limit) }
      : { ...range, to: Math.min(range.to, limit - 1) };
    if (next.from > next.to) return [refusal('sack-against-points', `${place}.made`, 'tirol §6.1')];
    range = next;
    return [];
  });
}
