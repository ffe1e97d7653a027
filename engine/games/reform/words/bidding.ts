import { must } from '#engine/core/assert-never.ts';
import { type Text, text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { birdWorth } from '../settlement/prices.ts';
import { TEXTS } from '../texts.ts';
import { eachPrice, pricesOf } from './price.ts';
import type { Rows } from './said.ts';

/** The part of the ladder that a game belongs to (`FamilyTexts.ladders`). */
function ladderOf(contract: Contract): string {
  switch (contract.kind) {
    case 'each':
    case 'negative':
      return contract.kind;
    case 'positive':
      if (contract.train) return 'own';
      if (contract.side === 'alone') return 'alone';
      return contract.talon.cards > 0 ? 'rufer' : 'solorufer';
    case 'emptying':
    case 'pictures':
    case 'sharing':
    case 'passing':
      return 'own';
    case 'first-and-last':
      return 'spezi';
  }
}

/** What a game moves between two players, with the bird that its bid announces beside it: `4 + 8`; or how that comes about. */
function worthOf(ruleset: Ruleset, contract: Contract): NonNullable<Wording['worth']> {
  if (contract.kind === 'each') return { won: eachPrice(contract), lost: eachPrice(contract) };
  const { won, lost } = pricesOf(ruleset, contract);
  const bird = contract.bird === undefined ? '' : ` + ${birdWorth(contract)}`;
  return { won: text(`${won.de}${bird}`, `${won.en}${bird}`), lost: text(`${lost.de}${bird}`, `${lost.en}${bird}`) };
}

function bidFor(ruleset: Ruleset, contract: Contract): Wording {
  const { id, rank, line, name } = contract;
  return {
    text: name,
    rule: id,
    ladder: ladderOf(contract),
    ...(rank !== null && { rank }),
    line,
    worth: worthOf(ruleset, contract),
    usual: true,
  };
}

/** The auction, and forehand's choice once everybody passed (reform §3.2). */
export const BIDDING: Pick<Rows, 'mein-spiel' | 'bid' | 'hold' | 'pass'> = {
  'mein-spiel': {
    group: 'quiet',
    words: () => ({
      text: text('Mein Spiel', 'Mein Spiel'),
      rule: 'auction',
      line: text(
        'Du wartest ab, was die anderen sagen; passen alle, suchst du dir ein Spiel aus.',
        'You wait to hear the others; if they all pass, you choose a game.',
      ),
    }),
  },
  bid: {
    group: 'bid',
    words({ contract: id }, { ruleset }) {
      const contract = ruleset.find(id);
      return contract ? bidFor(ruleset, contract) : { text: nameOf(TEXTS.contracts, id) };
    },
  },
  hold: {
    group: 'choice',
    words: () => ({
      text: text('Ich halte', 'I hold'),
      rule: 'auction',
      line: text('Du übernimmst dasselbe Spiel.', 'You take over the same game.'),
    }),
  },
  pass: { group: 'quiet', words: () => ({ text: text('Weiter', 'Pass'), rule: 'auction' }) },
};

const PACKETS: readonly Text[] = [
  text('Erstes Päckchen', 'First packet'),
  text('Zweites Päckchen', 'Second packet'),
  text('Drittes Päckchen', 'Third packet'),
  text('Viertes Päckchen', 'Fourth packet'),
];

/** Where most people cut. */
const HALF = PACK_54.cards.length / 2;

/** What is done with the pack before it is dealt (reform §2). */
export const CUTTING: Pick<Rows, 'cut' | 'done' | 'knock' | 'choose-packet'> = {
  cut: {
    group: 'choice',
    words: ({ cards: n }) => ({
      text: text('Abheben', 'Cut'),
      say: n === 1 ? text('hebt eine Karte ab', 'cuts 1 card') : text(`hebt ${n} Karten ab`, `cuts ${n} cards`),
      ask: text('Wie viele Karten hebst du ab?', 'How many cards do you cut?'),
      rule: 'table',
      values: { cards: n },
      ...(n === HALF && { usual: true }),
      labels: { cards: text('Karten', 'Cards') },
    }),
  },
  done: {
    group: 'quiet',
    words: () => ({ text: text('Genug abgehoben', 'Deal now'), rule: 'table' }),
  },
  knock: {
    group: 'choice',
    words: () => ({
      text: text('Klopfen', 'Knock'),
      say: text('klopft', 'knocks'),
      rule: 'table',
      line: text(
        'Nicht abheben: Es werden vier Päckchen zu zwölf Karten gemacht, und ihr sucht sie euch verdeckt aus.',
        'Do not cut: four packets of twelve cards are made, and you choose among them face down.',
      ),
    }),
  },
  'choose-packet': {
    group: 'choice',
    words: ({ packet }) => ({
      text: must(PACKETS[packet - 1], `packet ${packet}`),
      ask: text('Welches Päckchen nimmst du?', 'Which packet do you take?'),
      rule: 'table',
    }),
  },
};
