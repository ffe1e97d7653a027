import type { Json } from '../core/json.ts';
import { below, pick, type Rng } from '../core/rng.ts';
import type { Actor } from '../core/seat.ts';
import { LANGUAGES, type Text } from '../core/text.ts';
import { apply, offersTo } from '../kernel/apply.ts';
import { isOffered, sampleAction } from '../kernel/offers.ts';
import { KERNEL_REFUSALS } from '../kernel/texts.ts';
import type { Action, GameDefinition, Rules, State } from '../kernel/types.ts';
import { actorsOf } from './state-checks.ts';
import type { Report } from './violation.ts';

/** How many earlier actions are kept to be tried again where they are out of place. */
const MEMORY = 400;

/** What no action of any game looks like. */
const RUBBISH: readonly Json[] = [null, 0, -1, 1.5, 99, true, '', 'no-such-thing', [], {}, ['T1', 'T1']];

/** Tries what nobody may do, and counts with which codes it was refused. */
export class Cheater {
  /** How often each refusal code was met. */
  readonly refusals = new Map<string, number>();
  readonly #words: readonly Json[];
  readonly #texts: Readonly<Record<string, Text>>;
  readonly #seen: Action[] = [];

  constructor(game: GameDefinition, rules: Rules) {
    const ids = game.profiles.flatMap(({ contracts, bonuses }) => [...contracts, ...bonuses].map(({ id }) => id));
    this.#words = [...rules.deck, ...ids, ...ids];
    this.#texts = { ...KERNEL_REFUSALS, ...game.texts.refusals };
  }

  /** Remembers an action that somebody took, to be tried again by others and elsewhere. */
  remember(action: Action): void {
    if (this.#seen.length >= MEMORY) this.#seen.shift();
    this.#seen.push(action);
  }

  /** Tries so many actions by chance. One that is accepted must be among the offers of whoever took it. */
  cheat(rules: Rules, s: State, times: number, rng: Rng, report: Report): void {
    for (let i = 0; i < times; i++) {
      const [by, action] = this.#attempt(rules, s, rng);
      const what = `${by}: ${JSON.stringify(action)} in ${String(s.phase)}`;
      try {
        const result = apply(rules, s, by, action as unknown as Action);
        if (!result.ok) this.#refused(result.error.code, report);
        else if (!wasOffered(rules, s, by, result.value)) report('accepted-not-offered', what);
      } catch (error) {
        report('thrown', `${what}: ${String(error)}`);
      }
    }
  }

  #refused(code: string, report: Report): void {
    const times = this.refusals.get(code) ?? 0;
    this.refusals.set(code, times + 1);
    if (times === 0 && LANGUAGES.some((language) => !this.#texts[code]?.[language]))
      report('refusal-without-text', code);
  }

  #attempt(rules: Rules, s: State, rng: Rng): readonly [Actor, Json] {
    const { must, may } = actorsOf(rules, s);
    const acting = [...must, ...may];
    const by: Actor = acting.length > 0 && rng() < 0.7 ? pick(acting, rng) : anybody(s, rng);
    const action = this.#action(rules, s, by, acting, rng);
    return [by, rng() < 0.5 ? action : this.#spoilt(action, rng)];
  }

  /** An action as somebody could mean it: offered to him, offered to another, or from earlier. */
  #action(rules: Rules, s: State, by: Actor, acting: readonly Actor[], rng: Rng): Json {
    const whose = rng() < 0.5 || acting.length === 0 ? by : pick(acting, rng);
    const offers = offersTo(rules, s, whose);
    const usable = offers.length > 0 && (this.#seen.length === 0 || rng() < 0.6);
    return (usable
      ? sampleAction(offers, rng)
      : this.#seen.length > 0
        ? pick(this.#seen, rng)
        : null) as unknown as Json;
  }

  /** The same with one part of it replaced, left out, doubled or added. */
  #spoilt(value: Json, rng: Rng): Json {
    if (typeof value !== 'object' || value === null || rng() < 0.05) return this.#instead(rng);
    if (isList(value)) return this.#spoiltList(value, rng);
    const key = pick([...Object.keys(value), 'extra'], rng);
    const { [key]: part = null, ...others } = value as Readonly<Record<string, Json>>;
    return rng() < 0.2 ? others : { ...others, [key]: this.#spoilt(part, rng) };
  }

  #spoiltList(list: readonly Json[], rng: Rng): Json {
    const i = below(list.length, rng);
    switch (below(4, rng)) {
      case 0:
        return list.toSpliced(i, 1);
      case 1:
        return [...list, ...list.slice(0, 1)];
      case 2:
        return [...list, this.#instead(rng)];
      default:
        return list.with(i, this.#instead(rng));
    }
  }

  #instead = (rng: Rng): Json => pick(rng() < 0.7 ? this.#words : RUBBISH, rng);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A seat at the table, one that is not there, or the host. */
const anybody = (s: State, rng: Rng): Actor =>
  rng() < 0.15 ? pick<Actor>(['table', -1, 99, 0.5], rng) : below(s.table, rng);

/** What was accepted, as it was parsed, is something that was offered. */
function wasOffered(rules: Rules, s: State, by: Actor, next: State): boolean {
  const said = next.log[s.log.length];
  return said?.type === 'said' && said.by === by && isOffered(offersTo(rules, s, by), said.action);
}
