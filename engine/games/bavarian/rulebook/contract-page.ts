import { text, type Text } from '../../../core/text.ts';
import type { RulePage } from '../../../kernel/family/definition.ts';
import type { Contract } from '../contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { nameOf, priceIn, SUIT_NAMES } from '../words/names.ts';

/** What a game is and what it costs, from its declaration and the table's prices. */
export function contractPage(ruleset: Ruleset, contract: Contract): RulePage {
  const price = priceIn(ruleset, contract);
  return {
    id: contract.id,
    group: 'contracts',
    title: nameOf(TEXTS.contracts, contract.id),
    source: contract.source,
    lines: [
      contract.usesStock
        ? text(
            'Der Spieler nimmt die drei Karten des Stocks auf und legt drei beliebige weg; sie zählen für ihn.',
            'The declarer takes up the three cards of the stock and lays any three cards away, which still count for the declarer.',
          )
        : text(
            'Der Spieler spielt aus der Hand; der Stock bleibt verdeckt und zählt am Ende für ihn.',
            'The declarer plays the hand as dealt; the stock stays face down and counts for the declarer in the end.',
          ),
      trumps(ruleset, contract),
      text('Er braucht mindestens 61 der 120 Augen.', 'At least 61 of the 120 points are needed.'),
      text(`Preis: ${price.de}.`, `Price: ${price.en}.`),
      ...who(ruleset, contract),
    ],
  };
}

function trumps({ options }: Ruleset, contract: Contract): Text {
  const names = contract.trumps(options).map((suit) => SUIT_NAMES[suit]);
  const [only] = names;
  if (names.length === 1 && only) return text(`Trumpf ist ${only.de}.`, `Trumps: ${only.en}.`);
  const when = contract.usesStock
    ? text('nach dem Weglegen', 'after laying away')
    : text('gleich mit dem Spiel', 'together with the game');
  const list = text(names.map(({ de }) => de).join(', '), names.map(({ en }) => en).join(', '));
  return text(`Trumpf nennt der Spieler ${when.de}: ${list.de}.`, `The declarer names trumps ${when.en}: ${list.en}.`);
}

const who = ({ options }: Ruleset, { usesStock }: Contract): readonly Text[] =>
  usesStock && options.berliner !== 'off'
    ? [
        text(
          'Berliner: Nur der Geber darf es spielen, zu viert die Hinterhand.',
          'Berliner: only the dealer may play it, or rearhand at a table of four.',
        ),
      ]
    : [];
