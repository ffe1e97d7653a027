import { type Text, text } from '#engine/core/text.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { TEXTS } from '../texts.ts';
import { isUsual, ladderOf, lineOf, worthOf } from './ladder.ts';
import type { At, Rows } from './said.ts';

/** A bid, and what forehand agrees with a Trischaken. */
interface Bid {
  readonly contract: string;
  readonly stichzwang?: boolean | undefined;
  readonly talon?: 'first-six' | 'last' | undefined;
}

function bidFor({ contract: id }: Bid, { ruleset }: At, words: (name: Text) => Text): Wording {
  const contract = ruleset.find(id);
  const wording: Wording = { text: words(nameOf(TEXTS.contracts, id)) };
  if (!contract) return wording;
  return {
    ...wording,
    ladder: ladderOf(contract),
    rank: contract.rank,
    line: lineOf(ruleset, contract),
    rule: id,
    worth: worthOf(ruleset, contract),
    ...(isUsual(contract) && { usual: true }),
  };
}

const TALON_GOES: Readonly<Partial<Record<string, Text>>> = {
  'first-six': text('Talon zu den ersten sechs Stichen', 'talon to the first six tricks'),
  last: text('Talon zum letzten Stich', 'talon to the last trick'),
};

const HEADING: Readonly<Partial<Record<string, Text>>> = {
  true: text('mit Stichzwang', 'with Stichzwang'),
  false: text('ohne Stichzwang', 'without Stichzwang'),
};

/** Whether the winning card must be beaten in a Trischaken, and where its talon goes. */
function termsOf({ stichzwang, talon }: Bid, { ruleset }: At): Readonly<Record<string, Text>> {
  const goes = TALON_GOES[String(talon)];
  // For points nobody has to beat a card, whatever the bid says.
  const heading = ruleset.options['trischaken-positive'] ? undefined : HEADING[String(stichzwang)];
  return { ...(heading && { stichzwang: heading }), ...(goes && { talon: goes }) };
}

/** The auction, and forehand's choice once everybody passed. */
export const BIDDING: Pick<Rows, 'vorhand' | 'pass' | 'hold' | 'bid' | 'bei'> = {
  vorhand: { group: 'quiet', words: () => ({ text: text('Vorhand', 'Vorhand'), rule: 'auction' }) },
  pass: { group: 'quiet', words: () => ({ text: text('Weiter', 'Pass'), rule: 'auction' }) },
  hold: { group: 'choice', words: () => ({ text: text('Ich halte', 'I hold'), rule: 'auction' }) },
  bid: {
    group: 'bid',
    words(said, at) {
      const terms = termsOf(said, at);
      const { text: name, ...wording } = bidFor(said, at, (one) => one);
      const parts = [name, ...Object.values(terms)];
      return {
        ...wording,
        text: text(parts.map(({ de }) => de).join(', '), parts.map(({ en }) => en).join(', ')),
        ...(parts.length > 1 && { variant: { of: said.contract, name, terms } }),
      };
    },
  },
  bei: { group: 'bid', words: (said, at) => bidFor(said, at, ({ de, en }) => text(`${de} bei`, `${en} bei`)) },
};
