import { type Text, text } from '../core/text.ts';
import type { TrickReason } from './trick-player.ts';

/** Why a card is played, or what is done because nothing else can be. */
export type CommonReason = TrickReason | 'only';

/** What every family says alike; where one has words of its own, such as for trumps or points, its reasons have them. */
export const COMMON_REASONS = {
  only: text('Etwas anderes geht hier nicht.', 'Nothing else is possible here.'),
  'lead-master': text('Höher ist in dieser Farbe nichts mehr draußen.', 'Nothing higher of this suit is still out.'),
  'lead-low': text(
    'Spiel klein aus deiner längsten Farbe und heb dir die guten Karten auf.',
    'Lead low from your longest suit and keep your good cards.',
  ),
  'lead-single': text(
    'Von keiner Farbe hast du mehr als eine Karte: Spiel die billigste davon.',
    'You have no more than one card of any suit: lead the cheapest of them.',
  ),
  'lead-trump': text(
    'Farben hast du keine mehr: Nimm dein billigstes Tarock.',
    'You have no suits left: take your cheapest tarock.',
  ),
  'feed-friend': text(
    'Den Stich macht {seat}, und ihr spielt zusammen: Gib Punkte dazu.',
    '{seat} wins the trick and plays with you: add points.',
  ),
  'friend-unsure': text(
    'Noch gehört der Stich {seat}, aber sicher ist er nicht: Gib wenig.',
    'The trick is {seat}’s so far but not safe: give little.',
  ),
  'friend-wins': text(
    'Den Stich macht {seat}, und ihr spielt zusammen: Spar dir die guten Karten.',
    '{seat} wins the trick and plays with you: save your good cards.',
  ),
  'take-home': text(
    'Du nimmst {seat} den Stich ab, doch er sollte bei euch bleiben: Bring heim, was viel zählt.',
    'You take the trick from {seat}, but it should stay with your side: bring home what counts much.',
  ),
  'take-cheaply': text(
    'Du nimmst zwar den Stich, aber billiger kommst du nicht davon.',
    'It takes the trick, but nothing costs you less.',
  ),
  'must-take': text(
    'Den Stich musst du nehmen: Tu es so billig wie möglich.',
    'You have to take the trick: do so as cheaply as possible.',
  ),
  'win-last': text('Nach dir kommt kein Gegner mehr: Nimm den Stich.', 'No opponent plays after you: take the trick.'),
  'win-safely': text(
    'Höher kann kaum noch jemand: Damit gehört der Stich dir.',
    'Hardly anybody can go higher: the trick is yours.',
  ),
  'not-worth': text(
    'Der Stich ist nicht viel wert: Gib das Billigste.',
    'The trick is not worth much: give your cheapest card.',
  ),
  'cannot-win': text(
    'Den Stich bekommst du nicht: Gib so wenig wie möglich.',
    'You cannot win this trick: give as little as possible.',
  ),
} as const satisfies Partial<Readonly<Record<CommonReason, Text>>>;
