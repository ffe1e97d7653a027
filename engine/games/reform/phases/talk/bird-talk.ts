import { TRICK } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { after, type Seat } from '#engine/core/seat.ts';
import { BONUSES } from '#engine/games/reform/bonuses/index.ts';
import { declaredItem, keyOf } from '#engine/games/reform/items.ts';
import { BIRD_TALK, type PhaseId } from '#engine/games/reform/names.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Aside } from '#engine/phases/asides/asides.ts';
import { opening, talk, type Turns } from '#engine/phases/talk/talk.ts';
import { TRICKS, tricksOf } from '#engine/phases/trick.ts';
import { enter } from '#engine/phases/way.ts';
import { DECLARING, type Declaring, refuseBonus } from './declaring.ts';
import {
  type Doubling,
  DOUBLING_OR_GOOD,
  doublings,
  GOODS_TO_END,
  isFixed,
  refuseDoubling,
  withStep,
} from './doubling.ts';

const RULE = 'reform §7.2';

/** The trick before whose first card further birds are announced (reform §10, ruling 36). */
const FIRST_WITHOUT = 6;

/** How far the talk has come, and what it is about: one of the items, by its key. */
type Memory = Turns & Notes & { readonly item: string };

const begun = (s: State, item: string): Memory => ({ ...opening(after(firstGame(s).declarer, s.active)), item });

/** Whether the first card of that trick is still to be played. */
const isInTime = (s: State): boolean =>
  tricksOf(s).length + ((s.zones[TRICK] ?? []).length > 0 ? 1 : 0) < FIRST_WITHOUT;

/** Why a seat may not announce a further bird with this card still to play. */
function refuseBird(ruleset: Ruleset, s: State, seat: Seat, { bonus }: Declaring): Refusal | undefined {
  const game = firstGame(s);
  const isTheirs = ruleset.contractOf(game).furtherBirds === true && seat === game.declarer;
  if (!isTheirs) return refusal('wrong-phase', undefined, 'reform §3.1');
  if (!isInTime(s)) return refusal('too-late-for-birds', { item: bonus }, RULE);
  const isBird = BONUSES[bonus].bird !== undefined;
  return isBird ? refuseBonus(ruleset, s, seat, bonus) : refusal('only-birds-now', { item: bonus }, RULE);
}

/** The declarer announces a further bird at their own turn, before the sixth trick; then the others are asked about it (reform §7.2). */
export const furtherBirds = (ruleset: Ruleset): Aside<Declaring> => ({
  actions: DECLARING,
  isIn: ([game]) => game !== undefined && ruleset.contractOf(game).furtherBirds === true,
  offers(s, seat) {
    const { furtherBirds: isOpen } = ruleset.contractOf(firstGame(s));
    const birds = isOpen ? ruleset.bonuses.map((bonus): Declaring => ({ type: 'announce', bonus })) : [];
    const actions = birds.filter((action) => !refuseBird(ruleset, s, seat, action));
    return actions.length === 0 ? [] : [{ kind: 'one-of', actions }];
  },
  refuse: (s, seat, action) => refuseBird(ruleset, s, seat, action),
  decide(s, seat, { bonus }): readonly Event[] {
    const item = declaredItem(ruleset, firstGame(s), bonus, seat);
    return [
      { type: 'items', items: [...s.items, item] },
      { type: 'noted', phase: BIRD_TALK, notes: begun(s, keyOf(item)) },
      enter<PhaseId>(BIRD_TALK),
    ];
  },
});

/** Kontra on the bird that was just announced, from the declarer's right on; then the trick goes on where it was (reform §7.2). */
export const birdTalk = (ruleset: Ruleset) => {
  const memory = (s: State): Memory => notesOf(s, BIRD_TALK, begun(s, ''));
  return talk<Doubling, Memory, typeof BIRD_TALK>({
    id: BIRD_TALK,
    actions: DOUBLING_OR_GOOD,
    goods: GOODS_TO_END,
    firstCounts: true,
    isOpen: (s) => !isFixed(s),
    memory,
    all: (s) => doublings(s).filter(({ item }) => item === memory(s).item),
    refuse: (s, seat, action) =>
      refuseDoubling(ruleset, s, seat, action) ??
      (action.item === memory(s).item ? undefined : refusal('only-the-new-bird', undefined, RULE)),
    say: (s, seat, action) => ({ items: withStep(s, seat, action, false) }),
    next: () => [enter<PhaseId>(TRICKS)],
  });
};
