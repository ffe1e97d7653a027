import { type Text, text } from '#engine/core/text.ts';
import type { Suit } from '#engine/decks/deck-36.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { TARGET } from '../played/counted.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { callNamed } from './auction.ts';
import { fixedTrump, leastPrice, lineOf, listOf, openAfter, targetAfter } from './games.ts';
import { suitsAt } from './names.ts';
import type { Rows } from './said.ts';

const WHICH_SUIT = text('Welche Farbe ist Trumpf?', 'Which suit is trumps?');
const suitName = ({ options }: Ruleset, suit: Suit): Text => suitsAt(options)[suit];

/** To hold a game, or to name the one that was bid for, is bidding; who passes lets things be. */
export const BIDDING: Pick<Rows, 'pass' | 'hold' | 'bid' | 'announce' | 'trump'> = {
  pass: { group: 'quiet', words: () => ({ text: text('Ich passe', 'I pass'), rule: 'auction' }) },
  hold: {
    group: 'choice',
    words: (_, { ruleset: { options } }) => ({
      text: options.auction === 'points' ? text('Ich spiele vorn', 'I play first') : text('Ich halte', 'I hold'),
      ask: text('Du bist überboten. Hältst du?', 'You have been outbid. Do you hold?'),
      rule: 'auction',
    }),
  },
  bid: {
    group: 'bid',
    words({ call }, { ruleset }) {
      const level = ruleset.calls.indexOf(call);
      const open = openAfter(ruleset, level);
      const games = listOf(open, targetAfter(ruleset, level));
      const price = leastPrice(ruleset, open);
      return {
        ...callNamed(ruleset, call),
        ask: level > 0 ? text('Gehst du höher?', 'Do you go higher?') : text('Spielst du?', 'Do you play?'),
        rule: 'auction',
        ladder: 'calls',
        rank: level + 1,
        line: text(`Verpflichtet zu ${games.de}.`, `Commits to ${games.en}.`),
        worth: { won: price, lost: price },
        usual: true,
      };
    },
  },
  announce: {
    group: 'bid',
    words({ contract: id, trump, target }, { ruleset }) {
      const name = nameOf(TEXTS.contracts, id);
      const contract = ruleset.find(id);
      // What is always in one suit says so, unless its name does.
      const fixed = contract?.usesStock ? fixedTrump(ruleset, contract) : undefined;
      const suit = trump === undefined ? fixed : suitName(ruleset, trump);
      const price = contract?.price.said(ruleset.options) ?? text('–', '–');
      const plain = suit ? text(`${name.de} in ${suit.de}`, `${name.en} in ${suit.en}`) : name;
      const isRaised = target !== undefined && target !== TARGET;
      return {
        text: isRaised ? text(`${plain.de} um ${target}`, `${plain.en} for ${target}`) : plain,
        ask: text('Welches Spiel sagst du an?', 'Which game do you announce?'),
        rule: id,
        ladder: 'games',
        rank: ruleset.contracts.findIndex((one) => one.id === id) + 1,
        ...(contract && { line: lineOf(ruleset, contract, target ?? TARGET) }),
        worth: { won: price, lost: price },
        usual: true,
        ...(suit && !fixed && variantOf(ruleset, { of: id, name }, suit, target)),
      };
    },
  },
  trump: {
    group: 'choice',
    words({ suit }, { ruleset }) {
      const name = suitName(ruleset, suit);
      return {
        rule: 'exchange',
        text: name,
        say: text(`${name.de} ist Trumpf`, `Trumps: ${name.en}`),
        ask: WHICH_SUIT,
      };
    },
  },
};

/** One suit of a game that may be in several, and how many points it is for where that may be chosen, too. */
function variantOf(
  { options }: Ruleset,
  { of, name }: { readonly of: string; readonly name: Text },
  trump: Text,
  target: number | undefined,
): Pick<Wording, 'variant'> {
  const isChosen = target !== undefined && options['self-raise'] === 'target';
  const points = text(`${String(target)} Augen`, `${String(target)} points`);
  return { variant: { of, name, ask: WHICH_SUIT, terms: { trump, ...(isChosen && { target: points }) } } };
}
