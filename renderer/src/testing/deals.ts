import './loaded.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { DECK_54 } from '#engine/decks/deck-54.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tricksOf } from '#engine/phases/trick.ts';

const tableRules = koenigrufen.tableRules('tirol-speisezettel', {});
if (!tableRules.ok) throw new Error(tableRules.error.code);
export const rules = koenigrufen.rules(tableRules.value);
export const ME = 0;

const QUIET = ['good', 'pass', 'vorhand'];
const likelihood = (action: Action): number => (QUIET.includes(action.type) ? 50 : 1);

/** Every state of a deal that is played at random. */
function statesOf(seed: number): readonly State[] {
  const rng = seededRng(seed);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 4, dealer: seed % 4, deck: shuffled(DECK_54, rng), now });
  if (!begun.ok) throw new Error(begun.error.code);
  const states = [begun.value];
  for (;;) {
    const s = states.at(-1) ?? begun.value;
    const [seat] = turnOf(rules, s).must;
    if (seat === undefined) return states;
    const next = apply(rules, s, seat, sampleAction(offersTo(rules, s, seat), rng, likelihood));
    if (!next.ok) throw new Error(next.error.code);
    states.push(next.value);
  }
}

/** As the host sends it to the seat at the screen; `thinks`: since when they are said to think. */
export function sceneOf(s: State, prompt: number, thinks: string | null = null): TableScene {
  const seen = view(rules, s, ME);
  const finished = () =>
    ({ deal: 1, source: 'played', row: rules.read(s), settlement: [], view: seen, fair: null }) as const;
  return {
    evening: 'e',
    round: 1,
    table: 1,
    purpose: 'free-table',
    names: ['Anna', 'Bert', 'Cilli', 'Doris'],
    holders: ['person', 'bot', 'bot', 'bot'],
    devices: [null, null, null, null],
    passed: [null, null, null, null],
    rules: tableRules.ok ? tableRules.value : { family: '', profile: '', options: {}, rulesVersion: 1 },
    deals: 4,
    closed: s.end === null ? 0 : 1,
    ended: false,
    situation: s.now,
    rewind: { back: true, anew: true, again: false },
    flow: { pause: null, question: null, thinks, until: null, timeUp: null },
    prompt,
    view: s.end === null ? seen : null,
    fair: null,
    sealed: false,
    last: s.end === null ? null : finished(),
  };
}

/** Deals that are played to the last card, or ended earlier. */
export const DEALS = Array.from({ length: 30 }, (_, seed) => statesOf(seed)).filter(
  (states) => tricksOf(states.at(-1) as State).length > 0,
);

/** The index of the state with `n` complete tricks, before the first card of the next one. */
export const afterTrick = (states: readonly State[], n: number): number =>
  states.findIndex((s) => tricksOf(s).length === n);

/** Whether the viewer acted last. */
export const isMine = (s: State): boolean => {
  const last = s.log.findLast(({ type }) => type === 'said');
  return last?.type === 'said' && last.by === ME;
};
