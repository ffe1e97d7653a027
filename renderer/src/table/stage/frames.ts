import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { type Card, TRICK, type Zone } from '#engine/core/card.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import { isPlayed, isTaken, seatIn } from '../story/story.ts';

/** One frame of the table: one card more than the previous one, or everything that is known. */
export interface Frame {
  /** `null`: the deal is over, and its sheet is shown. */
  readonly view: View | null;
  /** The prompt of its scene. */
  readonly prompt: number;
  /** Whether cards move in it; if not, it only shows what was said. */
  readonly moves: boolean;
  /** Whether it completes a trick, or ends the deal in the middle of one. */
  readonly stands: boolean;
  /** Whether it is such an end: that nobody took it is to be understood. */
  readonly breaks?: true;
  /** Whether it shows the viewer's own action. */
  readonly own: boolean;
}

/** The last known state of the table. */
export type Known = Pick<TableScene, 'evening' | 'round' | 'table'> & { readonly view: View };

type Moved = Extract<SeenEvent, { readonly type: 'moved' }>;
const NOBODY = { must: [], may: [] };

/** The view that a scene continues with: of the running deal, or the last moment of the one that has just ended. */
export const viewOf = ({ view, last }: TableScene): View | null => view ?? last?.view ?? null;

/**
 * The frames that lead from the last known state to a scene, card by card; each covers one statement or action with all
 * its events. Empty if nothing happened on the table; `null` if the scene does not continue from there (something was
 * taken back, another deal, another viewer, another table).
 */
export function framesTo(known: Known | null, scene: TableScene): readonly Frame[] | null {
  const now = viewOf(scene);
  if (!known || !now || !isSamePlace(known, scene) || !goesOn(known.view, now)) return null;
  const { prompt } = scene;
  const steps = stepsIn(now.history, known.view.history.length);
  const frames = steps.flatMap(({ from, to }, i): readonly Frame[] => {
    const done = now.history.slice(from, to);
    const next = steps[i + 1];
    const moves = done.some(({ type }) => type === 'moved');
    const stands = done.some(isTaken);
    const plays = done.some(isPlayed);
    const [said] = done;
    const own = said?.type === 'said' && said.by === now.viewer;
    if (next) return plays ? [{ view: cutBack(known.view, now, to), prompt, moves, stands, own }] : [];
    if (scene.view) return [{ view: now, prompt, moves, stands, own }];
    const end: Frame = { view: null, prompt, moves: false, stands: false, own };
    // This ended the deal; the felt shows it nevertheless.
    const last = { ...now, phase: phaseIn(now.history), zones: zonesAfter(now, lastOf(now.history, from)) };
    const breaks = !stands && plays && (last.zones[TRICK] ?? []).length > 0;
    if (breaks) return [{ view: last, prompt, moves, stands: true, breaks, own }, end];
    return stands ? [{ view: last, prompt, moves, stands, own }, end] : [end];
  });
  return frames;
}

/** The view while its last trick is open: nobody is asked meanwhile. */
export const quiet = (view: View): View => ({ ...view, turn: NOBODY, offers: [] });

const isSamePlace = (a: Known, b: TableScene): boolean =>
  a.evening === b.evening && a.round === b.round && a.table === b.table;

function goesOn(before: View, now: View): boolean {
  if (before.now.deal !== now.now.deal || before.viewer !== now.viewer) return false;
  return before.history.every((event, i) => isSame(event, now.history[i]));
}

/** A viewer may learn more about an earlier event; who moved which card does not change. */
function isSame(before: SeenEvent, now: SeenEvent | undefined): boolean {
  if (before.type === 'moved' && now?.type === 'moved')
    return (
      before.from === now.from &&
      before.to === now.to &&
      before.cards.length === now.cards.length &&
      before.cards.every((card, i) => card === null || card === now.cards[i])
    );
  return before.type === 'said' && now?.type === 'said' ? before.by === now.by : before.type === now?.type;
}

/** Where each statement or action begins and ends in a history, from an event on. */
function stepsIn(history: View['history'], since: number): readonly { readonly from: number; readonly to: number }[] {
  const begins = history.flatMap(({ type }, i) => (type === 'said' && i >= since ? [i] : []));
  return begins.map((from, i) => ({ from, to: begins[i + 1] ?? history.length }));
}

/** A view as it was after the first `length` events of its history; `known`: one from before that. */
function cutBack(known: View, now: View, length: number): View {
  const next = now.history[length];
  const by = next?.type === 'said' && typeof next.by === 'number' && next.by !== now.viewer ? [next.by] : [];
  const zones = zonesAfter(now, length);
  const history = now.history.slice(0, length);
  const phase = phaseIn(history);
  // What a card changes about the games is hidden until it is shown; what was said before play is not.
  const { games } = phase === known.phase ? known : now;
  // What a phase remembers is nothing that another can read.
  const notes = phase === now.phase ? now.notes : null;
  return { ...now, games, phase, notes, zones, history, offers: [], turn: { must: by, may: [] } };
}

/** Where everything lay after the first `length` events of a history, as far as the viewer had seen it by then. */
function zonesAfter({ history, zones }: View, length: number): View['zones'] {
  const seen = new Set(
    history.slice(0, length).flatMap((event) => (event.type === 'moved' ? event.cards.map(placed(event.to)) : [])),
  );
  return history
    .slice(length)
    .filter((event) => event.type === 'moved')
    .reduceRight((before, event) => moveBack(before, event, seen), zones);
}

/**
 * How many events there were when the last card of a deal had been played: what is left in hands is still there, although it may be
 * given away before the deal is over, and what has counted is laid open after that.
 */
function lastOf(history: View['history'], from: number): number {
  const played = Math.max(from, history.findLastIndex(isPlayed));
  const at = history.findIndex((event, i) => event.type === 'ended' || (i > played && isGivenAway(event)));
  return at < 0 ? history.length : at;
}

/** Whether cards leave a hand unplayed. */
const isGivenAway = (event: SeenEvent): boolean =>
  event.type === 'moved' && seatIn(event.from, 'hand') !== undefined && event.to !== TRICK && event.to !== event.from;

/** The phase at the end of a history. */
function phaseIn(history: View['history']): string | null {
  const entered = history.findLast(({ type }) => type === 'entered');
  return entered?.type === 'entered' ? entered.phase : null;
}

/** A card in a place. */
const placed =
  (zone: Zone) =>
  (card: Card | null): string =>
    `${zone} ${String(card)}`;

/** `seen`: which cards the viewer had seen come to which place before. */
function moveBack(zones: View['zones'], { cards, from, to }: Moved, seen: ReadonlySet<string>): View['zones'] {
  const there = zones[to] ?? [];
  const unseen = new Set(cards.filter((card) => !seen.has(placed(from)(card))));
  // What is laid open stays where it is.
  if (from === to) return { ...zones, [to]: there.map((card) => (unseen.has(card) ? null : card)) };
  const left = cards.reduce<readonly (Card | null)[]>((rest, card) => without(rest, card), there);
  const back = cards.map((card) => (unseen.has(card) ? null : card));
  return { ...zones, [to]: left, [from]: [...back, ...(zones[from] ?? [])] };
}

function without(zone: readonly (Card | null)[], card: Card | null): readonly (Card | null)[] {
  const at = zone.includes(card) ? zone.indexOf(card) : zone.indexOf(null);
  return zone.filter((_, i) => i !== at);
}
