import type { Phase } from '../kernel/deal/phase.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';

/** A game with one thing broken in it. */
export const broken = (game: GameDefinition, change: (rules: Rules) => Partial<Rules>): GameDefinition => ({
  ...game,
  rules(table) {
    const rules = game.rules(table);
    return { ...rules, ...change(rules) };
  },
});

/** A game with one thing broken in one of its phases. */
export const withPhase = (game: GameDefinition, id: string, change: (phase: Phase) => Partial<Phase>): GameDefinition =>
  broken(game, ({ phases }) => ({
    phases: phases.map((phase) => (phase.id === id ? { ...phase, ...change(phase) } : phase)),
  }));
