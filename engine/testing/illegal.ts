import type { Card } from '../core/card.ts';
import type { Json } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import { below, pick, type Rng } from '../core/rng.ts';
import { type Actor, canSee } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, attempted, offersTo } from '../kernel/deal/apply.ts';
import { isOffered, sampleAction } from '../kernel/deal/offers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { hasSentence } from './sentences.ts';
import { Spoiler } from './spoiler.ts';
import { actorsOf } from './state-checks.ts';
import { allOffers } from './true-offers.ts';
import type { Report } from './violation.ts';

/** How many earlier actions of a type are kept for trying again where they are out of place. */
const MEMORY = 40;

/** Tries forbidden actions, and counts the codes with which they are refused. */
export class Cheater {
  /** How often each refusal code occurred. */
  readonly refusals = new Map<string, number>();
  readonly #cards: readonly Card[];
  /** Contracts and bonuses. */
  readonly #ids: readonly string[];
  readonly #game: GameDefinition;
  /** By phase and type. */
  readonly #seen = new Map<string, Map<string, Action[]>>();

  constructor(game: GameDefinition, deck: readonly Card[]) {
    this.#cards = deck;
    this.#ids = [...Object.keys(game.texts.contracts), ...Object.keys(game.texts.bonuses)];
    this.#game = game;
  }

  /** Remembers an action taken in a phase, so that others can try it elsewhere. */
  remember(phase: string, action: Action): void {
    const types = this.#seen.get(phase) ?? new Map<string, Action[]>();
    this.#seen.set(phase, types.set(action.type, [...(types.get(action.type) ?? []), action].slice(-MEMORY)));
  }

  /** Tries `times` random actions; attempts in vain are counted. One that is accepted must be among the offers of its actor. */
  cheat(rules: Rules, begun: State, times: number, rng: Rng, report: Report): void {
    let s = begun;
    for (let i = 0; i < times; i++) {
      const [by, action] = this.#attempt(rules, s, rng);
      const what = `${by}: ${JSON.stringify(action)} in ${String(s.phase)}`;
      try {
        const result = apply(rules, s, by, action as unknown as Action);
        if (!result.ok) {
          this.#refused(result.error, report);
          if (this.#isWronglyUnknown(rules, result.error, action)) report('known-action-refused-as-unknown', what);
          s = attempted(rules, s, by, action as unknown as Action) ?? s;
        } else if (!wasOffered(rules, s, by, result.value)) report('accepted-not-offered', what);
      } catch (error) {
        report('thrown', `${what}: ${String(error)}`);
      }
    }
  }

  #refused(refusal: Refusal, report: Report): void {
    const { code } = refusal;
    const times = this.refusals.get(code) ?? 0;
    this.refusals.set(code, times + 1);
    if (times === 0 && !hasSentence(refusal, this.#game)) report('refusal-without-text', code);
  }

  /** A family that has a code for what belongs to another phase refuses all of that with it. */
  #isWronglyUnknown({ phases }: Rules, { code }: Refusal, action: Json): boolean {
    if (code !== 'unknown-action' || !Object.hasOwn(this.#game.texts.refusals, 'wrong-phase')) return false;
    return phases.some(({ actions }) => actions.safeParse(action).success);
  }

  #attempt(rules: Rules, s: State, rng: Rng): readonly [Actor, Json] {
    const { must, may } = actorsOf(rules, s);
    const acting = [...must, ...may];
    const by: Actor = acting.length > 0 && rng() < 0.85 ? pick(acting, rng) : anybody(s, rng);
    const action = this.#action(rules, s, by, acting, rng);
    const spoil = new Spoiler(rng, this.#cards, this.#ids, cardsKnownTo(s, by));
    return [by, rng() < 0.3 ? action : spoil.spoilt(action)];
  }

  /** A plausible action: offered to the actor, offered to another, or from earlier. */
  #action(rules: Rules, s: State, by: Actor, acting: readonly Actor[], rng: Rng): Json {
    const whose = rng() < 0.7 || acting.length === 0 ? by : pick(acting, rng);
    const offers = allOffers(offersTo(rules, s, whose));
    if (offers.length > 0 && rng() < 0.4) return sampleAction(offers, rng) as unknown as Json;
    const phase = rng() < 0.9 && s.phase !== null ? s.phase : pick([...this.#seen.keys(), ''], rng);
    const types = [...(this.#seen.get(phase)?.values() ?? [])];
    return (types.length > 0 ? pick(pick(types, rng), rng) : null) as unknown as Json;
  }
}

const cardsKnownTo = (s: State, by: Actor): readonly Card[] =>
  by === 'table' ? [] : Object.keys(s.known).filter((card) => canSee(s.known[card] ?? [], by));

/** A seat at the table, a non-existent one, or the host. */
const anybody = (s: State, rng: Rng): Actor =>
  rng() < 0.15 ? pick<Actor>(['table', -1, 99, 0.5], rng) : below(s.table, rng);

/** Whether the accepted action, as parsed, was offered. */
function wasOffered(rules: Rules, s: State, by: Actor, next: State): boolean {
  const said = next.log[s.log.length];
  return said?.type === 'said' && said.by === by && isOffered(offersTo(rules, s, by), said.action);
}
