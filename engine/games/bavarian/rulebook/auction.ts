import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { page } from './page.ts';

/** How people bid, from the lowest call up. */
const CALLS: Readonly<Record<Options['auction'], (ruleset: Ruleset) => readonly Text[]>> = {
  ladder: ({ options: { bettel } }) => [
    bettel
      ? text(
          '„Ich spiele“ lässt jedes Spiel offen, „ich spiele besser“ verpflichtet zu Solo, Herzsolo oder Bettel, „ich spiele am besten“ zu Herzsolo oder Bettel.',
          '“I play” leaves every game open, “I play better” commits to Solo, Herzsolo or Bettel, “I play best” to Herzsolo or Bettel.',
        )
      : text(
          '„Ich spiele“ lässt jedes Spiel offen, „ich spiele besser“ verpflichtet zu Solo oder Herzsolo, „ich spiele am besten“ zum Herzsolo.',
          '“I play” leaves every game open, “I play better” commits to Solo or Herzsolo, “I play best” to Herzsolo.',
        ),
  ],
  named: ({ contracts }) => {
    const games = contracts.map(({ id }) => nameOf(TEXTS.contracts, id));
    return [
      text(
        `Geboten wird das Spiel selbst, vom niedrigsten: ${games.map(({ de }) => de).join(', ')}. Man darf gleich hoch anfangen.`,
        `The game itself is bid, from the lowest: ${games.map(({ en }) => en).join(', ')}. Anybody may start high.`,
      ),
      text(
        'Wer das Reizen gewinnt, darf sein Spiel oder ein höheres ansagen.',
        'The winner of the auction may announce the game that was bid or a higher one.',
      ),
    ];
  },
  sharp: () => [
    text(
      'Von der Vorhand an spricht jeder einmal: „ich passe“, „ich spiele“, solange niemand spielt, oder „ich spiele Herz“.',
      'From forehand on everybody speaks once: “I pass”, “I play” as long as nobody does, or “I play hearts”.',
    ),
    text(
      '„Ich spiele Herz“ geht über „ich spiele“ und beendet das Reizen.',
      '“I play hearts” goes over “I play” and ends the auction.',
    ),
    text(
      'Wer allein geboten hat und in Herz spielt, darf eine Frage ansagen; sonst spielt man Solo oder Herzsolo.',
      'Whoever alone has bid and plays in hearts may announce a Frage; otherwise it is a Solo or a Herzsolo.',
    ),
  ],
  points: ({ options }) => [
    ...(options.berliner === 'off'
      ? [
          text(
            '„Ich spiele“ bietet ein Aufnahmespiel, „ich spiele auch“ ein Handspiel um 61 Augen; dann geht es mit „fünf mehr“, „zehn mehr“ bis „fünfundfünfzig mehr“ zu 66, 71 bis 116 Augen.',
            '“I play” offers a pick-up, “I play too” a hand for 61 points; then “five more”, “ten more” up to “fifty-five more” go to 66, 71 up to 116 points.',
          ),
        ]
      : [
          text(
            '„Ich spiele“ bietet ein Handspiel um 61 Augen; dann geht es mit „fünf mehr“, „zehn mehr“ bis „fünfundfünfzig mehr“ zu 66, 71 bis 116 Augen.',
            '“I play” offers a hand for 61 points; then “five more”, “ten more” up to “fifty-five more” go to 66, 71 up to 116 points.',
          ),
        ]),
    options['raise-instead-of-hold']
      ? text(
          'Wer vorn ist, darf statt „ich spiele vorn“ auch selbst höher gehen.',
          'The bidder in front may also raise instead of saying “I play first”.',
        )
      : text('Wer vorn ist, hält mit „ich spiele vorn“.', 'The bidder in front holds with “I play first”.'),
    ownRaise(options),
  ],
};

const JUMPS: Readonly<Record<Options['auction'], (options: Options) => readonly Text[]>> = {
  ladder: (options) => [
    options['jump-bids']
      ? text('Wer höher geht, darf dabei eine Stufe überspringen.', 'A raise may skip a level.')
      : text('Höher geht es immer um genau eine Stufe.', 'A raise is always exactly one level.'),
  ],
  named: () => [],
  sharp: () => [],
  points: (options) => [
    options['jump-bids']
      ? text('Wer höher geht, darf Stufen überspringen.', 'A raise may skip levels.')
      : text('Höher geht es immer um genau eine Stufe.', 'A raise is always exactly one level.'),
  ],
};

/** What the winner of the auction may play of their own accord. */
function ownRaise({ 'self-raise': raise }: Options): Text {
  if (raise === 'none') return text('Gespielt wird, was gereizt wurde.', 'What was bid is played.');
  return raise === 'hand'
    ? text(
        'Wer mit „ich spiele“ allein bleibt, darf auch ein Handspiel um 61 Augen ansagen.',
        'Whoever is left alone with “I play” may also announce a hand for 61 points.',
      )
    : text(
        'Wer das Reizen gewinnt, darf von selbst ein Handspiel um mehr Augen ansagen.',
        'The winner of the auction may announce a hand for more points than were bid.',
      );
}

/** Only the dealer may use the stock. */
const BERLINER: Readonly<Record<Options['auction'], (options: Options) => Text>> = {
  ladder: ({ bettel }) => {
    const games = bettel
      ? text('Solo, Herzsolo oder Bettel', 'Solo, Herzsolo or Bettel')
      : text('Solo oder Herzsolo', 'Solo or Herzsolo');
    return text(
      `Berliner: Nur der Geber darf den Stock aufnehmen (zu viert die Hinterhand); bei den anderen heißt „ich spiele“ ${games.de}.`,
      `Berliner: only the dealer may use the stock (with four, rearhand); from the others “I play” means ${games.en}.`,
    );
  },
  named: () =>
    text(
      'Berliner: Nur der Geber darf eine Frage bieten (zu viert die Hinterhand); die anderen fangen mit Solo an.',
      'Berliner: only the dealer may bid a Frage (with four, rearhand); the others start with Solo.',
    ),
  sharp: () =>
    text(
      'Berliner: Eine Frage darf nur der Geber spielen, zu viert die Hinterhand.',
      'Berliner: only the dealer may play a Frage, or rearhand at a table of four.',
    ),
  points: () =>
    text(
      'Berliner: Ein Aufnahmespiel spielt nur der Geber (zu viert die Hinterhand), wenn die beiden anderen gepasst haben.',
      'Berliner: only the dealer (with four, rearhand) may play a pick-up, if the other two have passed.',
    ),
};

/** How two go on against each other. */
const duel = (options: Options): readonly Text[] => [
  text(
    'Wer überboten wird, passt oder hält; wer hält, bleibt vorn. Erst dann kommt der Dritte dran, und er muss höher gehen.',
    'A player who is outbid passes or holds; whoever holds stays in front. Only then is the third player asked, who must go higher.',
  ),
  options['re-raise']
    ? text(
        'Wird ein Gebot gehalten, darf der andere noch einmal höher gehen.',
        'When a call is held, the challenger may go higher once more.',
      )
    : text('Wird ein Gebot gehalten, ist der andere aus dem Rennen.', 'When a call is held, the challenger drops out.'),
];

/** The paragraphs of each way to bid. */
const SOURCES: Readonly<Record<Options['auction'], string>> = {
  ladder: 'bavarian §3.1, §3.3',
  named: 'bavarian §3.1, §3.3',
  sharp: 'bavarian §3.2, §3.3',
  points: 'bavarian §3.1, §3.3',
};

export const auction = (ruleset: Ruleset): RulePage => {
  const { options } = ruleset;
  return page('auction', text('Reizen', 'Auction'), SOURCES[options.auction], [
    ...CALLS[options.auction](ruleset),
    ...(ruleset.auction.answers ? duel(options) : []),
    ...JUMPS[options.auction](options),
    ...(options.berliner === 'off' ? [] : [BERLINER[options.auction](options)]),
  ]);
};

/** Which suits may be trumps with the stock. */
function trumpsWithStock({ contracts, options }: Ruleset): readonly Text[] {
  const suits = new Set(contracts.filter(({ usesStock }) => usesStock).flatMap((one) => one.trumps(options)));
  if (suits.size > 1) return [text('Danach nennt er die Trumpffarbe.', 'Then the declarer names trumps.')];
  return [text('Wer den Stock aufnimmt, spielt in Herz.', 'Whoever takes up the stock plays in hearts.')];
}

export const exchange = (ruleset: Ruleset): RulePage =>
  page('exchange', text('Stock und Trumpf', 'Stock and trumps'), 'bavarian §5, §3.4', [
    text(
      'Wer mit dem Stock spielt, nimmt alle drei Karten des Stocks ins Blatt, zeigt sie niemandem und legt drei beliebige verdeckt weg.',
      'Whoever plays with the stock takes up all three cards of it without showing them, and lays any three cards away face down.',
    ),
    text(
      'Weggelegt werden darf alles, auch Trümpfe und Asse. Es zählt für den Spieler, ist aber kein Stich.',
      'Anything may be laid away, trumps and aces too. It counts for the declarer, but is no trick.',
    ),
    ...trumpsWithStock(ruleset),
  ]);
