import { type Text, text } from '#engine/core/text.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import type { ContractId } from '../contracts/index.ts';
import type { Talon } from '../parts/talon.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { goalOf } from './target.ts';

/** The games that every club plays. */
const USUAL: readonly ContractId[] = ['rufer', 'trischaken', 'solorufer', 'dreier', 'bettel', 'piccolo'];
export const isUsual = ({ id }: RankedContract): boolean => USUAL.includes(id);

/** The part of the ladder that a game belongs to, by id. */
export function ladderOf({ play, parties, talon }: Contract): string {
  if (play.id !== 'tarock') return play.id;
  if (parties === 'calls-partner') return 'partner';
  return talon.id === 'none' ? 'alone-without-talon' : 'alone-with-talon';
}

/** What each opponent pays for a game that is won, or gets for one that is lost; a bird that the bid promises is added. */
export function worthOf(ruleset: Ruleset, { value, lostTimes = 1, bird }: RankedContract) {
  const promised =
    bird === undefined ? undefined : bird === 'any' ? text('Vogel', 'bird') : nameOf(TEXTS.bonuses, bird);
  const amount = (points: number): Text =>
    promised ? text(`${points} + ${promised.de}`, `${points} + ${promised.en}`) : text(String(points), String(points));
  return { won: amount(value), lost: amount(value * lostTimes) };
}

const PARTIES: Readonly<Record<Contract['parties'], Text>> = {
  'calls-partner': text('mit einem gerufenen König', 'with a called king'),
  alone: text('allein gegen drei', 'alone against three'),
  'each-for-self': text('jeder für sich', 'everybody alone'),
};
const TALON: Readonly<Record<Talon['id'], Text>> = {
  half: text('drei Karten aus dem Talon', 'three cards from the talon'),
  'one-card': text('eine Karte aus dem Talon', 'one card from the talon'),
  'two-cards': text('zwei Karten aus dem Talon', 'two cards from the talon'),
  'all-six': text('alle sechs Karten aus dem Talon', 'all six cards of the talon'),
  none: text('ohne Talon', 'without the talon'),
  'to-tricks': text('der Talon kommt zu den Stichen', 'the talon goes to the tricks'),
};
const COLOUR = text('Tarock sticht keine Farbe', 'tarocks are not trumps');
const OPEN = text('mit offenen Karten nach dem ersten Stich', 'cards face up after the first trick');

/** The bird that a bid promises. */
const promiseOf = ({ bird }: Contract): Text | undefined => {
  if (bird === undefined) return undefined;
  if (bird === 'any') return text('ein Vogel ist angesagt', 'a bird is announced');
  const { de, en } = nameOf(TEXTS.bonuses, bird);
  return text(`der ${de} ist angesagt`, `the ${en} is announced`);
};

/** What a game is, in one sentence. */
export function lineOf(ruleset: Ruleset, contract: Contract): Text {
  const promise = promiseOf(contract);
  const parts = [
    PARTIES[contract.parties],
    TALON[contract.talon.id],
    ...(contract.play.id === 'colour' ? [COLOUR] : []),
    goalOf(ruleset, contract),
    ...(promise ? [promise] : []),
    ...(contract.open === 'nobody' ? [] : [OPEN]),
  ];
  const sentence = (language: 'de' | 'en') => {
    const all = parts.map((part) => part[language]).join(', ');
    return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
  };
  return text(sentence('de'), sentence('en'));
}
