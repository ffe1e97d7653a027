import type { GameDefinition } from '../kernel/family/definition.ts';
import { withPhase } from './broken.ts';
import type { Stack } from './reach/stack.ts';

/** A game that tells somebody what is hidden from them, as a family may do one day by mistake. */
export interface PlantedLeak {
  readonly what: string;
  readonly game: GameDefinition;
  /** The profile and the contract in which it shows, and the cards if hardly any shuffled pack allows it. */
  readonly deal: { readonly profile: string; readonly contract: string; readonly stack?: Stack };
  /** Whether somebody chose what is told, so that another choice shows it as well as other cards do. */
  readonly isChosen?: true;
}

/** What is named by the seat that sees it is named before everybody. */
export const aloud = (what: string, game: GameDefinition, phase: string, deal: PlantedLeak['deal']): PlantedLeak => ({
  what,
  game: withPhase(game, phase, () => ({ heardBy: () => 'all' })),
  deal,
  isChosen: true,
});

/** What a family of open games has to hide: what is laid away. */
export const laidAway = (game: GameDefinition, phase: string, profile: string, contract: string): PlantedLeak =>
  aloud(`what is laid away in a ${contract}`, game, phase, { profile, contract });
