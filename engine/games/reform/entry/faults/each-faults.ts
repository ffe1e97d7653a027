import type { Seat } from '#engine/core/seat.ts';
import { isBonus } from '#engine/games/reform/bonuses/index.ts';
import type { Each } from '#engine/games/reform/contracts/contract.ts';
import { ALL_THIRDS, PLAYING, TALON, TRICKS } from '#engine/games/reform/sizes.ts';
import { rowsIn } from '../answered.ts';
import { type CountedId, saysValue } from '../asked/each-fields.ts';
import { canBeWorth } from '../cards/shared.ts';
import { countsIn, type Entered, type Fault } from '../entered.ts';

/** What is wrong with what was counted where everybody plays alone (reform §14). */
export function eachFaults(entered: Entered, contract: Each): readonly Fault[] {
  return [
    ...(contract.way === 'tricks' ? trickFaults(entered) : []),
    ...(contract.counts === 'thirds' ? thirdFaults(entered, (_, tricks) => (tricks > 0 ? TALON : 0)) : []),
    ...(contract.counts === 'cards' ? cardFaults(entered, contract) : []),
    ...valueFaults(entered, contract),
    ...bonusFaults(entered),
  ];
}

/** The same where the declarer gives each card of the talon to an opponent, who need have no trick for that (reform §7.9). */
export const sharingFaults = (entered: Entered): readonly Fault[] => [
  ...trickFaults(entered),
  ...thirdFaults(entered, (seat) => (seat === entered.answers['declarer'] ? 0 : TALON)),
];

interface Count {
  readonly seat: Seat;
  readonly field: string;
  /** Missing: nothing that could be counted stands there. */
  readonly count: number | undefined;
}

/** The counts of those who play; none: it is no list by seat. */
function countsAt({ answers, at }: Entered, id: CountedId): readonly Count[] {
  const counts = countsIn(answers[id]);
  if (counts?.length !== at.table) return [];
  return at.active.map((seat) => ({ seat, field: `${id}.${seat}`, count: counts[seat] ?? undefined }));
}

/** What they come to together, where every one is there. */
const totalOf = (counts: readonly Count[]): number | undefined =>
  counts.length === 0
    ? undefined
    : counts.reduce<number | undefined>(
        (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
        0,
      );

function trickFaults(entered: Entered): readonly Fault[] {
  const counts = countsAt(entered, 'tricksEach');
  const wrong = outside(counts, TRICKS, 'tricks-not-twelve');
  return wrong.length > 0 || (totalOf(counts) ?? TRICKS) === TRICKS ? wrong : [['tricks-not-twelve', 'tricksEach']];
}

const outside = (counts: readonly Count[], most: number, code: Fault[0]): readonly Fault[] =>
  counts.flatMap(({ field, count = 0 }): readonly Fault[] => (count < 0 || count > most ? [[code, field]] : []));

/** Card points by themselves, and beside the tricks that they lie in; `talonOf`: how much of the talon somebody may have. */
function thirdFaults(entered: Entered, talonOf: (seat: Seat, tricks: number) => number): readonly Fault[] {
  const counts = countsAt(entered, 'thirdsEach');
  const wrong = outside(counts, ALL_THIRDS, 'thirds-out-of-range');
  if (wrong.length > 0) return wrong;
  const tricks = countsAt(entered, 'tricksEach');
  const unfit = counts.flatMap(({ seat, field, count }, i): readonly Fault[] => {
    const won = tricks[i]?.count;
    if (count === undefined || won === undefined || won < 0 || won > TRICKS) return [];
    const talon = talonOf(seat, won);
    if (won === 0 && talon === 0) return count > 0 ? [['virgin-with-points', field]] : [];
    return canBeWorth({ tricks: won, thirds: count }, talon) ? [] : [['thirds-not-of-tricks', field]];
  });
  const isSum = (totalOf(counts) ?? ALL_THIRDS) === ALL_THIRDS;
  return [...unfit, ...(isSum ? [] : [['thirds-impossible', 'thirdsEach'] as const])];
}

/** Where the talon lies aside until somebody gets it; and where cards of an open pile count for nobody (reform §7.3). */
const HELD = PLAYING * TRICKS;
const isAll = { piles: (all: number) => [HELD, HELD + TALON].includes(all), bluff: (all: number) => all <= HELD };

function cardFaults(entered: Entered, { way }: Each): readonly Fault[] {
  const counts = countsAt(entered, 'cardsEach');
  const wrong = outside(counts, HELD + TALON, 'cards-impossible');
  const all = totalOf(counts);
  if (wrong.length > 0 || all === undefined || way === 'tricks') return wrong;
  return isAll[way](all) ? [] : [['cards-impossible', 'cardsEach']];
}

/** What every game of the next round is worth must be said, unless the round has a value already (reform §9). */
function valueFaults({ ruleset, answers }: Entered, contract: Each): readonly Fault[] {
  const { sautanzValue, inFixedRound } = answers;
  const isMissing = saysValue(ruleset, contract) && inFixedRound !== true && sautanzValue === undefined;
  return isMissing ? [['sautanz-value-missing', 'sautanzValue']] : [];
}

/** Nobody has a side for which a bonus could count (reform §6.1). */
const bonusFaults = ({ answers }: Entered): readonly Fault[] =>
  ['declared', 'silent'].flatMap((field) =>
    rowsIn(answers[field]).flatMap(({ bonus }, i): readonly Fault[] =>
      typeof bonus === 'string' && isBonus(bonus) ? [['bonus-not-in-contract', `${field}.${i}.bonus`]] : [],
    ),
  );
