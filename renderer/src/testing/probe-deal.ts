import './loaded.ts';
import { ZERO } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import type { Actor, Viewer } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, start } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { Words } from '../i18n/words.ts';

/** Who did what. */
export type Deed = readonly [Actor, Action & Readonly<Record<string, unknown>>];

/** A deal of a probe game for three, dealt in the order of the deck, after this was done; forehand is seat 0. */
export function probeDeal(game: GameDefinition, deck: string, ...done: readonly Deed[]) {
  const table = tableOf(game, 'plain');
  const rules = game.rules(table);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 3, dealer: 2, deck: deck.split(' '), now });
  if (!begun.ok) throw new Error(begun.error.code);
  const s = done.reduce((so, [by, action]) => {
    const next = apply(rules, so, by, action);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, begun.value);
  return {
    table,
    words: new Words('de', table, () => ok(game)),
    seenBy: (viewer: Viewer): View => view(rules, s, viewer),
  };
}
