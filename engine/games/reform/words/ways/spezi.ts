import { type Text, text } from '#engine/core/text.ts';
import type { At, Rows } from '../said.ts';
import { contractAt } from '../worth.ts';

const LOOK = text(
  'Das ist der Talon. Nur du siehst ihn, und er bleibt liegen.',
  'This is the talon. Only you see it, and it stays where it is.',
);
const NEXT_LEAD = text('Wer spielt zum nächsten Stich aus?', 'Who leads to the next trick?');

/** Whether the declarer names the suit with which they want to win the last trick. */
export const isOfLastTrick = (at: At): boolean => contractAt(at).declares?.includes('side-suit') === true;

/** What is said and asked of that suit (reform §7.6). */
export const LAST_TRICK: Readonly<Record<'say' | 'ask', Text>> = {
  say: text('Ich mache den letzten Stich mit {suit}', 'I win the last trick with {suit}'),
  ask: text(
    'Mit welcher Farbe willst du den letzten Stich machen?',
    'With which suit do you want to win the last trick?',
  ),
};

/** A talon that is looked at, and who leads after a trick that its leader has won (reform §7.6). */
export const LOOKED: Pick<Rows, 'seen' | 'pick'> = {
  seen: {
    group: 'quiet',
    words: (_, at) => ({
      rule: contractAt(at).id,
      text: text('Gesehen', 'Seen'),
      say: text('hat den Talon angesehen', 'has looked at the talon'),
      ask: LOOK,
    }),
  },
  pick: {
    group: 'choice',
    words({ seat }, at) {
      const shared = { rule: contractAt(at).id, ask: NEXT_LEAD, values: { seat: { seat, object: true as const } } };
      return seat === at.by
        ? { ...shared, text: text('Ich selbst', 'Myself'), say: text('Ich spiele selbst aus', 'I lead myself') }
        : {
            ...shared,
            text: text('{seat}', '{seat}'),
            say: text('Ich gebe das Ausspiel an {seat}', 'I give the lead to {seat}'),
          };
    },
  },
};
