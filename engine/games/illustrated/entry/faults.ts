import { type Json, keyOf } from '#engine/core/json.ts';
import { firstOfEach } from '#engine/core/lists.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { Answers } from '#engine/kernel/entry/entry-sheet.ts';
import { type BonusId, isBonus, WITHOUTS } from '../bonuses.ts';
import type { Contract } from '../contracts/contract.ts';
import { CONTRACTS, HIGHEST } from '../contracts/index.ts';
import { STEPS } from '../phases/said.ts';
import { pointsOf, WON } from '../played/counted.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE } from './fields.ts';

/** What the rules of the game know better than the description of an entry; its shape may still be anything. */

type Fault = readonly [code: RefusalCode, field: string];

const PARTS = PACK_54.unit.parts;
const ALL = PACK_54.unit.total;
const TALON = 6;
/** The most and the least that a card counts, in thirds. */
const MOST = 13;
const LEAST = 1;

/**
 * The thirds of a declarer's tricks and discards: as counted exactly, or whole points as they are written. Every card
 * counts a third or a multiple of a point more, so a contract leaves the same thirds over in every deal (illustrated §1).
 */
export function thirdsFrom({ cards }: Contract, count: number): number {
  const rest = cards % PARTS;
  if (count % PARTS !== 0 || rest === 0) return count;
  return rest === 1 ? count + 1 : count - 1;
}

type RowSaid = Readonly<Partial<Record<'id' | 'stage' | 'by' | 'made' | 'kontra', Json>>>;

export function faultsIn(ruleset: Ruleset, answers: Answers): readonly Fault[] {
  const { contract: id, declarer, points, bonuses, counts } = answers;
  const contract = ruleset.find(typeof id === 'string' ? id : undefined);
  if (!contract) return id === CONTRACTS.trischaken.id ? [['not-agreed', 'contract']] : [];
  if (!contract.hasDeclarer) return Array.isArray(counts) ? countFaults(ruleset, counts as readonly Json[]) : [];
  const rows = (Array.isArray(bonuses) ? (bonuses as readonly Json[]) : []).map((row): RowSaid =>
    typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as RowSaid) : {},
  );
  const firsts = new Set(firstOfEach(rows, (row) => keyOf(row.id ?? null)));
  const thirds = typeof points === 'number' && Number.isInteger(points) ? thirdsFrom(contract, points) : undefined;
  const isMisfit = thirds !== undefined && thirds % PARTS !== contract.cards % PARTS;
  const kontra: readonly Fault[] =
    answers['gameKontraWhen'] === 'before' && !rows.some((row) => row.stage === 'before')
      ? [['kontra-too-early', 'gameKontraWhen']]
      : [];
  return [
    ...(isMisfit ? [['points-wrong-thirds', 'points'] as const] : []),
    ...kontra,
    ...doublingFaults(ruleset, answers['gameKontra']).map((code): Fault => [code, 'gameKontra']),
    ...rows.flatMap((row, i): readonly Fault[] => {
      if (!isOffered(ruleset, row)) return isBonusId(row.id) ? [['not-agreed', `bonuses.${i}.id`]] : [];
      const faults = firsts.has(row) ? rowFaults(ruleset, { contract, declarer, thirds }, row) : TWICE;
      return faults.map(([code, field]): Fault => [code, `bonuses.${i}.${field}`]);
    }),
  ];
}

/** A doubling of the game that is none, or that the table does not play. */
function doublingFaults({ options }: Ruleset, step: Json | undefined): readonly RefusalCode[] {
  if (step === undefined || step === NONE) return [];
  if (!(STEPS as readonly Json[]).includes(step)) return ['no-such-doubling'];
  return options['game-contra'] && (options.recontra || step === STEPS[0]) ? [] : ['not-agreed'];
}

/** Three cards to a trick: nobody has thirds over, and what is missing lies in the talon. */
function countFaults({ options }: Ruleset, counts: readonly Json[]): readonly Fault[] {
  const all = counts.filter((count) => typeof count === 'number');
  if (all.some((count) => count % PARTS !== 0)) return [['counts-whole-points', 'counts']];
  const sum = all.reduce((total, count) => total + count, 0);
  const isShort = sum < ALL - TALON * MOST || sum > ALL - TALON * LEAST;
  return !options['trischaken-play'].includes('talon-last') && isShort ? [['counts-sum', 'counts']] : [];
}

/** The game in which bonuses are said; `thirds`: of the declarer, if they are known. */
interface Declared {
  readonly contract: Contract;
  readonly declarer: Json | undefined;
  readonly thirds: number | undefined;
}

const isBonusId = (id: Json | undefined): id is BonusId => typeof id === 'string' && isBonus(id);

type RowOffered = RowSaid & { readonly id: BonusId };

const isOffered = ({ bonuses }: Ruleset, row: RowSaid): row is RowOffered =>
  isBonusId(row.id) && bonuses.includes(row.id);

const TWICE: readonly Fault[] = [['bonus-twice', 'id']];

/** What is wrong with a row, by its fields. */
function rowFaults(ruleset: Ruleset, { contract, declarer, thirds }: Declared, row: RowOffered): readonly Fault[] {
  const { id, stage } = row;
  const isSolo = contract.id === HIGHEST;
  const isMisplaced =
    (stage === 'before' && isSolo) ||
    (stage === 'announced' && ruleset.worth(id, 'announced', contract.id) === undefined);
  if (isMisplaced) return [['stage-not-here', 'stage']];
  const isDefender = row.by !== undefined && row.by !== declarer;
  return [
    ...kontraFaults(ruleset, row, isDefender).map((code): Fault => [code, 'kontra']),
    ...(isLostAfterAll(row, thirds) ? [['needs-a-won-game', 'id'] as const] : []),
  ];
}

/** A bird of a defender is doubled by nobody, or by the declarer once (illustrated R15). */
function kontraFaults({ options }: Ruleset, { kontra, stage }: RowSaid, isDefender: boolean): readonly RefusalCode[] {
  if (!isDefender || stage !== 'announced' || kontra === undefined || kontra === 'none') return [];
  return kontra === 'kontra' && options['declarer-contra'] ? [] : ['kontra-not-on-defender'];
}

/** What counts only in a game that was won. */
const isLostAfterAll = ({ id, made = true }: RowSaid, thirds: number | undefined): boolean =>
  (WITHOUTS as readonly Json[]).includes(id ?? null) && made === true && thirds !== undefined && pointsOf(thirds) < WON;
