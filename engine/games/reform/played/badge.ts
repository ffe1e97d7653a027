import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { MOND, sumOfThirds } from '#engine/decks/deck-54.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Ruleset } from '../ruleset.ts';
import { TITLED } from '../sizes.ts';

/** What a declarer may call themselves by how many opponents have a certain number of points: one, two or three (reform §7.9). */
const BADGES = ['tarockmeister', 'tarockrat', 'tarockdirektor'] as const;
export type Badge = (typeof BADGES)[number];

type Seen = Pick<View, 'active' | 'games' | 'history' | 'zones'>;

/** The title that a finished deal in which points were shared out brings; nothing hangs on it. Everybody has seen all it needs. */
export function badgeIn(ruleset: Ruleset, { active, games: [game], history, zones }: Seen): Badge | undefined {
  const { declarer = -1, contract } = game ?? {};
  if (ruleset.find(contract)?.kind !== 'sharing' || !history.some(isSettled) || isForfeit(history, declarer))
    return undefined;
  const won = (seat: Seat): readonly Card[] => (zones[pileOf(seat)] ?? []).filter((card) => card !== null);
  const titled = active.filter((seat) => seat !== declarer && sumOfThirds(won(seat)) === TITLED).length;
  return BADGES[titled - 1];
}

const isSettled = (event: SeenEvent): boolean => event.type === 'ended' && !event.redeal;

/** Whether an opponent's Mond was taken by another player, or somebody made all tricks. */
function isForfeit(history: readonly SeenEvent[], declarer: Seat): boolean {
  const moved = history.flatMap((event) => (event.type === 'moved' ? [event] : []));
  const gathered = moved.filter(({ from }) => from === TRICK);
  const played = moved.find(({ to, cards }) => to === TRICK && cards.includes(MOND));
  const taken = gathered.find(({ cards }) => cards.includes(MOND));
  const isOpponents = played !== undefined && played.from !== handOf(declarer);
  const isTaken = played !== undefined && taken !== undefined && ownerOf(played.from) !== ownerOf(taken.to);
  return (isOpponents && isTaken) || new Set(gathered.map(({ to }) => to)).size === 1;
}

/** Whose a hand or a pile is. */
const ownerOf = (zone: string): string | undefined => zone.split(':')[1];
