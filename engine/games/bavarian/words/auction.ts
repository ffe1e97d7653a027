import { type Text, text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Phrase } from '#engine/kernel/words/phrase.ts';
import { type Auction, nameOf } from '#engine/kernel/words/texts.ts';
import { refuseCall, standingIn } from '#engine/phases/auction/duel.ts';
import type { AuctionId, CallId, CallIn } from '../contracts/contract.ts';
import { AUCTION, duelOf } from '../phases/auction.ts';
import { TARGET } from '../played/counted.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';

type Call = Pick<Phrase, 'text' | 'stands'>;

const LADDER: Readonly<Record<CallIn<'ladder'>, Call>> = {
  play: { text: text('Ich spiele', 'I play'), stands: text('ein Spiel', 'a game') },
  better: { text: text('Ich spiele besser', 'I play better'), stands: text('ein besseres Spiel', 'a better game') },
  best: { text: text('Ich spiele am besten', 'I play best'), stands: text('das beste Spiel', 'the best game') },
};

const raised = (target: number, said: Text): Call => ({
  text: said,
  stands: text(`Handspiel um ${target} Augen`, `a hand for ${target} points`),
});

const POINTS: Readonly<Record<CallIn<'points'>, Call>> = {
  play: { text: text('Ich spiele', 'I play'), stands: text('ein Aufnahmespiel', 'a pick-up') },
  too: raised(TARGET, text('Ich spiele auch', 'I play too')),
  'more-5': raised(TARGET + 5, text('Fünf mehr', 'Five more')),
  'more-10': raised(TARGET + 10, text('Zehn mehr', 'Ten more')),
  'more-15': raised(TARGET + 15, text('Fünfzehn mehr', 'Fifteen more')),
  'more-20': raised(TARGET + 20, text('Zwanzig mehr', 'Twenty more')),
  'more-25': raised(TARGET + 25, text('Fünfundzwanzig mehr', 'Twenty-five more')),
  'more-30': raised(TARGET + 30, text('Dreißig mehr', 'Thirty more')),
  'more-35': raised(TARGET + 35, text('Fünfunddreißig mehr', 'Thirty-five more')),
  'more-40': raised(TARGET + 40, text('Vierzig mehr', 'Forty more')),
  'more-45': raised(TARGET + 45, text('Fünfundvierzig mehr', 'Forty-five more')),
  'more-50': raised(TARGET + 50, text('Fünfzig mehr', 'Fifty more')),
  'more-55': raised(TARGET + 55, text('Fünfundfünfzig mehr', 'Fifty-five more')),
};

/** With a Berliner the first two begin with a hand, which nobody has said before them (bavarian B6). */
const BERLINER: typeof POINTS = {
  ...POINTS,
  play: {
    text: text('Ich spiele mit dem Stock', 'I play with the stock'),
    stands: text('ein Aufnahmespiel', 'a pick-up'),
  },
  too: raised(TARGET, text('Ich spiele', 'I play')),
};

const SHARP: Readonly<Record<CallIn<'sharp'>, Call>> = {
  play: { text: text('Ich spiele', 'I play'), stands: text('ein Spiel', 'a game') },
  'play-hearts': {
    text: text('Ich spiele Herz', 'I play hearts'),
    stands: text('ein Spiel in Herz', 'a game in hearts'),
  },
};

const WORDS: Readonly<Record<AuctionId, (isBerliner: boolean) => Readonly<Partial<Record<CallId, Call>>>>> = {
  ladder: () => LADDER,
  named: () => ({}),
  points: (isBerliner) => (isBerliner ? BERLINER : POINTS),
  sharp: () => SHARP,
};

/** The words of a call, and how a call that stands is named; a call that names its game has that game’s name. */
export function callNamed({ options }: Ruleset, call: CallId): Call {
  const own = WORDS[options.auction](options.berliner !== 'off');
  return own[call] ?? { text: nameOf(TEXTS.contracts, call.replace(/^bid-/, '')) };
}

/** The calls of a house, the one that stands, and why another may not be made. */
export function auctionOf(ruleset: Ruleset, { phase, notes, active, viewer }: View): Auction | null {
  if (phase !== AUCTION) return null;
  const bids = ruleset.calls.map((call) => ({ type: 'bid', call }) as const);
  const standing = standingIn(notes);
  const bid = standing ? bids[standing.level] : undefined;
  const rules = duelOf(ruleset);
  return {
    bids,
    standing: standing && bid ? [{ by: standing.by, bid }] : [],
    refused: (action) =>
      'call' in action && typeof viewer === 'number'
        ? refuseCall(rules, notes, { active }, { by: viewer, call: String(action.call) })
        : undefined,
  };
}
