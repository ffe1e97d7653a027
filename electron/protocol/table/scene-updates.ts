import { isEqual } from '#engine/core/equal.ts';
import type { SeenEvent } from '#engine/kernel/deal/view.ts';
import type { FromHost } from '../messages.ts';
import type { TableScene } from './table-scene.ts';

type TableMessage = Extract<FromHost, { readonly type: 'table' }>;

/**
 * What a viewer is sent of a table: the whole scene, or with `from` only what is new in its history. A viewer's history
 * is their log of the deal; every action adds a little, so it need not be sent from the beginning each time. The
 * viewer's knowledge of earlier events may change (a partner is revealed); then it is sent again from there.
 */
export function sendScene(before: TableScene | undefined, scene: TableScene): TableMessage {
  const [old, now] = [before?.view?.history, scene.view?.history];
  if (!old || !now || !scene.view || !isSameDeal(before, scene)) return { type: 'table', scene };
  const changed = now.findIndex((event, i) => !isSame(event, old[i]));
  const from = changed < 0 ? now.length : changed;
  if (from === 0) return { type: 'table', scene };
  return { type: 'table', scene: { ...scene, view: { ...scene.view, history: now.slice(from) } }, from };
}

/** The whole scene again; `before` is the one that was sent last. */
export function receiveScene(before: TableScene | null | undefined, { scene, from }: TableMessage): TableScene {
  const old = before?.view?.history;
  if (from === undefined || !old || !scene.view) return scene;
  return { ...scene, view: { ...scene.view, history: [...old.slice(0, from), ...scene.view.history] } };
}

function isSameDeal(before: TableScene | undefined, { evening, round, table, view }: TableScene): boolean {
  if (!before) return false;
  const sameTable = before.evening === evening && before.round === round && before.table === table;
  return sameTable && before.view?.now.deal === view?.now.deal && before.view?.viewer === view?.viewer;
}

const isSame = (a: SeenEvent, b: SeenEvent | undefined): boolean => b !== undefined && isEqual(a, b);
