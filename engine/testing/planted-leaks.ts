import { handOf, TRICK, type Zone } from '../core/card.ts';
import { isTarock, KINGS, suitOf } from '../decks/deck-54.ts';
import { bavarian } from '../games/bavarian/game.ts';
import { illustrated } from '../games/illustrated/game.ts';
import { koenigrufen } from '../games/koenigrufen/game.ts';
import type { FamilyId } from '../games/loaders.ts';
import { reform } from '../games/reform/game.ts';
import { TALON_GROUPS } from '../games/reform/names.ts';
import { tuebingen } from '../games/tuebingen/game.ts';
import { TOUT_QUERY } from '../games/tuebingen/phases/names.ts';
import { mayAsk } from '../games/tuebingen/phases/tout.ts';
import { firstGame } from '../kernel/deal/first-game.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { broken, withPhase } from './broken.ts';
import { HANDS } from './reach/reform-hands.ts';
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

/** What is named by the seat that sees it is named before everybody. */
const aloud = (what: string, game: GameDefinition, phase: string, deal: PlantedLeak['deal']): PlantedLeak => ({
  what,
  game: withPhase(game, phase, () => ({ heardBy: () => 'all' })),
  deal,
  isChosen: true,
});

/** What a family of open games has to hide: what is laid away. */
const laidAway = (game: GameDefinition, phase: string, profile: string, contract: string): PlantedLeak =>
  aloud(`what is laid away in a ${contract}`, game, phase, { profile, contract });

/** Forehand has all kings but one, and calls it without naming its suit. */
const threeKings: Stack = ([forehand = 0]) => ({ [handOf(forehand)]: KINGS.slice(1) });
const callingTheFourth: GameDefinition = withPhase(reform, 'king', (phase) => ({
  offers: (s, seat) =>
    phase.offers(s, seat).map((offer) => {
      if (offer.kind !== 'one-of') return offer;
      const unnamed = offer.actions.filter(({ type }) => type === 'call-fourth');
      return unnamed.length > 0 ? { ...offer, actions: unnamed } : offer;
    }),
}));

const RUFER = { profile: 'reform', contract: 'rufer' } as const;
const SOLORUFER = { profile: 'reform', contract: 'solorufer' } as const;
const SECHSERDREIER = { profile: 'reform', contract: 'sechserdreier' } as const;
const OBERDREIER = { profile: 'reform', contract: 'oberdreier' } as const;

/** An Oberdreier whose talon not even its declarer sees. */
const closedTalon: GameDefinition = {
  ...reform,
  tableRules: (profile, options) => reform.tableRules(profile, { ...options, oberdreierTalon: 'closed' }),
};

/** A note tells how many tarocks there are where nobody sees them. */
const countingTarocks = (game: GameDefinition, zonesOf: (s: State) => readonly Zone[]): GameDefinition =>
  withPhase(game, 'tricks', (phase) => ({
    show: (s, viewer) => ({
      ...(phase.show(s, viewer) as object),
      tarocks: zonesOf(s)
        .flatMap((zone) => s.zones[zone] ?? [])
        .filter(isTarock).length,
    }),
  }));

/** Whether the called king lies in the talon, which in a solo game nobody sees before the end. */
const tellingOfTalon: GameDefinition = broken(reform, (rules) => ({
  face(game, s, viewer) {
    const face = rules.face(game, s, viewer);
    const lies = TALON_GROUPS.some((zone) => game.called !== undefined && s.zones[zone]?.includes(game.called));
    return { ...face, with: { ...face.with, ...(lies && { inTalon: true }) } };
  },
}));

const SAUTANZ = { profile: 'reform', contract: 'sautanz' } as const;

/** A note of the bluff tells of each hand, which others put together by what they were shown and by lies, how many tarocks it has. */
const countingHands: GameDefinition = withPhase(reform, 'bluff', (phase) => ({
  show: (s, viewer) => ({
    ...(phase.show(s, viewer) as object),
    tarocks: s.active.map((seat) => (s.zones[handOf(seat)] ?? []).filter(isTarock).length),
  }),
}));

/** A note of the bluff tells of which suit the cards of the pile are. */
const tellingOfPile: GameDefinition = withPhase(reform, 'bluff', (phase) => ({
  show: (s, viewer) => ({
    ...(phase.show(s, viewer) as object),
    suits: (s.zones[TRICK] ?? []).map(suitOf),
  }),
}));

/** A hand that may bid the Sautanz, which nobody is told of as long as it does not. */
const tellingOfHand: GameDefinition = withPhase(reform, 'auction', (phase) => ({
  show: (s, viewer) => ({
    ...(phase.show(s, viewer) as object),
    may: s.active.filter((seat) => !s.zones[handOf(seat)]?.some((card) => isTarock(card) || KINGS.includes(card))),
  }),
}));

const IN_REFORM: readonly PlantedLeak[] = [
  {
    what: 'who the partner in a Rufer is',
    game: broken(reform, (rules) => ({
      face: (game, s, viewer) => ({
        ...rules.face(game, s, viewer),
        ...(game.partner !== undefined && { partner: game.partner }),
      }),
    })),
    deal: RUFER,
  },
  {
    what: 'that the declarer of a Rufer called their own king, or one in the talon',
    game: broken(reform, (rules) => ({
      face(game, s, viewer) {
        const face = rules.face(game, s, viewer);
        const isAlone = game.called !== undefined && game.partner === undefined;
        return { ...face, with: { ...face.with, ...(isAlone && { own: true }) } };
      },
    })),
    deal: RUFER,
  },
  {
    what: 'which king was called as the fourth',
    game: broken(callingTheFourth, (rules) => ({
      face: (game, s, viewer) => ({
        ...rules.face(game, s, viewer),
        ...(game.called !== undefined && { called: game.called }),
      }),
    })),
    deal: { ...RUFER, stack: threeKings },
  },
  {
    what: 'in an item whom a Rufer is played against',
    game: withPhase(reform, 'king', (phase) => ({
      decide(s, by, action) {
        const events = phase.decide(s, by, action);
        const { declarer, partner } =
          events.flatMap((event) => (event.type === 'games' ? event.games : []))[0] ?? firstGame(s);
        const against = s.active.filter((seat) => seat !== declarer && seat !== partner);
        return [...events, { type: 'items', items: s.items.map((item) => ({ ...item, against })) }];
      },
    })),
    deal: RUFER,
  },
  laidAway(reform, 'lay', 'reform', 'dreier'),
  laidAway(reform, 'lay', 'reform', 'oberdreier'),
  aloud('what the declarer of a Sechserdreier takes', reform, 'talon', SECHSERDREIER),
  aloud('what the declarer of an Oberdreier takes', reform, 'talon', OBERDREIER),
  {
    what: 'how many tarocks were taken unseen',
    game: countingTarocks(closedTalon, (s) => [handOf(firstGame(s).declarer)]),
    deal: OBERDREIER,
  },
  {
    what: 'how many tarocks lie in an unseen talon',
    game: countingTarocks(reform, () => TALON_GROUPS),
    deal: SOLORUFER,
  },
  { what: 'of a Solorufer that its king lies in the talon', game: tellingOfTalon, deal: SOLORUFER },
  aloud('what is put under a claim in a Sautanz', reform, 'bluff', SAUTANZ),
  { what: 'of which suit the cards under a claim are', game: tellingOfPile, deal: SAUTANZ, isChosen: true },
  { what: 'how many tarocks somebody holds who took a pile', game: countingHands, deal: SAUTANZ },
  {
    what: 'whose hand allows a Sautanz',
    game: tellingOfHand,
    deal: { profile: 'reform', contract: 'trischaker', stack: HANDS.sautanz },
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
