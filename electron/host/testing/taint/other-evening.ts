import type { News } from '#electron/host/connection/news.ts';
import { type Evening, keyOf, type LiveDeal } from '#electron/host/state/evening-state.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import type { Pair } from '#engine/testing/other-world.ts';
import type { DealResult, EveningEvent, EveningState } from '#engine/tournament/state/types.ts';
import { PLACE } from './viewers.ts';

/** Which view somebody has; or that they may see nothing of the table. */
export type Look = Viewer | 'kept out' | 'kept out at the laptop';

export const isKeptAway = (viewer: Look): viewer is Exclude<Look, Viewer> =>
  viewer === 'kept out' || viewer === 'kept out at the laptop';

/**
 * Another world for one viewer: two cards that the viewer cannot locate are swapped, or somebody has chosen something else
 * where the viewer could not hear it. For a viewer who may see nothing
 * of the table entirely different cards are played there, and a guest knows of no result either.
 */
export interface OtherDeal {
  readonly pair: Pair | 'all cards' | 'another choice';
  readonly live: LiveDeal;
  readonly state?: EveningState;
}

/**
 * The deal as if it had been dealt from an entirely different pack, and the results as if nothing had come of them.
 */
export function withOtherCards({ rules, state: evening }: Evening, live: LiveDeal, viewer: Look): OtherDeal {
  const { dealer, now } = live.dealt;
  const deck = live.dealt.deck.toReversed();
  const begun = start(rules, { table: live.state.table, dealer, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  const state = { ...begun.value, end: live.state.end };
  const other = { pair: 'all cards' as const, live: { ...live, dealt: { ...live.dealt, deck }, state } };
  // The director knows the results, wherever they play.
  return viewer === 'kept out' ? { ...other, state: withoutResults(evening) } : other;
}

/** The evening as it is in the other world. */
export function eveningWith(evening: Evening, { live, state }: OtherDeal): Evening {
  const deals = new Map(evening.deals).set(keyOf(PLACE), live);
  const prompts = new Map(evening.prompts);
  if (!state) return { ...evening, deals, prompts };
  const records = [...evening.records].map(
    ([key, { dealt }]) => [key, { dealt: { ...dealt, deck: live.dealt.deck }, deeds: [] }] as const,
  );
  return { ...evening, state, deals, prompts, records: new Map(records) };
}

/** The news as they would be there. */
export function newsWith(evening: Evening, news: News, other: OtherDeal): News {
  const { id } = evening.state;
  const evenings = new Map(news.evenings).set(id, eveningWith(evening, other));
  const events = news.changed.evenings.get(id);
  if (!other.state || !events) return { ...news, evenings };
  const changed = new Map(news.changed.evenings).set(id, events.map(withoutResult));
  return { ...news, evenings, changed: { ...news.changed, evenings: changed } };
}

/** A result of which nothing came. */
const emptied = (result: DealResult): DealResult => ({
  ...result,
  row: { ...result.row, outcome: 'annulled', games: [], items: [] },
  settlement: [],
});

const withoutResult = (event: EveningEvent): EveningEvent =>
  event.type === 'deal-entered' ? { ...event, result: emptied(event.result) } : event;

const withoutResults = (state: EveningState): EveningState => ({
  ...state,
  rounds: state.rounds.map((round) => ({
    ...round,
    tables: round.tables.map((table) => ({ ...table, results: table.results.map(emptied) })),
  })),
});
