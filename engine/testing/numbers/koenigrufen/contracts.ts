import { thirdsOf } from '#engine/decks/deck-54.ts';
import type { ContractId } from '#engine/games/koenigrufen/contracts/index.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { DealtDeal } from '#engine/testing/dealt.ts';
import { type At, settledAt } from '../at.ts';
import { agrees, changes, counts, type NumberCases, type Proof } from '../proofs.ts';
import {
  agreedAt,
  amount,
  decided,
  FOREHAND,
  gameOf,
  negative,
  option,
  positive,
  resultOf,
  said,
  settlesWith,
} from './entries.ts';
import { ANY_GAME, begin, bidFor, handSize, OF_PLAY, perTable, playOn, talonSize, until } from './plays.ts';

/** What is said of single games: who plays against whom, the talon, when they are made (tirol §4, §5). */

const HAND = 12;
const TALON = 6;

/** A game of the page; an option agrees on it first. */
const atGame = (at: At): At => {
  const { about = '' } = at;
  const isOff = option(at, about) === 'off';
  return isOff ? agreedAt(at, { [about]: { value: 6, above: 'dreier' } }) : at;
};

/** How many others the declarer settles with. */
const against = (entry: (at: At) => readonly [ContractId, ReturnType<typeof decided>]): Proof =>
  counts((at) => {
    const [contract, deal] = entry(at);
    return settlesWith(at, deal, contract);
  });
const alone: Proof = against((at) => [gameOf(at), decided(gameOf(at), false)]);
const withoutPartner: Proof = against((at) => [
  gameOf(at, 'rufer'),
  decided(gameOf(at, 'rufer'), false, { partner: null }),
]);

/** A game that has been bid, until something is asked. */
const kept = perTable((at, key) => {
  const [contract = '', phase = ''] = key.split(' ');
  return until(at, bidFor(begin(at, ANY_GAME), gameOf({ ...at, about: contract })), phase);
});
const asked = (at: At, phase: string): DealtDeal => kept(atGame(at), `${gameOf(at)} ${phase}`);
const offerOf = ({ rules }: At, { s, seat }: DealtDeal): CardsOffer => {
  const [offer] = offersTo(rules, s, seat);
  if (offer?.kind !== 'cards') throw new Error('no choice of cards');
  return offer;
};

/** Whether `many` cards must be chosen, and no fewer. */
const chosen = (at: At, deal: DealtDeal, many: number): readonly boolean[] => {
  const offer = offerOf(at, deal);
  const cards = [...offer.fixed, ...offer.from.filter((card) => !offer.fixed.includes(card))];
  return [many - 1, many].map((size) => deal.refused(cardsAction(offer, cards.slice(0, size))) === undefined);
};
const chooses = (phase: string): Proof =>
  agrees(
    (n, at) => chosen(atGame(at), asked(at, phase), n),
    () => [false, true],
  );
const laysAway = chooses('discard');
const takesOneByOne = chooses('talon');
const takes = (cards: (n: number) => number): Proof =>
  agrees(
    (n) => HAND + cards(n),
    (_, at) => handSize(asked(at, 'discard')),
  );
const leaves = (cards: (n: number) => number): Proof => agrees(cards, (_, at) => talonSize(asked(at, 'discard')));

/** A part of the talon. */
const part = (n: number): number => n * TALON;

/** The called king lies in the talon that nobody sees: what counts for the declarer besides the tricks, and their half. */
const besidesTricks = perTable((at, contract) => {
  const zones = { ...ANY_GAME, 'talon:0': 'CK HQ H4', 'talon:1': 'DQ DN D4' };
  const deal = bidFor(begin(at, zones), gameOf({ ...at, about: contract }));
  deal.go({ type: 'call', king: 'CK' });
  playOn(at, deal, (_, [card = '']) => card);
  const worth = (zone: string): number => (deal.s.zones[zone] ?? []).reduce((sum, card) => sum + thirdsOf(card), 0);
  const measure = Number(at.rules.read(deal.s).games[0]?.measure);
  return { more: measure - worth(`pile:${FOREHAND}`), half: worth('talon:0'), cards: deal.s.zones['talon:0']?.length };
}, OF_PLAY);
const ownHalf: Proof = agrees(
  (n, at) => {
    const { more, cards } = besidesTricks(atGame(at), gameOf(at));
    return [more, cards === part(n)];
  },
  (_, at) => [besidesTricks(atGame(at), gameOf(at)).half, true],
);

/** With the king in the talon, and agreed on: what may be taken. */
const withKingInTalon = (way: 'all-six' | 'any-three'): Proof =>
  agrees(
    (n, at) => {
      const here = agreedAt(at, { 'king-in-talon': [way] });
      const deal = bidFor(begin(here, { ...ANY_GAME, 'talon:0': 'CK H3 H4' }), 'rufer');
      deal.go({ type: 'call', king: 'CK' }, { type: 'alone-with', talon: way });
      return chosen(here, deal, n);
    },
    () => [false, true],
  );
const eitherHalf: Proof = agrees(
  (n, at) =>
    [0, 1].map((half) => {
      const deal = bidFor(begin(at, { ...ANY_GAME, 'talon:0': 'CK H3 H4' }), 'rufer');
      deal.go({ type: 'call', king: 'CK' }, { type: 'alone' }, { type: 'take', half });
      return handSize(deal) - HAND - part(n);
    }),
  () => [0, 0],
);

/** A game is made with that many thirds, and with one fewer it is not. */
const made = (thirds: (n: number) => number): Proof =>
  changes((n, at) => [positive(gameOf(at), thirds(n) - 1), positive(gameOf(at), thirds(n))], resultOf, [
    'lost',
    'made',
  ]);
const exactly: Proof = agrees(
  (n, at) => [n - 1, n, n + 1].map((tricks) => resultOf(settledAt(at, negative(gameOf(at), tricks)))),
  () => ['lost', 'made', 'lost'],
);

/** What all four kings bring in a game, and in one with a part of the talon. */
const kingsIn = (at: At, contract: ContractId): number =>
  amount(settledAt(at, decided(contract, true, { silent: [said('kings')] })), 'kings');
const timesBonus: Proof = agrees(
  (n, at) => n * kingsIn(at, 'dreier'),
  (_, at) => kingsIn(atGame(at), gameOf(at)),
);

/** The declarer of a game that another one plays, too. */
const besideAnother: Proof = counts((at) => {
  const here = agreedAt(at, { 'bei-groups': 'same-value', 'bei-settlement': 'all-others' });
  const games = [FOREHAND, 2].map((declarer) => ({ contract: 'piccolo', declarer, tricks: 1 }));
  return settlesWith(here, { games }, 'piccolo');
});

export const OF_CONTRACTS = {
  'Einer spielt allein gegen #.': [alone],
  'Mit jedem der # anderen wird einzeln abgerechnet.': [alone],
  'Mit jedem der # anderen wird einzeln abgerechnet, jeder kontriert für sich.': [alone],
  'Mit jedem der # Gegner wird der Wert abgerechnet.': [alone],
  'Spiel und Zusätze werden einzeln abgerechnet. Zu # gegen # gewinnt oder verliert jeder den Wert; allein gegen # mit jedem einzeln.':
    [
      ...[1, -1].map((side) =>
        agrees(
          (n) => [n, [1, -1, 1, -1]],
          (_, at) => {
            const { payments } = settledAt(at, decided('rufer', true));
            return [payments.filter((points) => points === side).length, payments];
          },
        ),
      ),
      alone,
    ],
  'Jeder Ansager rechnet mit allen # anderen ab.': [besideAnother],
  'Jeder Spieler rechnet mit allen # anderen ab, oder nur mit denen, die nicht selbst spielen.': [besideAnother],
  'Oder man spielt allein gegen # und nimmt eine beliebige #.': [withoutPartner, eitherHalf],
  'Vereinbart: alle # Karten nehmen.': [withKingInTalon('all-six')],
  'Vereinbart: # beliebige Karten nehmen.': [withKingInTalon('any-three')],
  'Was man außer schleifen und alleine spielen darf: alle # oder # beliebige nehmen, den Vogel wechseln, trischaken, einen zweiten König rufen.':
    [withKingInTalon('all-six'), withKingInTalon('any-three')],
  'Man darf einen eigenen König rufen und spielt dann heimlich allein gegen #.': [
    counts((at) =>
      settlesWith(agreedAt(at, { selbstrufer: true }), decided('rufer', false, { partner: FOREHAND }), 'rufer'),
    ),
  ],
  'Liegt der gerufene König darin, spielt man allein gegen # und bekommt seine #.': [withoutPartner, ownHalf],
  'Der Talon wird aufgelegt; eine # wird genommen, # Karten werden verlegt. Die andere # gehört den Gegnern.': [
    takes(part),
    laysAway,
    leaves(part),
  ],
  'Der Talon wird aufgelegt; eine beliebige Karte wird genommen, eine verlegt. Die übrigen # gehören den Gegnern.': [
    leaves((n) => n),
  ],
  'Der Talon wird aufgelegt; # beliebige Karten werden genommen, # verlegt. Die übrigen # gehören den Gegnern.': [
    takesOneByOne,
    laysAway,
    leaves((n) => n),
  ],
  'Alle # Karten des Talons werden verdeckt genommen, # werden verlegt.': [takes((n) => n), laysAway],
  'Alle # Talonkarten verdeckt; Tarock sticht keine Farbe. Wert und Rang werden am Tisch vereinbart.': [
    takes((n) => n),
  ],
  '# Karten aus dem offenen Talon; Tarock sticht keine Farbe. Wert und Rang werden am Tisch vereinbart.': [
    takesOneByOne,
  ],
  'Allein mit # Karten aus dem offenen Talon. Wert und Rang werden am Tisch vereinbart.': [takesOneByOne],
  'Gewonnen mit mindestens # Punkten und # Blatt.': [made((n) => 3 * n + 2), made((n) => 3 * 35 + n)],
  'Gewonnen mit genau # Stichen.': [exactly],
  'Zusätze zählen #.': [timesBonus],
  'Ein Besserrufer ohne Talon; Zusätze zählen #. Wert und Rang werden am Tisch vereinbart.': [timesBonus],
  'Verloren kostet es #-fach.': [
    agrees(
      (n, at) => n * amount(settledAt(at, decided(gameOf(at), true)), gameOf(at)),
      (_, at) => amount(settledAt(at, decided(gameOf(at), false)), gameOf(at)),
    ),
  ],
} satisfies NumberCases['sentences'];
