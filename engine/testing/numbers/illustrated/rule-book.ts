import { expect } from 'vitest';
import type { At } from '../at.ts';
import { agrees, counts, dealerPauses, everybodyPlays, type NumberCases, type Proof } from '../proofs.ts';
import {
  against,
  bonusWith,
  excessFrom,
  excessIn,
  gameOf,
  inTrischaken,
  isOver,
  LOWEST,
  neededIn,
  neededToWin,
  ONE_LOSES,
  target,
  timesOf,
  TWO_LOSE,
  valueOf,
} from './deals.ts';
import { laidAway, taken } from './lessons.ts';
import { isAgreed, levelAfter, mayHold } from './played.ts';

/** What the rule book and the form of options say of deal, auction, games, and the series. */

/** How many cards forehand, or the talon, gets at once. */
const packetsTo = ({ rules }: At, zone: string): readonly number[] =>
  rules
    .deal(rules.pack.cards, [0, 1, 2])
    .flatMap((event) => (event.type === 'moved' && event.to === zone ? [event.cards.length] : []));
const toForehand = (at: At): readonly number[] => packetsTo(at, 'hand:0');
const talon: Proof = counts((at) => packetsTo(at, 'talon').reduce((sum, cards) => sum + cards, 0));

const value = (level: string): Proof => counts((at) => valueOf(at, gameOf(at), level));
/** By how much more a game is worth than as it was bid. */
const more = (level: string): Proof => counts((at) => valueOf(at, LOWEST, level) - valueOf(at, LOWEST));
const times = (contract: string): Proof => counts((at) => timesOf(at, contract));

const middle = excessFrom(LOWEST);
const inSolo = excessFrom('solo', 1, {}, { 'solo-excess': true });

const withBonus: Proof = agrees(
  (n, at) => [n - 1, n].map((total) => bonusWith(at, total) > 0),
  () => [false, true],
);
/** `many` are level at the top, the others have nothing. */
const level = (many: number): readonly number[] => [0, 1, 2].map((seat) => (seat < many ? 120 : 0));

const of = (
  counted: Parameters<typeof inTrischaken>[1],
  what: (paid: readonly number[]) => number | undefined,
  tie = 'all',
): Proof => counts((at) => what(inTrischaken(at, counted, tie)) ?? NaN);
const losers = of(TWO_LOSE, (paid) => paid.filter((one) => one < 0).length);
const eachLoses = of(TWO_LOSE, ([one, other]) => (one === other ? -Number(one) : NaN));
const theyShare = of(
  TWO_LOSE,
  ([one, other, third]) => (third === -Number(one) - Number(other) ? third : NaN),
  'split',
);

export const IN_RULE_BOOK = {
  // The sizes of a table.
  '#': [counts((at) => Number(at.value))],
  'Es spielen #, gegen den Uhrzeigersinn. Die Vorhand sitzt rechts vom Geber und spielt zum ersten Stich aus.': [
    agrees(
      (n) => [n, n],
      (_, { rules }) => [3, 4].map((seats) => rules.active(seats, 0).length),
    ),
  ],
  'Zu # setzt der Geber aus.': [dealerPauses],
  'Zu #, oder zu #: Dann setzt der Geber aus.': [everybodyPlays, dealerPauses],
  'Jeder bekommt # Karten, # kommen in den Talon, dann noch einmal #.': [
    counts((at) => toForehand(at)[0] ?? NaN),
    talon,
    counts((at) => toForehand(at)[1] ?? NaN),
  ],
  'Zuerst kommen # Karten in den Talon, dann bekommt jeder # #.': [
    talon,
    counts((at) => toForehand(at).length),
    agrees(
      (n, at) => toForehand(at).map(() => n),
      (_, at) => toForehand(at),
    ),
  ],
  'Der Spieler deckt die # Karten der Reihe nach auf, nimmt seinen Teil und legt gleich viele Karten weg.': [talon],
  'Auf ein Gebot sagt der Nächste gut, bietet höher, oder löst es ab: Dann will er dasselbe Spiel, und es ist um # mehr wert.':
    [more('taken')],
  'Wer abgelöst wurde, sagt gut oder hält mit „mein Spiel“; gehalten ist es um # mehr wert.': [more('held')],
  'Ein gehaltenes Gebot darf noch einmal abgelöst und noch einmal gehalten werden; es ist dann um # mehr wert.': [
    more('retaken'),
  ],
  'Ein gehaltenes Gebot darf noch einmal abgelöst werden; es ist dann um # mehr wert.': [more('retaken')],
  'Wer # abgelöst wurde, darf noch einmal „mein Spiel“ sagen.': [
    agrees(
      (n, at) => mayHold(at, n),
      () => [true, false],
    ),
  ],
  'Neu gegeben wird, oder es wird getrischakt; oder nur, wenn alle # einverstanden sind.': [
    agrees(
      (n, at) => [n - 1, n].map((many) => isAgreed(at, many)),
      () => [false, true],
    ),
  ],
  'Der Spieler gewinnt mit # Punkten.': [neededIn(() => 'zweiblatt')],
  'Gewonnen schreibt er den Wert des Spiels und jeden Punkt über #; verloren schreibt beides jeder Gegner, mit den Punkten unter #.':
    [middle, middle],
  'Alles zählt mal dem Spiel: Zweiblatt #, Einblatt #, Solo #.': ['zweiblatt', 'einblatt', 'solo'].map(times),
  'Mit den oberen oder den unteren # Karten des Talons, allein gegen #; ab # Punkten.': [
    taken('dreiblatt'),
    against,
    neededToWin,
  ],
  'Mit einem Paar aus dem Talon, allein gegen #; ab # Punkten.': [against, neededToWin],
  'Mit einer Karte aus dem Talon, allein gegen #; ab # Punkten.': [against, neededToWin],
  'Ohne Talon, allein gegen #; ab # Punkten.': [against, neededToWin],
  'Dafür legt der Spieler # Karten weg, die für ihn zählen; der Rest des Talons gehört den Gegnern.': [
    laidAway(gameOf),
  ],
  'Das Spiel ist # wert.': [value('basic')],
  'Abgelöst ist es # wert.': [value('taken')],
  'Gehalten ist es # wert.': [value('held')],
  '# abgelöst ist es # wert.': [
    agrees(
      (n, at) => levelAfter(at, n),
      () => 'retaken',
    ),
    value('retaken'),
  ],
  'Alles zählt #.': [(n, at) => times(gameOf(at))(n, at)],
  'Die Punkte über oder unter # zählen hier nicht.': [
    (n, at) => {
      middle(n, at);
      expect(excessIn(at, 'solo')).toEqual([0, 0]);
    },
  ],
  'Punkte über # im Solo': [inSolo],
  'Auch im Solo zählen die Punkte über oder unter #.': [inSolo],
  'Eine Partie endet, wenn jemand mehr als # hat.': [target()],
  'Eine Partie endet, wenn jemand # erreicht.': [target()],
  'Eine Partie endet, wenn jemand # erreicht, oder erst darüber.': [
    (n, at) => {
      for (const trigger of ['reach', 'exceed'] as const) target(trigger)(n, at);
    },
  ],
  'bei #': [target('reach')],
  'über #': [target('exceed')],
  'Wer dann mindestens # hat, bekommt # dazu.': [withBonus, counts((at) => bonusWith(at, 150))],
  'Zuschlag bei #': [withBonus],
  'So viel bekommt am Ende der Partie jeder, der mindestens # hat.': [withBonus],
  'Sind # vorn gleich, wird weitergespielt, bis einer führt.': [
    agrees(
      (n, at) => [n - 1, n].map((many) => isOver(at, level(many))),
      () => [true, false],
    ),
  ],
  'Jeder für sich, ohne Ansagen; die Vorhand spielt aus. Wer die meisten Punkte macht, verliert #, die anderen bekommen je #.':
    [of(ONE_LOSES, ([most]) => -Number(most)), of(ONE_LOSES, ([, less]) => less)],
  'Wer keinen Stich macht, bekommt # mehr.': [of(ONE_LOSES, ([, less, none]) => Number(none) - Number(less))],
  'Haben # gleich viele, verliert jeder #.': [losers, eachLoses],
  'Haben # gleich viele, teilen sie sich die #, und der Dritte bekommt #.': [losers, theyShare, theyShare],
  '# Verlierer im Trischaken': [losers],
  'Haben # gleich viele Punkte, verliert jeder #; oder sie teilen sich die #, und der Dritte bekommt sie.': [
    losers,
    eachLoses,
    theyShare,
  ],
  'jeder verliert #': [eachLoses],
  'sie teilen sich die #': [theyShare],
} satisfies NumberCases['sentences'];
