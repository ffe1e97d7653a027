import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { type Bonus, BONUSES, type BonusId } from '../bonuses/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { BLACK_OUT_TRICK, ENOUGH, SUERTAXE, TRICKS } from '../sizes.ts';
import { GRAMERBOY, TEXTS } from '../texts.ts';
import { bonusAmount, thirdsText } from '../words/amounts.ts';
import { isDeclarable } from './words.ts';

/** What a bonus is. */
const LINES: Readonly<Record<BonusId, readonly Text[]>> = {
  trull: [
    text(
      'Sküs, Mond und Pagat liegen am Ende bei einer Seite: in Stichen, Weggelegtem oder ihrem Teil des Talons.',
      'One side has Sküs, Mond and Pagat at the end: in tricks, among the cards laid away or in its share of the talon.',
    ),
  ],
  'four-kings': [text('Alle vier Könige liegen am Ende bei einer Seite.', 'One side has all four kings at the end.')],
  koenigfang: [
    text('Die Gegner gewinnen den gerufenen König in einem Stich.', 'The opponents win the called king in a trick.'),
  ],
  mondfang: [
    text(
      'Der Sküs einer Seite sticht den Mond der anderen.',
      'One side’s Sküs takes the other side’s Mond in a trick.',
    ),
  ],
  pagatfang: [
    text('Eine Seite gewinnt den Pagat der anderen in einem Stich.', 'A side wins the other side’s Pagat in a trick.'),
  ],
  'rufkoenig-lassen': [
    text(
      'Der gerufene König liegt im Talon, und der Spieler spielt allein und nimmt nur Karten aus der anderen Gruppe.',
      'The called king is in the talon, and the declarer plays alone and takes cards only from the other group.',
    ),
  ],
  'single-ultimo': [
    text(
      'Eine leere Karte macht den letzten Stich, also weder ein Tarock noch König, Dame, Cavall oder Bube.',
      'A pip takes the last trick: neither a tarock nor a king, queen, cavalier or jack.',
    ),
  ],
  naturstich: [
    text(
      'In einem Stich liegen nur leere Karten, also weder Tarock noch König, Dame, Cavall oder Bube. Jeder solche Stich zählt für die Seite, die ihn macht.',
      'A trick holds only pips: no tarock, king, queen, cavalier or jack. Each such trick counts for the side that takes it.',
    ),
  ],
  'koenig-ultimo': [
    text(
      'Die Seite des Spielers macht den letzten Stich, und der gerufene König liegt darin; welcher der beiden ihn macht, ist gleich.',
      'The declarer’s side takes the last trick with the called king in it; which of the two takes it does not matter.',
    ),
    text(
      'Fällt der König dort und machen die Gegner den Stich, kostet er den stillen Wert, und der Königfang kommt dazu.',
      'If the king is played there and the opponents take the trick, it costs the silent value, with the Königfang on top.',
    ),
  ],
  'pagat-ultimo': [text('Der Pagat selbst macht den letzten Stich.', 'The Pagat itself takes the last trick.')],
  uhu: [
    text(
      'Der Uhu (Tarock II) selbst macht den vorletzten Stich.',
      'The Uhu (tarock II) itself takes the last trick but one.',
    ),
  ],
  kakadu: [
    text(
      'Der Kakadu (Tarock III) selbst macht den drittletzten Stich.',
      'The Kakadu (tarock III) itself takes the third last trick.',
    ),
  ],
  marabu: [
    text(
      'Der Marabu (Tarock IIII) selbst macht den viertletzten Stich.',
      'The Marabu (tarock IIII) itself takes the fourth last trick.',
    ),
  ],
  suertaxe: [
    text(
      `Die Seite des Spielers kommt auf mindestens ${thirdsText(SUERTAXE.declarer).de}, oder die Gegner kommen auf mindestens ${thirdsText(SUERTAXE.opponents).de}.`,
      `The declarer’s side reaches at least ${thirdsText(SUERTAXE.declarer).en}, or the opponents reach at least ${thirdsText(SUERTAXE.opponents).en}.`,
    ),
    text(
      `Angesagt heißt sie ${GRAMERBOY.de}. In einem negativen Spiel bekommt sie jeder Gegner, wenn der Spieler um zwei Stiche oder mehr daneben liegt.`,
      `Announced, it is called ${GRAMERBOY.en}. In a negative game each opponent gets it if the declarer is two or more tricks out.`,
    ),
  ],
  'black-out': [
    text(
      `Nach dem siebenten Stich, bevor ausgespielt wird, darf der Spieler Black-out ansagen: Seine Seite hat in den ersten ${BLACK_OUT_TRICK} Stichen und im Weggelegten schon ${thirdsText(ENOUGH).de}.`,
      `After the seventh trick, before the next lead, the declarer may call a black-out: their side has ${thirdsText(ENOUGH).en} already, in the first ${BLACK_OUT_TRICK} tricks and in what was laid away.`,
    ),
    text(
      'Nachzählen darf niemand, und kontrieren auch nicht. Weitergespielt wird auf jeden Fall. Wer den Volat angesagt hat, sagt kein Black-out mehr an.',
      'Nobody may count, or say kontra. The deal is played on in any case. A side that has announced the Volat does not call a black-out.',
    ),
  ],
  volat: [text(`Eine Seite macht alle ${TRICKS} Stiche.`, `A side takes all ${TRICKS} tricks.`)],
};

/** Who can make it, and what else a bird or a called king needs. */
function who({ only, needsKing, bird }: Bonus): readonly Text[] {
  return [
    ...(only === 'opponents'
      ? [text('Das zählt nur für die Gegner.', 'It counts for the opponents only.')]
      : only === 'declarer'
        ? [text('Das zählt nur für die Seite des Spielers.', 'It counts for the declarer’s side only.')]
        : [text('Beide Seiten können es machen.', 'Either side can make it.')]),
    ...(needsKing === true
      ? [text('Das gibt es nur, wo ein König gerufen wird.', 'It exists only where a king is called.')]
      : []),
    ...(bird
      ? [
          text(
            'Wird die Karte dort gespielt und macht den Stich nicht selbst, kostet sie ihre Seite den stillen Wert, auch wenn der Partner ihn macht.',
            'Played there without taking the trick itself, it costs its side the silent value, even if a partner takes it.',
          ),
        ]
      : []),
  ];
}

/** What it counts at this table, silent and announced. */
function amounts(ruleset: Ruleset, id: BonusId): Text {
  const { silent, declared } = BONUSES[id];
  const quiet = silent && bonusAmount(silent);
  const called = declared && bonusAmount(declared);
  if (!quiet)
    return text(
      `Angesagt zählt es ${called?.de ?? ''}, still nichts.`,
      `Announced it counts ${called?.en ?? ''}, silent nothing.`,
    );
  const said = declared && isDeclarable(ruleset, id) ? bonusAmount(declared) : undefined;
  return said
    ? text(`Still zählt es ${quiet.de}, angesagt ${said.de}.`, `Silent it counts ${quiet.en}, announced ${said.en}.`)
    : text(`Es zählt ${quiet.de}; ansagen kann man es nicht.`, `It counts ${quiet.en}; it cannot be announced.`);
}

/** What counts on top of a game, who can make it, and how much it counts. */
export const bonusPage = (ruleset: Ruleset, id: BonusId): RulePage => ({
  id,
  group: 'bonuses',
  title: nameOf(TEXTS.bonuses, id),
  source: BONUSES[id].bird ? 'reform §6.1, §6.2' : 'reform §6.1',
  lines: [...LINES[id], ...who(BONUSES[id]), amounts(ruleset, id)],
});
