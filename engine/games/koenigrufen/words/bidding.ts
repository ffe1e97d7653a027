import { text, type Text } from '../../../core/text.ts';
import { nameOf } from '../rulebook/words.ts';
import { TEXTS } from '../texts.ts';
import { isUsual, ladderOf, lineOf, worthOf } from './ladder.ts';
import { plain, type SaidAction, type Worded, type Wording, type Moment } from './said.ts';

function bidFor(said: SaidAction, { ruleset }: Moment, words: (name: Text) => Text): Wording {
  const id = String(said.contract);
  const contract = ruleset.find(id);
  const wording = plain(words(nameOf(TEXTS.contracts, id)));
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
function termsOf({ stichzwang, talon }: SaidAction, { ruleset }: Moment): Readonly<Record<string, Text>> {
  const goes = TALON_GOES[String(talon)];
  // For points nobody has to beat a card, whatever the bid says.
  const heading = ruleset.options['trischaken-positive'] ? undefined : HEADING[String(stichzwang)];
  return { ...(heading && { stichzwang: heading }), ...(goes && { talon: goes }) };
}

/** The auction, and forehand's choice once everybody passed. */
export const BIDDING: Readonly<Record<string, Worded>> = {
  vorhand: () => ({ text: text('Vorhand', 'Vorhand'), rule: 'auction' }),
  pass: () => ({ text: text('Weiter', 'Pass'), rule: 'auction' }),
  hold: () => ({ text: text('Ich halte', 'I hold'), rule: 'auction' }),
  bid: (said, moment) => {
    const terms = termsOf(said, moment);
    const { text: name, ...wording } = bidFor(said, moment, (one) => one);
    const parts = [name, ...Object.values(terms)];
    return {
      ...wording,
      text: text(parts.map(({ de }) => de).join(', '), parts.map(({ en }) => en).join(', ')),
      ...(parts.length > 1 && { variant: { of: String(said.contract), name, terms } }),
    };
  },
  bei: (said, moment) => bidFor(said, moment, ({ de, en }) => text(`${de} bei`, `${en} bei`)),
};
