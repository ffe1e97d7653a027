import { must } from '#engine/core/assert-never.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { type PhaseId, TALON_GROUPS } from '../names.ts';
import { TALON } from '../sizes.ts';
import { amountText } from './amounts.ts';
import type { At, Rows } from './said.ts';
import { askedToBeat } from './ways/passing.ts';
import { contractAt, valueNow, valueWith } from './worth.ts';

const counted = (n: number): Text =>
  n === 1 ? text('1 Karte', '1 card') : text(`${n === 0 ? 'Keine' : n} Karten`, `${n === 0 ? 'No' : n} cards`);

/** How many cards are exchanged, with what is done to them, and what that makes of the game's value. */
function exchanging(n: number, act: (cards: Text) => Text, at: At): Text {
  const cards = counted(n);
  const [before, after] = [amountText(valueNow(at)), amountText(valueWith(at, { exchanged: n }))];
  if (before.en === after.en) return act(cards);
  return text(
    `${cards.de}, das Spiel gilt ${after.de} statt ${before.de}`,
    `${cards.en}, the game is worth ${after.en} instead of ${before.en}`,
  );
}

const take = ({ de, en }: Text): Text => text(`${de} nehmen`, `Take ${en.toLowerCase()}`);
const layAway = ({ de, en }: Text): Text => text(`${de} weglegen`, `Lay ${en.toLowerCase()} away`);

/** How many cards were laid away before any are taken; missing: they are taken first (reform §5.2). */
function laidFirst({ ruleset, view: { games } }: At): number | undefined {
  const { exchanged } = games[0]?.with ?? {};
  const isFirst = ruleset.find(games[0]?.contract)?.talon.layFirst === true;
  return isFirst && typeof exchanged === 'number' ? exchanged : undefined;
}

/** Whether cards are laid away now for which as many are taken later. */
const isLaidFirst = (at: At): boolean => {
  const { ruleset, view } = at;
  return ruleset.find(view.games[0]?.contract)?.talon.layFirst === true && laidFirst(at) === undefined;
};

/** What is asked of somebody who takes cards, with how many it should be. */
function which(at: At): Text {
  const laid = laidFirst(at);
  if (laid !== undefined)
    return laid === 1
      ? text('Welche Karte nimmst du dafür?', 'Which card do you take in return?')
      : text(`Welche ${laid} Karten nimmst du dafür?`, `Which ${laid} cards do you take in return?`);
  const { cards } = contractAt(at).talon;
  if (!at.ruleset.options.mortgage)
    return text(`Welche ${cards} Karten nimmst du?`, `Which ${cards} cards do you take?`);
  return cards === TALON
    ? text(
        `Welche nimmst du? Bis zu ${cards}; mit jeder weniger gilt das Spiel mehr.`,
        `Which do you take? Up to ${cards}; each one fewer makes the game worth more.`,
      )
    : text(
        `Welche nimmst du? Für ${cards} gilt das Spiel wie immer, mit jeder weniger mehr, mit jeder mehr weniger.`,
        `Which do you take? With ${cards} the game is worth what it always is, with each one fewer more, with each one more less.`,
      );
}

/** What is asked of somebody who lays cards away; where that comes first it settles how many they take. */
function whichAway(n: number, at: At): Text {
  if (isLaidFirst(at))
    return text(
      'Was legst du weg? Danach nimmst du gleich viele Karten aus dem Talon.',
      'What do you lay away? You then take as many cards from the talon.',
    );
  return n === 1
    ? text('Wähle eine Karte zum Weglegen.', 'Choose 1 card to lay away.')
    : text(`Wähle ${n} Karten zum Weglegen.`, `Choose ${n} cards to lay away.`);
}

/** What everybody hears of it. */
function saidAway(n: number): Text {
  if (n === 0) return text('legt nichts weg', 'lays nothing away');
  return n === 1
    ? text('legt eine Karte weg', 'lays 1 card away')
    : text(`legt ${n} Karten weg`, `lays ${n} cards away`);
}

const UNSEEN_GROUPS: readonly Text[] = [
  text('Die erste Gruppe', 'The first group'),
  text('Die zweite Gruppe', 'The second group'),
];

/** A group of three that is taken unseen, or the part of it that is due, or more than it (reform §5.2, §5.3). */
function unseen(group: number, at: At): Wording {
  const n = laidFirst(at) ?? 0;
  const name = must(UNSEEN_GROUPS[group], `group ${group}`);
  const whole = TALON / TALON_GROUPS.length;
  return {
    rule: 'talon',
    text: name,
    say: text('nimmt aus dem Talon, ohne ihn zu sehen', 'takes from the talon without seeing it'),
    ask: text(
      `Woraus nimmst du? Es werden ${counted(n).de}, und sehen darfst du vorher nichts.`,
      `What do you take from? It will be ${counted(n).en.toLowerCase()}, and you may not look first.`,
    ),
    ...(n > whole && {
      line: text('Sie ganz, und den Rest aus der anderen.', 'All of it, and the rest from the other one.'),
    }),
    values: { group: { zone: must(TALON_GROUPS[group], `group ${group}`) } },
  };
}

const UNHEARD_TAKE = text('nimmt aus dem Talon', 'takes from the talon');

/** Cards that come from the talon, are laid away, or played. */
export const CARDS_MOVED: Pick<Rows, 'take' | 'take-unseen' | 'lay' | 'play'> = {
  take: {
    group: 'take',
    words: ({ cards }, at) => ({
      rule: 'talon',
      text: exchanging(cards.length, take, at),
      say:
        cards.length === 0 ? text('Ich nehme nichts', 'I take nothing') : text('Ich nehme {cards}', 'I take {cards}'),
      ask: which(at),
      values: { cards: { cards } },
    }),
  },
  'take-unseen': { group: 'take', words: ({ group }, at) => unseen(group, at) },
  lay: {
    group: 'choice',
    words: ({ cards }, at) => ({
      // What goes round stands on the page of its game.
      rule: contractAt(at).talon.ring ? contractAt(at).id : 'talon',
      text: isLaidFirst(at) ? exchanging(cards.length, layAway, at) : text('Weglegen', 'Lay away'),
      say: saidAway(cards.length),
      ask: whichAway(cards.length, at),
      place: text('Zum Weglegen', 'To lay away'),
      values: { cards: { cards } },
    }),
  },
  play: {
    group: 'play',
    words({ card }, at) {
      const { ask, values } = askedToBeat(at);
      return {
        // Piles are played by rules of their own.
        rule: at.phase === 'piles' || at.phase === 'beating' ? contractAt(at).id : 'tricks',
        text: text('{card}', '{card}'),
        ...(ask && { ask }),
        values: { card: { card }, ...values },
      };
    },
  },
};

/** What is told to somebody who sees no talon, by phase; and what everybody sees of cards that are laid away. */
export const UNHEARD: Readonly<Partial<Record<PhaseId, Wording>>> = { talon: { text: UNHEARD_TAKE } };
export const LAID_AWAY: Wording = { text: text('hat weggelegt', 'has laid away') };
