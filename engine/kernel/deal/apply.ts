import { must } from '#engine/core/assert-never.ts';
import { DECK, isHand } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import type { Pack } from '#engine/core/pack.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Actor, Audience, Seat } from '#engine/core/seat.ts';
import { refuseKernel } from '../refusals.ts';
import type { Situation } from '../score.ts';
import type { Action, Offer, Turn } from './action.ts';
import { evolve } from './evolve.ts';
import { isOffered } from './offers.ts';
import type { Phase } from './phase.ts';
import type { Rules } from './rules.ts';
import type { Event, State } from './state.ts';

const NOBODY: Turn = { must: [], may: [] };

/** Who knows a card of the deck. */
const UNSEEN: Audience = [];

/** Longest chain of phases that may follow one action without anybody acting; more is a bug in a family. */
const MOST_PHASES = 32;

export interface Setup {
  readonly table: number;
  readonly dealer: Seat;
  /** Every card of the pack, in dealing order. */
  readonly deck: readonly string[];
  readonly now: Situation;
}

/** Deals the cards, unless they are to be cut first, and enters the first phase. Refuses a deck that is not the pack, and a table of the wrong size. */
export function start(rules: Rules, setup: Setup): Result<State, Refusal> {
  const { table, dealer, deck, now } = setup;
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= table)
    return fail(refuseKernel('no-such-dealer', { seat: dealer }));
  if (!isPack(deck, rules.pack.cards)) return fail(refuseKernel('not-the-pack', { field: 'deck' }));
  const active = rules.active(table, dealer);
  const empty: State = {
    table,
    active,
    dealer,
    now,
    zones: { [DECK]: deck },
    known: unseen(rules.pack),
    games: [],
    items: [],
    phase: null,
    end: null,
    notes: {},
    attempts: [],
    log: [],
  };
  const entered: Event = { type: 'entered', phase: rules.first };
  const isCut = now.sameCards !== true && phaseOf(rules, { phase: rules.first })?.deals === true;
  return ok(advance(rules, evolve(empty, ...(isCut ? [] : rules.deal(deck, active)), entered)));
}

/**
 * Nobody knows where any card lies. In the order of the pack and not of a deck, and made once for all deals: objects of one shape
 * are copied many times faster.
 */
function unseen(pack: Pack): State['known'] {
  const known = NOBODY_KNOWS.get(pack) ?? Object.fromEntries(pack.cards.map((card) => [card, UNSEEN]));
  NOBODY_KNOWS.set(pack, known);
  return known;
}
const NOBODY_KNOWS = new WeakMap<Pack, State['known']>();

/** Whether these are all cards of the pack, each once. */
function isPack(deck: readonly string[], pack: readonly string[]): boolean {
  const missing = new Set(pack);
  return deck.length === pack.length && deck.every((card) => missing.delete(card));
}

/** One action by one actor: the next state, or why not. Does not change the given state. */
export function apply(rules: Rules, s: State, by: Actor, action: Action): Result<State, Refusal> {
  const phase = phaseOf(rules, s);
  if (!phase) return fail(refuseKernel('deal-over'));
  const parsed = phase.actions.safeParse(action);
  if (!parsed.success)
    return fail(misplaced(rules, s, action) ?? refuseKernel('unknown-action', { text: typeOf(action) }));
  return applyParsed(rules, s, by, parsed.data);
}

/** The same for an action that is surely one of the phase, because it was done in it before. */
export function applyParsed(rules: Rules, s: State, by: Actor, action: Action): Result<State, Refusal> {
  const phase = phaseOf(rules, s);
  if (!phase) return fail(refuseKernel('deal-over'));
  if (!mayAct(phase.turn(s), by))
    return fail(refuseKernel('not-your-turn', by === 'table' ? { text: by } : { seat: by }));
  const refused = phase.refuse(s, by, action);
  if (refused) return fail(refused);
  return ok(done(rules, s, [phase, by, action]));
}

/**
 * The same for an action that is offered to whoever does it: who looks ahead does a great many, and asks of none again whether it may
 * be done.
 */
export const applyOffered = (rules: Rules, s: State, by: Actor, action: Action): State =>
  done(rules, s, [must(phaseOf(rules, s), 'a phase'), by, action]);

/** What comes of something that may be done. */
function done(rules: Rules, s: State, [phase, by, action]: readonly [Phase, Actor, Action]): State {
  const heardBy = phase.heardBy?.(s, by, action) ?? 'all';
  const others = phase.overheard?.(s, by, action);
  const said: Event = { type: 'said', by, action, heardBy, ...(others && { others }) };
  return advance(rules, applyEvents(s, said, ...phase.decide(s, by, action)));
}

/**
 * The state after an action that was refused: whoever made it knows more now, if it was offered as an attempt, that is,
 * could only be refused because of hidden cards. `undefined`: it was not, so nothing has changed.
 */
export function attempted(rules: Rules, s: State, by: Actor, action: Action): State | undefined {
  if (by === 'table') return undefined;
  const attempts = offersTo(rules, s, by).filter(({ kind }) => kind === 'attempt');
  return isOffered(attempts, action) ? { ...s, attempts: [...s.attempts, { by, action }] } : undefined;
}

/** Why an action that belongs to another phase cannot be said in this one. */
function misplaced({ phases, wrongPhase }: Rules, s: State, action: Action): Refusal | undefined {
  let isElsewhere = false;
  for (const phase of phases) {
    if (!phase.elsewhere && !wrongPhase) continue;
    const parsed = phase.actions.safeParse(action);
    if (!parsed.success) continue;
    const refused = phase.elsewhere?.(s, parsed.data);
    if (refused) return refused;
    isElsewhere = true;
  }
  return isElsewhere ? wrongPhase : undefined;
}

const mayAct = ({ must, may, table }: Turn, by: Actor): boolean =>
  by === 'table' ? table !== undefined : must.includes(by) || may.includes(by);

const isWaiting = ({ must, table }: Turn): boolean => must.length > 0 || table === 'must';

/** The type of whatever came in place of an action, for the refusal. */
function typeOf(action: unknown): string {
  const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
  return typeof type === 'string' ? type : JSON.stringify(action ?? null).slice(0, 40);
}

/** Applies events; with the one that ends a deal in a score, all cards that counted are opened to everybody. */
function applyEvents(s: State, ...events: readonly Event[]): State {
  const next = evolve(s, ...events);
  return s.end === null && next.end === 'settle' ? evolve(next, ...opened(next)) : next;
}

/** What nobody holds is turned up: tricks, talon and what was laid away. */
const opened = ({ zones, known }: State): readonly Event[] =>
  flatMapped(Object.entries(zones), ([zone, lying]): readonly Event[] => {
    const cards = isHand(zone) ? [] : lying.filter((card) => known[card] !== 'all');
    return cards.length > 0 ? [{ type: 'moved', cards, from: zone, to: zone, seenBy: 'all' }] : [];
  });

/** Goes on from phase to phase until somebody must act or the deal has ended. */
function advance(rules: Rules, s: State): State {
  for (let i = 0; i < MOST_PHASES; i++) {
    const phase = phaseOf(rules, s);
    if (!phase || isWaiting(phase.turn(s))) return s;
    s = applyEvents(s, ...phase.next(s));
  }
  throw new Error(`phases follow each other endlessly: ${String(s.phase)}`);
}

export function phaseOf(rules: Rules, s: Pick<State, 'phase'>): Phase | undefined {
  if (s.phase === null) return undefined;
  for (const phase of rules.phases) if (phase.id === s.phase) return phase;
  throw new Error(`no phase ${s.phase}`);
}

export const turnOf = (rules: Rules, s: State): Turn => phaseOf(rules, s)?.turn(s) ?? NOBODY;

/** What a seat, or the host for everybody, may do now; empty when it is not their turn. */
export function offersTo(rules: Rules, s: State, by: Actor): readonly Offer[] {
  const phase = phaseOf(rules, s);
  if (!phase || !mayAct(phase.turn(s), by)) return [];
  return by === 'table' ? (phase.tableOffers?.(s) ?? []) : phase.offers(s, by);
}
