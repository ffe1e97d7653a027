import { type Card, handOf, laidBy, TRICK, type Zone } from '../core/card.ts';
import type { Json } from '../core/json.ts';
import { isTarock, KINGS, suitOf, sumOfThirds } from '../decks/deck-54.ts';
import { reform } from '../games/reform/game.ts';
import { TALON_GROUPS } from '../games/reform/names.ts';
import { firstGame } from '../kernel/deal/first-game.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { broken, withPhase } from './broken.ts';
import { aloud, laidAway, type PlantedLeak } from './planted-leak.ts';
import { HANDS } from './reach/reform-hands.ts';
import type { Stack } from './reach/stack.ts';

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

/** A note of a phase tells something besides. */
const tellingIn = (game: GameDefinition, phase: string, what: (s: State) => Json): GameDefinition =>
  withPhase(game, phase, (real) => ({
    show: (s, viewer) => ({ ...(real.show(s, viewer) as object), told: what(s) }),
  }));

/** It tells how many tarocks there are where nobody sees them. */
const countingTarocks = (
  game: GameDefinition,
  zonesOf: (s: State) => readonly Zone[],
  phase = 'tricks',
): GameDefinition =>
  tellingIn(
    game,
    phase,
    (s) =>
      zonesOf(s)
        .flatMap((zone) => s.zones[zone] ?? [])
        .filter(isTarock).length,
  );

/** Whether the called king lies in the talon, which in a solo game nobody sees before the end. */
const tellingOfTalon: GameDefinition = broken(reform, (rules) => ({
  face(game, s, viewer) {
    const face = rules.face(game, s, viewer);
    const lies = TALON_GROUPS.some((zone) => game.called !== undefined && s.zones[zone]?.includes(game.called));
    return { ...face, with: { ...face.with, ...(lies && { inTalon: true }) } };
  },
}));

const SAUTANZ = { profile: 'reform', contract: 'sautanz' } as const;

/** Of each hand, which others put together by what they were shown and by lies, it is told how many tarocks it has. */
const countingHands: GameDefinition = tellingIn(reform, 'bluff', (s) =>
  s.active.map((seat) => (s.zones[handOf(seat)] ?? []).filter(isTarock).length),
);

/** Of the pile it is told of which suit its cards are. */
const tellingOfPile: GameDefinition = tellingIn(reform, 'bluff', (s) => (s.zones[TRICK] ?? []).map(suitOf));

/** A hand that may bid the Sautanz, which nobody is told of as long as it does not. */
const tellingOfHand: GameDefinition = tellingIn(reform, 'auction', (s) =>
  s.active.filter((seat) => !s.zones[handOf(seat)]?.some((card) => isTarock(card) || KINGS.includes(card))),
);

/** A note of some tricks tells something. */
const telling = (what: (s: State) => Json): GameDefinition => tellingIn(reform, 'tricks', what);

const orderIn = (s: State): readonly Card[] => (firstGame(s).with['order'] ?? []) as readonly Card[];

const BLUE = { profile: 'reform', contract: 'fahrt-ins-blaue' } as const;
const HAUSIERER = { profile: 'reform', contract: 'hausierer' } as const;
const APOTHEKER = { profile: 'reform', contract: 'apotheker' } as const;

/** What is hidden in the games with ways of their own (reform §7.7 to §7.9). */
const OF_WAYS: readonly PlantedLeak[] = [
  {
    what: 'in which order the cards of a Fahrt ins Blaue will be played',
    game: broken(reform, (rules) => ({
      face(game, s, viewer) {
        const { with: said, ...face } = rules.face(game, s, viewer);
        return { ...face, with: { ...said, ...('order' in game.with && { order: game.with['order'] }) } };
      },
    })),
    deal: BLUE,
    isChosen: true,
  },
  {
    what: 'whether a Fahrt ins Blaue ends with a tarock',
    game: telling((s) => orderIn(s).slice(-1).some(isTarock)),
    deal: BLUE,
    isChosen: true,
  },
  {
    what: 'how many tarocks a Hausierer holds, drawn ones too',
    game: countingTarocks(reform, (s) => [handOf(firstGame(s).declarer)]),
    deal: HAUSIERER,
  },
  {
    what: 'of which suit the next card is that a Hausierer may draw',
    game: withPhase(reform, 'draw', () => ({
      show: ({ zones }) => TALON_GROUPS.flatMap((zone) => zones[zone] ?? []).map(suitOf)[0] ?? null,
    })),
    deal: HAUSIERER,
  },
  laidAway(reform, 'lay', 'reform', 'artist'),
  {
    what: 'how much there will be to share out in an Apotheker',
    game: telling(({ zones }) => sumOfThirds(TALON_GROUPS.flatMap((zone) => zones[zone] ?? []))),
    deal: APOTHEKER,
  },
];

const SPEZI = { profile: 'reform', contract: 'spezi' } as const;
const PENSIONIST = { profile: 'reform', contract: 'pensionist' } as const;

/** What a declarer has laid away. */
const laidIn = (s: State): readonly Card[] => s.zones[laidBy(firstGame(s).declarer)] ?? [];

/** Who could serve the suit of the pile, whether or not they could beat the top card: of somebody who was passed over nobody knows. */
const serving = (s: State): Json => {
  const [lead = ''] = s.zones[TRICK] ?? [];
  return s.active.filter((seat) => s.zones[handOf(seat)]?.some((card) => suitOf(card) === suitOf(lead)));
};

/** What is hidden where a declarer looks at the talon, and where whoever cannot beat is passed over (reform §7.6, §7.9). */
const OF_GOALS: readonly PlantedLeak[] = [
  {
    what: 'of which suits the cards are that the declarer of a Spezi looks at',
    game: withPhase(reform, 'look', () => ({
      show: ({ zones }) => TALON_GROUPS.flatMap((zone) => zones[zone] ?? []).map(suitOf),
    })),
    deal: SPEZI,
  },
  {
    what: 'how many tarocks lie in a talon that only the declarer has looked at',
    game: countingTarocks(reform, () => TALON_GROUPS),
    deal: SPEZI,
  },
  laidAway(reform, 'lay', 'reform', 'pensionist'),
  aloud('what the declarer of a Pensionist takes', reform, 'talon', PENSIONIST),
  {
    what: 'how much the declarer of a Pensionist has laid away',
    game: tellingIn(reform, 'beating', (s) => sumOfThirds(laidIn(s))),
    deal: PENSIONIST,
    isChosen: true,
  },
  {
    what: 'how many tarocks the declarer of a Pensionist has left in the talon',
    game: countingTarocks(reform, () => TALON_GROUPS, 'beating'),
    deal: PENSIONIST,
    isChosen: true,
  },
  { what: 'who could serve the suit of a pile', game: tellingIn(reform, 'beating', serving), deal: PENSIONIST },
];

const JUWEL = { profile: 'reform', contract: 'juwel' } as const;

/** What others have laid away than the declarer. */
const laidByOthers = (s: State): readonly Card[] =>
  s.active.filter((seat) => seat !== firstGame(s).declarer).flatMap((seat) => s.zones[laidBy(seat)] ?? []);

/** What is hidden where cards go round from hand to hand (reform §7.10). */
const OF_RING: readonly PlantedLeak[] = [
  aloud('what is passed on in a Juwel', reform, 'ring', JUWEL),
  {
    what: 'how many tarocks somebody holds who has cards to pass on',
    game: withPhase(reform, 'ring', () => ({
      show: (s) => s.active.map((seat) => (s.zones[handOf(seat)] ?? []).filter(isTarock).length),
    })),
    deal: JUWEL,
  },
  {
    what: 'how much was laid away at the end of a ring',
    game: telling((s) => sumOfThirds(laidByOthers(s))),
    deal: { profile: 'reform', contract: 'diskreter-dreier' },
    isChosen: true,
  },
];

/** What Reform Tarock may tell by mistake. */
export const IN_REFORM: readonly PlantedLeak[] = [
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
  ...OF_WAYS,
  ...OF_GOALS,
  ...OF_RING,
];
