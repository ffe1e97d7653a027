import type { Notes } from '../core/json.ts';
import type { Action } from '../kernel/deal/action.ts';
import type { State } from '../kernel/deal/state.ts';
import { type Kind, naiveTricks, wins } from './naive-cards.ts';
import { BIRDS, bonusPoints, contractNamed, IN_COLOUR, POSSESSION } from './naive-prices.ts';

/**
 * A second opinion on what may be said and played in Königrufen, written by hand from tirol §6, §7 and §14, using nothing
 * from the family's phases and rules: every legal action of the seat to act.
 */

interface Moment {
  readonly s: State;
  readonly seat: number;
  readonly profile: string;
  readonly options: Notes;
}

const STEPS = ['kontra', 'rekontra', 'subkontra'];

/** The legal actions of a seat that speaks before play, or plays a card; `undefined` in other phases. */
export function naiveLegal(s: State, seat: number, profile: string, options: Notes): readonly Action[] | undefined {
  const at: Moment = { s, seat, profile, options };
  if (s.phase === 'announce') return speech(at);
  if (s.phase === 'tricks') return cards(at).map((card) => ({ type: 'play', card }) as Action);
  return undefined;
}

const isOoe = ({ profile }: Moment): boolean => profile === 'ooe-2023';
const kindOf = ({ s }: Moment): Kind => contractNamed(s.games[0]?.contract ?? '').kind;
const handOf = ({ s }: Moment, seat: number): readonly string[] => s.zones[`hand:${seat}`] ?? [];

/** Everything said since the end of the auction, with the number of the turn; a turn ends with `good`. */
function spoken({ s }: Moment) {
  const from = s.log.findLastIndex((event) => event.type === 'entered' && event.phase === 'announce');
  let turn = 0;
  const words = s.log.slice(from).flatMap((event) => {
    if (event.type !== 'said') return [];
    const word = { turn, by: Number(event.by), ...event.action } as {
      readonly turn: number;
      readonly by: number;
      readonly type: string;
      readonly item?: number;
      readonly bonus?: string;
    };
    if (word.type === 'good') turn++;
    return [word];
  });
  return { words, turn };
}

/** What `seat` knows about `other`: on the same side, on the other side, or unknown (tirol §3, R10). */
function known(at: Moment, other: number): 'own' | 'other' | 'unknown' {
  const { s, seat } = at;
  const [game] = s.games;
  if (seat === other) return 'own';
  const declarer = game?.declarer;
  const king = game?.called;
  const holder = king === undefined ? undefined : s.active.find((one) => handOf(at, one).includes(king));
  const inTheOpen =
    king === undefined ||
    game?.with['alone'] === true ||
    holder === seat ||
    s.items.some(({ about }) => about === 'ku');
  const ours = (one: number | undefined): boolean => one === declarer || (one !== undefined && one === holder);
  if (inTheOpen) return ours(seat) === ours(other) ? 'own' : 'other';
  return seat !== declarer && other === declarer ? 'other' : 'unknown';
}

/** tirol §6 and §14. */
function speech(at: Moment): readonly Action[] {
  const { s, options } = at;
  const { words, turn } = spoken(at);
  const lies = turn > 0;
  const points = bonusPoints(at.profile, options);
  const announcements = Object.keys(points)
    .filter((id) => points[id]?.[1] !== null && mayAnnounce(at, id))
    .map((bonus) => ({ type: 'announce', bonus }));
  const doublings = s.items.flatMap((item, index) => {
    const step = STEPS[item.doublings.length] ?? '';
    if (!lies || item.doublings.length >= Number(options['kontra-levels'])) return [];
    return isInTime(at, index, turn, words) && mayDouble(at, index, step) ? [{ type: step, item: index }] : [];
  });
  return [{ type: 'good' }, ...announcements, ...doublings] as readonly Action[];
}

type Words = ReturnType<typeof spoken>['words'];

/** Upper Austria: in one's own first turn after it was said; nobody doubles in turn 0. */
function isInTime(at: Moment, index: number, turn: number, words: Words): boolean {
  if (!isOoe(at)) return true;
  const bid = at.s.items.filter(({ stage }) => stage === 'bid').length;
  const announced = words.filter(({ type }) => type === 'announce')[index - bid]?.turn ?? 0;
  const since = Math.max(announced, ...words.filter(({ item }) => item === index).map((word) => word.turn));
  const ownTurnsBetween = words.filter(
    (word) => word.type === 'good' && word.by === at.seat && word.turn > since && word.turn < turn,
  );
  return ownTurnsBetween.length === 0;
}

const isDefenderOfColours = (at: Moment): boolean =>
  isOoe(at) && kindOf(at) === 'F' && at.s.games[0]?.declarer !== at.seat && at.s.games[0]?.partner !== at.seat;

function mayAnnounce(at: Moment, id: string): boolean {
  const { s, seat } = at;
  const [game] = s.games;
  const { words, turn } = spoken(at);
  const kind = kindOf(at);
  if (kind === 'N' || (kind === 'F' && !IN_COLOUR.includes(id))) return false;
  const hand = handOf(at, seat);
  if (id in BIRDS && !hand.includes(`T${BIRDS[id]}`)) return false;
  if (id === 'ku') {
    const ours = game?.called !== undefined && hand.includes(game.called);
    if (!ours) return false;
  }
  if (s.items.some((item) => item.about === id && known(at, item.by) === 'own')) return false;
  if (!isOoe(at)) return !(POSSESSION.includes(id) && s.items.some(({ about }) => about === 'valat'));
  if (words.some((word) => word.type === 'announce' && word.by === seat && word.turn !== turn)) return false;
  if (game?.contract === 'solodreier' && seat === game.declarer && turn > 0) return false;
  const contras = words.filter((word) => word.by === seat && ['kontra', 'subkontra'].includes(word.type));
  return !(id === 'valat' && isDefenderOfColours(at) && contras.length > 0);
}

function mayDouble(at: Moment, index: number, step: string): boolean {
  const { s, seat } = at;
  const item = s.items[index];
  if (!item) return false;
  if (step === 'rekontra')
    return item.against.length > 0
      ? item.by === seat
      : known(at, item.by) !== 'other' && item.doublings.at(-1)?.by !== seat;
  if (item.against.length > 0) return item.against.includes(seat);
  const saidValat = s.items.some(({ about, by }) => about === 'valat' && by === seat);
  return known(at, item.by) !== 'own' && !(saidValat && isDefenderOfColours(at));
}

/** tirol §7, and §14 for announced cards that may fall. */
function cards(at: Moment): readonly string[] {
  const { s, seat, options } = at;
  const [game] = s.games;
  const kind = kindOf(at);
  const hand = handOf(at, seat);
  const trick = s.zones['trick'] ?? [];
  const led = trick[0]?.[0];
  const some = (list: readonly string[]): readonly string[] | undefined => (list.length > 0 ? list : undefined);
  const tarocks = hand.filter((card) => card.startsWith('T'));
  const follow = hand.filter((card) => card[0] === led);
  let legal = led === undefined ? hand : (some(follow) ?? some(tarocks) ?? hand);
  if (kind === 'F' && options['farben-de-luxe'] === true) return led === undefined ? hand : (some(follow) ?? hand);
  if (kind === 'F') return led === undefined ? (some(hand.filter((card) => !card.startsWith('T'))) ?? hand) : legal;
  if (kind === 'N') {
    if (game?.contract === 'trischaken' && options['trischaken-positive'] === true) return legal;
    // tirol §15: a Kaiserstich goes before the Pagat's rule.
    const isKaiserstich =
      trick.length >= 2 &&
      trick.includes('T21') &&
      trick.includes('T22') &&
      wins('T1', trick, 'N', options['kaiserstich']);
    if (tarocks.length > 1 && !isKaiserstich) legal = legal.filter((card) => card !== 'T1');
    const bettler = s.games.every(({ contract }) => contractNamed(contract).tricks === 0);
    const free = game?.with['stichzwang'] === false || (bettler && options['bettler-ohne-stichzwang'] === true);
    return free || led === undefined
      ? legal
      : (some(legal.filter((card) => wins(card, trick, 'N', options['kaiserstich']))) ?? legal);
  }
  const number = naiveTricks(s, kind, options['kaiserstich']).length + 1;
  const target = (card: string): number => {
    const mine = s.items.filter(({ by }) => by === seat).map(({ about }) => about);
    const bird = mine.find((id) => `T${BIRDS[id]}` === card);
    return bird !== undefined ? 13 - Number(BIRDS[bird]) : mine.includes('ku') && card === game?.called ? 12 : 0;
  };
  const due = some(legal.filter((card) => target(card) === number));
  if (due) return due;
  const early = legal.filter((card) => target(card) > number);
  const highest = early
    .filter((card) => card.startsWith('T'))
    .sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)))
    .slice(0, 1);
  const others = some(legal.filter((card) => !early.includes(card)));
  if (!others) return some(highest) ?? legal;
  if (options['bird-lock'] === 'hard') return others;
  const kings = early.filter((card) => !card.startsWith('T'));
  const winsNow = (card: string): boolean => trick.length === 3 && wins(card, trick, kind, options['kaiserstich']);
  const given = [...highest, ...kings].filter((card) => !winsNow(card));
  return legal.filter((card) => others.includes(card) || given.includes(card));
}
