import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { auction, exchange } from './auction.ts';
import { page } from './page.ts';
import { bank, payment, pot } from './payment.ts';

/** What holds in every game, as this table plays. */
export function basics(ruleset: Ruleset): readonly RulePage[] {
  const { options } = ruleset;
  return [
    cards(ruleset),
    table(ruleset),
    auction(ruleset),
    exchange(ruleset),
    kontra(options),
    tricks(),
    payment(ruleset),
    ...(ruleset.hasPot ? [pot(options)] : []),
    ...(ruleset.payment === 'sharp' ? [bank(options)] : []),
  ];
}

const ranksOf = ({ cards: all, suitOf }: Ruleset['pack']): number => all.filter((card) => suitOf(card) === 'H').length;

/** `36 Karten in den Farben …`, with as many blanks as the pack has. */
function packIn({ pack, options: { suits } }: Ruleset): Text {
  const n = pack.cards.length;
  const blanks = ['9', '8', '7', '6'].slice(0, ranksOf(pack) - 5).join(', ');
  return suits === 'german'
    ? text(
        `${n} Karten in den Farben Eichel, Gras, Herz und Schellen; von oben: Ass (Sau), Zehner, König, Ober, Unter, ${blanks}.`,
        `${n} cards in acorns, leaves, hearts and bells; from the top: ace, ten, king, Ober, Unter, ${blanks}.`,
      )
    : text(
        `${n} Karten in den Farben Treff, Pik, Herz und Karo; von oben: Ass, Zehner, König, Dame, Bube, ${blanks}.`,
        `${n} cards in clubs, spades, hearts and diamonds; from the top: ace, ten, king, queen, jack, ${blanks}.`,
      );
}

const cards = (ruleset: Ruleset): RulePage =>
  page('cards', text('Karten und Zählen', 'Cards and counting'), 'bavarian §1', [
    packIn(ruleset),
    ruleset.options.suits === 'german'
      ? text(
          'Das Ass zählt 11, der Zehner 10, der König 4, der Ober 3, der Unter 2, die Spatzen nichts: zusammen 120 Augen.',
          'The ace counts 11, the ten 10, the king 4, the Ober 3, the Unter 2, the blanks nothing: 120 points in all.',
        )
      : text(
          'Das Ass zählt 11, der Zehner 10, der König 4, die Dame 3, der Bube 2, die Spatzen nichts: zusammen 120 Augen.',
          'The ace counts 11, the ten 10, the king 4, the queen 3, the jack 2, the blanks nothing: 120 points in all.',
        ),
    text(
      'Alle Karten der Trumpffarbe sind Trumpf, in derselben Reihenfolge; ständige Trümpfe gibt es nicht.',
      'All cards of the trump suit are trumps, in the same order; there are no permanent trumps.',
    ),
  ]);

/** `Gegeben wird so: drei verdeckt als Stock, dann jedem 4, jedem 3, jedem 4.` */
function packetsIn(packets: Ruleset['packets']): Text {
  const told = packets.map((packet) =>
    typeof packet === 'number'
      ? text(`jedem ${packet}`, `${packet} to everybody`)
      : text(`${packet.cards} verdeckt als Stock in die Mitte`, `${packet.cards} face down to the stock`),
  );
  const list = (language: 'de' | 'en'): string => told.map((one) => one[language]).join(', ');
  return text(`Gegeben wird so: ${list('de')}.`, `The deal: ${list('en')}.`);
}

const table = ({ packets }: Ruleset): RulePage =>
  page('table', text('Tisch und Geben', 'Table and deal'), 'bavarian §2', [
    text(
      'Es spielen drei, im Uhrzeigersinn. Die Vorhand sitzt links vom Geber und spielt in jedem Spiel zum ersten Stich aus.',
      'Three play, clockwise. Forehand sits to the left of the dealer and always leads to the first trick.',
    ),
    text('Zu dritt ist der Geber die Hinterhand.', 'With three, the dealer is rearhand.'),
    text(
      'Zu viert setzt der Geber aus: Er bekommt keine Karten, zahlt nichts und bekommt nichts.',
      'With four, the dealer sits out, gets no cards, and neither pays nor receives.',
    ),
    text(
      'Wer zuerst gibt, wird gezogen: Die höchste Karte gibt, das erste Ass sofort. Das Programm beginnt beim ersten Platz.',
      'Cards are drawn for the first deal: the highest card deals, the first ace at once. The program begins with the first seat.',
    ),
    text('Wer rechts vom Geber sitzt, hebt ab.', 'The player to the dealer’s right cuts.'),
    packetsIn(packets),
    text(
      'Passen alle, werden die Karten zusammengeworfen, und der Nächste gibt.',
      'If everybody passes, the cards are thrown in and the next player deals.',
    ),
  ]);

const LEVELS = ['Kontra', 'Re', 'Supp', 'Resupp', 'Hirsch'];

/** The levels of a table, each with the side that says it. */
const levels = (options: Options, defender: string, declarer: string): string =>
  LEVELS.slice(0, options['kontra-max'])
    .map((level, i) => `${level} (${i % 2 === 0 ? defender : declarer})`)
    .join(', ');

const kontra = (options: Options): RulePage =>
  page('kontra', text('Kontra', 'Kontra'), 'bavarian §3.4, §7.1', [
    ...(options['kontra-max'] === 0
      ? [text('Hier wird nicht kontriert.', 'There is no doubling here.')]
      : [
          text(
            `Vor der ersten Karte darf verdoppelt werden: ${levels(options, 'Gegner', 'Spieler')}.`,
            `Before the first card the game may be doubled: ${levels(options, 'defenders', 'declarer')}.`,
          ),
          text(
            'Sagt ein Gegner Kontra, gilt es für beide. Geht niemand höher, wird gespielt.',
            'A defender’s kontra binds both. When nobody goes higher, play begins.',
          ),
          options['kontra-goal'] === 'shift'
            ? text(
                'Die Seite, die zuletzt verdoppelt hat, braucht selbst die 61 Augen oder so viele, wie gereizt wurden.',
                'The side that doubled last must itself make the 61 points, or as many as were bid.',
              )
            : text('Die Augen braucht immer der Spieler.', 'It is always the declarer who needs the points.'),
        ]),
  ]);

const tricks = (): RulePage =>
  page('tricks', text('Stiche', 'Tricks'), 'bavarian §6', [
    text('Farbzwang: Die ausgespielte Farbe wird bedient.', 'The suit led must be followed.'),
    text('Trumpfzwang: Wer sie nicht hat, spielt Trumpf.', 'Whoever cannot follow must play a trump.'),
    text(
      'Wer beides nicht hat, wirft ab. Überstechen muss niemand.',
      'With neither, any card may be played. Nobody has to beat the trick.',
    ),
    text(
      'Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.',
      'The highest trump wins the trick, else the highest card of the suit led.',
    ),
  ]);
