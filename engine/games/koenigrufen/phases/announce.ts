import { z } from 'zod';
import { assertNever, must } from '../../../core/assert-never.ts';
import { after, type Seat } from '../../../core/seat.ts';
import { definePhase, notesOf } from '../../../kernel/phase.ts';
import type { Item } from '../../../kernel/score.ts';
import type { Event, Phase, State } from '../../../kernel/types.ts';
import { bonusesOf, type House } from '../house.ts';
import { refuseBonus } from './announce-bonus.ts';
import { refuseDoubling, STEPS, type Step } from './announce-doubling.ts';
import { goOn } from './flow.ts';

const ID = 'announce';
const GOODS_TO_END = 3;
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('announce'), bonus: z.string() }),
  z.strictObject({ type: z.enum(STEPS), item: z.int().min(0) }),
  z.strictObject({ type: z.literal('good') }),
]);
type Statement = z.infer<typeof ACTION>;

type Memory = {
  readonly speaker: Seat;
  /** How many said good in a row, since the last statement. */
  readonly goods: number;
  /** Whether the speaker has said something in this turn: his good then only ends it. */
  readonly spoke: boolean;
  /** Whether the declarer lies (liegt): the others may speak. */
  readonly lies: boolean;
};

const declarerOf = (s: State): Seat => must(s.games[0], 'a game').declarer;
const memory = (s: State): Memory =>
  notesOf<Memory>(s, ID, { speaker: declarerOf(s), goods: 0, spoke: false, lies: false });

/** The declarer announces and lies; then round and round until three players in a row say good (tirol §6.2). */
export function announce(house: House): Phase {
  const doubled = (items: readonly Item[], index: number, step: Step, by: Seat): readonly Item[] =>
    items.map((item, i) => (i === index ? { ...item, doublings: [...item.doublings, { step, by }] } : item));

  const spoken = (s: State, items: readonly Item[]): readonly Event[] => [
    { type: 'items', items },
    { type: 'noted', phase: ID, notes: { ...memory(s), goods: 0, spoke: true } satisfies Memory },
  ];

  function decide(s: State, by: Seat, action: Statement): readonly Event[] {
    switch (action.type) {
      case 'announce':
        return spoken(s, [...s.items, { about: action.bonus, stage: 'announced', by, against: [], doublings: [] }]);
      case 'kontra':
      case 'rekontra':
      case 'subkontra':
        return spoken(s, doubled(s.items, action.item, action.type, by));
      case 'good': {
        const { goods, spoke, lies } = memory(s);
        const confirms = lies && !spoke;
        const next: Memory = {
          speaker: after(by, s.active),
          goods: confirms ? goods + 1 : 0,
          spoke: false,
          lies: true,
        };
        return [{ type: 'noted', phase: ID, notes: next }];
      }
      default:
        return assertNever(action);
    }
  }

  const refuse = (s: State, seat: Seat, action: Statement) =>
    action.type === 'good'
      ? undefined
      : action.type === 'announce'
        ? refuseBonus(house, s, seat, action.bonus)
        : refuseDoubling(house, s, seat, action.item, action.type);

  return definePhase<Statement>({
    id: ID,
    actions: ACTION,
    turn: (s) => ({ must: memory(s).goods < GOODS_TO_END ? [memory(s).speaker] : [], may: [] }),
    offers: (s, seat) => {
      const contract = house.contractOf(must(s.games[0], 'a game'));
      const statements: readonly Statement[] = [
        { type: 'good' },
        ...bonusesOf(house, contract).map(({ id }): Statement => ({ type: 'announce', bonus: id })),
        ...s.items.flatMap((_, item) => STEPS.map((type): Statement => ({ type, item }))),
      ];
      return [{ kind: 'one-of', actions: statements.filter((action) => !refuse(s, seat, action)) }];
    },
    refuse: (s, by, action) => refuse(s, by as Seat, action),
    decide: (s, by, action) => decide(s, by as Seat, action),
    next: (s) => goOn(s, house.contractOf(must(s.games[0], 'a game')), ID),
    show: memory,
  });
}
