import { handOf } from '../core/card.ts';
import { canSee } from '../core/seat.ts';
import { firstGame } from '../kernel/deal/first-game.ts';
import type { Phase } from '../kernel/deal/phase.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { broken, withPhase } from './broken.ts';
import { passedIn } from './games/hidden/bury.ts';
import { HIDDEN } from './games/hidden/game.ts';
import { suitIn } from './games/hidden/suit.ts';
import { laid } from './games/probe.ts';

/** A game that tells somebody what another has chosen unheard; one for each thing that can be hidden. */
export interface PlantedChoice {
  readonly what: string;
  /** Its only profile is `plain`. */
  readonly game: GameDefinition;
}

/** Nobody forgets that a card lay in a hand which something has left unseen. */
const unforgotten = (phase: Phase): Partial<Phase> => ({
  decide: (s, by, action) =>
    phase.decide(s, by, action).map((event) => (event.type === 'moved' ? { ...event, among: [] } : event)),
});

export const PLANTED_CHOICES: readonly PlantedChoice[] = [
  { what: 'which contract is hidden', game: broken(HIDDEN, () => ({ face: (game) => game })) },
  {
    what: 'which contract is hidden, by a phase that is left out',
    game: withPhase(HIDDEN, 'hide', (phase) => ({
      next: (s) => (firstGame(s).contract === 'most-cards' ? [{ type: 'entered', phase: 'name' }] : phase.next(s)),
    })),
  },
  { what: 'which bird is promised', game: broken(HIDDEN, () => ({ seenItem: (item) => item })) },
  {
    what: 'which bird is promised, by a phase that is left out',
    game: withPhase(HIDDEN, 'promise', (phase) => ({
      next: (s) => (s.items[0]?.about === 'owl' ? [{ type: 'entered', phase: 'take' }] : phase.next(s)),
    })),
  },
  { what: 'which suit is named', game: withPhase(HIDDEN, 'take', () => ({ show: suitIn })) },
  {
    what: 'of which suit the card under a claim is',
    game: withPhase(HIDDEN, 'bluff', () => ({
      show: (s) => s.active.flatMap((seat) => laid(s, seat)).map((card) => card.charAt(0)),
    })),
  },
  {
    what: 'in which order a hand lies',
    game: withPhase(HIDDEN, 'ring', () => ({
      show: (s, viewer) =>
        (s.zones[handOf(firstGame(s).declarer)] ?? []).map((card) =>
          canSee(s.known[card] ?? [], viewer) ? card : null,
        ),
    })),
  },
  { what: 'that a card which was passed on is gone', game: withPhase(HIDDEN, 'ring', unforgotten) },
  { what: 'that a card of the open talon was laid away unseen', game: withPhase(HIDDEN, 'lay', unforgotten) },
  { what: 'how many cards were passed on', game: withPhase(HIDDEN, 'bury', () => ({ show: passedIn })) },
  {
    what: 'what is laid away, by saying it aloud',
    game: withPhase(HIDDEN, 'lay', () => ({ heardBy: () => 'all' })),
  },
  {
    what: 'the card under a claim, by saying it to those who hear the claim only',
    game: withPhase(HIDDEN, 'bluff', () => ({ overheard: (_s, _by, action) => action })),
  },
];
