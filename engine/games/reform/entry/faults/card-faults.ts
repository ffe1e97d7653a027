import type { BonusId } from '#engine/games/reform/bonuses/index.ts';
import type { Partner } from '#engine/games/reform/noted.ts';
import { type Sides, sidesOf } from '#engine/games/reform/row.ts';
import { TALON } from '#engine/games/reform/sizes.ts';
import { rowsIn } from '../answered.ts';
import type { Claim } from '../cards/claims.ts';
import { excluding, possibleIn } from '../cards/possible.ts';
import type { Side } from '../cards/worlds.ts';
import { type Entered, type Fault, partnerIn, wayIn, wholeIn } from '../entered.ts';
import { endingIn } from './way-faults.ts';

/** A row of a bonus, as far as it says something that can be judged. */
export interface SaidBonus {
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

/** What no cards can give together, and what else they must have given (reform §6.1, §6.2). */
export function cardFaults(entered: Entered, sides: Sides, said: readonly SaidBonus[]): readonly Fault[] {
  const { ruleset, contract, answers, at } = entered;
  const { partner } = answers;
  const exchanged = wholeIn(answers['exchanged']);
  const isAnswered = contract.side !== 'king' || partnerIn(entered) !== undefined;
  if (contract.kind !== 'positive' || !isAnswered || !canTake(exchanged) || !areAll(sides, at.active)) return [];
  const claims = said.flatMap(({ of, ...one }): readonly Claim[] => (typeof of === 'number' ? [] : [{ ...one, of }]));
  const canBe = possibleIn(ruleset, contract, sides, {
    partner,
    exchanged,
    kingTalon: wayIn(entered),
    ending: endingIn(entered),
  });
  const rows = excluding(claims, canBe).flatMap((i) => said.slice(i, i + 1));
  const isCaught = said.some(({ bonus }) => bonus === 'koenigfang');
  const lost = said.find(({ bonus, isSilent, made }) => bonus === 'koenig-ultimo' && isSilent && !made);
  return [
    ...rows.map(({ field }): Fault => ['excludes-each-other', field]),
    // What alone cannot be is about a king that was taken up, or was not.
    ...(rows.length === 1 && ruleset.options.mortgage && partner === 'king-in-talon' && contract.talon.cards > 0
      ? [['excludes-each-other', 'exchanged'] as const]
      : []),
    ...(rows.length > 0 && isPossibleOtherwise(entered, claims) ? [['excludes-each-other', 'partner'] as const] : []),
    ...(lost && !isCaught ? [['koenigfang-missing', lost.field] as const] : []),
  ];
}

/** Whether the talon has as many cards; if not, nothing can be judged by what is left of it. */
const canTake = (cards: number | undefined): boolean => cards === undefined || (cards >= 0 && cards <= TALON);

/** Whether everybody who plays is on one of the two sides. */
const areAll = ({ members, others }: Sides, active: readonly number[]): boolean =>
  new Set([...members, ...others]).size === active.length && members.every((seat) => active.includes(seat));

/** Whether the cards could have given all of it if the called king had lain elsewhere. */
function isPossibleOtherwise(entered: Entered, claims: readonly Claim[]): boolean {
  const { ruleset, contract, answers, at } = entered;
  const { partner, exchanged } = answers;
  // Of a king that lay open in the talon nobody is mistaken.
  if (contract.side !== 'king' || wayIn(entered) !== undefined) return false;
  const declarer = Number(answers['declarer']);
  const [other] = at.active.filter((seat) => seat !== declarer);
  const isSpeaking = rowsIn(answers['declared']).some(({ by }) => by === partner);
  const held: readonly Partner[] = typeof partner === 'number' || other === undefined ? [] : [other];
  // Whoever has announced something for the declarer is the partner.
  const alone: readonly Partner[] = isSpeaking ? [] : ['own-king', 'king-in-talon'];
  return [...held, ...alone]
    .filter((one) => one !== partner)
    .some((one) => {
      const sides = sidesOf({ declarer, partner: one }, at);
      return possibleIn(ruleset, contract, sides, { partner: one, exchanged: wholeIn(exchanged) })(claims);
    });
}
