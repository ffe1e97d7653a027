import type { Card } from '../../core/card.ts';
import type { Seat } from '../../core/seat.ts';
import { laidBy, pileOf } from '../../core/card.ts';
import { T1 } from '../../decks/deck-78.ts';
import type { BonusId } from '../../games/tuebingen/bonuses.ts';
import { HAND } from '../../games/tuebingen/cards.ts';
import { isUsedUp } from '../../games/tuebingen/strafen/in-deal.ts';
import { strafenIn } from '../../games/tuebingen/strafen/in-hand.ts';
import { sideOf } from '../../judging/sides.ts';
import type { View } from '../../kernel/deal/view.ts';
import type { Game } from '../../kernel/score.ts';
import { because } from '../advice.ts';
import type { Chosen, Moment, Offered } from './moment.ts';

interface Played {
  readonly by: Seat;
  readonly card: Card;
}

/** Every card that was played, in order. */
const playsIn = ({ history }: View): readonly Played[] =>
  history.flatMap((event) =>
    event.type === 'said' && event.action?.type === 'play' && typeof event.by === 'number'
      ? [{ by: event.by, card: (event.action as Offered).card ?? '' }]
      : [],
  );

/** What the own hand had, and what the own side did with a Tarock 1; a partner's hand is not known (tuebingen TU17). */
export function claim({ view, ruleset, seen, actions }: Moment): Chosen {
  const { options } = ruleset;
  const plays = playsIn(view);
  const laid = options['strafen-hand'] === 'dealt' ? (view.zones[laidBy(seen.me)] ?? []) : [];
  const own = [
    ...plays.filter(({ by }) => by === seen.me).map(({ card }) => card),
    ...laid.filter((card) => card !== null),
  ];
  const claimed = view.items.map(({ about }) => ({ id: about as BonusId }));
  const wanted = [...strafenIn(options, own), ...ofTheOne(view, seen.me, plays)].filter(
    ({ id }) => !isUsedUp(options, id as BonusId, claimed),
  );
  const open = actions.find(
    ({ type, bonus, suit }) => type === 'claim' && wanted.some((one) => one.id === bonus && one.suit === suit),
  );
  return open
    ? because(open, 'claim')
    : because(
        actions.find(({ type }) => type === 'claims-done'),
        'claims-done',
      );
}

function ofTheOne(view: View, me: Seat, plays: readonly Played[]) {
  const game = view.games[0] as Game | undefined;
  const at = plays.findIndex(({ card }) => card === T1);
  const owner = plays[at]?.by;
  const winner = view.active.find((seat) => (view.zones[pileOf(seat)] ?? []).includes(T1));
  if (!game || owner === undefined || winner === undefined) return [];
  const isLast = Math.floor(at / view.active.length) + 1 === HAND;
  const mine = sideOf(game, me);
  if (owner === winner) return isLast && sideOf(game, owner) === mine ? [{ id: 'fein', suit: undefined }] : [];
  if (sideOf(game, owner) === mine || sideOf(game, winner) !== mine) return [];
  return [{ id: isLast ? 'einser-fein-gefasst' : 'einser-gefasst', suit: undefined }];
}
