import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Card } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, attempted, start } from '#engine/kernel/deal/apply.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { decide } from '#engine/tournament/deciders/decide.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { dealerOf, refuseDealing, tableAt, tableOf } from '#engine/tournament/state/places.ts';
import { settledIn } from '#engine/tournament/state/series-setup.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import { isCurrent, NO_PROMPTS } from '../state/asked/prompts.ts';
import { type Deed, type Evening, isRunning, keyOf, type LiveDeal, placeOf } from '../state/evening-state.ts';
import type { Acted, Dealt } from '../state/journal-entries.ts';
import { SCREEN } from '../state/ledger.ts';
import { momentOf } from '../state/moment.ts';
import { seriesAt, settledAt } from '../state/series.ts';
import { shuffle } from './chance.ts';
import { committedDeck, nextDeck, numbersOf } from './fair.ts';
import type { Done, TableContext } from './table-context.ts';

export type { Done, TableContext };

/** Whether somebody has stopped the game at a table. */
export const isPaused = ({ ledger }: TableContext, { state }: Evening, place: TablePlace): boolean =>
  ledger.activity.pauseAt(placeOf(state.id, place)) !== null;

/** Starts the next deal of a table as soon as the random numbers that devices promised for its shuffle have arrived. */
export function beginDeal(context: TableContext, evening: Evening, place: TablePlace): Done | Promise<Done> {
  const refused = refuseStart(context, evening, place);
  if (refused) return fail([refused]);
  const numbers = numbersOf(context, evening, place);
  if (!numbers) return startDeal(context, evening, place);
  // Meanwhile the state in memory may have been rebuilt from the journal.
  return numbers.then(() => startDeal(context, context.ledger.evenings.get(evening.state.id) ?? evening, place));
}

function refuseStart(context: TableContext, evening: Evening, place: TablePlace): Refusal | undefined {
  const moment = momentOf(context, evening);
  const refused = refuseDealing(evening.state, place, moment);
  if (refused) return refused;
  return isPaused(context, evening, place) ? refuseHost('table-paused') : undefined;
}

/** Shuffles and deals the next deal of a table at once, with the random numbers that have arrived. */
export function startDeal(context: TableContext, evening: Evening, place: TablePlace): Done {
  const refused = refuseStart(context, evening, place);
  if (refused) return fail([refused]);
  const table = tableOf(evening.state, place);
  const deal = table.results.length + 1;
  const turn = { ...place, deal, dealer: dealerOf(table, deal) };
  const dealt = makeDealt(evening, turn, committedDeck(context, evening, place));
  context.ledger.recordDealt(evening, dealt, begin(evening, dealt));
  return ok(null);
}

/** The action of a person at a seat, as the answer to the prompt with this number. */
export function act(
  context: TableContext,
  evening: Evening,
  { seat, prompt, action, ...place }: TablePlace & { seat: Seat; prompt: number; action: Action },
): Done {
  const table = tableAt(evening.state, place);
  if (!table.ok) return fail([table.error]);
  const holder = table.value.holders[seat];
  if (holder === undefined) return fail([refuse('no-such-seat', { seat })]);
  if (!isRunning(evening.deals.get(keyOf(place)))) return fail([refuseHost('no-running-deal')]);
  if (holder !== 'person') return fail([refuseHost('not-your-seat', { seat })]);
  if (isPaused(context, evening, place)) return fail([refuseHost('table-paused')]);
  if (!isCurrent(evening.prompts.get(keyOf(place)) ?? NO_PROMPTS, seat, prompt))
    return fail([refuseHost('stale-prompt', { count: prompt })]);
  return perform(context, evening, place, [seat, action]);
}

/** Carries an action out and, if it ends the deal, closes it or deals again: all of it in one transaction. */
export function perform(context: TableContext, evening: Evening, place: TablePlace, deed: Deed): Done {
  const live = evening.deals.get(keyOf(place));
  if (!isRunning(live)) return fail([refuseHost('no-running-deal')]);
  const step = apply(evening.rules, live.state, ...deed);
  if (!step.ok) {
    countAttempt(context, evening, live, deed);
    return fail([step.error]);
  }
  const state = step.value;
  // Everything that may go wrong is worked out before anything is recorded.
  const closing = state.end === 'settle' ? closeDeal(context, evening, live, state) : [];
  const again = dealAgain(context, evening, live.dealt, state);

  const { round, table } = place;
  const [by] = deed;
  const acted: Acted = { type: 'acted', evening: evening.state.id, round, table, by, action: saidIn(live, state) };
  context.ledger.recordActed(evening, acted, state);
  if (closing.length > 0) context.ledger.recordEvents(evening.state.id, closing, SCREEN);
  if (again) context.ledger.recordDealt(evening, again.dealt, again.state);
  return ok(null);
}

/** A refusal because of hidden cards gives something away: it is counted for its seat, and nobody else learns of it. */
function countAttempt({ ledger }: TableContext, evening: Evening, { dealt, state }: LiveDeal, deed: Deed): void {
  const { round, table } = dealt;
  const after = attempted(evening.rules, state, ...deed);
  const last = after?.attempts.at(-1);
  if (!after || !last) return;
  ledger.recordAttempted(evening, { type: 'attempted', evening: evening.state.id, round, table, ...last }, after);
}

/** The action as the phase parsed it, without what it did not ask for. */
function saidIn(before: LiveDeal, after: State): Action {
  const logged = after.log[before.state.log.length];
  if (logged?.type !== 'said') throw new Error('an accepted action was not said');
  return logged.action;
}

/** Deals the cards of a record as the first deal of a table. */
export function dealRecorded(
  context: TableContext,
  evening: Evening,
  place: TablePlace,
  { dealer, deck, now: { sameCards } }: Pick<Dealt, 'dealer' | 'deck' | 'now'>,
): void {
  const dealt = makeDealt(evening, { ...place, deal: 1, dealer }, { deck }, sameCards);
  context.ledger.recordDealt(evening, dealt, begin(evening, dealt));
}

function closeDeal(
  context: TableContext,
  evening: Evening,
  { dealt }: LiveDeal,
  state: State,
): readonly EveningEvent[] {
  const row = evening.rules.read(state);
  const { round, table, deal } = dealt;
  const settled = settledIn(settledAt(evening, dealt, deal, row));
  const moment = momentOf(context, evening);
  const decided = decide(
    evening.state,
    { type: 'enter-deal', round, table, deal, row, ...settled, source: 'played' },
    moment,
  );
  if (!decided.ok) throw new Error(`a played deal was refused: ${decided.error.map(({ code }) => code).join(' ')}`);
  return decided.value;
}

type Cards = Pick<Dealt, 'deck' | 'fair' | 'sinceShuffle'>;

/** The deal that replaces one whose cards were thrown in; `undefined`: they were not. */
function dealAgain(
  context: TableContext,
  evening: Evening,
  dealt: Dealt,
  state: State,
): Pick<LiveDeal, 'dealt' | 'state'> | undefined {
  if (state.end === null || state.end === 'settle') return undefined;
  const { redeal, deck } = state.end;
  // A deal that was begun without a commitment, in an older journal or from a record, is dealt again without one.
  const shuffled = (): Cards =>
    dealt.fair ? nextDeck(evening, dealt.fair) : { deck: shuffle(evening.rules.pack.cards, context.chance) };
  const dealer = redeal === 'same-dealer' ? dealt.dealer : (dealt.dealer + 1) % state.table;
  const cards = deck ? unshuffled(deck, dealt, state) : shuffled();
  const next = makeDealt(evening, { ...dealt, dealer }, cards);
  return { dealt: next, state: begin(evening, next) };
}

/** A pack that is dealt again unshuffled: its order follows from the earlier shuffle and from the actions since. */
const unshuffled = (deck: readonly Card[], { fair, sinceShuffle = [], dealer, now }: Dealt, state: State): Cards =>
  fair ? { deck, fair, sinceShuffle: [...sinceShuffle, { dealer, now, actions: actionsIn(state) }] } : { deck };

/** `sameCards`: whether others are dealt this pack, too, so that nobody may cut it. */
const makeDealt = (
  evening: Evening,
  { round, table, deal, dealer }: Pick<Dealt, 'round' | 'table' | 'deal' | 'dealer'>,
  cards: Cards,
  sameCards = cards.fair?.table === 0,
): Dealt => ({
  type: 'dealt',
  evening: evening.state.id,
  round,
  table,
  deal,
  dealer,
  ...cards,
  now: { ...seriesAt(evening, { round, table }).next, deal, ...(sameCards && { sameCards }) },
});

function begin(evening: Evening, dealt: Dealt): State {
  const table = tableOf(evening.state, dealt).players.length;
  const { dealer, deck, now } = dealt;
  const begun = start(evening.rules, { table, dealer, deck, now });
  if (!begun.ok) throw new Error(`a shuffled pack was refused: ${begun.error.code}`);
  return begun.value;
}
