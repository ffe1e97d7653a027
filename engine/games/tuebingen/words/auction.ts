import { type Card, handOf } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import { CONTRACTS } from '../contracts/index.ts';
import type { Rows } from './said.ts';

const CALL = { rule: 'call', ask: text('Rufst du einen König?', 'Do you call a king?') };
const TOUT = { rule: CONTRACTS.tout.id };
const ASK = text('Fragst du nach einem Kleinen Tout?', 'Do you ask for a Little Tout?');

/** From the question for a Tout to the call (tuebingen §3); whether to ask, both answers are given with the same care. */
export const AUCTION: Pick<
  Rows,
  'ask' | 'go-on' | 'accept' | 'decline' | 'raus' | 'pass' | 'call' | 'call-fourth' | 'fort' | 'fort-mit'
> = {
  ask: {
    group: 'choice',
    words: () => ({
      rule: 'tout-query',
      text: text('Nach einem Tout fragen', 'Ask for a Tout'),
      say: text('Möchte hier jemand einen Kleinen Tout spielen?', 'Does anybody here wish to play a Little Tout?'),
      ask: ASK,
    }),
  },
  'go-on': { group: 'choice', words: () => ({ rule: 'tout-query', text: text('Weiter', 'Go on'), ask: ASK }) },
  accept: {
    group: 'choice',
    words: () => ({
      ...TOUT,
      text: text('Ich spiele ihn', 'I play it'),
      ask: text('Spielst du einen Kleinen Tout?', 'Do you play a Little Tout?'),
    }),
  },
  decline: {
    group: 'quiet',
    words: () => ({
      ...TOUT,
      text: text('Nein, danke', 'No, thank you'),
      ask: text('Spielst du einen Kleinen Tout?', 'Do you play a Little Tout?'),
    }),
  },
  raus: {
    group: 'choice',
    words: () => ({
      rule: CONTRACTS.raus.id,
      text: text('Raus', 'Raus'),
      ask: text('Spielst du einen Raus?', 'Do you play a Raus?'),
      line: text('Allein gegen drei, offen angesagt.', 'Alone against three, openly declared.'),
    }),
  },
  pass: {
    group: 'quiet',
    words: () => ({
      rule: CONTRACTS.raus.id,
      text: text('Passe', 'Pass'),
      ask: text('Spielst du einen Raus?', 'Do you play a Raus?'),
    }),
  },
  call: {
    group: 'call',
    words: ({ king }, { view }) => ({
      ...CALL,
      text: text('Ich rufe {king}', 'I call {king}'),
      values: { king: { card: king } },
      // Only the dealer's own view has their hand and the offer.
      ...(isOwn(view.zones[handOf(Number(view.viewer))], king) && {
        line: text('Dein eigener König: ein versteckter Raus.', 'Your own king: a concealed Raus.'),
      }),
    }),
  },
  'call-fourth': { group: 'call', words: () => ({ ...CALL, text: text('Ich rufe den Vierten', 'I call the fourth') }) },
  fort: { group: 'quiet', words: () => ({ ...CALL, text: text('Fort', 'Fort') }) },
  'fort-mit': { group: 'quiet', words: () => ({ ...CALL, text: text('Fort mit', 'Fort mit') }) },
};

const isOwn = (hand: readonly (Card | null)[] | undefined, king: Card): boolean => (hand ?? []).includes(king);
