import { text } from '#engine/core/text.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { PhaseId } from '../phases/names.ts';
import type { Ruleset } from '../ruleset.ts';
import { partOf } from '../zones.ts';
import { PARTS, TAKEN } from './names.ts';
import type { Rows } from './said.ts';

/** Cards that come from the talon, are laid away, or played. */
export const CARDS_MOVED: Pick<Rows, 'throw-in' | 'take' | 'take-cards' | 'discard' | 'play'> = {
  'throw-in': {
    group: 'choice',
    words: () => ({
      text: text('Neu geben', 'Deal again'),
      say: text('Kein Tarock: neu geben', 'No tarock: a new deal'),
      ask: text(
        'Du hast kein Tarock bekommen. Dein Blatt liegt offen.',
        'You were dealt no tarock. Your hand lies open.',
      ),
      rule: 'table',
    }),
  },
  // A part of the talon is taken, a bid is taken over.
  take: {
    group: { of: (said) => ('part' in said ? 'take' : 'choice') },
    words: (said, { ruleset, view }) =>
      'part' in said ? partTaken(said.part, ruleset, view.games[0]?.contract) : takenOver(ruleset),
  },
  'take-cards': {
    group: 'take',
    words: ({ cards }) => ({
      rule: 'talon',
      text: text('Nehmen', 'Take'),
      say: text('Ich nehme {cards}', 'I take {cards}'),
      ask: text('Wähle eine Karte aus dem Talon.', 'Choose a card from the talon.'),
      values: { cards: { cards } },
    }),
  },
  discard: {
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

/** A part of the talon; which parts there are, and their names, the contract says. */
function partTaken(part: number, ruleset: Ruleset, contract: string | undefined): Wording {
  const parts = ruleset.find(contract)?.parts ?? [];
  const name = PARTS[parts.length]?.[part] ?? text('Talon', 'Talon');
  const taken = TAKEN[parts.length]?.[part] ?? text('den Talon', 'the talon');
  return {
    rule: 'talon',
    text: text(`Nehmen: ${name.de}`, `Take: ${name.en}`),
    say: text(`Ich nehme ${taken.de}`, `I take ${taken.en}`),
    ask: text('Welche Karten nimmst du?', 'Which cards do you take?'),
    values: { part: { zone: partOf(part) } },
  };
}

const takenOver = ({ profile: { auction } }: Ruleset): Wording => ({
  text:
    auction !== 'overcall' && auction.retakes
      ? text('Ablösung', 'I take it over')
      : text('Unterer', 'I take it over (Unterer)'),
  rule: 'auction',
  line: text('dasselbe Spiel, um 1 mehr wert', 'the same game, worth 1 more'),
});

/** What is seen of cards that one may not see, by phase. */
export const UNHEARD: Readonly<Partial<Record<PhaseId, Wording>>> = {
  talon: { text: text('nimmt aus dem Talon', 'takes from the talon') },
};
export const LAID_AWAY: Wording = { text: text('hat weggelegt', 'has laid away') };
