import type { Json } from '#engine/core/json.ts';
import { below, pick, type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { Row } from '#engine/kernel/score.ts';
import { beginSeries, closeDeal, setupOf, upcoming } from '#engine/series/fold.ts';
import { playOut, randomPolicy } from '../driver.ts';

/** Stakes that are agreed at random are no higher. */
const SMALL = 5;

/** Random house rules that can be agreed on together; now and then the profile's own. */
export function randomRules(game: GameDefinition, profile: string, rng: Rng): TableRules {
  const specs = game.profiles.find(({ id }) => id === profile)?.options ?? [];
  const options: Record<string, Json> = {};
  for (const { id, values, open } of specs) {
    if (rng() >= 0.4) continue;
    const value = pick(values, rng);
    // A smaller stake brings about what is rare otherwise: an empty pot.
    options[id] = open && typeof value === 'number' && value > 1 ? 1 + below(Math.min(value, SMALL), rng) : value;
  }
  const [agreed, plain] = [game.tableRules(profile, options), game.tableRules(profile, {})];
  if (!plain.ok) throw new Error(plain.error.code);
  return agreed.ok && (game.contradictions?.(agreed.value) ?? []).length === 0 ? agreed.value : plain.value;
}

/** Deals one after the other, each in the situation that those before it lead to; nothing is dealt again. */
export function randomSeries(
  game: GameDefinition,
  rules: Rules,
  seats: number,
  deals: number,
  seed: string,
): readonly Row[] {
  const setup = setupOf(seats, deals);
  let standing = beginSeries(rules, setup);
  return Array.from({ length: deals }, (_, i) => {
    const { now } = upcoming(rules, setup, standing);
    const row = randomDeal(game, rules, { table: seats, dealer: i % seats, now }, `${seed}/${i}`);
    standing = closeDeal(rules, setup, standing, row).then;
    return row;
  });
}

/** Some games are dealt again nine times out of ten. */
const MOST_TRIES = 400;

function randomDeal(
  game: GameDefinition,
  rules: Rules,
  setup: Omit<Parameters<typeof start>[1], 'deck'>,
  seed: string,
): Row {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const rng = seededRng(`${seed}/${attempt}`);
    const begun = start(rules, { ...setup, deck: shuffled(rules.pack.cards, rng) });
    if (!begun.ok) throw new Error(begun.error.code);
    const s = playOut(rules, begun.value, randomPolicy(game, rng), rng, (kind, detail) => {
      throw new Error(`${kind}: ${detail}`);
    });
    if (s.end === 'settle') return rules.read(s);
  }
  throw new Error('dealt again and again');
}
