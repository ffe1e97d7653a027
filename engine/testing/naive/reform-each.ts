import type { Notes } from '#engine/core/json.ts';
import { multiply, type Rational, rational } from '#engine/core/rational.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { thirdsIn } from '../naive-cards.ts';
import { bluffIn } from './reform-bluff.ts';
import { contractNamed } from './reform-contracts.ts';
import { reformDealt, reformWords, type Sides } from './reform-log.ts';
import { pilesIn } from './reform-piles.ts';
import { reformTricks } from './reform-tricks.ts';

/** The games in which everyone is alone, settled a second time, from docs/rules/reform.md §7.3 and §9 and its source alone. */

/** What one player pays another. */
interface PaidAlone {
  readonly from: number;
  readonly to: number;
  readonly amount: Rational;
}

const TRICKS = 12;
const ENOUGH = 107;
/** §7.3, R11: what is shared by those without a trick if it does not depend on what the game costs. */
const SHARED = 12;

/** §9: what every game costs in a Sautanz round. */
const fixedIn = (s: State): number | undefined => s.now.notes['fixed'] as number | undefined;

export function paidAlone(s: State, options: Notes, sides: Sides): readonly PaidAlone[] {
  switch (sides.contract) {
    case 'wald-und-wiese':
      return piles(s);
    case 'trischaker':
      return trischaker(s, options);
    case 'boehmischer-trischaker':
      return bohemian(s, options);
    case 'sautanz':
      return sautanz(s, options, sides);
    default:
      throw new Error(`${sides.contract} is played in sides`);
  }
}

const playsOn = (): never => {
  throw new Error('the text plays on');
};

/** Those of whom a number is highest. */
function most(seats: readonly number[], of: (seat: number) => number): readonly number[] {
  const highest = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === highest);
}

/** Of those who are tied one pays alone, if they are among them. */
const orAlone = (tied: readonly number[], one: number | undefined): readonly number[] =>
  one !== undefined && tied.includes(one) ? [one] : tied;

function piles(s: State): readonly PaidAlone[] {
  const { last, cards } = pilesIn(s);
  if (last === undefined) return playsOn();
  const others = s.active.filter((seat) => seat !== last);
  const amount = rational(fixedIn(s) ?? contractNamed('wald-und-wiese').v);
  return most(others, (seat) => cards.get(seat) ?? 0).map((from) => ({ from, to: last, amount }));
}

function trischaker(s: State, options: Notes): readonly PaidAlone[] {
  const tricks = reformTricks(s, options);
  if (tricks.length !== TRICKS) return playsOn();
  const zones = reformDealt(s);
  const talon = [...(zones['talon:0'] ?? []), ...(zones['talon:1'] ?? [])];
  const won = (seat: number) => tricks.filter(({ winner }) => winner === seat);
  const thirds = (seat: number): number =>
    thirdsIn([...won(seat).flatMap(({ cards }) => cards), ...(tricks.at(-1)?.winner === seat ? talon : [])]);
  const [forehand] = s.active;
  const losers = orAlone(
    most(most(s.active, thirds), (seat) => won(seat).length),
    forehand,
  );
  const others = s.active.filter((seat) => !losers.includes(seat));
  const virgins = others.filter((seat) => won(seat).length === 0);
  const fixed = fixedIn(s);
  return losers.flatMap((from) => {
    const isDear = thirds(from) >= ENOUGH;
    const amount = rational(fixed ?? (isDear ? 6 : contractNamed('trischaker').v));
    const isTwelve = fixed === undefined && options['virginsTotal'] === 'twelve' && losers.length === 1;
    const all = isTwelve ? rational(SHARED) : multiply(amount, rational(others.length));
    const each = virgins.length === 0 ? amount : multiply(all, rational(1, virgins.length));
    // Forehand has brought it about; where everything costs the same it does not matter.
    const doubled = from === forehand && fixed === undefined ? multiply(each, rational(2)) : each;
    return (virgins.length === 0 ? others : virgins).map((to) => ({ from, to, amount: doubled }));
  });
}

function bohemian(s: State, options: Notes): readonly PaidAlone[] {
  const tricks = reformTricks(s, options);
  if (tricks.length !== TRICKS) return playsOn();
  const won = (seat: number): number => tricks.filter(({ winner }) => winner === seat).length;
  const losers = orAlone(most(s.active, won), s.active[0]);
  const others = s.active.filter((seat) => !losers.includes(seat));
  return losers.flatMap((from) => others.map((to) => ({ from, to, amount: rational(fixedIn(s) ?? TRICKS - won(to)) })));
}

function sautanz(s: State, options: Notes, { declarer }: Sides): readonly PaidAlone[] {
  const { turn, hands, accusers } = bluffIn(s, declarer, options);
  const asks = options['sautanzValue'] === 'declarer' && fixedIn(s) === undefined;
  const isNamed = reformWords(s).some(
    ({ type, in: phase, by }) => type === 'value' && phase === 'value' && by === declarer,
  );
  if (turn !== undefined || asks !== isNamed) return playsOn();
  const held = (seat: number): number => (hands.get(seat) ?? []).length;
  const losers = orAlone(most(s.active, held), declarer);
  const amount = rational(fixedIn(s) ?? contractNamed('sautanz').v);
  return losers.flatMap((from) =>
    s.active.filter((to) => !losers.includes(to) && accusers.has(to)).map((to) => ({ from, to, amount })),
  );
}
