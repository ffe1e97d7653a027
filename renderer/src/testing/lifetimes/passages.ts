import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import type { Phrase, TablePlace } from '#engine/kernel/words/phrase.ts';
import type { Auction } from '#engine/kernel/words/texts.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import { PROBE_GAMES } from '#engine/testing/games/index.ts';
import { loadedGames } from '#page/families.ts';
import { Words } from '#page/i18n/words.ts';
import type { Way } from './way.ts';
import { WAYS } from './ways.ts';

/** What the seats of a deal see at a moment, and what somebody sees who only watches. */
interface Moment {
  readonly seats: readonly View[];
  readonly watched: View;
}

/** A part of a deal, moment after moment, and how it is spoken of. */
export interface Passage {
  readonly moments: readonly Moment[];
  readonly words: Words;
}

function find(id: string): Result<GameDefinition, Refusal> {
  const game = [...loadedGames(), ...PROBE_GAMES].find((one) => one.id === id);
  return game ? ok(game) : fail(refuseKernel('unknown-family', { text: id }));
}

/** Words that remember what they are asked for again and again: a run reads every phrase of a view some hundred times. */
class RememberedWords extends Words {
  readonly #phrases = new WeakMap<View, WeakMap<Action, Phrase>>();
  readonly #places = new WeakMap<object, readonly TablePlace[]>();
  readonly #auctions = new WeakMap<View, Auction | null>();

  override phrase(...[action, view, by]: Parameters<Words['phrase']>): Phrase {
    if (action === null || by !== undefined) return super.phrase(action, view, by);
    const known = this.#phrases.get(view) ?? new WeakMap<Action, Phrase>();
    this.#phrases.set(view, known);
    const phrase = known.get(action) ?? super.phrase(action, view);
    known.set(action, phrase);
    return phrase;
  }

  override places(view: Parameters<Words['places']>[0]): readonly TablePlace[] {
    const places = this.#places.get(view) ?? super.places(view);
    this.#places.set(view, places);
    return places;
  }

  override auction(view: View): Auction | null {
    const known = this.#auctions.get(view);
    const auction = known === undefined ? super.auction(view) : known;
    this.#auctions.set(view, auction);
    return auction;
  }
}

const seen = (deal: DealtDeal): Moment => ({
  seats: Array.from({ length: deal.s.table }, (_, seat) => deal.seenBy(seat)),
  watched: deal.seenBy('spectator'),
});

function passageOf(way: Way): Passage {
  const deal = way.deal();
  const { then = [], more = 0 } = way;
  const moments = [seen(deal)];
  const go = (action: object) => {
    deal.go(action);
    moments.push(seen(deal));
  };
  for (const action of then) go(action);
  for (let left = more; left > 0 && deal.s.end === null; left--) go(deal.offered[0] ?? {});
  return { moments, words: new RememberedWords('de', deal.record, find) };
}

/** The deals in which each way comes up. */
export const PASSAGES: readonly Passage[] = Object.values(WAYS).map((way) => passageOf(way));
