import { handOf } from '../core/card.ts';
import { bavarian } from '../games/bavarian/game.ts';
import { illustrated } from '../games/illustrated/game.ts';
import { koenigrufen } from '../games/koenigrufen/game.ts';
import type { FamilyId } from '../games/loaders.ts';
import { tuebingen } from '../games/tuebingen/game.ts';
import { TOUT_QUERY } from '../games/tuebingen/phases/names.ts';
import { mayAsk } from '../games/tuebingen/phases/tout.ts';
import { firstGame } from '../kernel/deal/first-game.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { broken, withPhase } from './broken.ts';
import { laidAway, type PlantedLeak } from './planted-leak.ts';
import { IN_REFORM } from './planted-leaks-reform.ts';

/** Where those of Königrufen show. */
export const LEAKY_DEAL = { profile: 'tirol-speisezettel', contract: 'rufer' } as const;

/** A declarer may call their own king, and nobody knows that they did. */
const withOwnKings: GameDefinition = {
  ...koenigrufen,
  tableRules: (profile, options) => koenigrufen.tableRules(profile, { ...options, selbstrufer: true }),
};

/** One of each kind: a family's own secret, a secret partner, an action, a note, an item. */
const IN_KOENIGRUFEN: readonly Omit<PlantedLeak, 'deal'>[] = [
  {
    what: 'that the declarer called their own king, or one in the talon',
    game: broken(withOwnKings, (rules) => ({
      face(game, s, viewer) {
        const isAlone = game.called !== undefined && game.partner === undefined;
        return { ...rules.face(game, s, viewer), with: { ...game.with, ...(isAlone && { own: true }) } };
      },
    })),
  },
  { what: 'who the secret partner is', game: broken(koenigrufen, () => ({ face: (game) => game })) },
  {
    what: 'what is laid away',
    game: withPhase(koenigrufen, 'discard', () => ({ heardBy: () => 'all' })),
    isChosen: true,
  },
  {
    what: 'in a note whose hand the Pagat is in',
    game: withPhase(koenigrufen, 'tricks', (phase) => ({
      show: (s, viewer) => ({
        ...(phase.show(s, viewer) as object),
        pagat: s.active.find((seat) => s.zones[handOf(seat)]?.includes('T1')) ?? null,
      }),
    })),
  },
  {
    what: 'in an item whom the game is played against',
    game: withPhase(koenigrufen, 'king-call', (phase) => ({
      decide(s, by, action) {
        const events = phase.decide(s, by, action);
        const called = events.flatMap((event) => (event.type === 'games' ? event.games : []))[0] ?? firstGame(s);
        const against = s.active.filter((seat) => seat !== called.declarer && seat !== called.partner);
        const items = s.items.map((item) => (item.about === 'game' ? { ...item, against } : item));
        return [...events, { type: 'items', items }];
      },
    })),
  },
];

const IN_TUEBINGEN: readonly PlantedLeak[] = [
  {
    what: 'that the dealer plays a concealed Raus',
    game: broken(tuebingen, () => ({ face: (game) => game })),
    deal: { profile: 'tuebingen', contract: 'raus-concealed' },
  },
  {
    what: 'whose hand allows the question for a Tout',
    game: withPhase(tuebingen, TOUT_QUERY, () => ({
      show: (s) => ({ may: s.active.filter((seat) => mayAsk(s.zones[handOf(seat)] ?? [])) }),
    })),
    deal: { profile: 'tuebingen', contract: 'tout' },
  },
];

/** Every family has some. */
const IN_FAMILY: Readonly<Record<FamilyId, readonly PlantedLeak[]>> = {
  koenigrufen: IN_KOENIGRUFEN.map((leak) => ({ ...leak, deal: LEAKY_DEAL })),
  bavarian: [laidAway(bavarian, 'exchange', 'simple-points', 'frage')],
  illustrated: [laidAway(illustrated, 'exchange', 'loew-1954', 'dreiblatt')],
  tuebingen: IN_TUEBINGEN,
  reform: IN_REFORM,
};

export const PLANTED_LEAKS: readonly PlantedLeak[] = Object.values(IN_FAMILY).flat();
