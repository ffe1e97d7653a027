import { text } from '../../../core/text.ts';
import { TEXTS } from '../texts.ts';
import { lineOf, nameOf, worthIn } from './names.ts';
import type { Worded } from './said.ts';

const DISPUTED = text('Dein Gebot ist abgelöst.', 'Your bid has been taken over.');

/** The auction, and the vote after everybody has passed (illustrated §3.1). */
export const BIDDING: Readonly<Record<string, Worded>> = {
  pass: (_, { view }) =>
    view.phase === 'vote'
      ? { text: text('Neu geben', 'Deal again'), rule: 'auction' }
      : { text: text('Weiter', 'Pass'), rule: 'auction' },
  bid: ({ contract: id }, { ruleset }) => {
    const contract = ruleset.find(String(id));
    const name = nameOf(TEXTS.contracts, String(id));
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
  take: (_, { ruleset: { profile } }) => ({
    text:
      profile.auction !== 'overcall' && profile.auction.retakes
        ? text('Ablösung', 'I take it over')
        : text('Unterer', 'I take it over (Unterer)'),
    rule: 'auction',
    line: text('dasselbe Spiel, um 1 mehr wert', 'the same game, worth 1 more'),
  }),
  hold: () => ({ text: text('Mein Spiel', 'I hold'), ask: DISPUTED, rule: 'auction' }),
  retake: () => ({
    text: text('Zweite Ablösung', 'I retake it'),
    rule: 'auction',
    line: text('dasselbe Spiel, um 2 mehr wert', 'the same game, worth 2 more'),
  }),
  agree: () => ({
    text: text('Trischaken', 'Trischaken'),
    ask: text('Alle haben gepasst. Wird getrischakt?', 'Everybody passed. Is a Trischaken played?'),
    rule: 'trischaken',
  }),
};
