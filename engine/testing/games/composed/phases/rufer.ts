import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { handOf } from '#engine/core/card.ts';
import { KINGS } from '#engine/decks/deck-54.ts';
import { withPartner } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { layAway } from '#engine/phases/lay-away.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { discards, GROUPS, handIn } from '../cards.ts';
import type { MakePhase } from '../contract.ts';

const HAND = 12;

const CALL = z.strictObject({ type: z.literal('call-king'), king: z.enum(KINGS) });

/** The declarer calls a king, their own included; its holder is the partner, who stays hidden until it falls. */
export const callKing: MakePhase = (goOn) =>
  declaration<z.infer<typeof CALL>>({
    id: 'king',
    actions: CALL,
    isOpen: (s) => firstGame(s).called === undefined,
    all: () => KINGS.map((king) => ({ type: 'call-king', king })),
    refuse: () => undefined,
    decide: (s, _, { king }) => [{ type: 'games', games: [withPartner(s, firstGame(s), king)] }],
    next: goOn('king'),
  });

/** Both groups are laid open to those who play. */
export const showTalon = (s: State): readonly Event[] =>
  GROUPS.map((zone) => ({ type: 'moved', cards: s.zones[zone] ?? [], from: zone, to: zone, seenBy: s.active }));

const TAKE = z.strictObject({ type: z.literal('take'), group: z.union([z.literal(0), z.literal(1)]) });

/** The declarer takes one of the groups. */
export const takeGroup: MakePhase = (goOn) =>
  declaration<z.infer<typeof TAKE>>({
    id: 'group',
    actions: TAKE,
    isOpen: (s) => handIn(s, firstGame(s).declarer).length === HAND,
    all: () => [0, 1].map((group) => ({ type: 'take', group: group === 0 ? 0 : 1 })),
    refuse: () => undefined,
    decide(s, seat, { group }) {
      const from = must(GROUPS[group], 'a group');
      return [{ type: 'moved', cards: s.zones[from] ?? [], from, to: handOf(seat), seenBy: s.active }];
    },
    next: goOn('group'),
  });

/** As many cards as were taken are laid away. */
export const layAsMany: MakePhase = (goOn) =>
  layAway({
    id: 'lay',
    hand: HAND,
    rule: 'reform §5.2',
    refusal: (code) => refusal(code),
    discards,
    refuse(s, cards) {
      const { first, then } = discards(s, firstGame(s).declarer);
      if (!cards.every((card) => [...first, ...then].includes(card))) return refusal('may-not-lay-honour');
      const tooEarly = cards.some((card) => then.includes(card)) && !first.every((card) => cards.includes(card));
      return tooEarly ? refusal('tarock-only-without-choice') : undefined;
    },
    next: goOn('lay'),
  });
