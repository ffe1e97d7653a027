import { type Card, handOf, laidBy, pileOf, TRICK } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { CLAIMS, type PhaseId } from '../phases/names.ts';
import { isBelowRun } from '../play.ts';
import type { At, Rows } from './said.ts';

/** Cards that are laid away, ordered, cut or played. */
export const CARDS_MOVED: Pick<Rows, 'discard' | 'order' | 'cut' | 'time-up' | 'play'> = {
  discard: {
    group: 'choice',
    words: ({ cards }) => ({
      rule: 'lay',
      text: text('Weglegen: Es liegt', 'Lay away'),
      say: text('Es liegt', 'I am ready'),
      ask: text('Wähle 2 Karten zum Weglegen.', 'Choose 2 cards to lay away.'),
      place: text('Zum Weglegen', 'To lay away'),
      values: { cards: { cards } },
    }),
  },
  order: {
    group: 'choice',
    words: ({ cards }) => ({
      rule: 'stecken',
      text: text('Stecken', 'Order the hand'),
      say: text('hat gesteckt', 'has ordered the hand'),
      ask: text('Leg gute Karten nach links.', 'Lay good cards to the left.'),
      place: text('Von links', 'From the left'),
      values: { cards: { cards } },
    }),
  },
  cut: {
    group: 'choice',
    words: ({ n }) => ({
      rule: 'stecken',
      text: text('Abheben', 'Cut'),
      say: text('hebt {n} {n|Karte|Karten} ab', 'cuts {n} {n|card|cards}'),
      ask: text('Wie viele Karten hebst du ab?', 'How many cards do you cut?'),
      values: { n },
      labels: { n: text('Karten', 'Cards') },
    }),
  },
  'time-up': {
    group: 'choice',
    words: (_, { view }) => ({
      rule: view.phase === CLAIMS ? 'claims' : 'stecken',
      text: text('Die Zeit ist um.', 'Time is up.'),
    }),
  },
  play: {
    group: 'play',
    words: ({ card }, { ruleset, view }) => ({
      rule: 'tricks',
      text: text('{card}', '{card}'),
      values: { card: { card } },
      ...(ruleset.options['lead-from-above'] === 'hint' &&
        isLedFromBelow(view, card) && {
          line: text(
            'Nicht von oben: Du hast ein höheres der Folge.',
            'Not from above: you hold a higher one of the run.',
          ),
          danger: true as const,
        }),
    }),
  },
};

const known = (cards: readonly (Card | null)[] = []): readonly Card[] => cards.filter((card) => card !== null);

/** Whether its holder would lead from below, as far as they know; only who plays has their hand in their view. */
function isLedFromBelow({ viewer, zones, active }: At['view'], card: Card): boolean {
  if (typeof viewer !== 'number' || known(zones[TRICK]).length > 0) return false;
  const gone = [...active.map(pileOf), laidBy(viewer)].flatMap((zone) => known(zones[zone]));
  return isBelowRun(card, known(zones[handOf(viewer)]), gone);
}

/** What is known of something that one could not hear, by phase. */
export const UNHEARD: Readonly<Partial<Record<PhaseId, Wording>>> = {
  'tout-query': { text: text('hat geantwortet', 'has answered') },
  stecken: { text: text('hat gesteckt', 'has ordered the hand') },
  claims: { text: text('denkt nach', 'is thinking') },
};
/** What is seen of cards that one may not see. */
export const LAID_AWAY: Wording = { text: text('Es liegt', 'I am ready') };
