import { type Text, text } from '#engine/core/text.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { PhaseId } from '../names.ts';
import { amountText } from './amounts.ts';
import type { At, Rows } from './said.ts';
import { contractAt, valueNow, valueWith } from './worth.ts';

const counted = (n: number): Text =>
  n === 1 ? text('1 Karte', '1 card') : text(`${n === 0 ? 'Keine' : n} Karten`, `${n === 0 ? 'No' : n} cards`);

/** How many cards are taken, and what that makes of the game's value. */
function taken(n: number, at: At): Text {
  const cards = counted(n);
  const [before, after] = [amountText(valueNow(at)), amountText(valueWith(at, { exchanged: n }))];
  if (before.en === after.en) return text(`${cards.de} nehmen`, `Take ${cards.en.toLowerCase()}`);
  return text(
    `${cards.de}, das Spiel gilt ${after.de} statt ${before.de}`,
    `${cards.en}, the game is worth ${after.en} instead of ${before.en}`,
  );
}

/** What is asked of somebody who takes cards, with how many it should be. */
function which(at: At): Text {
  const { cards } = contractAt(at).talon;
  return at.ruleset.options.mortgage
    ? text(`Welche nimmst du? Dir stehen ${cards} zu.`, `Which do you take? You are entitled to ${cards}.`)
    : text(`Welche ${cards} Karten nimmst du?`, `Which ${cards} cards do you take?`);
}

const UNHEARD_TAKE = text('nimmt aus dem Talon', 'takes from the talon');

/** Cards that come from the talon, are laid away, or played. */
export const CARDS_MOVED: Pick<Rows, 'take' | 'lay' | 'play'> = {
  take: {
    group: 'take',
    words: ({ cards }, at) => ({
      rule: 'talon',
      text: taken(cards.length, at),
      say:
        cards.length === 0 ? text('Ich nehme nichts', 'I take nothing') : text('Ich nehme {cards}', 'I take {cards}'),
      ask: which(at),
      values: { cards: { cards } },
    }),
  },
  lay: {
    group: 'choice',
    words({ cards }) {
      const n = cards.length;
      return {
        rule: 'talon',
        text: text('Weglegen', 'Lay away'),
        say:
          n === 1
            ? text('legt eine Karte weg', 'lays 1 card away')
            : text(`legt ${n} Karten weg`, `lays ${n} cards away`),
        ask:
          n === 1
            ? text('Wähle eine Karte zum Weglegen.', 'Choose 1 card to lay away.')
            : text(`Wähle ${n} Karten zum Weglegen.`, `Choose ${n} cards to lay away.`),
        place: text('Zum Weglegen', 'To lay away'),
        values: { cards: { cards } },
      };
    },
  },
  play: {
    group: 'play',
    words: ({ card }) => ({ rule: 'tricks', text: text('{card}', '{card}'), values: { card: { card } } }),
  },
};

/** What is told to somebody who sees no talon, by phase; and what everybody sees of cards that are laid away. */
export const UNHEARD: Readonly<Partial<Record<PhaseId, Wording>>> = { talon: { text: UNHEARD_TAKE } };
export const LAID_AWAY: Wording = { text: text('hat weggelegt', 'has laid away') };
