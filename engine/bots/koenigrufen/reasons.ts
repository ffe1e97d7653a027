import { type Text, text } from '#engine/core/text.ts';
import type { Advice } from '../advice.ts';

const HELD = [
  '{tarocks} Tarock und {kings} {kings|König|Könige}',
  '{tarocks} {tarocks|tarock|tarocks} and {kings} {kings|king|kings}',
] as const;

/** What the rule player says for its choices. */
export const REASONS = {
  only: text('Etwas anderes geht hier nicht.', 'Nothing else is possible here.'),
  harmless: text('Damit verpflichtest du dich zu nichts Teurem.', 'This does not commit you to anything costly.'),

  'strong-hand': text(
    `${HELD[0]}: Damit ist das Spiel eher zu gewinnen.`,
    `${HELD[1]}: the game is more likely won than lost.`,
  ),
  'bird-hand': text(
    `${HELD[0]}: Damit ist das Spiel eher zu gewinnen, und der Vogel sollte durchkommen.`,
    `${HELD[1]}: the game is more likely won than lost, and the bird should win its trick.`,
  ),
  'colour-hand': text(
    'Deine Farben sind lang und hoch: Damit ist ein Farbenspiel eher zu gewinnen.',
    'Your suits are long and high: a Farbenspiel is more likely won than lost.',
  ),
  'no-trick-hand': text(
    'Dein Blatt ist so niedrig, dass du wohl keinen Stich machst.',
    'Your hand is so low that you will probably win no trick.',
  ),
  'few-tricks-hand': text(
    'Dein Blatt macht wohl genau so wenige Stiche, wie verlangt sind.',
    'Your hand should win just as few tricks as are asked for.',
  ),
  pass: text(`${HELD[0]}: Damit lohnt sich hier kein Spiel.`, `${HELD[1]}: no game pays with these here.`),
  'keep-choice': text(
    'Als Vorhand hältst du dir so die Wahl offen und siehst, was die anderen sagen.',
    'As forehand you keep your choice open and hear what the others say.',
  ),
  'least-loss': text(
    'Von allem, was du ansagen kannst, verlierst du damit am wenigsten.',
    'Of all that you may call this loses least.',
  ),
  trischaken: text(
    `${HELD[0]}: Da ist Trischaken das Beste, was du ansagen kannst.`,
    `${HELD[1]}: Trischaken is the best that you can call.`,
  ),

  'call-fourth': text(
    'Drei Könige hast du selbst: Ruf den vierten.',
    'You hold three kings yourself: call the fourth.',
  ),
  'call-own': text(
    'Alle Könige hast du selbst: Einen davon musst du rufen.',
    'You hold all the kings yourself and have to call one of them.',
  ),
  'call-void': text(
    'In dieser Farbe bist du blank: Du verlierst dort keine Karte an die Gegner.',
    'You have none of this suit and lose no card of it to the defenders.',
  ),
  'call-short': text(
    'Mit {count} {count|Karte|Karten} dieser Farbe kannst du den {king} anspielen und so den Partner finden.',
    'With {count} {count|card|cards} of this suit you can lead to the {king} and so find your partner.',
  ),
  'take-half': text(
    'Mit dieser Hälfte und dem, was du dafür verlegst, wird dein Blatt am stärksten.',
    'This half, with what you discard for it, makes your hand strongest.',
  ),
  'take-cards': text('Mit diesen Karten wird dein Blatt am stärksten.', 'These cards make your hand strongest.'),
  concede: text(
    'Allein gegen drei ist das kaum zu gewinnen: Aufgeben kostet weniger.',
    'Alone against three this can hardly be won: giving up costs less.',
  ),
  alone: text(
    'Auch allein gegen drei verspricht dein Blatt mehr als das Aufgeben.',
    'Even alone against three your hand promises more than giving up.',
  ),
  'alone-with-more': text(
    'Mit mehr Karten aus dem Talon verspricht dein Blatt am meisten.',
    'With more cards of the talon your hand promises most.',
  ),
  'call-second': text(
    'Mit einem anderen Partner ist das Spiel leichter zu gewinnen als allein.',
    'With another partner the game is easier to win than alone.',
  ),
  'trischaken-instead': text(
    'Im Trischaken verlierst du mit diesem Blatt weniger als allein gegen drei.',
    'In a Trischaken this hand loses less than alone against three.',
  ),
  'discard-void': text(
    'So {voids|fehlt|fehlen} dir danach {voids} {voids|Farbe|Farben} mehr: Dort kannst du stechen.',
    'This leaves you {voids} more {voids|suit|suits} short, which you can ruff.',
  ),
  'discard-best': text(
    'So bleiben Punkte bei dir, und das Blatt ist am stärksten.',
    'This keeps points on your side and leaves the strongest hand.',
  ),
  swap: text(
    'Was du nimmst, nützt dir mehr als das, was du hergibst: {take} statt {give}.',
    'What you take is of more use to you than what you give: {take} instead of {give}.',
  ),
  'no-swap': text(
    'Nichts im Talon ist so viel besser, dass sich ein Tausch lohnt.',
    'Nothing in the talon is so much better that a swap pays.',
  ),

  'name-bird': text('Diesen Vogel bringst du am ehesten durch.', 'This bird is the likeliest to win its trick.'),
  'announce-bird': text(
    'Mit {tarocks} Tarock sollte der Vogel durchkommen, und angesagt zählt er mehr.',
    'With {tarocks} tarocks the bird should win its trick, and announced it counts more.',
  ),
  announce: text(
    'Das gelingt höchstwahrscheinlich, und angesagt zählt es mehr.',
    'It will most likely be made, and announced it counts more.',
  ),
  fails: text(
    'Gegen das, was du in der Hand hast, geht das eher schief.',
    'Against what you hold it is more likely to fail.',
  ),
  stands: text('Dein Blatt hält auch ein Kontra aus.', 'Your hand stands even a kontra.'),
  'nothing-sure': text('Sonst ist nichts sicher genug, um es zu sagen.', 'Nothing else is sure enough to be said.'),

  'bird-now': text(
    'Der {number}. Stich ist seiner: Jetzt muss er stechen.',
    'Trick {number} is its own: it has to win now.',
  ),
  'last-tarocks': text(
    'Außer dir hat niemand mehr Tarock: Dieser Stich gehört dir.',
    'Nobody else has a tarock left: this trick is yours.',
  ),
  'draw-tarocks': text(
    'Zieh den Gegnern die Tarock: Dann stechen sie deine Farben nicht mehr.',
    'Draw the defenders’ tarocks, so that they cannot ruff your suits.',
  ),
  'wear-down': text('Mit Tarock nimmst du dem Spieler seine weg.', 'Leading tarocks wears the declarer’s down.'),
  'seek-king': text(
    'Damit suchst du den {king} und findest heraus, wer mit dir spielt.',
    'This looks for the {king} and shows who plays with you.',
  ),
  'lead-master': text('Höher ist in dieser Farbe nichts mehr draußen.', 'Nothing higher of this suit is still out.'),
  'lead-long': text(
    'Aus deiner guten Farbe: Dort hoffst du auf die meisten Stiche.',
    'From your good suit: there you hope for most tricks.',
  ),
  'make-ruff': text(
    'In dieser Farbe ist der Spieler vermutlich blank: Stechen kostet ihn Tarock.',
    'The declarer is probably void in this suit: ruffing costs them tarocks.',
  ),
  'lead-lone': text(
    'Deine einzige Karte dieser Farbe: Danach kannst du dort stechen.',
    'Your only card of this suit: afterwards you can ruff it.',
  ),
  'lead-cheap': text(
    'Damit gibst du am wenigsten her und behältst, was später sticht.',
    'This gives away least and keeps what wins later.',
  ),
  'pagat-home': text('Der Pagat gewinnt den Stich und ist daheim.', 'The Pagat wins the trick and is safe.'),
  'win-last': text('Nach dir kommt niemand mehr: Nimm den Stich.', 'Nobody plays after you: take the trick.'),
  'win-last-pagat-waits': text(
    'Nach dir kommt niemand mehr: Nimm den Stich. Der Pagat kann noch den letzten machen: Heb ihn auf.',
    'Nobody plays after you: take the trick. The Pagat may still win the last one: keep it.',
  ),
  'win-last-poor-bird': text(
    'Nach dir kommt niemand mehr: Nimm den Stich. Dieser Vogel macht seinen eigenen kaum, der Pagat kommt eher noch heim.',
    'Nobody plays after you: take the trick. This bird will hardly win its own; the Pagat is likelier to get home yet.',
  ),
  'win-last-pagat-later': text(
    'Nach dir kommt niemand mehr: Nimm den Stich. Den Pagat bringst du wohl auch später heim.',
    'Nobody plays after you: take the trick. The Pagat will probably get home later, too.',
  ),
  'win-safely': text(
    'Höher kann kaum noch jemand: Damit gehört der Stich dir.',
    'Hardly anybody can go higher: the trick is yours.',
  ),
  'win-likely': text(
    'Damit bleibt der Stich wahrscheinlich auf deiner Seite.',
    'This probably keeps the trick on your side.',
  ),
  'win-perhaps': text(
    'Vielleicht hält die Karte; mehr verlierst du damit auch nicht.',
    'Perhaps the card holds; you lose no more by it.',
  ),
  'feed-friend': text(
    'Der Stich kommt wahrscheinlich auf deine Seite: Gib Punkte dazu.',
    'The trick probably comes to your side: add points.',
  ),
  'friend-wins': text(
    'Der Stich kommt wahrscheinlich auch so auf deine Seite: Spar dir die guten Karten.',
    'The trick probably comes to your side anyway: save your good cards.',
  ),
  'give-little': text(
    'Den Stich bekommen eher die anderen: Gib, was du am leichtesten entbehrst.',
    'The others are likelier to win this trick: give what you can best spare.',
  ),

  'lead-harmless': text(
    'Diesen Stich nimmt dir am ehesten ein anderer ab.',
    'This trick is the likeliest to be taken by somebody else.',
  ),
  duck: text(
    'Damit bleibst du darunter und wirst los, was dir später gefährlich wird.',
    'This stays below and sheds what may be dangerous later.',
  ),
  'duck-points': text(
    'Den Stich nimmt ein anderer: Werd los, was dir sonst Punkte bringt.',
    'Somebody else takes the trick: shed what would bring you points.',
  ),
  'least-danger': text(
    'Ganz ungefährlich ist nichts; so ist das Risiko am kleinsten.',
    'Nothing is quite without danger; this risks least.',
  ),
  'take-needed': text(
    '{needed} {needed|Stich fehlt|Stiche fehlen} dir noch: Hier machst du einen.',
    'You still need {needed} {needed|trick|tricks}: win one here.',
  ),
  'wait-for-trick': text(
    'Für deinen Stich kommt noch eine bessere Gelegenheit.',
    'There will be a better moment for the trick that you need.',
  ),
  'beaten-already': text(
    'Das Spiel ist schon verloren für den Spieler: Hier ist nichts mehr zu holen.',
    'The declarer has lost already: there is nothing more to gain.',
  ),
  'keep-from-trick': text(
    'Dem Spieler fehlt noch ein Stich: So kommt er am schwersten dazu.',
    'The declarer still needs a trick: this makes it hardest to win.',
  ),
  'put-in': text(
    'So muss am ehesten der Spieler den Stich nehmen.',
    'This is the likeliest way to make the declarer take the trick.',
  ),
  'let-him': text(
    'Noch gehört der Stich dem Spieler: Bleib darunter.',
    'The trick is the declarer’s so far: stay below.',
  ),
  'shed-high': text(
    'Gib hohe Karten weg und heb dir niedrige auf, mit denen der Spieler drankommt.',
    'Shed high cards and keep low ones that put the declarer in.',
  ),
} satisfies Readonly<Record<string, Text>>;

export type KoenigrufenReason = keyof typeof REASONS;

/** What is chosen, and why; `undefined`: a rule has nothing to choose. */
export type Chosen = Advice<KoenigrufenReason> | undefined;
