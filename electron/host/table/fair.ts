import { refuseHost } from '#electron/protocol/refusals.ts';
import type { FairScene } from '#electron/protocol/table/table-scene.ts';
import { must } from '#engine/core/assert-never.ts';
import { commitmentOf, type DealPlace, deckOf, type Fairness, promiseOf, silentSeats } from '#engine/core/fair.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { refuseDealing, tableAt } from '#engine/tournament/state/places.ts';
import { tableOf } from '#engine/tournament/state/places.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { type Commitment, commitmentKey, commitmentPlace } from '../state/commitments.ts';
import { type Evening, keyOf } from '../state/evening-state.ts';
import type { Dealt } from '../state/journal-entries.ts';
import { momentOf, SHA256 } from '../state/moment.ts';
import type { Done, TableContext } from './table-context.ts';

const nextDeal = (evening: Evening, place: TablePlace): number => tableOf(evening.state, place).results.length + 1;

const commitmentFor = (evening: Evening, place: TablePlace, deal: number): Commitment | undefined =>
  evening.commitments.get(commitmentKey(commitmentPlace(evening.state, place, deal)));

/** Commits to the next deal of a table, once, if there will be one. */
export function commit(context: TableContext, evening: Evening, place: TablePlace): void {
  if (evening.deals.get(keyOf(place))?.state.end === null) return;
  const table = tableAt(evening.state, place);
  if (!table.ok || refuseDealing(evening.state, place, momentOf(context, evening))) return;
  const deal = nextDeal(evening, place);
  if (commitmentFor(evening, place, deal)) return;
  const at = commitmentPlace(evening.state, place, deal);
  const seed = Buffer.from(context.chance.secret(), 'base64url').toString('hex');
  // If all tables get the same cards, nobody's number can be in them: it would have to be everybody's.
  const none = at.table === 0 ? [] : table.value.players.map(() => null);
  context.ledger.recordCommitment(evening, { type: 'vowed', ...at, seed, shares: none, promises: none });
}

/** What a device sends about its number for the next deal of a table. */
type OfDevice<T> = TablePlace & { readonly seat: Seat; readonly deal: number } & T;

/**
 * Accepts a device's promise to add a number to the next deal, once. When all who could promise have done so, the
 * numbers are asked for.
 */
export function promiseChance(
  context: TableContext,
  evening: Evening,
  { promise, ...device }: OfDevice<{ readonly promise: string }>,
): Done {
  const made = commitmentOpenTo(evening, device);
  if (!made.ok) return made;
  const { seat, deal } = device;
  const { promises = [], gathered } = made.value;
  if (gathered || promises.length === 0) return fail([refuseHost('not-vowed', { deal })]);
  if (promises[seat] !== null) return fail([refuseHost('promise-given', { seat })]);
  const at = commitmentPlace(evening.state, device, deal);
  context.ledger.recordCommitment(evening, { type: 'promised', ...at, seat, promise });
  const { holders } = tableOf(evening.state, device);
  if (holders.every((holder, i) => holder === 'bot' || i === seat || typeof promises[i] === 'string'))
    gather(context, evening, device);
  return ok(null);
}

/** Accepts the number that a device promised for the next deal, once, when promises are closed. */
export function shareChance(
  context: TableContext,
  evening: Evening,
  { share, ...device }: OfDevice<{ readonly share: string }>,
): Done {
  const made = commitmentOpenTo(evening, device);
  if (!made.ok) return made;
  const { seat, deal } = device;
  const { promises = [], gathered, shares } = made.value;
  if (!gathered) return fail([refuseHost('not-vowed', { deal })]);
  const promise = promises[seat] ?? null;
  if (promise === null) return fail([refuseHost('promise-missing', { seat })]);
  if (shares[seat] !== null) return fail([refuseHost('share-given', { seat })]);
  const { commitment } = shown(made.value);
  if (promiseOf(SHA256, { commitment, seat }, share) !== promise)
    return fail([refuseHost('promise-differs', { seat })]);
  const at = commitmentPlace(evening.state, device, deal);
  context.ledger.recordCommitment(evening, { type: 'shared', ...at, seat, share });
  if (awaitedSeats(evening, device).length === 0) context.arrivals.arrived(nameOf(at));
  return ok(null);
}

/** The commitment of a table's next deal, if the device of this seat may add to it. */
function commitmentOpenTo(
  evening: Evening,
  { seat, deal, ...place }: OfDevice<object>,
): Result<Commitment, readonly Refusal[]> {
  const table = tableAt(evening.state, place);
  if (!table.ok) return fail([table.error]);
  const holder = table.value.holders[seat];
  if (holder === undefined) return fail([refuse('no-such-seat', { seat })]);
  if (holder !== 'person') return fail([refuseHost('not-your-seat', { seat })]);
  const live = evening.deals.get(keyOf(place));
  const made = commitmentFor(evening, place, deal);
  if (!made || deal !== nextDeal(evening, place) || live?.state.end === null || made.table === 0)
    return fail([refuseHost('not-vowed', { deal })]);
  return ok(made);
}

/** Closes promises for the next deal of a table, if there are any. */
function gather(context: TableContext, evening: Evening, place: TablePlace): void {
  const deal = nextDeal(evening, place);
  const made = commitmentFor(evening, place, deal);
  if (!made || made.gathered || !made.promises?.some((promise) => promise !== null)) return;
  context.ledger.recordCommitment(evening, { type: 'gathered', ...commitmentPlace(evening.state, place, deal) });
}

/** Whose promised numbers for the next deal are missing, among seats that a person still has. */
function awaitedSeats(evening: Evening, place: TablePlace): readonly Seat[] {
  const { holders } = tableOf(evening.state, place);
  const made = commitmentFor(evening, place, nextDeal(evening, place));
  return made ? silentSeats(made).filter((seat) => holders[seat] === 'person') : [];
}

/**
 * Waits until everything that was promised for the next deal of a table is there, but not for ever: a phone may have
 * fallen asleep, and the evening goes on. `undefined` if there is nothing to wait for.
 */
export function numbersOf(context: TableContext, evening: Evening, place: TablePlace): Promise<void> | undefined {
  gather(context, evening, place);
  if (awaitedSeats(evening, place).length === 0) return undefined;
  return context.arrivals.until(nameOf(commitmentPlace(evening.state, place, nextDeal(evening, place))));
}

const nameOf = (at: DealPlace): string => `${at.evening} ${commitmentKey(at)}`;

/** The pack of the next deal of a table, with what it was shuffled from. */
export function committedDeck(
  context: TableContext,
  evening: Evening,
  place: TablePlace,
): Pick<Dealt, 'deck' | 'fair'> {
  commit(context, evening, place);
  const { gathered: _, ...made } = must(commitmentFor(evening, place, nextDeal(evening, place)), 'a commitment');
  return deckBy(evening, { ...made, commitment: commitmentOf(SHA256, made, made.seed), redeal: 0 });
}

/**
 * The pack of a deal that is dealt again: by the same commitment, with the next counter. An uncommitted deal stays
 * uncommitted.
 */
export function nextDeck(evening: Evening, fair: Fairness): Pick<Dealt, 'deck' | 'fair'> {
  return deckBy(evening, { ...fair, redeal: fair.redeal + 1 });
}

const deckBy = (evening: Evening, fair: Fairness): Required<Pick<Dealt, 'deck' | 'fair'>> => ({
  deck: deckOf(SHA256, fair, evening.rules.pack.cards),
  fair,
});

/** What everybody at a table may know of the running deal's commitment, or of the next one's. */
export function fairScene(evening: Evening, place: TablePlace): FairScene | null {
  const live = evening.deals.get(keyOf(place));
  if (live?.state.end === null) return live.dealt.fair ? { ...shown(live.dealt.fair), gathered: true } : null;
  const made = commitmentFor(evening, place, nextDeal(evening, place));
  return made ? shown(made) : null;
}

const shown = (made: Commitment): FairScene => ({
  deal: made.deal,
  commitment: commitmentOf(SHA256, made, made.seed),
  promises: made.promises ?? [],
  gathered: made.gathered ?? made.promises === undefined,
  shares: made.shares.map((share) => share !== null),
});

/** What a finished deal was shuffled from; `undefined` while others have still to play the same cards. */
export const revealed = ({ state }: Evening, dealt: Dealt): Fairness | undefined =>
  isSealed(state, dealt) ? undefined : dealt.fair;

/** Whether others are still to play the cards of a deal. This does not change if the evening's format changes within a round. */
export const isSealed = (
  { format, rounds }: EveningState,
  { round: n, fair }: Pick<Dealt, 'round' | 'fair'>,
): boolean => (format.duplicate || fair?.table === 0) && rounds.find(({ round }) => round === n)?.phase !== 'closed';
