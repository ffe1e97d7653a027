import { describe, expect, test } from 'vitest';
import type { Card } from '../core/card.ts';
import { isEqual } from '../core/equal.ts';
import { ok } from '../core/result.ts';
import { pick, type Rng } from '../core/rng.ts';
import { fill, LANGUAGES } from '../core/text.ts';
import { GAMES } from '../games/index.ts';
import { isOffered, sampleAction } from '../kernel/deal/offers.ts';
import { view } from '../kernel/deal/redact.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { View } from '../kernel/deal/view.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { PhraseValue } from '../kernel/words/phrase.ts';
import { tableOf } from '../testing/any-table.ts';
import type { Policy } from '../testing/driver.ts';
import { PROBE_GAMES } from '../testing/games/index.ts';
import { simulate } from '../testing/simulate.ts';
import { byEffort } from '../testing/test-effort.ts';
import { hasRulePlayer, QUICK_BOT } from './rule-bot.ts';
import { thoughtThrough } from './search/types.ts';
import { tablePlayer } from './table-player.ts';
import { tipOf } from './tip.ts';

/** Positions of a profile, and deals that come to as many. */
const [POSITIONS, DEALS] = [byEffort(150, 2000), byEffort(10, 120)];

/** Deals that are played to their end in thought where there are no rules of thumb: enough to try everything in some. */
const PLAYOUTS = 40;

/** How often somebody does not follow the tip, so that odd positions come about. */
const CONTRARY = 0.3;

/** Every card that a view names anywhere: it lies in sight, was in sight, was said, or may be. */
const shownIn = ({ zones, history, games, offers }: View): string => JSON.stringify({ zones, history, games, offers });

const cardsIn = (value: PhraseValue): readonly Card[] =>
  typeof value === 'number' ? [] : 'card' in value ? [value.card] : 'cards' in value ? value.cards : [];

/** What is wrong with the tip in a position. */
function* faultsOf(game: GameDefinition, seen: View, table: TableRules, rng: Rng): Generator<string> {
  const budget = { playouts: PLAYOUTS, stop: { aborted: false } };
  const thought = thoughtThrough(tablePlayer(() => ok(game)).decide(seen, table, rng, budget));
  const tip = tipOf(seen, table, thought);
  const chosen = thought[0]?.action ?? null;
  if (!tip) {
    // Who need not speak may have nothing to say; then the bot is silent.
    const hasReason = hasRulePlayer(table) || thought.some(({ worlds }) => worlds > 0);
    const isAsked = seen.turn.must.some((seat) => seat === seen.viewer);
    if (isAsked && hasReason) yield `no tip in ${String(seen.phase)}`;
    else if (!isAsked && hasRulePlayer(table) && chosen !== null)
      yield `the bot speaks unasked in ${String(seen.phase)}`;
    return;
  }
  const { action, reason, other } = tip;
  if (JSON.stringify(chosen) !== JSON.stringify(action)) yield `the bot does ${JSON.stringify(chosen)}`;
  if (!isOffered(seen.offers, action)) yield `not offered: ${JSON.stringify(action)}`;
  if (other && (!isOffered(seen.offers, other) || isEqual(other, action))) yield `instead: ${JSON.stringify(other)}`;
  const values = Object.entries({ ...reason.values, ...(other && { other: 2 }) });
  for (const language of LANGUAGES) {
    const sentence = fill(reason.text[language], Object.fromEntries(values.map(([name]) => [name, 2])));
    if (!/^\S.*[.!]$/.test(sentence) || sentence.includes('{')) yield `no sentence: ${sentence}`;
  }
  const shown = shownIn(seen);
  for (const card of values.flatMap(([, value]) => cardsIn(value)))
    if (!shown.includes(`"${card}"`)) yield `names ${card} to seat ${String(seen.viewer)}`;
}

interface Count {
  positions: number;
  readonly faults: string[];
}

const follower =
  (table: TableRules, game: GameDefinition, rng: Rng, count: Count): Policy =>
  (offers, by, s) => {
    if (by === 'table') return sampleAction(offers, rng);
    const seen = view(game.rules(table), s, by);
    count.positions++;
    count.faults.push(...faultsOf(game, seen, table, rng));
    // Anybody may ask for a tip while another has to act.
    const other = view(game.rules(table), s, pick(s.active, rng));
    if (other.offers.length === 0 && tipOf(other, table, []))
      count.faults.push(`a tip without offers in ${String(s.phase)}`);
    return rng() < CONTRARY
      ? sampleAction(offers, rng)
      : (QUICK_BOT.act(seen, table, rng) ?? sampleAction(offers, rng));
  };

/** What is wrong with the tips in this many deals, and in how many positions one was asked for. */
function faultsIn(
  game: GameDefinition,
  profile: string,
  seats: number,
  deals: number,
): Count & { readonly broken: unknown } {
  const table = tableOf(game, profile);
  const count: Count = { positions: 0, faults: [] };
  const { violations } = simulate({
    ...{ game, seats, deals, seed: `tips/${profile}`, table },
    effort: { illegal: 0, legal: 0, views: 0 },
    players: (_, rng) => follower(table, game, rng, count),
  });
  return { ...count, faults: [...new Set(count.faults)], broken: violations };
}

const profilesOf = (games: readonly GameDefinition[]) =>
  games.flatMap((game) => game.profiles.map(({ id }) => ({ game, profile: id })));

describe.each(profilesOf(Object.values(GAMES)))('$game.id, $profile', ({ game, profile }) => {
  test.each(game.tables.filter((seats) => seats <= 4))(
    '%i players: what is advised, and why',
    (seats) => {
      // Where there are no rules of thumb every position takes long, and there are more of them in a deal.
      const deals = hasRulePlayer(tableOf(game, profile)) ? DEALS : Math.ceil(DEALS / 3);
      const { positions, faults, broken } = faultsIn(game, profile, seats, deals);
      expect([broken, faults]).toEqual([[], []]);
      expect(positions).toBeGreaterThan(POSITIONS);
    },
    180_000,
  );
});

test.each(profilesOf(PROBE_GAMES))('$game.id, $profile: what is advised by searching, and why', ({ game, profile }) => {
  const { positions, faults, broken } = faultsIn(game, profile, game.tables[0] ?? 0, byEffort(1, 20));
  expect([broken, faults]).toEqual([[], []]);
  expect(positions).toBeGreaterThan(0);
});
