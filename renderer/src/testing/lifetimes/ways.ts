import '../loaded.ts';
import { pick } from '#engine/core/rng.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import { tuebingen } from '#engine/games/tuebingen/game.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { BLUFF } from '#engine/testing/games/bluff.ts';
import { PROBE_WAYS } from './probe-ways.ts';
import { oneOf, playOne, takeSome, until, type Way } from './way.ts';

const dealt = (zones: Readonly<Record<string, string>>, ...actions: readonly object[]): DealtDeal => {
  const deal = dealOut(zones);
  deal.go(...actions);
  return deal;
};

const TRUMPS = { 'hand:0': 'T22 T21 T20 T19 T18 T17 T1 CK C9 C8 C7 S7' };
const RUFER = { 'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1', 'hand:2': 'CK', 'talon:0': 'C9 S10 H4' };
const CALL = { type: 'call', king: 'CK' };
const rufer = (...more: readonly object[]) => dealt(RUFER, VORHAND, PASS, PASS, PASS, bid('rufer'), ...more);
const playing = () =>
  until(
    dealt(TRUMPS, bid('solodreier')),
    ({ s }) => s.phase === 'tricks',
    ({ type }) => type === 'good',
  );

/** Every way that the page knows; a new one is an entry. */
export const WAYS: Readonly<Record<string, Way>> = {
  'a card of the hand': {
    deal: playing,
    more: 8,
    press: playOne,
  },
  'cards laid away': {
    deal: () => rufer(CALL, { type: 'take', half: 0 }),
    then: [{ type: 'discard', cards: ['C9', 'S10', 'H4'] }],
    more: 2,
    press(board, rng) {
      const [way] = board.giving.layWays;
      if (!way) return null;
      const { from, min } = way.offer;
      if (board.giving.chosen.length >= min && rng() < 0.5) return () => board.lay(way);
      // Not every card may be laid away: the host says why.
      return () => board.toggle(pick(rng() < 0.8 ? from : board.hand.filter((card) => card !== null), rng));
    },
  },
  'a place in the middle': {
    deal: () => rufer(CALL),
    then: [{ type: 'take', half: 0 }],
    press: ({ takes, answer }, rng) => oneOf(takes, answer, rng),
  },
  'cards in the middle': {
    deal: () =>
      until(
        dealt({}, bid('einer')),
        ({ s }) => s.phase !== 'auction',
        ({ type }) => type === 'pass',
      ),
    press: takeSome,
  },
  'a card that is called': {
    deal: () => rufer(),
    then: [CALL],
    press: ({ answer }, rng) => oneOf(answer.arranged.calls, answer, rng),
  },
  'a bid': {
    deal: () => dealt(TRUMPS),
    more: 6,
    press({ answer }, rng) {
      const open = answer.arranged.ladder.flatMap(({ steps }) => steps.filter(({ ways }) => ways.length > 0));
      if (open.length === 0) return null;
      return rng() < 0.3 ? () => answer.openLadder() : () => answer.bid(pick(open, rng));
    },
  },
  'a bid in one of several ways': {
    deal: () =>
      until(
        until(
          dealOut({}, { game: bavarian, profile: 'simple-fixed' }),
          ({ s }) => s.log.some(({ type }) => type === 'said'),
          ({ type }) => type === 'bid',
        ),
        ({ offered }) => offered.some(({ type }) => type === 'announce'),
        ({ type }) => type === 'pass',
      ),
    more: 1,
    press({ answer, prompt }, rng) {
      const step =
        answer.step ?? answer.arranged.ladder.flatMap(({ steps }) => steps).find(({ ways }) => ways.length > 1);
      if (!step) return null;
      if (!answer.step) return () => answer.bid(step);
      return rng() < 0.6 ? oneOf(step.ways, answer, rng) : () => (prompt.turned = 'another way');
    },
  },
  'several words with one press': {
    deal: () => dealt(TRUMPS, bid('solodreier')),
    then: [{ type: 'announce', bonus: 'pagat' }, GOOD],
    more: 2,
    press({ answer }, rng) {
      const { chips, quiet } = answer.arranged;
      const [first] = quiet;
      if (chips.length === 0 || !first) return null;
      if (answer.chosen.length > 0 && rng() < 0.6) return () => answer.confirm(first.action);
      return () => answer.press(pick(chips, rng));
    },
  },
  'values chosen one by one': {
    deal: () =>
      until(
        ordered(),
        ({ s }) => s.phase === 'cut',
        () => false,
      ),
    press({ answer, prompt }, rng) {
      const [type, all] = answer.arranged.oneByOne[0] ?? [];
      if (type === undefined || !all) return null;
      return rng() < 0.5 ? () => prompt.choose(type, 'n', '3') : oneOf(all, answer, rng);
    },
  },
  'a word that nobody has to say': {
    deal: () => dealOut({}, { game: BLUFF, seats: 3, profile: 'plain' }),
    more: 1,
    press: ({ asked, statements, answer }, rng) => (asked ? null : oneOf(statements, answer, rng)),
  },
  'the rest of the tricks': {
    deal: () =>
      until(
        playing(),
        (deal) => deal.s.zones['hand:0']?.length === 4 && deal.seat === 0,
        () => true,
      ),
    more: 4,
    press: ({ settling }, rng) => (settling.claims ? () => settling.claim(pick(['mine', 'yours'], rng)) : null),
  },
  ...PROBE_WAYS,
};

/** In Tübingen nobody calls, and all have ordered their hands. */
function ordered(): DealtDeal {
  const hands = { 'hand:0': 'SKI T21 T15 T14 CK CQ C2 D3', 'hand:3': 'C3 C4' };
  const deal = dealOut(hands, { game: tuebingen, profile: 'tuebingen' });
  deal.go({ type: 'discard', cards: ['C3', 'C4'] });
  until(
    deal,
    ({ s }) => s.phase === 'stecken',
    ({ type }) => /^(go-on|pass|fort)/.test(type),
  );
  while (deal.s.phase === 'stecken') deal.go({ type: 'order', cards: [] });
  return deal;
}
