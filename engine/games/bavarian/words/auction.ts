import { text, type Text } from '../../../core/text.ts';
import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { Phrase } from '../../../kernel/words/phrase.ts';
import type { Auction } from '../../../kernel/words/texts.ts';
import { refuseCall, standingIn } from '../../../phases/auction/duel.ts';
import { RAISES, TARGET, TARGETS } from '../counted.ts';
import { AUCTION, duelOf } from '../phases/auction.ts';
import type { Options } from '../options.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { nameOf } from './names.ts';

type Call = Pick<Phrase, 'text' | 'stands'>;

const LADDER: Readonly<Record<string, Call>> = {
  play: { text: text('Ich spiele', 'I play'), stands: text('ein Spiel', 'a game') },
  better: { text: text('Ich spiele besser', 'I play better'), stands: text('ein besseres Spiel', 'a better game') },
  best: { text: text('Ich spiele am besten', 'I play best'), stands: text('das beste Spiel', 'the best game') },
};

const FIVES: readonly Text[] = [
  text('Ich spiele auch', 'I play too'),
  text('Fünf mehr', 'Five more'),
  text('Zehn mehr', 'Ten more'),
  text('Fünfzehn mehr', 'Fifteen more'),
  text('Zwanzig mehr', 'Twenty more'),
  text('Fünfundzwanzig mehr', 'Twenty-five more'),
  text('Dreißig mehr', 'Thirty more'),
  text('Fünfunddreißig mehr', 'Thirty-five more'),
  text('Vierzig mehr', 'Forty more'),
  text('Fünfundvierzig mehr', 'Forty-five more'),
  text('Fünfzig mehr', 'Fifty more'),
  text('Fünfundfünfzig mehr', 'Fifty-five more'),
];

const raised = (target: number, said: Text): Call => ({
  text: said,
  stands: text(`Handspiel um ${target} Augen`, `a hand for ${target} points`),
});

const POINTS: Readonly<Record<string, Call>> = {
  play: { text: text('Ich spiele', 'I play'), stands: text('ein Aufnahmespiel', 'a pick-up') },
  ...Object.fromEntries(RAISES.map((call, i) => [call, raised(TARGETS[i] ?? NaN, FIVES[i] ?? text(call, call))])),
};

/** With a Berliner the first two begin with a hand, which nobody has said before them (bavarian B6). */
const BERLINER: Readonly<Record<string, Call>> = {
  ...POINTS,
  play: {
    text: text('Ich spiele mit dem Stock', 'I play with the stock'),
    stands: text('ein Aufnahmespiel', 'a pick-up'),
  },
  too: raised(TARGET, text('Ich spiele', 'I play')),
};

const SHARP: Readonly<Record<string, Call>> = {
  play: { text: text('Ich spiele', 'I play'), stands: text('ein Spiel', 'a game') },
  'play-hearts': {
    text: text('Ich spiele Herz', 'I play hearts'),
    stands: text('ein Spiel in Herz', 'a game in hearts'),
  },
};

const WORDS: Readonly<Record<Options['auction'], (isBerliner: boolean) => Readonly<Record<string, Call>>>> = {
  ladder: () => LADDER,
  named: () => ({}),
  points: (isBerliner) => (isBerliner ? BERLINER : POINTS),
  sharp: () => SHARP,
};

/** The words of a call, and how a call that stands is named; a call that names its game has that game’s name. */
export function callNamed({ options }: Ruleset, call: string): Call {
  const own = WORDS[options.auction](options.berliner !== 'off');
  return own[call] ?? { text: nameOf(TEXTS.contracts, call.replace(/^bid-/, '')) };
}

/** The calls of a house, the one that stands, and why another may not be made. */
export function auctionOf(ruleset: Ruleset, { phase, notes, active, viewer }: View): Auction | null {
  if (phase !== AUCTION) return null;
  const bids = ruleset.calls.map((call) => ({ type: 'bid', call }) as Action);
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
