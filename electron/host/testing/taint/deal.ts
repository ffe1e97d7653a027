import type { Deed, Evening } from '#electron/host/state/evening-state.ts';
import { seriesAt } from '#electron/host/state/series.ts';
import { pick, type Rng, seededRng } from '#engine/core/rng.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { Situation } from '#engine/kernel/score.ts';
import { playersFor, setupFor } from '#engine/testing/aim.ts';
import { isPlayed } from '#engine/testing/bidding.ts';
import { playOut } from '#engine/testing/driver.ts';
import type { Stack } from '#engine/testing/reach/stack.ts';
import { PLACE } from './viewers.ts';

/** A deal that was played beforehand, to be replayed in front of viewers. */
export interface Script {
  readonly dealer: number;
  readonly deck: readonly string[];
  readonly now: Situation;
  readonly deeds: readonly Deed[];
}

/** A table and a contract that is to be played at it. */
export interface Aim {
  readonly game: GameDefinition;
  readonly profile: string;
  readonly seats: number;
  /** Missing: whatever comes. */
  readonly contract: string | undefined;
  /** How the cards lie in every deal; missing: shuffled, or as its family deals the contract. */
  readonly stack?: Stack;
}

/** Every family, profile and contract at every table size; games are numbered by this list, again and again. */
export function aimsOf(games: readonly GameDefinition[]): readonly Aim[] {
  return games.flatMap((game) =>
    game.profiles.flatMap(({ id, contracts }) =>
      [undefined, ...contracts.map((contract) => contract.id)].flatMap((contract) =>
        game.tables.map((seats): Aim => ({ game, profile: id, seats, contract })),
      ),
    ),
  );
}

/** The numbers of those that have every contract of a family once, in its profiles and at its table sizes in turn. */
export function onceEach(aims: readonly Aim[]): readonly number[] {
  const contracts = [...new Set(aims.map(keyOf))];
  return contracts.map((key, i) => {
    const same = aims.flatMap((aim, n) => (keyOf(aim) === key ? [n] : []));
    return same[i % same.length] ?? 0;
  });
}

const keyOf = ({ game, contract }: Aim): string => JSON.stringify([game.id, contract]);

/** Packs that are tried until the contract comes about. */
const MOST_TRIES = 60;

/** The first deal in which the contract is played; any deal if there is none. */
export function scriptFor(evening: Evening, aim: Aim, seed: string): Script {
  const { game, seats, contract, stack } = aim;
  const { rules } = evening;
  const { duplicate } = evening.state.format;
  const next = { ...seriesAt(evening, PLACE).next, deal: 1, ...(duplicate && { sameCards: duplicate }) };
  let script: Script | undefined;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const rng = seededRng(`${seed}/${String(attempt)}`);
    const setup = setupFor({ game, rules, contract, stack }, { table: seats, dealer: 0, now: next }, rng);
    const begun = start(rules, setup);
    if (!begun.ok) throw new Error(begun.error.code);
    const s = playOut(rules, begun.value, playersFor({ game, rules, contract }, setup, rng), rng, broken);
    const { dealer, deck, now } = setup;
    script = { dealer, deck, now, deeds: actionsIn(s) };
    if (contract === undefined || isPlayed(s, contract)) break;
  }
  if (!script) throw new Error('no deal');
  return script;
}

function broken(kind: string, detail: string): never {
  throw new Error(`${kind}: ${detail}`);
}

/** Random house rules, now and then. */
export function optionsFor(
  { game, profile }: Aim,
  rng: Rng,
): Record<string, never> | Readonly<Record<string, unknown>> {
  const options = game.profiles.find(({ id }) => id === profile)?.options ?? [];
  if (options.length === 0 || rng() < 0.7) return {};
  const { id, values } = pick(options, rng);
  return { [id]: pick(values, rng) };
}
