import { pick, type Rng } from '../../../../engine/core/rng.ts';
import { apply, offersTo } from '../../../../engine/kernel/deal/apply.ts';
import { sampleAction } from '../../../../engine/kernel/deal/offers.ts';
import type { Action } from '../../../../engine/kernel/deal/action.ts';
import type { Command } from '../../../protocol/commands/command.ts';
import { PROTOCOL_VERSION } from '../../../protocol/version.ts';
import { keyOf, type Evening } from '../../state/evening-state.ts';
import { PLACE, type Onlooker } from './viewers.ts';

/** Everything that is asked while a deal runs and must be answered without a word about hidden cards. */
export function question(
  { state, rules, deals, prompts }: Evening,
  { seats, isDirector }: { readonly seats: number; readonly isDirector: boolean },
  rng: Rng,
): Command | undefined {
  const evening = state.id;
  const seat = Math.floor(rng() * seats);
  const prompt = prompts.get(keyOf(PLACE))?.count ?? 0;
  const deal = Math.max(1, state.rounds[0]?.tables[0]?.results.length ?? 1);
  const entry = { contract: 'annulled' };
  const live = deals.get(keyOf(PLACE))?.state;
  // Somebody else's action, or one with any card at all: the reason of the refusal may not reveal where cards are.
  const illegal = (): Action | undefined => {
    if (!live) return undefined;
    const offers = offersTo(rules, live, Math.floor(rng() * seats));
    const card = pick(rules.pack.cards, rng);
    const action: Action =
      offers.length > 0 && rng() < 0.5 ? sampleAction(offers, rng) : ({ type: 'play', card, cards: [card] } as Action);
    return apply(rules, live, seat, action).ok ? undefined : action;
  };
  const kind = pick(
    ['act', 'act', 'read-record', 'preview-entry', 'preview-correction', 'export', 'read-log', 'read-season', 'watch'],
    rng,
  );
  switch (kind) {
    case 'act': {
      const action = illegal();
      return action && { type: 'act', evening, ...PLACE, seat, prompt, action: { ...action } };
    }
    case 'read-record':
      return { type: 'read-record', evening, ...PLACE, deal };
    case 'preview-entry':
    case 'preview-correction':
      return { type: kind, evening, ...PLACE, deal, entry };
    case 'export':
      return { type: 'export', evening, what: pick(['csv', 'notice', 'events'] as const, rng) };
    case 'read-log':
    case 'read-season':
      return { type: kind, evening };
    default:
      // Of all that is asked only this is stored: everybody with this seat's view has it anyway.
      return isDirector
        ? undefined
        : { type: 'watch-table', evening, ...PLACE, as: pick([seat, 'open'] as const, rng) };
  }
}

/** Puts the same question on both connections; in the other world if `elsewhere` allows it. */
export function put(onlooker: Onlooker, command: Command, id: string, elsewhere: (ask: () => void) => void): void {
  const request = { v: PROTOCOL_VERSION, id, command };
  onlooker.line.receive(request);
  elsewhere(() => onlooker.shadow.receive(request));
}
