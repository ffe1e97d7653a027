import { text } from '../../../core/text.ts';
import { partOf } from '../zones.ts';
import { PARTS, TAKEN } from './names.ts';
import { cardsIn, type Worded, type Wording } from './said.ts';

/** Cards that come from the talon, are laid away, or played. */
export const CARDS_MOVED: Readonly<Record<string, Worded>> = {
  'throw-in': () => ({
    text: text('Neu geben', 'Deal again'),
    say: text('Kein Tarock: neu geben', 'No tarock: a new deal'),
    ask: text(
      'Du hast kein Tarock bekommen. Dein Blatt liegt offen.',
      'You were dealt no tarock. Your hand lies open.',
    ),
    rule: 'table',
  }),
  take: ({ part }, { ruleset, view }) => {
    const parts = ruleset.find(view.games[0]?.contract)?.parts ?? [];
    const name = PARTS[parts.length]?.[Number(part)] ?? text('Talon', 'Talon');
    const taken = TAKEN[parts.length]?.[Number(part)] ?? text('den Talon', 'the talon');
    return {
      rule: 'talon',
      text: text(`Nehmen: ${name.de}`, `Take: ${name.en}`),
      say: text(`Ich nehme ${taken.de}`, `I take ${taken.en}`),
      ask: text('Welche Karten nimmst du?', 'Which cards do you take?'),
      values: { part: { zone: partOf(Number(part)) } },
    };
  },
  'take-cards': (said) => ({
    rule: 'talon',
    text: text('Nehmen', 'Take'),
    say: text('Ich nehme {cards}', 'I take {cards}'),
    ask: text('Wähle eine Karte aus dem Talon.', 'Choose a card from the talon.'),
    values: { cards: { cards: cardsIn(said) } },
  }),
  discard: (said) => {
    const cards = cardsIn(said);
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
  play: ({ card }) => ({ rule: 'tricks', text: text('{card}', '{card}'), values: { card: { card: String(card) } } }),
};

/** What is seen of cards that one may not see, by phase. */
export const UNHEARD: Readonly<Record<string, Wording>> = {
  talon: { text: text('nimmt aus dem Talon', 'takes from the talon') },
};
export const LAID_AWAY: Wording = { text: text('hat weggelegt', 'has laid away') };
