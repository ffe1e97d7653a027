import { type Text, text } from '#engine/core/text.ts';
import { SKUES, strengthOf } from '#engine/decks/deck-54.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Contract, KingWay } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { birdWorth } from '../settlement/prices.ts';
import { ENOUGH } from '../sizes.ts';
import { thirdsText } from '../words/amounts.ts';
import { KING_WAYS } from '../words/ways/prater.ts';
import { basicPage as page, namesOf } from './words.ts';

const WAYS: Readonly<Record<KingWay, (ruleset: Ruleset, games: readonly Contract[]) => readonly Text[]>> = {
  pratermaessig: prater,
  steinhofmaessig: steinhof,
};

/** How a game with a bird may be played on whose called king is in the talon (reform §7.4). */
export function kingWays(ruleset: Ruleset): readonly RulePage[] {
  const games = ruleset.contracts.filter(({ ways = [] }) => ways.length > 0);
  if (games.length === 0) return [];
  const { de, en } = namesOf(games);
  const { preKontra, mortgage } = ruleset.options;
  return [
    page(KING_WAYS, text('Pratermäßig, steinhofmäßig', 'Pratermäßig, steinhofmäßig'), 'reform §5.4, §7.4', [
      text(
        `Liegt der gerufene König im Talon, kann man diese Spiele auf zwei weitere Arten spielen: ${de}.`,
        `With the called king in the talon these games can be played in two more ways: ${en}.`,
      ),
      ...(['pratermaessig', 'steinhofmaessig'] as const).flatMap((way) => WAYS[way](ruleset, games)),
      mortgage
        ? text(
            'Getauscht wird danach wie sonst. Eine Hypothek ändert nur, was das Spiel zählt, nicht den Vogel.',
            'Cards are exchanged after that, as usual. A mortgage changes only what the game counts, not the bird.',
          )
        : text('Getauscht wird danach wie sonst.', 'Cards are exchanged after that, as usual.'),
      ...(preKontra
        ? [
            text(
              'Was vor dem Tausch kontriert wurde, gilt in beiden Fällen nicht mehr.',
              'In both cases nothing that was doubled before the exchange counts any more.',
            ),
          ]
        : []),
    ]),
  ];
}

function prater({ options }: Ruleset): readonly Text[] {
  return [
    text(
      'Pratermäßig: Der Spieler sucht sich vor allen einen Partner aus, der nicht ablehnen kann. Spiel und Vogel zählen wie mit einem Partner, der den König hat.',
      'Pratermäßig: the declarer chooses a partner in front of everybody, who cannot refuse. Game and bird count as with a partner who holds the king.',
    ),
    text(
      'Wer Tarock ausspielt oder gibt, darf beliebig viele auf einmal spielen; Farbkarten spielt man einzeln. Bedient wird wie sonst.',
      'Whoever leads or gives a tarock may play any number of them at once; suit cards are played singly. You follow suit as usual.',
    ),
    text(
      `Den Stich macht, wer mit einem Mal die höchste Summe an Tarock gespielt hat; der Sküs zählt ${strengthOf(SKUES)}. Bei gleicher Summe gilt die frühere, und ohne Tarock sticht die höchste Karte der ausgespielten Farbe.`,
      `The trick goes to the highest sum of tarocks in one play; the Sküs counts ${strengthOf(SKUES)}. Of equal sums the earlier one wins, and without tarocks the highest card of the suit led.`,
    ),
    text(
      'Wer keine Karten mehr hat, wird übergangen; statt seiner spielt der Nächste aus, der welche hat. Es ist aus, wenn niemand mehr Karten hat.',
      'A player without cards is passed over, and the next one with cards leads in their place. It ends when nobody has cards any more.',
    ),
    text(
      'Welcher Stich der letzte war, sieht man also erst hinterher. Ein Vogel gelingt, wenn seine Karte unter denen war, die seinen Stich gemacht haben; aufheben muss sie niemand.',
      'So only in hindsight is it known which trick was the last. A bird is made if its card was among those that won its trick; nobody has to keep it.',
    ),
    ...(options.kaiserstich ? [text('Einen Kaiserstich gibt es dabei nicht.', 'There is no Kaiserstich in it.')] : []),
  ];
}

function steinhof(_: Ruleset, games: readonly Contract[]): readonly Text[] {
  const enough = thirdsText(ENOUGH);
  const { de, en } = namesOf(games, (contract) => {
    const { name, worth } = contract;
    const all = worth + birdWorth(contract);
    return text(`${name.de} ${all}`, `${name.en} ${all}`);
  });
  return [
    text(
      `Steinhofmäßig: Der Spieler spielt allein gegen drei. Er gewinnt, wenn genau eines gelingt, entweder ab ${enough.de} oder der Vogel; mit beidem verliert er, und ohne beides auch.`,
      `Steinhofmäßig: the declarer plays alone against three, and wins with exactly one of the two, either ${enough.en} or more, or the bird; with both it is lost, and with neither as well.`,
    ),
    text(
      `Spiel und Vogel zählen dabei als eines: ${de}. Kontriert wird beides zusammen, und still zählt dieser Vogel nicht.`,
      `Game and bird count as one: ${en}. They are doubled together, and this bird does not count silently.`,
    ),
  ];
}
