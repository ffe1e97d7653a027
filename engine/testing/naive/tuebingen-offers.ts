import type { Action } from '#engine/kernel/deal/action.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { provable } from './tuebingen.ts';
import { halvesIn, laidAway, ledIn, tuebingenTricks, tuebingenWords } from './tuebingen-log.ts';

/** What a seat may say or play in Tübingen Tarock, read once more from docs/rules/tuebingen.md §3 to §7. */

const act = (type: string, rest: Readonly<Record<string, unknown>> = {}): Action => ({ type, ...rest });
const KINGS = ['CK', 'SK', 'HK', 'DK'];
const isTarock = (card: string): boolean => card.startsWith('T');
const handOf = (s: State, seat: number): readonly string[] => s.zones[`hand:${seat}`] ?? [];

/** `undefined` where cards are chosen: laying away and ordering. */
export function naiveTuebingenOffers(s: State, seat: number, { options }: TableRules): readonly Action[] | undefined {
  const hand = handOf(s, seat);
  switch (s.phase) {
    case 'tout-query': {
      const eligible = halvesIn(hand) === hand.length && hand.filter(isTarock).length <= 7;
      return [act('go-on'), ...(eligible ? [act('ask')] : [])];
    }
    case 'tout-offer':
      return [act('decline'), act('accept', { contract: 'tout' })];
    case 'raus':
      return [act('pass'), act('raus', { contract: 'raus' })];
    case 'call':
      return calls(s, seat, hand, options);
    case 'cut':
      return Array.from({ length: 77 }, (_, i) => act('cut', { n: i + 1 }));
    case 'tricks':
      return cards(s, seat, options).map((card) => act('play', { card }));
    case 'claims':
      return claims(s, seat, options);
    default:
      return undefined;
  }
}

function calls(s: State, seat: number, hand: readonly string[], options: TableRules['options']): readonly Action[] {
  const kings = KINGS.filter((king) => hand.includes(king));
  const mayHide = seat === s.dealer && options['raus-concealed-allowed'] === true;
  const others = ['T21', 'T1', 'SKI'].filter((card) => kings.length === 4 && !hand.includes(card));
  const called = [...KINGS.filter((king) => mayHide || !kings.includes(king)), ...others];
  const counted =
    hand.filter(isTarock).length + (options['fort-mit-counts-ski'] === true && hand.includes('SKI') ? 1 : 0);
  const word = counted >= 8 ? 'fort-mit' : 'fort';
  return [
    ...called.map((king) => act('call', { king })),
    ...(kings.length === 3 ? [act('call-fourth')] : []),
    ...(options['fort-mit'] === 'free' ? [act('fort'), act('fort-mit')] : [act(word)]),
  ];
}

/** §6: follow, else tarock, else anything, the Ski always; whoever leads a run that nothing is above leads its head. */
function cards(s: State, seat: number, options: TableRules['options']): readonly string[] {
  const hand = handOf(s, seat);
  const trick = s.zones['trick'] ?? [];
  const led = ledIn(trick);
  if (trick.length > 0) {
    const rest = hand.filter((card) => card !== 'SKI');
    const ways =
      led === undefined ? [rest] : [rest.filter((card) => card.startsWith(led)), rest.filter(isTarock), rest];
    const legal = ways.find((some) => some.length > 0) ?? [];
    return hand.filter((card) => card === 'SKI' || legal.includes(card));
  }
  if (options['lead-from-above'] !== 'enforce') return hand;
  const gone = [...tuebingenTricks(s).flatMap((one) => one.cards), ...(seat === s.dealer ? laidAway(s) : [])];
  let isOnTop = true;
  const free: string[] = [];
  let heads = 0;
  for (let number = 21; number >= 2; number--) {
    const card = `T${number}`;
    const held = hand.includes(card);
    if (held && (!isOnTop || heads === 0)) free.push(card);
    if (held) heads++;
    if (!held && !gone.includes(card)) isOnTop = false;
  }
  return hand.filter((card) => !isTarock(card) || card === 'T1' || free.includes(card));
}

/** §7.1: whatever this seat can prove and nobody has claimed (TU15); done is said once. */
function claims(s: State, seat: number, options: TableRules['options']): readonly Action[] {
  const plain = [
    ...['skimon', 'oberers', 'unterers', 'kingdom', 'ski-kingdom'],
    ...['fein', 'einser-gefasst', 'einser-fein-gefasst'],
  ];
  const all = [
    ...plain.map((bonus) => ({ bonus })),
    ...['family', 'ski-family'].flatMap((bonus) => ['C', 'S', 'H', 'D'].map((suit) => ({ bonus, suit }))),
  ];
  const isDone = tuebingenWords(s).some(({ type, by }) => type === 'claims-done' && by === seat);
  return [...(isDone ? [] : [act('claims-done')]), ...provable(s, options, seat, all).map((one) => act('claim', one))];
}
