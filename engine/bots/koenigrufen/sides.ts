import type { Seat } from '#engine/core/seat.ts';
import type { Chances } from './chances.ts';
import type { Observation } from './observation.ts';

/** The chance that a seat is on my side; 1 and 0 once it is known. */
export type Sides = (seat: Seat) => number;

/** Who is with me, by what is known and by where the called king may be. */
export function sidesOf(seen: Observation, chances: Chances): Sides {
  const { me, contract, declarers } = seen;
  if (!contract || contract.parties === 'each-for-self') return (seat) => (seat === me ? 1 : 0);
  if (contract.parties === 'calls-partner') {
    const withDeclarer = partnerOf(seen, chances);
    const mine = withDeclarer(me) === 1;
    return (seat) => (seat === me ? 1 : mine ? withDeclarer(seat) : 1 - withDeclarer(seat));
  }
  // Several declarers (bei) each play alone; the others play together against all of them.
  const alone = declarers.includes(me);
  return (seat) => (seat === me ? 1 : alone || declarers.includes(seat) ? 0 : 1);
}

/** The chance that a seat is on the declarer's side, where a king was called. */
function partnerOf(seen: Observation, chances: Chances): Sides {
  const { me, active, game, contract } = seen;
  const { declarer, partner, called } = game ?? {};
  // The partner is known, or it is known that there is none.
  const settled = partner !== undefined || game?.with?.['alone'] === true || isOut(seen);
  const rivals = active.filter((seat) => seat !== me && seat !== declarer && !spokeAgainst(seen, seat));
  const chance = (seat: Seat): number => (called === undefined ? 0 : chances.holds(seat, called));
  const among = rivals.reduce((sum, seat) => sum + chance(seat), 0);
  const everywhere = active.reduce((sum, seat) => sum + (seat === me ? 0 : chance(seat)), 0);
  // Without an open talon the king may lie in it.
  const away = contract?.talon.id === 'none' ? Math.max(0, 1 - everywhere) : 0;
  return (seat) => {
    if (seat === declarer || seat === partner) return 1;
    if (settled || !rivals.includes(seat)) return 0;
    // A fourth king that is not named may be anywhere.
    if (called === undefined) return 1 / rivals.length;
    return among > 0 ? chance(seat) / (among + away) : 0;
  };
}

/** Whether the called king has been played, lies open in the talon, or is in my own hand though I declare. */
function isOut({ game, view, me, hand }: Observation): boolean {
  const { called } = game ?? {};
  if (called === undefined) return false;
  if (game?.declarer === me && hand.includes(called)) return true;
  return Object.entries(view.zones).some(([zone, cards]) => !zone.startsWith('hand:') && cards.includes(called));
}

/** Who doubles the declarer's game is no partner of theirs. */
const spokeAgainst = ({ view }: Observation, seat: Seat): boolean =>
  view.items.some(
    ({ about, doublings }) => about === 'game' && doublings.some(({ step, by }) => step === 'kontra' && by === seat),
  );
