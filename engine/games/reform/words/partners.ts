import { handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import { chairOf, outcomeOf } from '../phases/ankauf.ts';
import type { At, Rows } from './said.ts';
import { priceText } from './worth.ts';

const ANKAUF = { rule: 'ankauf', ask: text('Kaufst du das Spiel?', 'Will you buy the game?') };

/** A vote that is going on: who wants to buy the game, who has voted so far, and who of them was for it. */
interface Voting {
  readonly buyer: Seat;
  readonly voters: readonly Seat[];
  readonly supporters: readonly Seat[];
}

function votingIn({ history }: View): Voting | undefined {
  const at = history.findLastIndex((event) => event.type === 'said' && event.action?.type === 'buy');
  const [buyer, ...votes] = history
    .slice(Math.max(at, 0))
    .flatMap((event) =>
      event.type === 'said' && typeof event.by === 'number' ? [{ by: event.by, word: event.action?.type }] : [],
    );
  if (at < 0 || !buyer) return undefined;
  return {
    buyer: buyer.by,
    voters: votes.map(({ by }) => by),
    supporters: [buyer.by, ...votes.flatMap(({ by, word }) => (word === 'agree' ? [by] : []))],
  };
}

/** The chair of the vote; afterwards the game is the buyer's, and was the seller's before. */
function chairIn({ ruleset, view }: At): Seat | undefined {
  const { contract, declarer, with: { soldBy } = {} } = view.games[0] ?? {};
  const seller = typeof soldBy === 'number' ? soldBy : declarer;
  if (contract === undefined || seller === undefined || !ruleset.find(contract)) return undefined;
  return chairOf(ruleset, { contract, declarer: seller }, view);
}

/** Whose vote decides at two against two (reform §3.3). */
function tieText(chair: Seat, { buyer, by }: { readonly buyer: Seat; readonly by: At['by'] }): Text {
  if (chair === by)
    return text(
      'Du hast den Vorsitz: Bei 2 : 2 entscheidet deine Stimme.',
      'You have the chair: at two against two your vote decides.',
    );
  return chair === buyer
    ? text(
        'Bei 2 : 2 ist es verkauft, denn {chair} hat auch den Vorsitz.',
        'At two against two it is sold, for {chair} has the chair as well.',
      )
    : text('Bei 2 : 2 entscheidet der Vorsitz ({chair}).', 'At two against two the chair decides ({chair}).');
}

/** What the vote has come to, which the last word of it tells everybody: nobody says it besides. */
function outcomeText(voting: Voting, chair: Seat, { active }: View): Text {
  const { yes, no, isSold } = outcomeOf(active, voting.supporters, chair);
  const sold = isSold
    ? text('neuer Spieler: {buyer}', 'the new declarer is {buyer}')
    : text('nicht verkauft', 'not sold');
  if (yes !== no) return text(`${yes} : ${no}, ${sold.de}`, `${yes} to ${no}, ${sold.en}`);
  const tie = isSold
    ? text('der Vorsitz ({chair}) entscheidet dafür', 'the chair ({chair}) decides for it')
    : text('der Vorsitz ({chair}) entscheidet dagegen', 'the chair ({chair}) decides against it');
  return text(`${yes} : ${no}, ${tie.de}, ${sold.de}`, `${yes} to ${no}, ${tie.en}, ${sold.en}`);
}

/** A word of a vote: the question before it, and after the last one what came of all of them. */
function vote(at: At, word: 'agree' | 'refuse', wording: Wording & { readonly say: Text }): Wording {
  const { view, by } = at;
  const [voting, chair] = [votingIn(view), chairIn(at)];
  if (!voting || typeof by !== 'number') return { ...wording, rule: 'ankauf' };
  const { buyer, voters, supporters } = voting;
  const ask = text('Darf {buyer} das Spiel kaufen?', 'May {buyer} buy the game?');
  const values = { buyer: { seat: buyer } };
  if (chair === undefined) return { ...wording, rule: 'ankauf', ask, values };
  const tie = tieText(chair, { buyer, by });
  const isLast = voters.length + 2 === view.active.length;
  const so = { ...voting, supporters: word === 'agree' ? [...supporters, by] : supporters };
  const came = isLast ? outcomeText(so, chair, view) : undefined;
  return {
    ...wording,
    rule: 'ankauf',
    ask: text(`${ask.de} ${tie.de}`, `${ask.en} ${tie.en}`),
    ...(came && { say: text(`${wording.say.de}. ${came.de}`, `${wording.say.en}. ${came.en}`) }),
    values: { ...values, chair: { seat: chair } },
  };
}

/** Buying a game, and the vote on it (reform §3.3). */
export const BUYING: Pick<Rows, 'buy' | 'no-buy' | 'agree' | 'refuse'> = {
  buy: {
    group: 'choice',
    words(_, at) {
      const price = priceText(at, typeof at.by === 'number' ? at.by : undefined);
      return {
        ...ANKAUF,
        text: text('Kaufen', 'Buy'),
        say: text('Ich kaufe das Spiel', 'I buy the game'),
        line: text(
          `Es wird dein Spiel, und du zahlst jedem der anderen ${price.de}, auch wenn du gewinnst.`,
          `It becomes your game, and you pay each of the others ${price.en}, even if you win.`,
        ),
      };
    },
  },
  'no-buy': {
    group: 'quiet',
    words: () => ({
      ...ANKAUF,
      text: text('Nicht kaufen', 'Don’t buy'),
      say: text('Ich kaufe nicht', 'I do not buy'),
    }),
  },
  agree: {
    group: 'choice',
    words(_, at) {
      const price = priceText(at, votingIn(at.view)?.buyer);
      return vote(at, 'agree', {
        text: text('Dafür', 'Agree'),
        say: text('Ich bin dafür', 'I agree'),
        line: text(`Ihr anderen bekommt je ${price.de}.`, `You others get ${price.en} each.`),
      });
    },
  },
  refuse: {
    group: 'quiet',
    words: (_, at) => vote(at, 'refuse', { text: text('Dagegen', 'Refuse'), say: text('Ich bin dagegen', 'I refuse') }),
  },
};

const KING = { rule: 'called-king', ask: text('Welchen König rufst du?', 'Which king do you call?') };
const OWN_KING = text(
  'Den hast du selbst: Du spielst dann allein gegen drei, und niemand weiß es.',
  'You hold it yourself: you then play alone against three, and nobody knows.',
);

const holds = ({ viewer, zones }: View, card: string): boolean =>
  typeof viewer === 'number' && (zones[handOf(viewer)] ?? []).includes(card);

/** Calling a king (reform §5.1). */
export const CALLED: Pick<Rows, 'call-king' | 'call-fourth'> = {
  'call-king': {
    group: 'call',
    words({ suit }, { view, by }) {
      const king = `${suit}K`;
      return {
        ...KING,
        text: text('Ich rufe {suit}', 'I call the {suit}'),
        values: { suit: { card: king } },
        ...(by === view.viewer && holds(view, king) && { line: OWN_KING }),
      };
    },
  },
  'call-fourth': {
    group: 'call',
    words: () => ({
      ...KING,
      text: text('Ich rufe den Vierten', 'I call the fourth'),
      line: text(
        'Den König, den du nicht hast; seine Farbe verrätst du nicht.',
        'The king that you do not hold; its suit stays your secret.',
      ),
    }),
  },
};
