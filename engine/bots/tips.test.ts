import { describe, expect, test } from 'vitest';
import type { Card } from '../core/card.ts';
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
import { simulate } from '../testing/simulate.ts';
import { byEffort } from '../testing/test-effort.ts';
import { RULE_BOT } from './rule-bot.ts';

/** Positions of a profile, and deals that come to as many. */
const [POSITIONS, DEALS] = [byEffort(150, 2000), byEffort(10, 120)];

/** How often somebody does not follow the tip, so that odd positions come about. */
const CONTRARY = 0.3;

/** Every card that a view names anywhere: it lies in sight, was in sight, was said, or may be. */
const shownIn = ({ zones, history, games, offers }: View): string => JSON.stringify({ zones, history, games, offers });

const cardsIn = (value: PhraseValue): readonly Card[] =>
  typeof value === 'number' ? [] : 'card' in value ? [value.card] : 'cards' in value ? value.cards : [];

/** What is wrong with the tip in a position. */
function* faultsOf(seen: View, table: TableRules, rng: Rng): Generator<string> {
  const tip = RULE_BOT.tip(seen, table);
  if (!tip) {
    // Who need not speak may have nothing to say; then the bot is silent.
    if (seen.turn.must.some((seat) => seat === seen.viewer)) yield `no tip in ${String(seen.phase)}`;
    else if (RULE_BOT.act(seen, table, rng) !== null) yield `the bot speaks unasked in ${String(seen.phase)}`;
    return;
  }
  const { action, reason } = tip;
  const chosen = RULE_BOT.act(seen, table, rng);
  if (JSON.stringify(chosen) !== JSON.stringify(action)) yield `the bot does ${JSON.stringify(chosen)}`;
  if (!isOffered(seen.offers, action)) yield `not offered: ${JSON.stringify(action)}`;
  const values = Object.entries(reason.values ?? {});
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
    count.faults.push(...faultsOf(seen, table, rng));
    // Anybody may ask for a tip while another has to act.
    const other = view(game.rules(table), s, pick(s.active, rng));
    if (other.offers.length === 0 && RULE_BOT.tip(other, table))
      count.faults.push(`a tip without offers in ${String(s.phase)}`);
    return rng() < CONTRARY
      ? sampleAction(offers, rng)
      : (RULE_BOT.tip(seen, table)?.action ?? sampleAction(offers, rng));
  };

describe.each(Object.values(GAMES).flatMap((game) => game.profiles.map(({ id }) => ({ game, profile: id }))))(
  '$game.id, $profile',
  ({ game, profile }) => {
    test.each(game.tables.filter((seats) => seats <= 4))('%i players: what the rule bot does, and why', (seats) => {
      const table = tableOf(game, profile);
      const count: Count = { positions: 0, faults: [] };
      const { violations } = simulate({
        ...{ game, seats, deals: DEALS, seed: `tips/${profile}`, table },
        effort: { illegal: 0, legal: 0, views: 0 },
        players: (_, rng) => follower(table, game, rng, count),
      });
      expect([violations, [...new Set(count.faults)]]).toEqual([[], []]);
      expect(count.positions).toBeGreaterThan(POSITIONS);
    });
  },
);
