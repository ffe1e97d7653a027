import type { Card } from '#engine/core/card.ts';
import { isTarock, KINGS, PACK_54, PAGAT, TRULL } from '#engine/decks/deck-54.ts';
import type { BonusId } from '#engine/games/illustrated/bonuses.ts';
import { WON } from '#engine/games/illustrated/played/counted.ts';
import { because } from '../advice.ts';
import { chanceOf } from './chances.ts';
import { bestDiscards, estimate } from './hand.ts';
import type { Chosen, Moment } from './moment.ts';

/** What is announced and doubled. */

/** How likely something must be made to be announced, and to double what others say. */
const SURE = 0.75;
/** Tarocks with which the Pagat comes home in the last trick, most of the time. */
const LONG = 10;
/** Points that a defender must expect of their own hand to double a game, and its declarer to answer. */
const STRONG = { kontra: 37, rekontra: 52 };

const tarocks = (hand: readonly Card[]): number => hand.filter(isTarock).length;

/** What the declarer's cards are worth now: before the talon, as if the exchange were good. */
function meanIn({ view, ruleset, seen }: Moment): number {
  if (view.phase !== 'before') return estimate(seen.hand, laidIn(view));
  const { cards } = ruleset.contractOf({ contract: view.games[0]?.contract ?? '' });
  return bestDiscards(seen.hand, cards).worth;
}

const laidIn = ({ viewer, zones }: Moment['view']): readonly Card[] =>
  (zones[`laid:${String(viewer)}`] ?? []).filter((card) => card !== null);

type Chance = (at: Moment) => number;

/** How likely at least `least` points are made. */
const points =
  (least: number): Chance =>
  (at) =>
    chanceOf(meanIn(at), least);

/** The game is won without these cards; before the talon nobody knows what it brings. */
const without =
  (cards: readonly Card[]): Chance =>
  (at) =>
    at.view.phase === 'before' || at.seen.hand.some((card) => cards.includes(card)) ? 0 : chanceOf(meanIn(at), WON);

/** The bot does not dare. */
const never: Chance = () => 0;

/** How likely each bonus is made; melds are not announced here. */
const CHANCES: Readonly<Record<BonusId, Chance>> = {
  pagat: ({ seen: { hand } }) => (tarocks(hand) >= LONG && hand.includes(PAGAT) ? 0.8 : 0),
  uhu: never,
  forty: points(40),
  fifty: points(50),
  'no-trull': without(TRULL),
  'no-kings': without(KINGS),
  valat: never,
  'tarock-trull': never,
  'royal-trull': never,
  'two-honours': never,
};

/** Whatever is sure enough is announced, one after the other. */
export function announcement(at: Moment): Chosen {
  return announced(at) ?? because(quietIn(at.actions), 'nothing-sure');
}

const announced = (at: Moment): Chosen =>
  because(
    at.actions.find((action) => action.type === 'announce' && CHANCES[action.bonus](at) >= SURE),
    'announce',
    { tarocks: tarocks(at.seen.hand) },
  );

const quietIn = (actions: Moment['actions']) =>
  actions.find(({ type }) => type === 'open' || type === 'lie' || type === 'good');

/** A game is doubled with a hand that could nearly play one; a Pagat with many tarocks. */
export function doubling(at: Moment): Chosen {
  const { seen, actions } = at;
  const own = estimate(seen.hand);
  const isLong = tarocks(seen.hand) >= LONG - 2 && PACK_54.honours.some((card) => seen.hand.includes(card));
  const said = actions.find((action) => {
    if (action.type !== 'kontra' && action.type !== 'rekontra') return false;
    if (action.item !== 'game') return false;
    return action.type === 'kontra' ? own >= STRONG.kontra && isLong : own >= STRONG.rekontra;
  });
  return (
    because(said, said?.type === 'kontra' ? 'kontra' : 'rekontra', { tarocks: tarocks(seen.hand) }) ??
    announcedBird(at) ??
    because(quietIn(actions), 'nothing-sure')
  );
}

/** A defender announces the Pagat with as many tarocks as a declarer. */
const announcedBird = (at: Moment): Chosen =>
  announced({ ...at, actions: at.actions.filter((action) => action.type === 'announce' && action.bonus === 'pagat') });
