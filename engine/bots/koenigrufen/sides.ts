import type { Seat } from '../../core/seat.ts';
import type { Chances } from './chances.ts';
import type { Seen } from './seen.ts';

/** The chance that a seat is on my side; 1 and 0 once it is known. */
export type Sides = (seat: Seat) => number;

/** Who is with me, by what is known and by where the called king may be. */
export function sidesOf(seen: Seen, chances: Chances): Sides {
  const { me, game, contract, declarers } = seen;
  if (!game || !contract || contract.parties === 'each-for-self') return (seat) => (seat === me ? 1 : 0);
  if (contract.parties === 'alone') {
    const alone = declarers.includes(me);
    return (seat) => (seat === me ? 1 : alone || declarers.includes(seat) ? 0 : 1);
  }
  const { declarer, partner, called } = game;
  // The partner is public, or I am he; or it is public that there is none.
  const settled = partner !== undefined || game.with?.['alone'] === true || kingIsOut(seen);
  const withDeclarer = (seat: Seat): number => {
    if (seat === declarer || seat === partner) return 1;
    if (settled || seat === me) return 0;
    const doubled = spokeAgainst(seen, seat);
    if (doubled) return 0;
    // A fourth king that is not named may be anywhere.
    if (called === undefined) return 1 / 2;
    const rivals = seen.active.filter((other) => other !== me && other !== declarer && !spokeAgainst(seen, other));
    const all = rivals.reduce((sum, other) => sum + chances.holds(other, called), 0);
    const elsewhere = contract.talon === 'none' ? 1 : 0;
    const hidden = elsewhere
      ? Math.max(0, 1 - seen.active.reduce((sum, s) => sum + (s === me ? 0 : chances.holds(s, called)), 0))
      : 0;
    return all > 0 ? chances.holds(seat, called) / (all + hidden) : 0;
  };
  const mine = withDeclarer(me) === 1;
  return (seat) => (seat === me ? 1 : mine ? withDeclarer(seat) : 1 - withDeclarer(seat));
}

/** Whether the called king has been played by somebody, or lies open in the talon, or in my own hand as declarer. */
function kingIsOut({ game, view, me, hand }: Seen): boolean {
  const { called } = game ?? {};
  if (called === undefined) return false;
  if (game?.declarer === me && hand.includes(called)) return true;
  return Object.entries(view.zones).some(([zone, cards]) => !zone.startsWith('hand:') && cards.includes(called));
}

/** Who doubles the declarer's game is no partner of his. */
const spokeAgainst = ({ view }: Seen, seat: Seat): boolean =>
  view.items.some(
    ({ about, doublings }) => about === 'game' && doublings.some(({ step, by }) => step === 'kontra' && by === seat),
  );
