import type { Seat } from '#engine/core/seat.ts';
import { PACK_54, PAGAT } from '#engine/decks/deck-54.ts';
import type { Range } from '#engine/decks/worth-54.ts';
import { birdOf, type BonusId, kindOf, WITHOUTS } from '../bonuses.ts';
import { pointsOf, WON } from '../played/counted.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Noted } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { canBe, type Claim, type Frame, isDeclarers, type Spot, type Trull } from './possible.ts';

/** A finished game as it is written down; every answer is there. */
export interface Written extends Omit<Frame, 'thirds'> {
  readonly declarer: Seat;
  readonly thirds: number;
  readonly noted: readonly Noted[];
}

/** What is blamed: a bonus by its place in the list, or the place where something is missing. */
interface Statement {
  readonly claim: Claim;
  readonly field: string;
  /** Missing: a bonus, whose code depends on what it contradicts. */
  readonly code?: RefusalCode;
  readonly id?: BonusId;
}

/** The first of what is written that no cards and no tricks can bring about together with all before it. */
export function impossibleIn(ruleset: Ruleset, written: Written): readonly [RefusalCode, string] | undefined {
  const { thirds } = written;
  const fits = (some: readonly Statement[], points: Range = { from: thirds, to: thirds }): boolean =>
    canBe(
      { ...written, thirds: points },
      some.map(({ claim }) => claim),
    );
  const statements: readonly Statement[] = [
    { code: 'points-impossible', field: 'points', claim: {} },
    ...written.noted.map((one, i) => ({
      ...{ field: `bonuses.${i}.id`, id: one.id },
      claim: claimOf(ruleset, written, one),
    })),
    ...missing(ruleset, written),
  ];
  if (fits(statements)) return undefined;
  // With every further statement less is possible, so the place is found by halves.
  let [at, after] = [0, statements.length];
  while (at + 1 < after) {
    const middle = Math.floor((at + after) / 2);
    if (fits(statements.slice(0, middle))) at = middle;
    else after = middle;
  }
  const wrong = statements[at];
  return wrong && [wrong.code ?? against(wrong), wrong.field];

  /** What a bonus contradicts: a Valat, the points alone, another bonus alone, or several of them together. */
  function against(one: Statement): RefusalCode {
    const others = statements.slice(0, at).filter((before) => !fits([one, before], ANY));
    const kinds = others.map(({ id }) => id && kindOf(id));
    if (kinds.includes('valat')) return 'valat-takes-all';
    if (!fits([one])) return one.id === 'valat' ? 'valat-points' : 'points-contradict';
    if (kinds.length === 0) return 'cannot-be-together';
    if (one.id === 'valat') return 'valat-takes-all';
    return one.id && kindOf(one.id) === 'meld' && kinds.includes('meld') ? 'melds-exclude' : 'hand-contradicts';
  }
}

const ANY: Range = { from: 0, to: PACK_54.unit.total };

const cardsOf = ({ skues, mond, pagat }: Trull): readonly Spot[] => [skues, mond, pagat];

function claimOf(ruleset: Ruleset, written: Written, { id, stage, by, made }: Noted): Claim {
  const isHeld = (spot: Spot): boolean =>
    by === written.declarer ? (stage === 'before' ? spot === 'dealt' : isDeclarers(spot)) : spot === by;
  const isMelded = (spots: readonly Spot[], cards: number): boolean => spots.filter(isHeld).length === cards;
  switch (kindOf(id)) {
    case 'bird':
      return birdClaim(written, { id, stage, by, made }, isHeld);
    case 'valat':
      return { valat: made };
    case 'without':
      // In a lost game it is lost, whatever was in the hand (illustrated R12).
      return made || isWon(written) ? withoutClaim(ruleset, id, made) : {};
    case 'meld':
      if (id === 'royal-trull' && ruleset.options['royal-trull'] === 'four-kings')
        return { kings: (kings) => isMelded(kings, kings.length) };
      return { trull: (trull) => isMelded(cardsOf(trull), id === 'two-honours' ? 2 : 3) };
    case 'points':
      return {};
  }
}

const isWon = ({ thirds }: Written): boolean => pointsOf(thirds) >= WON;

/** The Pagat is kept by whoever holds it; a II may be laid away. What was announced and lost may have been played early. */
function birdClaim(
  { declarer }: Written,
  { id, stage, by, made }: Pick<Noted, 'id' | 'stage' | 'by' | 'made'>,
  isHeld: (spot: Spot) => boolean,
): Claim {
  const isPagat = birdOf(id)?.card === PAGAT;
  const byDeclarer = (by === declarer) === made;
  return {
    ...(isPagat && { trull: ({ pagat }: Trull) => isHeld(pagat) }),
    ...((made || stage === 'silent') && { bird: { isPagat, byDeclarer, made } }),
  };
}

/** None of these cards in the hand that counts, or one at least. */
function withoutClaim({ options }: Ruleset, id: BonusId, made: boolean): Claim {
  const isIn = (spot: Spot): boolean => (options['without-scope'] === 'dealt' ? spot === 'dealt' : isDeclarers(spot));
  return id === 'no-trull'
    ? { trull: (trull) => cardsOf(trull).some(isIn) !== made }
    : { kings: (kings) => kings.some(isIn) !== made };
}

/** What would count of itself if it had come about (illustrated §8.2, I8). */
function missing(ruleset: Ruleset, written: Written): readonly Statement[] {
  const isOpen = (id: BonusId): boolean =>
    ruleset.amount(id, 'silent') !== undefined && !written.noted.some((one) => one.id === id);
  return [
    ...(isOpen('valat') ? [{ code: 'valat-missing', field: 'bonuses', claim: { valat: false } } as const] : []),
    ...(isWon(written) ? WITHOUTS : [])
      .filter(isOpen)
      .map((id): Statement => ({ code: 'without-missing', field: 'bonuses', claim: withoutClaim(ruleset, id, false) })),
  ];
}
