import { must } from '#engine/core/assert-never.ts';
import { ZERO } from '#engine/core/rational.ts';
import { reform } from '#engine/games/reform/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { announce, bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';

/** Seat 0 is forehand and plays; the called king is with seat 2, or lies in the talon. */
const HAND = 'T22 T21 T20 T17 T15 T12 T9 T5 HK HQ S10 C8';
const TALON = { 'talon:0': 'T11 CN S7', 'talon:1': 'T18 D4 SQ' };
const PARTNER = { 'hand:2': 'CK' };

const dealt = (zones: Parameters<typeof dealOut>[0], said: readonly object[]): DealtDeal => {
  const deal = dealOut({ 'hand:0': HAND, ...zones }, { game: reform, profile: 'reform' });
  deal.go(...said);
  return deal;
};

/** Everybody lets it be until somebody is asked in this phase. */
export function quietly(deal: DealtDeal, phase: string): DealtDeal {
  while (deal.s.phase !== phase)
    deal.go(
      must(
        deal.offered.find((action) => reform.groupOf(action) === 'quiet'),
        `nothing to say before ${phase}`,
      ),
    );
  return deal;
}

/** The pack has been shuffled; these are done one after the other. */
function shuffled(actions: readonly Action[]): DealRecord {
  const table = tableOf(reform, 'reform');
  const rules = reform.rules(table);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 4, dealer: 3, deck: rules.pack.cards, now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  for (const action of actions) {
    const done = apply(rules, s, must(turnOf(rules, s).must[0], 'a seat'), action);
    if (!done.ok) throw new Error(done.error.code);
    s = done.value;
  }
  return record(rules, table, rules.pack.cards, s);
}

/** The one opposite the dealer has cut once and may do so again. */
export const cutting = (): DealRecord => shuffled([{ type: 'cut', cards: 20 } as Action]);
/** Forehand chooses one of four packets. */
export const choosing = (): DealRecord => shuffled([{ type: 'knock' }]);

/** Forehand waits, the others bid. */
export const bidding = (): DealtDeal => dealt(TALON, [{ type: 'mein-spiel' }, bid('bettel'), PASS]);

const dreier = (): DealtDeal => dealt({ ...TALON, ...PARTNER }, [bid('dreier'), PASS, PASS, PASS]);
/** The first opponent is asked. */
export const buying = dreier;
/** They want it, and the others vote. */
export function voting(): DealtDeal {
  const deal = dreier();
  deal.go({ type: 'buy' }, { type: 'agree' });
  return deal;
}

const RUFER = [{ type: 'mein-spiel' }, PASS, PASS, PASS, bid('rufer')];
export const calling = (): DealtDeal => dealt({ ...TALON, ...PARTNER }, RUFER);

/** Everybody has passed, and the called king lies in the talon. */
export const kingInTalon = (): DealtDeal =>
  quietly(
    dealt({ 'talon:0': 'CK T11 S7', 'talon:1': TALON['talon:1'] }, [...RUFER, { type: 'call-king', suit: 'C' }]),
    'king-talon',
  );

/** An opponent has said kontra before anything is taken. */
export function before(): DealtDeal {
  const deal = calling();
  deal.go({ type: 'call-king', suit: 'C' }, { type: 'kontra', item: 'game' });
  return deal;
}

/** The talon lies open. */
export const taking = (): DealtDeal => quietly(dreier(), 'talon');

export function laying(): DealtDeal {
  const deal = taking();
  deal.go({ type: 'take', group: 0, cards: TALON['talon:0'].split(' ') });
  return deal;
}

/** The declarer has announced, and an opponent is asked. */
export function announcing(): DealtDeal {
  const deal = laying();
  deal.go({ type: 'lay', cards: ['CN', 'S7', 'C8'] }, announce('kakadu'), GOOD, { type: 'kontra', item: 'game' });
  return deal;
}

/** Each opponent of a Bettel doubles alone, and the declarer answers. */
export function doubled(): DealtDeal {
  const deal = quietly(dealt(TALON, [bid('bettel'), PASS, PASS, PASS]), 'announce');
  deal.go(GOOD, { type: 'kontra', item: 'game@1' }, GOOD, GOOD, announce('suertaxe'), GOOD);
  return deal;
}

export const playing = (): DealtDeal => quietly(announcing(), 'tricks');

/** The dealer could play a Dreier, with five cards of the talon; nobody has cut, and cut twice in the middle the pack is as it was. */
export function forTheDealer(): DealRecord {
  const hands = {
    'hand:3': 'T22 T20 T18 T15 T12 T1 HK HQ C7 C8 D2 D1',
    'hand:0': 'T21 T17 CK CQ DQ DN SJ S8 S7 H4 H3 D3',
  };
  const { record: dealtOut } = dealt({ ...hands, 'talon:0': 'SK T16 S9', 'talon:1': 'DK T11 C9' }, []);
  return { ...dealtOut, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
}

/** A Rufer whose partner nobody knows but themselves, in its first trick: an opponent has said kontra. */
export function hidden(): DealtDeal {
  const deal = before();
  quietly(deal, 'talon');
  deal.go({ type: 'take', group: 0, cards: TALON['talon:0'].split(' ') }, { type: 'lay', cards: ['CN', 'S7', 'C8'] });
  return quietly(deal, 'tricks');
}

/** Everybody passed: forehand chooses a game. */
export const choosingGame = (): DealtDeal => dealt({ ...TALON, ...PARTNER }, RUFER.slice(0, -1));

/** The first to speak after forehand, who waits. */
export const firstToBid = (): DealtDeal => dealt({ ...TALON, ...PARTNER }, RUFER.slice(0, 1));

/** A Rufer before anything is taken: the first opponent is asked. */
export function beforeKontra(): DealtDeal {
  const deal = calling();
  deal.go({ type: 'call-king', suit: 'C' });
  return deal;
}

/** The first opponent has said kontra, the hidden partner nothing: the other opponent is asked. */
export function beforeProtest(): DealtDeal {
  const deal = before();
  deal.go(GOOD, GOOD);
  return deal;
}

/** Goes on until forehand is asked with so few cards; forehand leads from above. */
function late(deal: DealtDeal, cards = 3): DealtDeal {
  quietly(deal, 'tricks');
  while ((deal.s.zones['hand:0']?.length ?? 0) > cards || deal.seat !== 0) deal.go(must(deal.offered[0], 'a card'));
  return deal;
}

/** A Dreier whose declarer took nothing and has the three highest tarocks that are left. */
export function lateDreier(): DealtDeal {
  const deal = quietly(
    // With a bird in an opponent's hand it matters when it falls.
    dealt({ 'hand:0': 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11', 'talon:0': 'T1 T2 T3' }, [
      bid('dreier'),
      ...[PASS, PASS, PASS],
    ]),
    'talon',
  );
  deal.go({ type: 'take', group: 0, cards: [] });
  return late(deal);
}

/** A Bettel whose declarer has cards that nobody can be made to leave to them. */
export const lateBettel = (): DealtDeal =>
  late(dealt({ 'hand:0': 'C7 C8 C9 C10 S7 S8 S9 H4 H3 D4 D3 D2' }, [bid('bettel'), PASS, PASS, PASS]));
