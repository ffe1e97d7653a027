import { must } from '#engine/core/assert-never.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Bonus } from '../bonuses/bonus.ts';
import { isBird, type Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';

/** What a bonus is and what it counts, from its declaration and the profile's amounts. */
export function bonusPage(ruleset: Ruleset, bonus: Bonus): RulePage {
  return {
    id: bonus.id,
    group: 'bonuses',
    title: nameOf(TEXTS.bonuses, bonus.id),
    source: bonus.source,
    lines: [
      what(bonus),
      counts(ruleset, bonus),
      ...who(ruleset, bonus),
      ...farben(bonus),
      ...silentLoss(ruleset, bonus),
    ],
  };
}

const OWN: Readonly<Record<string, Text>> = {
  ku: text(
    'Der gerufene König fällt im letzten Stich, und die Partei des Spielers macht ihn; der Partner darf ihn heimstechen.',
    'The called king is played to the last trick and the declarer’s side wins it; the partner may win it with another card.',
  ),
  trull: text(
    'Sküs, Mond und Pagat liegen am Ende bei einer Partei: in Stichen, Verlegtem oder ihrem Teil des Talons.',
    'One side has Sküs, Mond and Pagat at the end: in tricks, discards or its share of the talon.',
  ),
  kings: text(
    'Alle vier Könige liegen am Ende bei einer Partei: in Stichen, Verlegtem oder ihrem Teil des Talons.',
    'One side has all four kings at the end: in tricks, discards or its share of the talon.',
  ),
  sack1: text('Die Partei hat mindestens 45 Punkte und 2 Blatt.', 'The side has at least 45⅔ points.'),
  sack2: text('Die Partei hat mindestens 55 Punkte und 2 Blatt.', 'The side has at least 55⅔ points.'),
  sack3: text('Die Partei hat mindestens 65 Punkte und 2 Blatt.', 'The side has at least 65⅔ points.'),
  valat: text('Eine Partei macht alle zwölf Stiche.', 'One side wins all twelve tricks.'),
  mondfang: text('Der Sküs der anderen Partei sticht den Mond.', 'The other side’s Sküs takes the Mond.'),
  koenigfang: text(
    'Die Gegner machen den Stich mit dem gerufenen König.',
    'The defenders win the trick with the called king.',
  ),
  pagatfang: text('Die andere Partei sticht den Pagat.', 'The other side takes the Pagat.'),
};

function what(bonus: Bonus): Text {
  const own = OWN[bonus.id];
  if (own) return own;
  const { card = '', trick } = must(bonus.promise, `a promise of ${bonus.id}`);
  const number = card.slice(1);
  return text(
    `Tarock ${number} selbst macht den ${trick}. Stich; sticht ihn der eigene Partner, ist er auch verloren.`,
    `Tarock ${number} itself wins trick ${trick}; if your own partner beats it, it is lost, too.`,
  );
}

function counts(ruleset: Ruleset, { id, kind }: Bonus): Text {
  const [silent, announced] = [ruleset.amount(id, 'silent'), ruleset.amount(id, 'announced')];
  if (kind === 'valat' && ruleset.customs.valat === 'instead')
    return text(
      `Steht an der Stelle des Spiels: still ${silent}-mal, angesagt ${announced}-mal der Wert. Daneben zählt nur, was angesagt war.`,
      `Takes the place of the game: ${silent} times its value if silent, ${announced} times if announced. Apart from it, only what was announced counts.`,
    );
  const more =
    kind === 'valat'
      ? text(
          ' Dazu kommt das Spiel; Trull, Könige und Säcke zählen nicht.',
          ' The game is added; Trull, kings and sacks do not count.',
        )
      : text('', '');
  const de = [
    silent === null ? 'nur angesagt' : `still ${silent}`,
    ...(announced === null ? [] : [`angesagt ${announced}`]),
  ];
  const en = [
    silent === null ? 'announced only' : `silent ${silent}`,
    ...(announced === null ? [] : [`announced ${announced}`]),
  ];
  return text(`Zählt ${de.join(', ')}.${more.de}`, `Counts ${en.join(', ')}.${more.en}`);
}

function who(ruleset: Ruleset, bonus: Bonus): readonly Text[] {
  if (ruleset.amount(bonus.id, 'announced') === null) return [];
  if (isBird(bonus) || bonus.id === 'ku')
    return [text('Ansagen kann nur, wer die Karte hat.', 'Only the holder of the card can announce it.')];
  return [text('Ansagen kann jeder für seine Partei.', 'Everybody can announce it for their side.')];
}

const farben = ({ inColour }: Bonus): readonly Text[] =>
  inColour ? [text('Auch in Farbenspielen.', 'Also in Farbenspiele.')] : [];

function silentLoss({ options }: Ruleset, { kind, promise }: Bonus): readonly Text[] {
  if (kind !== 'course' || !promise) return [];
  return options['silent-loss']
    ? [
        text(
          'Wird die Karte still in ihrem Stich überstochen, zählt es für die Gegner.',
          'If the card is beaten in its trick without having been announced, it counts for the opponents.',
        ),
      ]
    : [text('Still misslungen kostet er nichts.', 'Failing unannounced costs nothing.')];
}
