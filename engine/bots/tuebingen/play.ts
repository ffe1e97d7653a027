import type { Card } from '#engine/core/card.ts';
import { withoutAt } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_78, SKI, T1 } from '#engine/decks/deck-78.ts';
import { isTarock } from '#engine/games/tuebingen/cards.ts';
import { winnerIn } from '#engine/games/tuebingen/play.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { because } from '../advice.ts';
import type { Observation } from '../observation.ts';
import { type CardChoice, chooseCard } from '../trick-player.ts';
import type { Chosen, Moment, PhaseAction } from './moment.ts';

/** From this many points on a card is worth saving with the Ski, in halves: cavaliers and better. */
const DEAR = 5;

/** A card by rules of thumb; the Ski saves what would be lost, and does not wait for the last trick. */
export function play({ view, seen, actions }: Moment<PhaseAction<'tricks'>>): Chosen {
  const legal = actions.map(({ card }) => card);
  const others = legal.filter((card) => card !== SKI);
  const action = (card: Card) => actions.find((one) => one.card === card);
  const choice = others.length === 0 ? undefined : chosenOf(view, withoutSki(seen), others);
  if (!choice) return because(action(SKI), 'only');
  if (legal.includes(SKI) && seen.hand.length === 2) return because(action(SKI), 'ski-in-time');
  if (legal.includes(SKI) && saves(view, seen, choice.card)) return because(action(SKI), 'ski-saves');
  return because(action(choice.card), choice.reason.id, choice.reason.values);
}

function chosenOf(view: View, seen: Observation, legal: readonly Card[]): CardChoice | undefined {
  const isDeclarer = view.games[0]?.declarer === seen.me;
  return chooseCard(
    {
      suits: PACK_78,
      pack: PACK_78,
      isFriend: (seat) => isFriend(view, seen.me, seat),
      drawsTrumps: isDeclarer && 2 * seen.hand.filter(isTarock).length >= seen.unseen.filter(isTarock).length,
    },
    seen,
    keptBack(seen, legal),
  );
}

/** Those of the own side, as far as it is known; who does not know the caller's partner trusts nobody. */
function isFriend({ games: [game] }: View, me: Seat, seat: Seat): boolean {
  if (!game) return false;
  const { declarer, partner, contract } = game;
  const mine = me === declarer || me === partner;
  if (mine) return seat === declarer || seat === partner;
  const isKnown = partner !== undefined || contract !== 'ruf';
  return isKnown && seat !== declarer && seat !== partner;
}

/** The Ski lies there, but nothing is followed by it and it beats nothing. */
function withoutSki(seen: Observation): Observation {
  const at = seen.trick.indexOf(SKI);
  if (at < 0) return seen;
  return { ...seen, trick: withoutAt(seen.trick, at), players: withoutAt(seen.players, at) };
}

/** The 1 waits for the last trick as long as other tarocks can be played. */
function keptBack({ hand }: Observation, legal: readonly Card[]): readonly Card[] {
  const others = legal.filter((card) => card !== T1);
  return others.length > 0 && hand.length > 1 ? others : legal;
}

/** Whether the Ski is better than the card: that one is valuable and does not win for the own side. */
function saves(view: View, { trick, players, me }: Observation, card: Card): boolean {
  if (trick.length === 0 || PACK_78.points(card) < DEAR) return false;
  const winner = winnerIn([...trick, card]);
  if (winner === trick.length) return false;
  const holder = players[winner];
  return holder !== undefined && !isFriend(view, me, holder);
}
