import { describe, expect, test } from 'vitest';
import { playDeal } from '#engine/bots/match/deal.ts';
import { playMatch } from '#engine/bots/match/match.ts';
import { hasRulePlayer, RULE_BOT } from '#engine/bots/rule-bot.ts';
import type { Bot } from '#engine/bots/types.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import { GAMES } from '#engine/games/index.ts';
import { applyOffered, start } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { OtherChoices } from '#engine/testing/other-choice.ts';
import { OtherWorlds } from '#engine/testing/other-worlds.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { type Searcher, thinking, type Valued } from '../types.ts';
import { withEndings } from './player.ts';

/** Enough to try the cards in one deal or two: a decision that depends on what it may not know differs then as well. */
const FEW = 4;
/** Enough to prefer a card. */
const SOME = 25;
/** Positions that one test compares, and how many such tests there are in a family. */
const POSITIONS = 100;
const TURNS = Array.from({ length: byEffort(1, 10) }, (_, turn) => turn);
const MOST_CARDS = 5;

/** Only who plays by rule counts the end out besides. */
const games = Object.values(GAMES).filter(({ id }) => hasRulePlayer({ family: id }));

interface Position {
  readonly rules: Rules;
  readonly table: TableRules;
  readonly deck: readonly Card[];
  readonly s: State;
  readonly seat: Seat;
}

const fullest = ({ active, zones }: Pick<View, 'active' | 'zones'>): number =>
  Math.max(...active.map((seat) => (zones[handOf(seat)] ?? []).length));

const hasChoice = ({ offers: [offer] }: View): boolean => offer?.kind === 'one-of' && offer.actions.length > 1;

/** Moments at the end of deals at which a card is to be chosen, one profile after the other, without end. */
function* endsOf(game: GameDefinition, seed: string): Generator<Position, never> {
  for (let deal = 0; ; deal++) {
    const { id } = game.profiles[deal % game.profiles.length] ?? { id: '' };
    const table = tableOf(game, id);
    const rules = game.rules(table);
    const seats = game.tables[0] ?? 0;
    const deck = shuffled(rules.pack.cards, seededRng(`${seed}/${deal}`));
    const setup = { table: seats, dealer: deal % seats, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
    const players = Array.from({ length: seats }, (_, seat) => ({ bot: RULE_BOT, rng: seededRng(`${deal}/${seat}`) }));
    const begun = start(rules, setup);
    if (!begun.ok) throw new Error(begun.error.code);
    let s = begun.value;
    for (const [by, action] of actionsIn(playDeal(rules, table, setup, players))) {
      if (s.phase === 'tricks' && by !== 'table' && fullest(s) <= MOST_CARDS && hasChoice(view(rules, s, by)))
        yield { rules, table, deck, s, seat: by };
      s = applyOffered(rules, s, by, action);
    }
  }
}

const playerFor = (rules: Rules, policy: Bot = RULE_BOT): Searcher => withEndings({ rules: () => rules, policy });

/** What comes of a position. */
function thought({ rules, table, s, seat }: Position, playouts: number): readonly Valued[] {
  const budget = { playouts, stop: { aborted: false } };
  const course = playerFor(rules).decide(view(rules, s, seat), table, seededRng('thought'), budget);
  for (;;) {
    const step = course.next();
    if (step.done === true) return step.value;
  }
}

describe.each(games)('$id', (game) => {
  test.each(TURNS)('cards and choices that a player cannot see change no decision (%i)', (turn) => {
    const tried = { possible: 0, impossible: 0 };
    const rng = seededRng(`${game.id}/${turn}`);
    const changed: unknown[] = [];
    let compared = 0;
    for (const position of endsOf(game, `unseen/${turn}`)) {
      const cards = new OtherWorlds(rng, 2, tried).at(position, () => position.seat, 1);
      const choices = new OtherChoices(rng, 1, tried).at(position, () => position.seat, 1);
      const others = [cards, choices].flatMap((one) => (one ? [one.state] : []));
      if (others.length === 0) continue;
      const here = thought(position, FEW);
      for (const s of others)
        if (JSON.stringify(thought({ ...position, s }, FEW)) !== JSON.stringify(here)) changed.push([s.zones, here]);
      compared += others.length;
      if (compared >= POSITIONS) break;
    }
    expect(changed).toEqual([]);
  });

  test('the same view, chance and budget give the same', () => {
    const ends = endsOf(game, 'same');
    for (let i = 0; i < 4; i++) {
      const position = ends.next().value;
      const valued = thought(position, SOME);
      expect(thought(position, SOME)).toEqual(valued);
      expect(valued[0]?.worlds).toBeGreaterThan(0);
    }
  });
});

test('nobody is asked for a card any more once nobody waits for the decision', () => {
  let asked = 0;
  const policy: Bot = {
    act(seen, table, rng) {
      asked++;
      return RULE_BOT.act(seen, table, rng);
    },
  };
  const ends = endsOf(GAMES.koenigrufen, 'stopped');
  let further = 0;
  for (let steps = 1; steps <= 20; steps++) {
    const { rules, table, s, seat } = ends.next().value;
    const stop = { aborted: false };
    const budget = { playouts: SOME, stop };
    const course = playerFor(rules, policy).decide(view(rules, s, seat), table, seededRng(steps), budget);
    for (let step = 0; step < steps; step++) course.next();
    stop.aborted = true;
    const before = asked;
    while (course.next().done !== true);
    further += asked - before;
  }
  expect(further).toBe(0);
  expect(asked).toBeGreaterThan(100);
});

test('until hands are small it does what its policy does, and thinks about nothing', () => {
  const game = GAMES.koenigrufen;
  const table = tableOf(game, 'einfach');
  const rules = game.rules(table);
  const player = playerFor(rules);
  let early = 0;
  const both: Bot = {
    act(seen, ruled, rng) {
      const advised = RULE_BOT.act(seen, ruled, rng);
      if (fullest(seen) <= MOST_CARDS) return advised;
      const course = player.decide(seen, ruled, rng, { playouts: SOME, stop: { aborted: false } });
      expect(course.next()).toEqual({ done: true, value: [{ action: advised, mean: 0, error: 0, worlds: 0 }] });
      early++;
      return advised;
    },
  };
  const deck = shuffled(rules.pack.cards, seededRng('early'));
  const setup = { table: 4, dealer: 0, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
  playDeal(
    rules,
    table,
    setup,
    Array.from({ length: 4 }, (_, seat) => ({ bot: both, rng: seededRng(seat) })),
  );
  expect(early).toBeGreaterThan(20);
});

test('it is exactly as good as itself', () => {
  const game = GAMES.koenigrufen;
  const table = tableOf(game, 'einfach');
  const rules = game.rules(table);
  const bot = thinking(playerFor(rules), FEW);
  expect(playMatch({ rules, table, seats: 4, a: bot, b: bot, deals: 1, seed: 'itself' }).mean).toBe(0);
});
