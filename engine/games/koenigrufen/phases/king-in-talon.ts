import { z } from 'zod';
import { assertNever } from '#engine/core/assert-never.ts';
import { handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { KINGS } from '#engine/decks/deck-54.ts';
import { withPartner } from '#engine/judging/sides.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { enter } from '#engine/phases/way.ts';
import type { KingInTalon } from '../options/options.ts';
import { refusal } from '../refusals.ts';
import { isBird, promisedCard, type Ruleset } from '../ruleset.ts';
import { bidBird } from './birds.ts';
import { CHOICE, type Choices, type PhaseId, TALON_HALVES } from './names.ts';

/** What a declarer may say whose called king lies in the talon (tirol §5). */
export const KING_ACTIONS = [
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('alone') }),
  z.strictObject({ type: z.literal('alone-with'), talon: z.enum(['all-six', 'any-three']) }),
  z.strictObject({ type: z.literal('switch-bird'), bonus: z.string() }),
  z.strictObject({ type: z.literal('trischaken') }),
  z.strictObject({ type: z.literal('call-second'), king: z.string() }),
] as const;
export type KingAction = z.infer<(typeof KING_ACTIONS)[number]>;
const lies = (s: State, card: string): boolean => TALON_HALVES.some((half) => (s.zones[half] ?? []).includes(card));

/** Which option a statement needs; the first two are always open. */
const NEEDS: Readonly<Record<KingAction['type'], KingInTalon | 'talon' | undefined>> = {
  concede: undefined,
  alone: undefined,
  'alone-with': 'talon',
  'switch-bird': 'switch-bird',
  trischaken: 'trischaken',
  'call-second': 'second-king',
};

function refuseSwitch(ruleset: Ruleset, s: State, seat: Seat, id: string): Refusal | undefined {
  const [now, bonus] = [bidBird(s), ruleset.bonus(id)];
  if (!now) return refusal('no-bird-to-switch', { item: id }, 'tirol §5');
  if (!bonus || !isBird(bonus)) return refusal('unknown-bonus', { item: id });
  if (firstGame(s).with['switched'] === true || now.about === id)
    return refusal('already-announced', { item: id }, 'tirol §5');
  const card = promisedCard(bonus, undefined) ?? '';
  return (s.zones[handOf(seat)] ?? []).includes(card) ? undefined : refusal('not-in-hand', { card }, 'tirol §5');
}

function refuseSecond(s: State, seat: Seat, king: string): Refusal | undefined {
  if (!KINGS.includes(king)) return refusal('not-a-king', { card: king }, 'tirol §3');
  if ((s.zones[handOf(seat)] ?? []).includes(king)) return refusal('own-king', { card: king }, 'tirol §3');
  return lies(s, king) ? refusal('king-lies-in-talon', { card: king }, 'tirol §5') : undefined;
}

function decide(s: State, _by: Seat, action: KingAction): readonly Event[] {
  const game = firstGame(s);
  const alone = (more: Readonly<Record<string, boolean | string>> = {}): Event => ({
    type: 'games',
    games: [{ ...game, with: { ...game.with, alone: true, ...more } }],
  });
  switch (action.type) {
    case 'concede':
      return [alone({ conceded: true })];
    case 'alone':
      return [alone()];
    case 'alone-with':
      return [alone({ talon: action.talon })];
    case 'switch-bird':
      return [
        { type: 'games', games: [{ ...game, with: { ...game.with, switched: true } }] },
        {
          type: 'items',
          items: s.items.map((item) => (item === bidBird(s) ? { ...item, about: action.bonus } : item)),
        },
      ];
    case 'trischaken':
      return [
        { type: 'games', games: [] },
        { type: 'items', items: [] },
        { type: 'noted', phase: CHOICE, notes: { only: 'each-for-self' } satisfies Choices },
        enter<PhaseId>(CHOICE),
      ];
    case 'call-second':
      return [{ type: 'games', games: [withPartner(s, game, action.king)] }];
    default:
      return assertNever(action);
  }
}

/** The decisions of a declarer with the called king in the talon: concede, play alone, or what the house adds. */
export function kingInTalon(ruleset: Ruleset) {
  const allowed: readonly string[] = ruleset.options['king-in-talon'];

  function mustDecide(s: State): boolean {
    const { called, with: terms } = firstGame(s);
    return called !== undefined && terms['alone'] !== true && lies(s, called);
  }

  function refuse(s: State, by: Seat, action: KingAction): Refusal | undefined {
    if (!mustDecide(s)) return refusal('king-not-in-talon', undefined, 'tirol §5');
    const needs = NEEDS[action.type];
    const way = needs === 'talon' && action.type === 'alone-with' ? action.talon : needs;
    if (way !== undefined && !allowed.includes(way)) return refusal('not-agreed', { text: way }, 'tirol §10');
    if (action.type === 'switch-bird') return refuseSwitch(ruleset, s, by, action.bonus);
    if (action.type === 'call-second') return refuseSecond(s, by, action.king);
    return undefined;
  }

  function offers(s: State): readonly Offer[] {
    const seat = firstGame(s).declarer;
    const statements: readonly KingAction[] = [
      { type: 'concede' },
      { type: 'alone' },
      { type: 'alone-with', talon: 'all-six' },
      { type: 'alone-with', talon: 'any-three' },
      ...ruleset.bonuses.map(({ id }): KingAction => ({ type: 'switch-bird', bonus: id })),
      { type: 'trischaken' },
      ...KINGS.map((king): KingAction => ({ type: 'call-second', king })),
    ];
    return [{ kind: 'one-of', actions: statements.filter((action) => !refuse(s, seat, action)) }];
  }

  return { mustDecide, refuse, decide, offers };
}
