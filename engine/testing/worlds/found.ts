import { playDeal } from '#engine/bots/match/deal.ts';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { QUICK_BOT } from '#engine/bots/rule-bot.ts';
import type { Bot } from '#engine/bots/types.ts';
import { canonical } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { actionsIn, replay } from '#engine/kernel/deal/replay.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { type World, worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { tableOf } from '../any-table.ts';

/** How many tries are made at one decision. */
const TRIES = 40;
/** How many different worlds are enough. */
const ENOUGH = 10;
/** Tries in a row that bring nothing new once all there is has been found. */
const NOTHING_NEW = 12;

/** What was found at one decision. */
interface Found {
  readonly different: number;
  /** Whether the last tries brought nothing new, so that there is hardly more. */
  readonly isAll: boolean;
  /** Worlds that do not replay to the view. */
  readonly wrong: number;
}

/** What cards lie where and what was said: two worlds that differ in neither are the same. */
const nameOf = ({ state }: World): string => canonical([state.zones, actionsIn(state)]);

/** Looks for worlds at one decision. */
function lookedFor(rules: Rules, seen: View, rng: Rng): Found {
  const different = new Map<string, World>();
  const worlds = worldsOf(rules, seen, rng);
  let newest = 0;
  let fitting = 0;
  for (let i = 0; i < TRIES && different.size < ENOUGH; i++) {
    const world = worlds.next().value;
    if (!world) continue;
    fitting++;
    if (different.has(nameOf(world))) continue;
    different.set(nameOf(world), world);
    newest = fitting;
  }
  const wrong = [...different.values()].filter((world) => !replaysTo(rules, seen, world)).length;
  return { different: different.size, isAll: fitting - newest >= NOTHING_NEW, wrong };
}

function replaysTo(rules: Rules, seen: View, { deck, state }: World): boolean {
  const { table, dealer, now, viewer } = seen;
  const done = replay(rules, { table, dealer, now, deck }, actionsIn(state));
  return done.ok && canonical(view(rules, done.value, viewer)) === canonical(seen);
}

/** Decisions, how many of them had worlds enough, and at which there were too few or wrong ones. */
export interface Looked {
  readonly decisions: number;
  readonly enough: number;
  readonly wrong: number;
  /** By the phase. */
  readonly tooFew: readonly string[];
}

/** Where to look: this many deals of a profile, and one in this many decisions. */
export interface WorldSample {
  readonly game: GameDefinition;
  readonly profile: string;
  readonly deals: number;
  readonly oneIn: number;
}

/** Plays deals by rule and by chance, at tables of all sizes, and looks for worlds at decisions of whoever must act. */
export function lookForWorlds({ game, profile, deals, oneIn }: WorldSample): Looked {
  const table = tableOf(game, profile);
  const rules = game.rules(table);
  const rng = seededRng(`worlds/${game.id}/${profile}`);
  const found: (Found & { readonly phase: string })[] = [];
  let decision = 0;
  const looking = (bot: Bot): Bot => ({
    act(seen, ruled, own) {
      if (seen.turn.must.some((seat) => seat === seen.viewer) && decision++ % oneIn === 0)
        found.push({ ...lookedFor(rules, seen, rng), phase: String(seen.phase) });
      return bot.act(seen, ruled, own);
    },
  });
  for (let deal = 0; deal < deals; deal++) {
    const seats = game.tables[deal % game.tables.length] ?? 0;
    const deck = shuffled(rules.pack.cards, rng);
    const setup = { table: seats, dealer: deal % seats, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
    const bots = Array.from({ length: seats }, (_, seat) => ({
      bot: looking((deal + seat) % 4 === 3 ? RANDOM_BOT : QUICK_BOT),
      rng: seededRng(`${deal}/${seat}`),
    }));
    playDeal(rules, table, setup, bots);
  }
  const isEnough = ({ different, isAll }: Found): boolean => different >= ENOUGH || (isAll && different > 0);
  return {
    decisions: found.length,
    enough: found.filter(isEnough).length,
    wrong: found.reduce((sum, { wrong }) => sum + wrong, 0),
    tooFew: found.filter((one) => !isEnough(one)).map(({ phase, different }) => `${phase}: ${different}`),
  };
}
