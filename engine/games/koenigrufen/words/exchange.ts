import { type Text, text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { KingAction } from '../phases/king-in-talon.ts';
import { type PhaseId, TALON_HALVES } from '../phases/names.ts';
import { birdsOf, type Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import type { Rows } from './said.ts';

const KING = { rule: 'called-king', ask: text('Welchen König rufst du?', 'Which king do you call?') };
const IN_TALON = {
  rule: 'king-in-talon',
  ask: text('Der gerufene König liegt im Talon.', 'The called king is in the talon.'),
};

/** What giving up costs, before what multiplies the deal: the game, and the bird that was bid with it (tirol §5). */
function costOf(ruleset: Ruleset, { games, items }: View): Text | undefined {
  const contract = ruleset.find(games[0]?.contract ?? '');
  if (!contract) return undefined;
  const birds = items.filter(({ about }) => ruleset.bonus(about) !== undefined);
  const each = birds.reduce((sum, { about }) => sum + (ruleset.amount(about, 'announced') ?? 0), contract.value);
  return birdsOf(ruleset, contract).length > birds.length && birds.length === 0
    ? text(
        `Du gibst auf und zahlst jedem ${each} und den Vogel.`,
        `You give up and pay everybody ${each} and the bird.`,
      )
    : text(`Du gibst auf und zahlst jedem ${each}.`, `You give up and pay everybody ${each}.`);
}
const ALONE = text(
  'Du spielst gegen drei und zahlst oder bekommst von jedem.',
  'You play against three and pay or are paid by each.',
);

const inTalon = (wording: Wording): Wording => ({ ...wording, ...IN_TALON });

type KingRow = 'call' | 'call-fourth' | KingAction['type'];

/** Calling a king, and what its caller says who finds it in the talon; to play alone lets things be, the other ways do not. */
export const KINGS_CALLED: Pick<Rows, KingRow> = {
  call: {
    group: 'call',
    words: ({ king }) => ({
      ...KING,
      text: text('Ich rufe {king}', 'I call the {king}'),
      values: { king: { card: king } },
    }),
  },
  'call-fourth': { group: 'call', words: () => ({ ...KING, text: text('Ich rufe den Vierten', 'I call the fourth') }) },
  concede: {
    group: 'choice',
    words(_, { ruleset, view }) {
      const line = costOf(ruleset, view);
      return inTalon({ text: text('Ich schleife', 'I concede'), danger: true, ...(line && { line }) });
    },
  },
  alone: { group: 'quiet', words: () => inTalon({ text: text('Ich spiele allein', 'I play alone'), line: ALONE }) },
  'alone-with': {
    group: 'choice',
    words: ({ talon }) =>
      inTalon({
        text:
          talon === 'all-six'
            ? text('Ich spiele allein und nehme alle sechs', 'I play alone and take all six')
            : text('Ich spiele allein und nehme drei beliebige', 'I play alone and take any three'),
      }),
  },
  'switch-bird': {
    group: 'choice',
    words({ bonus }) {
      const { de, en } = nameOf(TEXTS.bonuses, bonus);
      return inTalon({ text: text(`Ich wechsle auf ${de}`, `I switch to ${en}`) });
    },
  },
  trischaken: { group: 'choice', words: () => inTalon({ text: text('Wir trischaken', 'We play Trischaken') }) },
  'call-second': {
    group: 'choice',
    words: ({ king }) =>
      inTalon({
        text: text('Ich rufe als Zweiten {king}', 'I call {king} as the second'),
        values: { king: { card: king } },
      }),
  },
};

/** Cards that come from the talon, and cards that are laid away. */
export const CARDS_MOVED: Pick<Rows, 'take' | 'take-cards' | 'exchange' | 'discard' | 'play'> = {
  take: {
    group: 'take',
    words({ half }) {
      const n = half + 1;
      return {
        rule: 'discards',
        text: text('Diese Hälfte nehmen', 'Take this half'),
        say: text(`Ich nehme die ${n}. Hälfte`, `I take half ${n}`),
        ask: text('Welche Hälfte nimmst du?', 'Which half do you take?'),
        values: { half: { zone: TALON_HALVES[half] ?? '' } },
      };
    },
  },
  'take-cards': {
    group: 'take',
    words({ cards }) {
      const n = cards.length;
      return {
        rule: 'discards',
        text: text('Nehmen', 'Take'),
        say: n === 0 ? UNHEARD_TAKE : text('Ich nehme {cards}', 'I take {cards}'),
        ask:
          n === 1
            ? text('Wähle eine Karte aus dem Talon.', 'Choose a card from the talon.')
            : text(`Wähle ${n} Karten aus dem Talon.`, `Choose ${n} cards from the talon.`),
        values: { cards: { cards } },
      };
    },
  },
  exchange: {
    group: 'choice',
    words: ({ give, take }) => ({
      rule: 'trischaken-payment',
      text: text('Tauschen', 'Exchange'),
      say: text('Ich tausche {give} gegen {take}', 'I exchange {give} for {take}'),
      ask: text('Willst du eine Karte mit dem Talon tauschen?', 'Exchange a card with the talon?'),
      values: { give: { card: give }, take: { card: take } },
      labels: {
        give: text('Karte hergeben', 'Card to give away'),
        take: text('Karte aus dem Talon', 'Card from the talon'),
      },
    }),
  },
  discard: {
    group: 'choice',
    words({ cards }) {
      const n = cards.length;
      return {
        rule: 'discards',
        text: text('Verlegen', 'Discard'),
        say:
          n === 1 ? text('verlegt eine Karte', 'discards 1 card') : text(`verlegt ${n} Karten`, `discards ${n} cards`),
        ask:
          n === 1
            ? text('Wähle eine Karte zum Verlegen.', 'Choose 1 card to discard.')
            : text(`Wähle ${n} Karten zum Verlegen.`, `Choose ${n} cards to discard.`),
        place: text('Zum Verlegen', 'To discard'),
        values: { cards: { cards } },
      };
    },
  },
  play: {
    group: 'play',
    words: ({ card }) => ({ rule: 'tricks', text: text('{card}', '{card}'), values: { card: { card } } }),
  },
};

const UNHEARD_TAKE = text('nimmt aus dem Talon', 'takes from the talon');

/** What a pausing dealer, who sees no talon, and everybody sees of discards: by phase, that it was done. */
export const UNHEARD: Readonly<Partial<Record<PhaseId, Wording>>> = {
  talon: { text: UNHEARD_TAKE },
  exchange: { text: text('tauscht mit dem Talon', 'exchanges with the talon') },
};
export const LAID_AWAY: Wording = { text: text('hat verlegt', 'has discarded') };
