import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { suitsAt } from '../words/names.ts';

/** What a game is and what it costs, from its declaration and the table's prices. */
export function contractPage(ruleset: Ruleset, contract: Contract): RulePage {
  const price = contract.price.said(ruleset.options);
  return {
    id: contract.id,
    group: 'contracts',
    title: nameOf(TEXTS.contracts, contract.id),
    source: contract.source,
    lines: [
      ...(contract.goal.counts === 'tricks' ? withoutTricks(ruleset) : forPoints(ruleset, contract)),
      text(`Preis: ${price.de}.`, `Price: ${price.en}.`),
      ...who(ruleset, contract),
    ],
  };
}

const forPoints = (ruleset: Ruleset, contract: Contract): readonly Text[] => [
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
  contract.targets
    ? text(
        'Er braucht 61 der 120 Augen, oder so viele, wie gereizt wurden.',
        '61 of the 120 points are needed, or as many as were bid.',
      )
    : text('Er braucht mindestens 61 der 120 Augen.', 'At least 61 of the 120 points are needed.'),
];

const withoutTricks = ({ options }: Ruleset): readonly Text[] => [
  text(
    'Der Spieler darf keinen Stich machen. Augen zählen nicht, und der Stock bleibt liegen.',
    'The declarer must not take a trick. Points do not count, and the stock is left alone.',
  ),
  text(
    'Trumpf gibt es keinen; die ausgespielte Farbe wird bedient, sonst wirft man ab.',
    'There are no trumps; the suit led must be followed, otherwise any card is played.',
  ),
  options.suits === 'german'
    ? text(
        'Der Zehner steht zwischen Unter und 9: Ass, König, Ober, Unter, Zehner, 9, 8, 7, 6.',
        'The ten stands between Unter and 9: ace, king, Ober, Unter, ten, 9, 8, 7, 6.',
      )
    : text(
        'Der Zehner steht zwischen Bube und 9: Ass, König, Dame, Bube, Zehner, 9, 8, 7, 6.',
        'The ten stands between jack and 9: ace, king, queen, jack, ten, 9, 8, 7, 6.',
      ),
  options['bettel-stops-at-first-trick']
    ? text('Mit seinem ersten Stich ist er verloren und aus.', 'With the declarer’s first trick it is lost and over.')
    : text('Auch wer verloren hat, spielt zu Ende.', 'It is played to the end even when it is lost.'),
  text(
    `Er kostet ${options['bettel-factor']} Grundeinsätze zu ${options['base-stake']} Cent.`,
    `It costs ${options['bettel-factor']} basic stakes of ${options['base-stake']} cents.`,
  ),
  options.payment === 'points'
    ? text(
        'Gewonnen zahlt ihn die Kasse, verloren zahlt der Spieler jedem Gegner die Hälfte; aufgerundet wird wie sonst.',
        'If it is won, the pot pays; if it is lost, the declarer pays each defender half; rounding is as usual.',
      )
    : text(
        'Gewonnen zahlt ihn jeder Gegner, verloren zahlt ihn der Spieler jedem.',
        'If it is won, each defender pays; if it is lost, the declarer pays each.',
      ),
  ...(options['kontra-max'] > 0 && options['kontra-goal'] === 'shift'
    ? [
        text(
          'Ein Kontra verdoppelt nur den Preis: Gewonnen ist der Bettel auch dann ohne Stich.',
          'A kontra only doubles the price: a Bettel is still won by taking no trick.',
        ),
      ]
    : []),
];

function trumps({ options }: Ruleset, contract: Contract): Text {
  const names = contract.trumps(options).map((suit) => suitsAt(options)[suit]);
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
