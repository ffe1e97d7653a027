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
  'feed-friend': text(
    'Den Stich macht {seat}, und ihr spielt zusammen: Gib Punkte dazu.',
    '{seat} wins the trick and plays with you: add points.',
  ),
  'friend-unsure': text(
    'Noch gehört der Stich {seat}, aber sicher ist er nicht: Gib wenig.',
    'The trick is {seat}’s so far but not safe: give little.',
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
