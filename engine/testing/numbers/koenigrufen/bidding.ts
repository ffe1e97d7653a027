import { KINGS } from '#engine/decks/deck-54.ts';
import { type ContractId, CONTRACTS } from '#engine/games/koenigrufen/contracts/index.ts';
import { AGREED_GAMES } from '#engine/games/koenigrufen/options/special.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, phaseOf } from '#engine/kernel/deal/apply.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { bid, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import type { At } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { agreedAt, FOREHAND, gamesAt, isContract, valueOf } from './entries.ts';
import { ANY_GAME, begin, bidFor, perTable, until } from './plays.ts';
import { placesValue } from './trischaken.ts';

/** What is said of bidding, calling a king and announcing (tirol §3, §4, §6). */

/** Options that can move a game in the bidding. */
const LADDER: readonly string[] = [...AGREED_GAMES, 'sechser', 'selbstrufer', 'bei-groups', 'bei-beats-solorufer'];

/** Why somebody may not bid this game; `undefined` if it is accepted. */
const refusalOf = ({ rules }: At, s: State, seat: number, contract: ContractId): string | undefined =>
  phaseOf(rules, s)?.refuse(s, seat, bid(contract) as Action)?.code;

const gamesHere = perTable(gamesAt);

/** Which games take part in the bidding, by what the next player hears who bids over each of them. */
const bids = perTable((at) => {
  const { s } = begin(at, ANY_GAME);
  const games = gamesHere(at);
  const next = s.active[1] ?? 0;
  const tooLow = new Map<ContractId, readonly ContractId[]>();
  const firstWords = new Set<ContractId>();
  for (const contract of games) {
    const opened = apply(at.rules, s, FOREHAND, bid(contract) as Action);
    if (!opened.ok) continue;
    const codes = games.map((other) => [other, refusalOf(at, opened.value, next, other)] as const);
    // The highest game ends the auction.
    const isOver = opened.value.phase !== s.phase;
    tooLow.set(
      contract,
      codes.flatMap(([other, code]) => (other !== contract && (isOver || code === 'not-higher') ? [other] : [])),
    );
    for (const [other, code] of codes) if (code === 'first-word-only') firstWords.add(other);
  }
  return { games, tooLow, firstWords };
}, LADDER);

/** Games that forehand chooses from once everybody has passed, in the order in which they are offered. */
const choice = perTable((at) => {
  const deal = begin(at, ANY_GAME);
  deal.go(VORHAND, PASS, PASS, PASS);
  return [...new Set(deal.offered.flatMap((action) => ('contract' in action ? [String(action.contract)] : [])))];
}, LADDER);

/** The place of a game: below it lie those that it outbids, and below all of these what only forehand may choose. */
function rankOf(at: At, contract: ContractId): number {
  const { games, tooLow, firstWords } = bids(at);
  const below = tooLow.get(contract);
  if (!below) return choice(at).indexOf(contract) + 1;
  const first = [...firstWords].filter((other) => other !== contract && !(tooLow.get(other) ?? []).includes(contract));
  const chosen = games.filter((other) => !tooLow.has(other));
  return 1 + new Set([...below, ...first, ...chosen]).size;
}

const page = ({ about }: At): ContractId => {
  if (!isContract(about)) throw new Error(`no game: ${String(about)}`);
  return about;
};
const value: Proof = counts((at) => (at.about === 'trischaken' ? placesValue(at) : valueOf(at)));
const games: Proof = counts((at) => gamesHere(at).length);
const rank: Proof = counts((at) => rankOf(at, page(at)));
const RANK: readonly Proof[] = [rank, games, value];

/** Forehand with a number of kings. */
const withKings = (kings: number): Readonly<Record<string, string>> => ({
  ...ANY_GAME,
  'hand:0': [...KINGS.slice(0, kings), ...'T7 T8 T9 T10 T11 T12 C7 C8 C9 S7 S8 S9'.split(' ')].slice(0, 12).join(' '),
});
function chosen(at: At, kings: number): readonly Action[] {
  const deal = begin(at, withKings(kings));
  deal.go(VORHAND, PASS, PASS, PASS);
  return deal.offered;
}
const mayCall = perTable(
  (at, kings) =>
    chosen(at, Number(kings)).some(
      (action) =>
        'contract' in action &&
        isContract(String(action.contract)) &&
        CONTRACTS[action.contract as ContractId].parties === 'calls-partner',
    ),
  LADDER,
);
const mayCallFourth = perTable(
  (at, kings) =>
    bidFor(begin(at, withKings(Number(kings))), 'rufer').offered.some(({ type }) => type === 'call-fourth'),
  LADDER,
);

export const fourth: Proof = agrees(
  (n, at) => [n - 1, n].map((kings) => mayCallFourth(at, String(kings))),
  () => [false, true],
);

/** `n` say good, one after the other, and the play begins. */
const goods: Proof = agrees(
  (n, at) =>
    [n - 1, n].map((many) => {
      const deal = until(at, bidFor(begin(at, ANY_GAME), 'dreier'), 'announce');
      deal.go(GOOD, ...Array.from({ length: many }, () => GOOD));
      return deal.s.phase;
    }),
  () => ['announce', 'tricks'],
);

/** After `n` passes forehand may still say Sechserdreier. */
const lastWord: Proof = agrees(
  (n, at) =>
    [n - 1, n].map((passes) => {
      const deal = begin(agreedAt(at, { sechser: 'also-last' }), ANY_GAME);
      deal.go(VORHAND, ...Array.from({ length: passes }, () => PASS));
      return deal.offered.some((action) => 'contract' in action && action.contract === 'sechserdreier');
    }),
  () => [false, true],
);

const BIRDS = ['Pagat', 'Uhu', 'Kakadu', 'Quapil', 'Geier', 'Vogel'];

export const OF_BIDDING: NumberCases['sentences'] = {
  'Mit # Königen gibt es kein Rufspiel; mit # ruft man „den Vierten“.': [
    agrees(
      (n, at) => [n - 1, n].map((kings) => mayCall(at, String(kings))),
      () => [true, false],
    ),
    fourth,
  ],
  'Wer # Könige hat, darf „den Vierten“ rufen, ohne die Farbe zu nennen.': [fourth],
  'Das höchste Spiel steht oben: # Spiele, jedes schlägt die unter ihm.': [games],
  'Rang # von #. Wert #.': RANK,
  ...Object.fromEntries(BIRDS.map((bird) => [`Rang # von #. Wert # + ${bird}.`, RANK])),
  'Der Spieler sagt an und liegt. Reihum sagen die anderen gut, sagen selbst an oder kontrieren, bis # hintereinander gut sagen.':
    [goods],
  'Der Spieler sagt an und liegt. Reihum sagen die anderen gut oder sagen selbst an, bis # hintereinander gut sagen.': [
    goods,
  ],
  'Nur als erstes Wort der Vorhand, auch hinten nach # „weiter“, oder für alle.': [lastWord],
};
