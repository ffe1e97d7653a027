import { must } from '#engine/core/assert-never.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { type Game, type Item, itemOf } from '#engine/kernel/score.ts';
import { goOn, type Onward } from '#engine/phases/way.ts';
import type { Ruleset } from '../ruleset.ts';
import type { PhaseId } from './names.ts';

/** Enters the next stretch of the way of the game that is played. */
export const onward =
  (ruleset: Ruleset): Onward<PhaseId> =>
  (s, from) =>
    goOn<PhaseId>(ruleset.contractOf(firstGame(s)).way(ruleset.options), s, from);

/** The auction is over: these games are played, each with the items that stand from the start. */
export function fix(ruleset: Ruleset, s: State, games: readonly Game[]): readonly Event[] {
  const first = must(games[0], 'a game');
  return [
    { type: 'games', games },
    { type: 'items', items: games.flatMap((game) => itemsOf(ruleset, game, games, s.active)) },
    ...goOn(ruleset.contractOf(first).way(ruleset.options), s, null, first.declarer),
  ];
}

/** The game itself (negative: one item a pair, R16), and the bird that a Besserrufer announces. */
function itemsOf(ruleset: Ruleset, game: Game, games: readonly Game[], active: readonly Seat[]): readonly Item[] {
  const contract = ruleset.contractOf(game);
  const item = (about: string): Item => itemOf(about, 'bid', game.declarer);
  if (contract.parties === 'each-for-self') return [];
  if (contract.play.id === 'negative')
    return opponentsOf(ruleset, game, games, active).map((seat) => ({ ...item('game'), against: [seat] }));
  const named = contract.bird !== undefined && contract.bird !== 'any';
  return [item('game'), ...(named ? [item(contract.bird)] : [])];
}

/** Whom a negative game is settled with: all three others, co-declarers included unless the house says otherwise. */
export function opponentsOf(
  ruleset: Ruleset,
  game: Game,
  games: readonly Game[],
  active: readonly Seat[],
): readonly Seat[] {
  const others = active.filter((seat) => seat !== game.declarer);
  if (ruleset.options['bei-settlement'] === 'all-others') return others;
  return others.filter((seat) => games.every(({ declarer }) => declarer !== seat));
}
