import { canSee, type Seat, type Viewer } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game, Item } from '#engine/kernel/score.ts';

/** What was said with a game that everybody may know; anything else stays hidden. */
const PUBLIC = [
  ...['soldBy', 'fourth', 'kingTalon', 'exchanged', 'group', 'drawn', 'unplayed'],
  ...['heading', 'trump', 'value'],
  'lead',
  ...['suit', 'orderDone', 'bus', 'busSuit', 'ending'],
] as const;

/** What only the declarer knows of it: the order of their cards, of which others see each as it falls (reform §5.2). */
const OWN = ['order'] as const;

/** Whether the viewer sees the called king: they have it, or see it lie or fall. */
const seesKing = ({ called }: Game, s: State, viewer: Viewer): boolean =>
  called !== undefined && canSee(s.known[called] ?? [], viewer);

/** Whether a seat has announced, doubled, halved or protested: all of it shows on which side it is (reform §6.3). */
export const hasSpoken = (items: readonly Item[], seat: Seat): boolean =>
  items.some(
    ({ stage, by, doublings, protests = [] }) =>
      (stage === 'announced' && by === seat) || [...doublings, ...protests].some((said) => said.by === seat),
  );

/**
 * Whether everybody knows all sides: no king was called, the partner has spoken for his side, the king fell or lies in the exposed
 * talon, or the deal is over. Of an own king nobody is told: what the others say shows no more than their own sides (reform §5.1,
 * §6.3).
 */
function areSidesKnown(game: Game, s: State): boolean {
  const { called, partner } = game;
  return (
    called === undefined ||
    game.with['kingTalon'] !== undefined ||
    seesKing(game, s, 'spectator') ||
    (partner !== undefined && hasSpoken(s.items, partner)) ||
    s.end !== null
  );
}

/** Whether everybody knows on which side a seat is (reform §6.3). */
export function isKnown(s: State, seat: Seat): boolean {
  const game = firstGame(s);
  return seat === game.declarer || areSidesKnown(game, s) || hasSpoken(s.items, seat);
}

/** Whether a seat may speak for its side: whoever is on the declarer's shows it by that, an opponent must be known (reform §6.3). */
export const maySpeakForSide = (s: State, seat: Seat): boolean =>
  sideOf(firstGame(s), seat) === 'declarer' || isKnown(s, seat);

/**
 * A game as the viewer may know it: the partner is secret until known, and of the fourth king nobody is told the suit. Whoever
 * holds it knows: the declarer has the other three (reform §5.1).
 */
export function faceOf(game: Game, s: State, viewer: Viewer): Partial<Game> {
  const { declarer, contract, called, partner } = game;
  const sees = seesKing(game, s, viewer);
  const isNamed = game.with['fourth'] !== true || viewer === declarer || sees;
  const allowed = canSee([declarer], viewer) ? [...PUBLIC, ...OWN] : PUBLIC;
  const isShown = sees || viewer === 'open' || areSidesKnown(game, s);
  return {
    declarer,
    contract,
    ...(called !== undefined && isNamed && { called }),
    ...(partner !== undefined && isShown && { partner }),
    with: Object.fromEntries(allowed.flatMap((id) => (id in game.with ? [[id, game.with[id] ?? null]] : []))),
  };
}
