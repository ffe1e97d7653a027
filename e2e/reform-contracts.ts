import { must } from '#engine/core/assert-never.ts';
import type { Notes } from '#engine/core/json.ts';
import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';
import { quietly } from './reform-deals.ts';

/** Deals of the rarer contracts of Reform Tarock. Seat 0 is forehand and plays. */

const HAND = 'T22 T21 T20 T17 T15 T12 T9 T5 HK HQ S10 C8';
const TALON = { 'talon:0': 'T11 CN S7', 'talon:1': 'T18 D4 SQ' };
const QUIET = [PASS, PASS, PASS];

const dealt = (zones: Parameters<typeof dealOut>[0], options: Notes, ...said: readonly object[]): DealtDeal => {
  const deal = dealOut({ 'hand:0': HAND, ...zones }, { game: reform, profile: 'reform', options });
  deal.go(...said);
  return deal;
};

/** Everybody has passed, and forehand takes the whole talon, which nobody else sees (reform §5.2). */
export const takingSix = (): DealtDeal =>
  quietly(dealt(TALON, {}, { type: 'mein-spiel' }, ...QUIET, bid('sechserdreier')), 'talon');

/** The declarer lays away before anything is taken; nobody has bought the game. */
export const layingFirst = (oberdreierTalon: 'open' | 'closed'): DealtDeal =>
  quietly(dealt(TALON, { oberdreierTalon }, bid('oberdreier'), ...QUIET), 'lay');

/** Three cards are laid away, and the talon is chosen from. */
export function afterLaying(oberdreierTalon: 'open' | 'closed'): DealtDeal {
  const deal = layingFirst(oberdreierTalon);
  deal.go({ type: 'lay', cards: ['HQ', 'S10', 'C8'] });
  return deal;
}

/** The called king lies in the talon, which is closed; the Kakadu is promised by the bid, and the Pagat is in the hand too. */
const KAKADU = 'T22 T21 T20 T19 T17 T15 T12 T9 T3 T1 HK HQ';
const SOLO = { 'hand:0': KAKADU, 'talon:0': 'CK T11 S7', 'talon:1': TALON['talon:1'] };

/** The declarer is asked for the first card, and may announce another bird before the sixth trick (reform §7.2). */
export const soloInPlay = (zones: Parameters<typeof dealOut>[0] = SOLO): DealtDeal =>
  quietly(dealt(zones, {}, bid('solokakadurufer'), ...QUIET, { type: 'call-king', suit: 'C' }), 'tricks');

/** They have announced it, and the first opponent is asked. */
export function birdTalk(): DealtDeal {
  const deal = soloInPlay();
  deal.go({ type: 'announce', bonus: 'pagat-ultimo' });
  return deal;
}

const SMALL = 'C7 C8 C9 C10 S7 S8 S9 H4 H3 D4 D3 T21';

/** Nobody has played a card; all hands are open from the end of the first trick. */
export const piccolo = (): DealtDeal =>
  quietly(dealt({ 'hand:0': SMALL }, {}, bid('piccolo-ouvert'), ...QUIET), 'tricks');

/** The first trick is over. */
export function openHands(): DealtDeal {
  const deal = piccolo();
  for (let cards = 0; cards < 4; cards++) deal.go(must(deal.offered[0], 'a card'));
  return deal;
}

/** Suits only: a tarock may not be led while there is another card. */
export const colour = (): DealtDeal =>
  quietly(dealt({ 'hand:0': 'CK CQ CN CJ C10 C9 SK SQ HK HQ DK T4' }, {}, bid('farbensolo'), ...QUIET), 'tricks');

/** An opponent has doubled the bird of the bid before the exchange (reform §6.3). */
export function doubledBird(): DealtDeal {
  const deal = quietly(
    dealt(
      { 'hand:0': 'T22 T21 T20 T17 T15 T12 T9 T2 HK HQ S10 C8', ...TALON, 'hand:2': 'CK' },
      {},
      bid('uhurufer'),
      ...QUIET,
      { type: 'call-king', suit: 'C' },
    ),
    'pre',
  );
  deal.go({ type: 'kontra', item: 'uhu@0' }, GOOD);
  return deal;
}
