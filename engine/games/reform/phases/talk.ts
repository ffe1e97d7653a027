import { z } from 'zod';
import { after, type Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { GOOD, opening, talk, type Turns } from '#engine/phases/talk/talk.ts';
import { declaredItem } from '../items.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';
import { DECLARING, type Declaring, refuseBonus } from './talk/declaring.ts';
import {
  DOUBLING,
  type Doubling,
  DOUBLING_OR_GOOD,
  doublings,
  GOODS_TO_END,
  isFixed,
  refuseDoubling,
  withStep,
} from './talk/doubling.ts';

const EITHER = z.union([GOOD, DECLARING, DOUBLING]);

const memoryOf =
  (id: 'pre' | 'announce', opener: (s: State) => Seat) =>
  (s: State): Turns =>
    notesOf<Turns>(s, id, opening(opener(s)));

/** Kontra before anything is taken, from the declarer's right on (reform §6.3). */
export const pre = (ruleset: Ruleset) =>
  talk<Doubling, Turns, 'pre'>({
    id: 'pre',
    actions: DOUBLING_OR_GOOD,
    goods: GOODS_TO_END,
    firstCounts: true,
    isOpen: (s) => !isFixed(s),
    memory: memoryOf('pre', (s) => after(firstGame(s).declarer, s.active)),
    all: doublings,
    refuse: (s, seat, action) => refuseDoubling(ruleset, s, seat, action),
    say: (s, seat, action) => ({ items: withStep(s, seat, action, true) }),
    next: (s) => onward(ruleset)(s, 'pre'),
  });

/** Announcements and kontra before play; the declarer opens (reform §6.3). */
export function announce(ruleset: Ruleset) {
  const declarable = (s: State) => ruleset.declarable(ruleset.contractOf(firstGame(s)));
  return talk<Declaring | Doubling, Turns, 'announce'>({
    id: 'announce',
    actions: EITHER,
    goods: GOODS_TO_END,
    firstCounts: false,
    isOpen: (s) => !isFixed(s) || declarable(s).length > 0,
    memory: memoryOf('announce', (s) => firstGame(s).declarer),
    all: (s) => [...declarable(s).map((bonus): Declaring => ({ type: 'announce', bonus })), ...doublings(s)],
    refuse: (s, seat, action) =>
      action.type === 'announce'
        ? refuseBonus(ruleset, s, seat, action.bonus)
        : refuseDoubling(ruleset, s, seat, action),
    say: (s, seat, action) => ({
      items:
        action.type === 'announce'
          ? [...s.items, declaredItem(ruleset, firstGame(s), action.bonus, seat)]
          : withStep(s, seat, action, false),
    }),
    next: (s) => (isUnplayed(ruleset, s) ? unplayed(s) : onward(ruleset)(s, 'announce')),
  });
}

/**
 * Whether a game is settled as won without being played, because nobody had anything to say. With the called king in the exposed
 * talon it is always played (reform §7.2).
 */
function isUnplayed(ruleset: Ruleset, s: State): boolean {
  const game = firstGame(s);
  const isQuiet = s.items.every(
    ({ stage, doublings: said, protests = [] }) => stage === 'bid' && said.length + protests.length === 0,
  );
  const { unplayedIfQuiet = false } = ruleset.contractOf(game);
  return isQuiet && unplayedIfQuiet && ruleset.options.ruferUnplayed && game.with['kingTalon'] === undefined;
}

const unplayed = (s: State): readonly Event[] => [
  { type: 'games', games: s.games.map((game) => ({ ...game, with: { ...game.with, unplayed: true } })) },
  { type: 'ended', end: 'settle' },
];
