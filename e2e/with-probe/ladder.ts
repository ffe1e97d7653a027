import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { type Text, text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { defineSeatPhase, notesOf } from '#engine/kernel/deal/phase.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { Phrase } from '#engine/kernel/words/phrase.ts';
import type { TableWords } from '#engine/kernel/words/texts.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { afterDealer, dealEach, probe } from '#engine/testing/games/probe.ts';
import { packOf, rowOf } from '#engine/testing/games/ways/cards.ts';
import { field } from '#engine/testing/games/ways/words.ts';
import { refusal } from '#engine/testing/refusal.ts';

/** The parts of the ladder with their bids, from low to high: as many as a table of Reform Tarock may have one day, and as long names. */
const LADDER: Readonly<Record<string, { readonly name: Text; readonly bids: readonly string[] }>> = {
  ruf: {
    name: text('Rufer', 'Rufer'),
    bids: ['Solorufer', 'Pagatrufer', 'Uhurufer', 'Kakadurufer', 'Solopagatrufer', 'Solouhurufer', 'Solokakadurufer'],
  },
  alone: {
    name: text('Allein', 'Alone'),
    bids: [
      'Sechserdreier',
      'Dreier',
      'Oberdreier',
      'Solodreier',
      'Diskreter Dreier',
      'Juwel',
      'Farbensolo',
      'Volatrufer',
    ],
  },
  negative: {
    name: text('Negativspiele', 'Negative games'),
    bids: [
      ...['Bettel', 'Piccolo', 'Amerikaner', 'Prämienamerikaner', 'Bettel ouvert', 'Piccolo ouvert'],
      ...['Amerikaner ouvert', 'Prämienamerikaner ouvert', 'Trischaker', 'Böhmischer Trischaker'],
    ],
  },
  special: {
    name: text('Besondere Spiele', 'Special games'),
    bids: [
      ...['Eisenbahner', 'Fahrt ins Blaue', 'Spezi', 'Wechselspezi', 'Hausierer', 'Artist', 'Spezi ouvert'],
      ...['Wechselspezi ouvert', 'Eisenbahner ouvert', 'Pensionist', 'Pensionist ouvert', 'Apotheker'],
      ...['Klostergeheimnis', 'Sautanz', 'Wald und Wiese'],
    ],
  },
};
const BIDS = Object.entries(LADDER).flatMap(([ladder, { bids }]) => bids.map((name) => ({ ladder, name })));
export const HOW_MANY = BIDS.length;

const ID = 'bidding';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), n: z.int() }),
  z.strictObject({ type: z.literal('pass') }),
]);
/** How many of the lowest are below what stands. */
const CLOSED = 3;

function phraseOf(n: number): Phrase {
  const { ladder, name } = must(BIDS[n], 'a bid');
  const [said, worth] = [text(name, name), text(String(4 + n), String(4 + n))];
  return {
    ...{ text: said, say: said, group: 'bid', values: {}, ladder, rank: n + 1, worth: { won: worth, lost: worth } },
    line: text('Du spielst gegen die anderen, die Karten des Talons bleiben liegen.', 'You play against the others.'),
    ...(n % 6 === 3 && { usual: true }),
  };
}

const PASS = text('Weiter', 'Pass');
const WORDS = {
  phrase(action): Phrase {
    const n = action === null ? undefined : field(action, 'n');
    return typeof n === 'number' ? phraseOf(n) : { text: PASS, say: PASS, group: 'quiet', values: {} };
  },
  auction: () => ({
    standing: [{ by: 3, bid: { type: 'bid', n: CLOSED - 1 } as never }],
    bids: BIDS.map((_, n) => ({ type: 'bid', n }) as never),
    refused: () => refusal('too-low'),
  }),
  story: () => [],
  item: ({ about }) => ({ text: text(about, about) }),
  places: () => [],
} satisfies TableWords;

const deck = [...PACK_54.cards].slice(0, 48);
const GAME = probe({
  id: 'probe-ladder',
  tables: [4],
  contracts: ['any'],
  refusals: { 'too-low': text('Das ist zu wenig.', 'That is not enough.') },
  first: ID,
  deck,
  pack: packOf(deck),
  active: afterDealer(),
  deal: dealEach(12),
  phases: [
    defineSeatPhase<z.infer<typeof ACTION>>({
      id: ID,
      actions: ACTION,
      turn: (s) => ({ must: notesOf<boolean>(s, ID, false) ? [] : s.active.slice(0, 1), may: [] }),
      offers: () => [
        {
          kind: 'one-of',
          actions: [{ type: 'pass' }, ...BIDS.slice(CLOSED).map((_, i) => ({ type: 'bid', n: i + CLOSED }) as const)],
        },
      ],
      refuse: () => undefined,
      decide: () => [{ type: 'noted', phase: ID, notes: true }],
      next: () => [{ type: 'ended', end: 'settle' }],
      show: () => null,
    }),
  ],
  read: (s) => rowOf(s, () => []),
  settle: () => [],
  groupOf: ({ type }) => (type === 'bid' ? 'bid' : 'quiet'),
  words: () => WORDS,
});

/** A ladder of forty bids: no delivered game has as many so far. */
export const LADDER_GAME: GameDefinition = {
  ...GAME,
  texts: { ...GAME.texts, ladders: Object.fromEntries(Object.entries(LADDER).map(([id, { name }]) => [id, name])) },
};

/** Forehand may bid any of them but the lowest. */
export function choosing(): DealRecord {
  const table = tableOf(LADDER_GAME, 'plain');
  const rules = LADDER_GAME.rules(table);
  const cards = shuffled(rules.pack.cards, seededRng('ladder'));
  const begun = start(rules, { table: 4, dealer: 3, deck: cards, now: { deal: 1, factors: [], pot: ZERO, notes: {} } });
  if (!begun.ok) throw new Error(begun.error.code);
  return record(rules, table, cards, begun.value);
}
