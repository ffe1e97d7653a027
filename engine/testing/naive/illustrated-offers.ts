import type { Notes } from '#engine/core/json.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { illustratedAmount } from './illustrated.ts';
import { beatsAll, illustratedCalls, wordsOf } from './illustrated-log.ts';

/** What a seat may say or play in Illustrated Tarock, read once more from docs/rules/illustrated.md §3 to §8. */

interface Moment {
  readonly s: State;
  readonly seat: number;
  readonly profile: string;
  readonly options: Notes;
}

const BIDS = ['dreiblatt', 'zweiblatt', 'einblatt', 'solo'];
const BONUSES = ['pagat', 'uhu', 'forty', 'fifty', 'no-trull', 'no-kings', 'valat'];
const act = (type: string, rest: Readonly<Record<string, unknown>> = {}): Action => ({ type, ...rest });

/** `undefined` where cards are chosen: in an Einblatt from the talon, and when cards are laid away. */
export function naiveIllustratedOffers(
  s: State,
  seat: number,
  { profile, options }: { readonly profile: string; readonly options: Notes },
): readonly Action[] | undefined {
  const at: Moment = { s, seat, profile, options };
  switch (s.phase) {
    case 'no-tarock':
      return [act('throw-in')];
    case 'auction':
      return profile === 'mayr-sedlaczek-2016' ? overcallOffers(at) : calls(at);
    case 'vote':
      return [act('pass'), act('agree', { contract: 'trischaken' })];
    case 'before':
      return [act('open'), ...announcements(at, 'before')];
    case 'after':
      return [act('lie'), ...announcements(at, 'after')];
    case 'before-reply':
    case 'before-re':
    case 'after-reply':
    case 'after-re':
      return replies(at, s.phase);
    case 'talon':
      return s.games[0]?.contract === 'einblatt'
        ? undefined
        : [0, 1, 2].slice(0, s.games[0]?.contract === 'dreiblatt' ? 2 : 3).map((part) => act('take', { part }));
    case 'melds':
    case 'late-melds':
      return [act('good'), ...melds(at)];
    case 'tricks':
      return cards(at).map((card) => act('play', { card }));
    default:
      return undefined;
  }
}

const above = (contract: unknown): readonly Action[] =>
  BIDS.slice(BIDS.indexOf(String(contract)) + 1).map((bid) => act('bid', { contract: bid }));

function overcallOffers({ s }: Moment): readonly Action[] {
  const last = wordsOf(s).findLast(({ type }) => type === 'bid');
  return last ? [act('good'), ...above(last['contract'])] : [act('pass'), ...above(undefined)];
}

/** §3.2, told by the words since the bid that stands: a take waits for its answer, a hold lets the rival go on. */
function calls({ s, profile, options, seat }: Moment): readonly Action[] {
  const words = wordsOf(s).filter((word) => word.in === 'auction');
  const from = words.findLastIndex(({ type }) => type === 'bid');
  if (from < 0) return [act('pass'), ...above(undefined)];
  const contract = words[from]?.['contract'];
  const since = words.slice(from + 1);
  const last = since.at(-1)?.type;
  const [takes, holds] = ['take', 'hold'].map((type) => since.filter((word) => word.type === type).length);
  const retaken = since.some(({ type }) => type === 'retake');
  if (last === 'take' || last === 'retake')
    return [act('good'), ...(retaken && options['hold-after-retake'] === false ? [] : [act('hold')])];
  const higher = above(contract);
  // The third seat, which has not said anything since the first of the two bid, only goes higher.
  const isThird = since.some(({ type }) => type === 'good');
  if (isThird) return [act('good'), ...higher];
  const loew = profile === 'loew-1954';
  const isFirst = takes === 0 && (loew ? contract !== 'solo' : contract === 'dreiblatt');
  const isAgain = loew && last === 'hold' && !retaken && seat >= 0;
  const raises = (holds ?? 0) > 0 && options['outbid-after-hold'] === false ? [] : higher;
  return [act('good'), ...raises, ...(isFirst ? [act('take')] : []), ...(isAgain ? [act('retake')] : [])];
}

const hand = ({ s, seat }: Moment): readonly string[] => s.zones[`hand:${seat}`] ?? [];

/** What may still be announced at a stage: nothing twice, and a bird only by who has the card (§6.1). */
function announcements(at: Moment, stage: 'before' | 'after'): readonly Action[] {
  const { s, profile, options, seat } = at;
  const game = s.games[0];
  const said = illustratedCalls(s).announced.map(({ id }) => id);
  const counts = (id: string, column: 'before' | 'after'): boolean =>
    !Number.isNaN(illustratedAmount(profile, options, id, column));
  return BONUSES.filter((id) => {
    if (said.includes(id)) return false;
    if (!(counts(id, stage) || (game?.contract === 'solo' && counts(id, 'before')))) return false;
    const card = { pagat: 'T1', uhu: 'T2' }[id];
    if (seat !== game?.declarer && (card === undefined || profile !== 'loew-1954')) return false;
    return card === undefined || hand(at).includes(card);
  }).map((bonus) => act('announce', { bonus }));
}

/** §6.2: kontra by the defenders to the game and to what was announced at the stage; rekontra by the declarer. */
function replies(at: Moment, phase: string): readonly Action[] {
  const { s, profile, options } = at;
  const { announced, doubled } = illustratedCalls(s);
  const declarer = s.games[0]?.declarer;
  const early = phase.startsWith('before');
  const times = (item: string) => doubled.filter((one) => one.item === item);
  const mine = announced
    .filter(({ stage, by }) => by === declarer && (stage === 'before') === early)
    .map(({ id }) => id);
  const isGame = options['game-contra'] === true && (!early || profile === 'mayr-sedlaczek-2016');
  if (phase.endsWith('-reply')) {
    const open = [...(isGame ? ['game'] : []), ...mine].filter((item) => times(item).length === 0);
    return [
      act('good'),
      ...open.map((item) => act('kontra', { item })),
      ...(early ? [] : announcements(at, 'after').filter(() => profile === 'loew-1954')),
    ];
  }
  const answered = ['game', ...announced.filter(({ by }) => by === declarer).map(({ id }) => id)].filter(
    (item) => options['recontra'] === true && times(item).length === 1 && times(item)[0]?.early === early,
  );
  const birds = announced.filter(({ id, by }) => by !== declarer && times(id).length === 0);
  return [
    act('good'),
    ...answered.map((item) => act('rekontra', { item })),
    ...(options['declarer-contra'] === true ? birds.map(({ id }) => act('kontra', { item: id })) : []),
  ];
}

function melds({ s, seat, profile, options }: Moment): readonly Action[] {
  const played = wordsOf(s).flatMap((word) => (word.type === 'play' && word.by === seat ? [String(word['card'])] : []));
  const all = [...(s.zones[`hand:${seat}`] ?? []), ...played];
  const honours = all.filter((card) => ['T22', 'T21', 'T1'].includes(card)).length;
  const kings = all.filter((card) => card.endsWith('K')).length;
  const has = {
    'tarock-trull': honours === 3,
    'royal-trull': options['royal-trull'] === 'honours' ? honours === 3 : kings === 4,
    'two-honours': honours === 2,
  };
  const done = illustratedCalls(s).melds.flatMap(({ id, by }) => (by === seat ? [id] : []));
  return Object.entries(has).flatMap(([meld, isHeld]) =>
    isHeld && !done.includes(meld) && !Number.isNaN(illustratedAmount(profile, options, meld, 'meld'))
      ? [act('meld', { meld })]
      : [],
  );
}

/** §7: follow suit, else tarock, else anything; birds that were announced, and the Trischaken, have rules of their own. */
function cards(at: Moment): readonly string[] {
  const { s, seat, options } = at;
  const own = hand(at);
  const trick = s.zones['trick'] ?? [];
  const [lead] = trick;
  const same = lead === undefined ? own : own.filter((card) => card.startsWith(lead.slice(0, 1)));
  const tarocks = own.filter((card) => card.startsWith('T'));
  const legal = [same, tarocks, own].find((some) => some.length > 0) ?? [];
  const only = (keep: (card: string) => boolean, from: readonly string[]): readonly string[] =>
    from.some(keep) ? from.filter(keep) : from;
  if (s.games[0]?.contract === 'trischaken') {
    const play = options['trischaken-play'] as readonly string[];
    const pagat = play.includes('pagat-last') && tarocks.length > 1 ? only((card) => card !== 'T1', legal) : legal;
    return play.includes('stichzwang') && trick.length > 0 ? only((card) => beatsAll(card, trick), pagat) : pagat;
  }
  if (options['lock-birds'] !== true) return legal;
  const number = 17 - own.length;
  return illustratedCalls(s)
    .announced.filter(({ by, id }) => by === seat && (id === 'pagat' || id === 'uhu'))
    .reduce<readonly string[]>((left, { id }) => {
      const [card, due] = id === 'pagat' ? (['T1', 16] as const) : (['T2', 15] as const);
      if (number === due) return only((one) => one === card, left);
      return number < due ? only((one) => one !== card, left) : left;
    }, legal);
}
