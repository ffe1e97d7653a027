import { z } from 'zod';
import type { Refusal } from '#engine/core/refusal.ts';
import { after, type Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { opening, talk, type Turns } from '#engine/phases/talk/talk.ts';
import { BONUS_IDS } from '../bonuses/index.ts';
import { declaredItem, keyOf, SELF } from '../items.ts';
import type { Ruleset } from '../ruleset.ts';
import { onward } from './flow.ts';
import { refuseBonus } from './talk/declaring.ts';
import { isFixed, refuseProtest, refuseSelf, refuseStep, selfKeys, STEPS, withStep } from './talk/doubling.ts';

/** How many have to say `good` in a row (reform §6.3). */
const GOODS_TO_END = 3;

const DOUBLING = z.strictObject({ type: z.enum([...STEPS, SELF, 'protest']), item: z.string() });
const DECLARING = z.strictObject({ type: z.literal('announce'), bonus: z.enum(BONUS_IDS) });
const EITHER = z.discriminatedUnion('type', [DECLARING, DOUBLING]);
type Doubling = z.infer<typeof DOUBLING>;
type Declaring = z.infer<typeof DECLARING>;

/** Whether a seat may say a step, Selbstkontra or Protest. */
function refuseDoubling(ruleset: Ruleset, s: State, seat: Seat, action: Doubling): Refusal | undefined {
  if (action.type === SELF) return refuseSelf(ruleset, s, seat, action.item);
  if (action.type === 'protest') return refuseProtest(ruleset, s, seat, action.item);
  return refuseStep(ruleset, s, seat, { type: action.type, item: action.item });
}

/** Everything that could be said to the items. */
const doublings = (s: State): readonly Doubling[] => [
  ...s.items.flatMap((item) => [...STEPS, 'protest' as const].map((type): Doubling => ({ type, item: keyOf(item) }))),
  ...selfKeys(s).map((item): Doubling => ({ type: SELF, item })),
];

const memoryOf =
  (id: 'pre' | 'announce', opener: (s: State) => Seat) =>
  (s: State): Turns =>
    notesOf<Turns>(s, id, opening(opener(s)));

/** Kontra before anything is taken, from the declarer's right on (reform §6.3). */
export const pre = (ruleset: Ruleset) =>
  talk<Doubling, Turns, 'pre'>({
    id: 'pre',
    actions: DOUBLING,
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
