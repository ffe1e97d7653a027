import type { Json } from '#engine/core/json.ts';
import { BONUSES, type BonusId, isBonus } from '#engine/games/reform/bonuses/index.ts';
import type { Partner } from '#engine/games/reform/noted.ts';
import { type Sides, sidesOf } from '#engine/games/reform/row.ts';
import { ENOUGH, MOST_NATURSTICH } from '#engine/games/reform/sizes.ts';
import { rowsIn } from '../answered.ts';
import { type Claim, suertaxeSide } from '../cards/claims.ts';
import { excluding, settingOf } from '../cards/possible.ts';
import type { Side } from '../cards/worlds.ts';
import { type Entered, type Fault, wholeIn } from '../entered.ts';
import { unknownFaults } from './known.ts';

/** A row of a bonus, as far as it says something that can be judged. */
interface Said {
  readonly bonus: BonusId;
  /** Whose it is: of a side, or in a negative game of an opponent. */
  readonly of: Side | number;
  readonly isSilent: boolean;
  readonly made: boolean;
  readonly count?: number;
  /** Where it stands, and where it says how it ended. */
  readonly field: string;
  readonly outcome: string;
}

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
  const { declared, silent, declarer, partner } = answers;
  const sides = sidesOf({ declarer: Number(declarer), ...(typeof partner === 'number' && { partner }) }, entered.at);
  const isPossible = (bonus: Json | undefined, isSilent: boolean): bonus is BonusId =>
    typeof bonus === 'string' &&
    (isSilent ? ruleset.bonusesOf(contract) : ruleset.declarable(contract)).some((id) => id === bonus);
  const rows = [
    ...rowsIn(declared).map((row, i) => ({ row, isSilent: false, place: `declared.${i}` })),
    ...rowsIn(silent).map((row, i) => ({ row, isSilent: true, place: `silent.${i}` })),
  ];
  const faults: Fault[] = [];
  const said: Said[] = [];
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
    if (pips > MOST_NATURSTICH && bonus === 'naturstich') faults.push(['naturstich-too-often', `${place}.count`]);

    /** A silent row has an outcome of its own only where it can be lost. */
    function outcomeAt(): string {
      return isSilent ? field : `${place}.made`;
    }
  }
  faults.push(...said.flatMap((one, i) => rowFaults(entered, one, said.slice(0, i))));
  faults.push(...unknownFaults(entered, sides));
  return faults.length > 0 ? faults : cardFaults(entered, sides, said);
}

/** What no cards can give together, and what else they must have given (reform §6.1, §6.2). */
function cardFaults(
  { ruleset, contract, answers, at }: Entered,
  sides: Sides,
  said: readonly Said[],
): readonly Fault[] {
  const { partner, exchanged } = answers;
  const isAnswered = contract.side !== 'king' || typeof partner === 'number' || isPartner(partner);
  if (contract.kind === 'negative' || !isAnswered || !areAll(sides, at.active)) return [];
  const claims = said.flatMap(({ of, ...one }): readonly Claim[] => (typeof of === 'number' ? [] : [{ ...one, of }]));
  const setting = settingOf(ruleset, contract, sides, { partner, exchanged: wholeIn(exchanged) });
  const rows = excluding(claims, setting).flatMap((i) => said.slice(i, i + 1));
  const isCaught = said.some(({ bonus }) => bonus === 'koenigfang');
  const lost = said.find(({ bonus, isSilent, made }) => bonus === 'koenig-ultimo' && isSilent && !made);
  return [
    ...rows.map(({ field }): Fault => ['excludes-each-other', field]),
    // What alone cannot be is about a king that was taken up, or was not.
    ...(rows.length === 1 && ruleset.options.mortgage && partner === 'king-in-talon' && contract.talon.cards > 0
      ? [['excludes-each-other', 'exchanged'] as const]
      : []),
    ...(lost && !isCaught ? [['koenigfang-missing', lost.field] as const] : []),
  ];
}

const isPartner = (partner: Json | undefined): partner is Partner =>
  partner === 'own-king' || partner === 'king-in-talon';

/** Whether everybody who plays is on one of the two sides. */
const areAll = ({ members, others }: Sides, active: readonly number[]): boolean =>
  new Set([...members, ...others]).size === active.length && members.every((seat) => active.includes(seat));

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
function rowFaults(entered: Entered, one: Said, before: readonly Said[]): readonly Fault[] {
  const { bonus, of, field, outcome } = one;
  const same = before.filter((other) => other.bonus === bonus);
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
function excludesOtherSide(one: Said, other: Said): boolean {
  const isBird = BONUSES[one.bonus].bird !== undefined;
  const isForOne = isBird || ONE_SIDE.includes(one.bonus);
  return (isForOne && one.made && other.made) || (isBird && one.isSilent && other.isSilent);
}

/** Whether that side can have it: the Sürtaxe of a negative game is an opponent's. */
function isOpenTo({ contract, answers }: Entered, { bonus, of }: Said): boolean {
  if (contract.kind === 'negative') return of !== answers['declarer'];
  const { only } = BONUSES[bonus];
  return only === undefined || only === of;
}

/** The called king is left in the talon only where it lies there, by who plays alone without it (reform §6.1). */
const contradictsKing = ({ answers }: Entered, { bonus }: Said): boolean =>
  bonus === 'rufkoenig-lassen' && answers['partner'] !== 'king-in-talon';

/** A side that declared one of Volat and Sürtaxe may not declare the other (reform §6.1). */
const excludesEachOther = ({ bonus, of, isSilent }: Said, before: readonly Said[]): boolean =>
  !isSilent &&
  before.some(
    (other) =>
      !other.isSilent &&
      other.of === of &&
      [bonus, other.bonus].includes('volat') &&
      [bonus, other.bonus].includes('suertaxe'),
  );

/** A Sürtaxe is made by the points, and neither it nor a Volat goes with a game that the other side has won. */
function contradictsResult({ contract, answers }: Entered, { bonus, of, made }: Said): boolean {
  if (contract.kind === 'negative') return false;
  const thirds = wholeIn(answers['thirds']);
  if (bonus === 'suertaxe' && thirds !== undefined) return made !== (suertaxeSide(thirds) === of);
  if (!made || (bonus !== 'suertaxe' && bonus !== 'volat')) return false;
  const isWon = thirds === undefined ? answers['result'] === 'won' : thirds >= ENOUGH;
  return isWon !== (of === 'declarer');
}
