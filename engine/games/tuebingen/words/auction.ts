import { handOf, type Card } from '../../../core/card.ts';
import { text } from '../../../core/text.ts';
import { CONTRACTS } from '../contracts/index.ts';
import type { Worded } from './said.ts';

const CALL = { rule: 'call', ask: text('Rufst du einen König?', 'Do you call a king?') };
const TOUT = { rule: CONTRACTS.tout.id };
const ASK = text('Fragst du nach einem Kleinen Tout?', 'Do you ask for a Little Tout?');

/** From the question for a Tout to the call (tuebingen §3). */
export const AUCTION: Readonly<Record<string, Worded>> = {
  ask: () => ({
    rule: 'tout-query',
    text: text('Nach einem Tout fragen', 'Ask for a Tout'),
    say: text('Möchte hier jemand einen Kleinen Tout spielen?', 'Does anybody here wish to play a Little Tout?'),
    ask: ASK,
  }),
  'go-on': () => ({ rule: 'tout-query', text: text('Weiter', 'Go on'), ask: ASK }),
  accept: () => ({
    ...TOUT,
    text: text('Ich spiele ihn', 'I play it'),
    ask: text('Spielst du einen Kleinen Tout?', 'Do you play a Little Tout?'),
  }),
  decline: () => ({
    ...TOUT,
    text: text('Nein, danke', 'No, thank you'),
    ask: text('Spielst du einen Kleinen Tout?', 'Do you play a Little Tout?'),
  }),
  raus: () => ({
    rule: CONTRACTS.raus.id,
    text: text('Raus', 'Raus'),
    ask: text('Spielst du einen Raus?', 'Do you play a Raus?'),
    line: text('Allein gegen drei, offen angesagt.', 'Alone against three, openly declared.'),
  }),
  pass: () => ({
    rule: CONTRACTS.raus.id,
    text: text('Passe', 'Pass'),
    ask: text('Spielst du einen Raus?', 'Do you play a Raus?'),
  }),
  call: ({ king }, { view }) => ({
    ...CALL,
    text: text('Ich rufe {king}', 'I call {king}'),
    values: { king: { card: String(king) } },
    // Only the dealer's own view has his hand and the offer.
    ...(isOwn(view.zones[handOf(Number(view.viewer))], king) && {
      line: text('Dein eigener König: ein versteckter Raus.', 'Your own king: a concealed Raus.'),
    }),
  }),
  'call-fourth': () => ({ ...CALL, text: text('Ich rufe den Vierten', 'I call the fourth') }),
  fort: () => ({ ...CALL, text: text('Fort', 'Fort') }),
  'fort-mit': () => ({ ...CALL, text: text('Fort mit', 'Fort mit') }),
};

const isOwn = (hand: readonly (Card | null)[] | undefined, king: unknown): boolean =>
  (hand ?? []).some((card) => card !== null && card === king);
