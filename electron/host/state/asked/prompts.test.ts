import { describe, expect, test } from 'vitest';
import { isEqual } from '#engine/core/equal.ts';
import { canonical } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { pick, seededRng, shuffled } from '#engine/core/rng.ts';
import type { Actor } from '#engine/core/seat.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { PROBE_GAMES } from '#engine/testing/games/index.ts';
import { actorsOf } from '#engine/testing/state-checks.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { trueOffers } from '#engine/testing/true-offers.ts';
import { answered, askedAgain, isCurrent, NO_PROMPTS, promptOf } from './prompts.ts';

const DEALS = byEffort(5, 50);

/** What a seat's page showed when it was last asked something else, or had acted itself. */
interface Shown {
  readonly prompt: number;
  readonly phase: string | null;
  readonly offers: readonly Offer[];
}

/** Whether there is something to be done, all of which the page shows. */
function isLess(shown: Shown, now: readonly Offer[]): boolean {
  const said = (offers: readonly Offer[]) =>
    offers.flatMap((offer) => (offer.kind === 'cards' ? [offer] : offer.actions)).map((one) => canonical(one));
  return now.length > 0 && said(now).every((one) => said(shown.offers).includes(one));
}

/** Plays a deal in which everybody who may act does so as often as who must, and looks at what each page still shows. */
function playUnasked(game: GameDefinition, profile: string, table: number, seed: string): void {
  const agreed = tableOf(game, profile);
  const rules = game.rules(agreed);
  const rng = seededRng(seed);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table, dealer: 0, deck: shuffled(rules.pack.cards, rng), now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  let prompts = askedAgain(NO_PROMPTS, NO_PROMPTS.clock);
  const seats = Array.from({ length: table }, (_, seat) => seat);
  const look = (seat: number): Shown => ({
    ...{ prompt: promptOf(prompts, seat), phase: s.phase },
    offers: offersTo(rules, s, seat),
  });
  const shown = seats.map(look);
  while (s.phase !== null) {
    const { must, may } = actorsOf(rules, s);
    const willing = [...must, ...may].filter((one) => trueOffers(rules, s, one).length > 0);
    const by: Actor = pick(willing, rng);
    const done = apply(rules, s, by, sampleAction(trueOffers(rules, s, by), rng));
    if (!done.ok) throw new Error(done.error.code);
    prompts = answered(prompts, rules, { at: 0, by, before: s, after: done.value });
    s = done.value;
    for (const seat of seats) {
      const before = shown[seat] ?? look(seat);
      const offers = offersTo(rules, s, seat);
      const isSame =
        seat !== by && (isEqual(before.offers, offers) || (before.phase === s.phase && isLess(before, offers)));
      expect(isCurrent(prompts, seat, before.prompt), `${seat} after an act of ${by}`).toBe(isSame);
      if (!isSame) shown[seat] = look(seat);
    }
  }
}

const TABLES = [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
  game.profiles.flatMap(({ id }) =>
    game.tables.map((seats) => [`${game.id}, ${id}, of ${seats}`, game, id, seats] as const),
  ),
);

describe.each(TABLES)('%s', (_, game, profile, seats) => {
  test('what a seat is asked stays current until it acts or is offered something else, whatever others do', () => {
    for (let deal = 0; deal < DEALS; deal++) playUnasked(game, profile, seats, `prompts/${deal}`);
  });
});
