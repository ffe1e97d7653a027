import { text } from '#engine/core/text.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { VOTE } from '../phases/vote.ts';
import { TEXTS } from '../texts.ts';
import { lineOf, worthIn } from './names.ts';
import type { Rows } from './said.ts';

const DISPUTED = text('Dein Gebot ist abgelöst.', 'Your bid has been taken over.');

/** The auction, and the vote after everybody has passed (illustrated §3.1); holding a bid is no rung of the ladder. */
export const BIDDING: Pick<Rows, 'pass' | 'bid' | 'hold' | 'retake' | 'agree'> = {
  pass: {
    group: 'quiet',
    words: (_, { view }) =>
      view.phase === VOTE
        ? { text: text('Neu geben', 'Deal again'), rule: 'auction' }
        : { text: text('Weiter', 'Pass'), rule: 'auction' },
  },
  bid: {
    group: 'bid',
    words({ contract: id }, { ruleset }) {
      const contract = ruleset.find(id);
      const name = nameOf(TEXTS.contracts, id);
      if (!contract) return { text: name };
      const worth = worthIn(ruleset, contract);
      return {
        text: name,
        rule: contract.id,
        ladder: 'games',
        rank: ruleset.contracts.indexOf(contract) + 1,
        line: lineOf(contract),
        worth: { won: worth, lost: worth },
        usual: true,
      };
    },
  },
  hold: {
    group: 'choice',
    words: () => ({ text: text('Mein Spiel', 'I hold'), ask: DISPUTED, rule: 'auction' }),
  },
  retake: {
    group: 'choice',
    words: () => ({
      text: text('Zweite Ablösung', 'I retake it'),
      rule: 'auction',
      line: text('dasselbe Spiel, um 2 mehr wert', 'the same game, worth 2 more'),
    }),
  },
  agree: {
    group: 'choice',
    words: () => ({
      text: text('Trischaken', 'Trischaken'),
      ask: text('Alle haben gepasst. Wird getrischakt?', 'Everybody passed. Is a Trischaken played?'),
      rule: 'trischaken',
    }),
  },
};
