import type { Json } from '#engine/core/json.ts';
import { amountOf, BONUSES, type BonusId, isBonus } from '#engine/games/reform/bonuses/index.ts';
import type { Sides } from '#engine/games/reform/row.ts';
import { isCounted } from '#engine/games/reform/settlement/verdicts.ts';
import { ENOUGH } from '#engine/games/reform/sizes.ts';
import { rowsIn } from '../answered.ts';
import { isEverSilent, mostNaturstich } from '../asked/said-fields.ts';
import { suertaxeSide } from '../cards/claims.ts';
import type { Side } from '../cards/worlds.ts';
import { type Entered, type Fault, inGameIn, sidesIn, wayIn, wholeIn } from '../entered.ts';
import { cardFaults, type SaidBonus } from './card-faults.ts';
import { unknownFaults } from './known.ts';
import { endingIn } from './way-faults.ts';

/** What only one of the two sides can make in a deal (reform §14). */
const ONE_SIDE: readonly BonusId[] = [
  'trull',
  'four-kings',
  'mondfang',
  'pagatfang',
  'single-ultimo',
  'suertaxe',
  'volat',
];

/** What is wrong with the bonuses of an entry. */
export function bonusFaults(entered: Entered): readonly Fault[] {
  const { ruleset, contract, answers } = entered;
  const { declared, silent } = answers;
  const sides = sidesIn(entered);
  const mostPips = mostNaturstich(wayIn(entered));
  const isPossible = (bonus: Json | undefined, isSilent: boolean): bonus is BonusId =>
    typeof bonus === 'string' &&
    (isSilent ? ruleset.bonusesOf(contract).filter(isEverSilent) : ruleset.everDeclarable(contract)).some(
      (id) => id === bonus,
    );
  const rows = [
    ...rowsIn(declared).map((row, i) => ({ row, isSilent: false, place: `declared.${i}` })),
    ...rowsIn(silent).map((row, i) => ({ row, isSilent: true, place: `silent.${i}` })),
  ];
  const faults: Fault[] = [];
  const said: SaidBonus[] = [];
  let pips = 0;
  for (const { row, isSilent, place } of rows) {
    const { bonus, count, made = true } = row;
    const field = `${place}.bonus`;
    const of = isSilent ? sideIn(row['side'], bonus) : ownerOf(entered, sides, row['by']);
    if (!isPossible(bonus, isSilent)) {
      if (typeof bonus === 'string' && isBonus(bonus)) faults.push(['bonus-not-in-contract', field]);
    } else if (of !== undefined)
      said.push({ bonus, of, isSilent, made: made === true, count: wholeIn(count) ?? 1, field, outcome: outcomeAt() });
    if (bonus === 'naturstich') pips += wholeIn(count) ?? 1;
    if (pips > mostPips && bonus === 'naturstich') faults.push(['naturstich-too-often', `${place}.count`]);

    /** A silent row has an outcome of its own only where it can be lost. */
    function outcomeAt(): string {
      return isSilent ? field : `${place}.made`;
    }
  }
  faults.push(...said.flatMap((one, i) => rowFaults(entered, one, said.slice(0, i))));
  faults.push(...unknownFaults(entered, sides));
  return faults.length > 0 ? faults : cardFaults(entered, sides, said);
}

/** The side of a silent bonus; one that only one side can make need not say it. */
function sideIn(side: Json | undefined, bonus: Json | undefined): Side | undefined {
  if (side === 'declarer' || side === 'opponents') return side;
  return typeof bonus === 'string' && isBonus(bonus) ? BONUSES[bonus].only : undefined;
}

function ownerOf({ contract }: Entered, { members, others }: Sides, by: Json | undefined): Side | number | undefined {
  if (typeof by !== 'number') return undefined;
  if (contract.kind === 'negative') return by;
  return members.includes(by) ? 'declarer' : others.includes(by) ? 'opponents' : undefined;
}

/** What is wrong with one of them, given those before it. */
function rowFaults(entered: Entered, one: SaidBonus, before: readonly SaidBonus[]): readonly Fault[] {
  const { bonus, of, field, outcome } = one;
  const same = before.filter((other) => other.bonus === bonus);
  // Together with the game it is won or lost, and nobody has it without a word (reform §7.4).
  if (one.isSilent && bonus === inGameIn(entered)) return [['game-and-bird-are-one', field]];
  const isMisplaced = !isOpenTo(entered, one) || contradictsKing(entered, one);
  if (isMisplaced) return [['bonus-not-in-contract', field]];
  const isTwice =
    same.some((other) => other.of === of) ||
    (entered.contract.kind === 'positive' && same.some((other) => excludesOtherSide(one, other)));
  if (isTwice) return [['bonus-twice', field]];
  if (excludesEachOther(one, before)) return [['excluded-by-volat', field]];
  return contradictsResult(entered, one) ? [['result-contradicts-thirds', outcome]] : [];
}

/** Whether a bonus cannot be there for both sides: only one makes it, and a card that was played to its trick lay in one hand. */
function excludesOtherSide(one: SaidBonus, other: SaidBonus): boolean {
  const isBird = BONUSES[one.bonus].bird !== undefined;
  const isForOne = isBird || ONE_SIDE.includes(one.bonus);
  return (isForOne && one.made && other.made) || (isBird && one.isSilent && other.isSilent);
}

/** Whether that side can have it: the Sürtaxe of a negative game is an opponent's. */
function isOpenTo({ contract, answers }: Entered, { bonus, of }: SaidBonus): boolean {
  if (contract.kind === 'negative') return of !== answers['declarer'];
  const { only } = BONUSES[bonus];
  return only === undefined || only === of;
}

/** The called king is left in the talon only where it lies there, by who has chosen to play alone without it (reform §6.1). */
const contradictsKing = (entered: Entered, { bonus }: SaidBonus): boolean =>
  bonus === 'rufkoenig-lassen' && (entered.answers['partner'] !== 'king-in-talon' || wayIn(entered) !== undefined);

/** A side that declared the Volat may declare nothing else that follows the game, nor the other way round (reform §6.1). */
const excludesEachOther = ({ bonus, of, isSilent }: SaidBonus, before: readonly SaidBonus[]): boolean =>
  !isSilent &&
  before.some((other) => {
    const isOfOneSide = !other.isSilent && other.of === of;
    return isOfOneSide && (bonus === 'volat') !== (other.bonus === 'volat') && [bonus, other.bonus].every(followsGame);
  });

const followsGame = (id: BonusId): boolean => 'times' in amountOf(BONUSES[id]);

/** A Sürtaxe is made by the points, and neither it nor a Volat goes with a game that the other side has won. */
function contradictsResult({ contract, answers }: Entered, { bonus, of, made }: SaidBonus): boolean {
  if (contract.kind === 'negative') return false;
  const thirds = wholeIn(answers['thirds']);
  if (bonus === 'suertaxe' && thirds !== undefined) return made !== (suertaxeSide(thirds) === of);
  if (!made || !followsGame(bonus)) return false;
  const ending = endingIn({ answers });
  // A game that is lost by how it ended may be lost with any points.
  if (thirds === undefined && ending !== undefined && !isCounted(ending)) return false;
  const isWon = thirds === undefined ? answers['result'] === 'won' : thirds >= ENOUGH;
  return isWon !== (of === 'declarer');
}
