import { isHand, TRICK } from '../core/card.ts';
import type { Notes } from '../core/json.ts';
import type { Audience } from '../core/seat.ts';
import { bavarian } from '../games/bavarian/game.ts';
import { illustrated } from '../games/illustrated/game.ts';
import { koenigrufen } from '../games/koenigrufen/game.ts';
import type { FamilyId } from '../games/loaders.ts';
import { reform } from '../games/reform/game.ts';
import { tuebingen } from '../games/tuebingen/game.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { broken, withPhase } from './broken.ts';
import { HANDS } from './reach/reform-hands.ts';
import type { Stack } from './reach/stack.ts';

/** A game in which something is heard or seen by too many or too few, and a deal in which that happens. */
export interface PlantedAudience {
  readonly what: string;
  readonly kind: 'heard-against-text' | 'seen-against-text' | 'overheard-against-text';
  readonly game: GameDefinition;
  readonly profile: string;
  readonly options?: Notes;
  readonly contract?: string;
  /** How the cards lie in every deal; missing: shuffled, or as the family deals the contract. */
  readonly stack?: Stack;
}

type Moved = Extract<Event, { type: 'moved' }>;

/** A game in which certain moves are seen by others than its rules say. */
const shown = (
  game: GameDefinition,
  which: (event: Moved) => boolean,
  seenBy: (event: Moved, s: State) => Audience = () => 'all',
): GameDefinition =>
  broken(game, ({ phases }) => {
    const changed = (s: State, events: readonly Event[]): readonly Event[] =>
      events.map((event) => (event.type === 'moved' && which(event) ? { ...event, seenBy: seenBy(event, s) } : event));
    return {
      phases: phases.map((phase) => ({
        ...phase,
        decide: (s, by, action) => changed(s, phase.decide(s, by, action)),
        next: (s) => changed(s, phase.next(s)),
      })),
    };
  });

const isFrom = (zone: string, to: string) => (event: Moved) => event.from.startsWith(zone) && event.to.startsWith(to);

/** What is said in a phase is heard by nobody but who says it. */
const whispered = (game: GameDefinition, phase: string): GameDefinition =>
  withPhase(game, phase, () => ({ heardBy: (_s, by) => (by === 'table' ? [] : [by]) }));

/** What is said in a phase is heard by everybody. */
const spokenAloud = (game: GameDefinition, phase: string): GameDefinition =>
  withPhase(game, phase, () => ({ heardBy: () => 'all' }));

/** Of a hand that gets cards, its own seat. */
const ownEyes = ({ to }: Moved): Audience => [Number(to.slice(to.indexOf(':') + 1))];

const seen = { kind: 'seen-against-text' } as const;
const heard = { kind: 'heard-against-text' } as const;
const overheard = { kind: 'overheard-against-text' } as const;

/** Of what is said unheard in a phase everybody hears what kind of thing it was. */
const leaky = (game: GameDefinition, phase: string): GameDefinition =>
  withPhase(game, phase, () => ({ overheard: (_s, _by, { type }) => ({ type }) }));

/** Players who mostly let things be draw as often as not. */
const drawing = (game: GameDefinition): GameDefinition => ({
  ...game,
  groupOf: (action) => (action.type === 'enough' ? 'choice' : game.groupOf(action)),
});

/** What is said and shown in the games of Reform Tarock with ways of their own (reform §7.7 to §7.9). */
const OF_WAYS: readonly Omit<PlantedAudience, 'profile'>[] = [
  {
    what: 'which suit shall be left is heard by one alone',
    ...heard,
    game: whispered(reform, 'declare'),
    contract: 'eisenbahner',
  },
  {
    what: 'a card of a fixed order is named before everybody',
    ...heard,
    game: spokenAloud(reform, 'declare'),
    contract: 'fahrt-ins-blaue',
  },
  {
    what: 'of a fixed order all hear a part',
    ...overheard,
    game: leaky(reform, 'declare'),
    contract: 'fahrt-ins-blaue',
  },
  {
    what: 'whether somebody takes the bus is heard by them alone',
    ...heard,
    game: whispered(reform, 'bus'),
    contract: 'eisenbahner',
  },
  {
    what: 'what is left when a train has come in is divided before the four who play and not before all',
    ...seen,
    game: shown(reform, isFrom('hand:', 'pile:'), (_, s) => s.active),
    contract: 'eisenbahner',
  },
  {
    what: 'a drawn card is seen by all',
    ...seen,
    game: drawing(shown(reform, isFrom('talon:', 'hand:'))),
    contract: 'hausierer',
  },
  {
    what: 'cards of the talon are given away before the four who play and not before all',
    ...seen,
    game: shown(reform, isFrom('talon:', 'pile:'), (_, s) => s.active),
    contract: 'apotheker',
  },
  {
    what: 'to whom a card of the talon is given is heard by one alone',
    ...heard,
    game: whispered(reform, 'share'),
    contract: 'apotheker',
  },
];

/** What goes round from hand to hand, and who leads (reform §7.10). */
const OF_RING: readonly Omit<PlantedAudience, 'profile'>[] = [
  {
    what: 'cards that are passed on are named before all',
    ...heard,
    game: spokenAloud(reform, 'ring'),
    contract: 'juwel',
  },
  {
    what: 'cards that are passed on are seen by all',
    ...seen,
    game: shown(reform, isFrom('hand:', 'hand:')),
    contract: 'diskreter-dreier',
  },
  {
    what: 'what the first opponent takes is seen by all',
    ...seen,
    game: shown(reform, isFrom('talon:', 'hand:')),
    contract: 'juwel',
  },
  {
    what: 'passing cards on is heard by nobody else',
    ...overheard,
    game: withPhase(reform, 'ring', () => ({ overheard: () => undefined })),
    contract: 'juwel',
  },
  {
    what: 'who leads is heard by the declarer alone',
    ...heard,
    game: whispered(reform, 'lead-choice'),
    contract: 'diskreter-dreier',
  },
];

/** Only these words of a phase are heard by nobody but who says them. */
const whisperedOf = (game: GameDefinition, phase: string, type: string): GameDefinition =>
  withPhase(game, phase, () => ({
    heardBy: (_s, by, action) => (action.type === type && by !== 'table' ? [by] : 'all'),
  }));

/** The same where a suit or the course of the cards decides, and not their points (reform §7.4, §7.6, §7.9). */
const OF_GOALS: readonly Omit<PlantedAudience, 'profile'>[] = [
  {
    what: 'the talon that only the declarer looks at is seen by all who play',
    ...seen,
    game: shown(reform, isFrom('talon:', 'talon:'), (_, s) => s.active),
    contract: 'spezi',
  },
  {
    what: 'that somebody has looked at the talon is heard by them alone',
    ...heard,
    game: whispered(reform, 'look'),
    contract: 'spezi',
  },
  {
    what: 'with which suit the last trick is to be won is heard by one alone',
    ...heard,
    game: whispered(reform, 'declare'),
    contract: 'wechselspezi',
  },
  {
    what: 'who leads next is heard by whoever says it',
    ...heard,
    game: whisperedOf(reform, 'tricks', 'pick'),
    contract: 'spezi',
    stack: HANDS.top,
  },
  {
    what: 'the talon of a Pensionist is seen by all who play',
    ...seen,
    game: shown(reform, isFrom('talon:', 'talon:'), (_, s) => s.active),
    contract: 'pensionist',
  },
  {
    what: 'discards of a Pensionist are seen by all',
    ...seen,
    game: shown(reform, isFrom('hand:', 'laid:')),
    contract: 'pensionist',
  },
  {
    what: 'a card that beats is seen by the four who play and not by all',
    ...seen,
    game: shown(reform, isFrom('hand:', TRICK), (_, s) => s.active),
    contract: 'pensionist',
  },
  {
    what: 'with the second pile hands are laid open to the four who play and not to all',
    ...seen,
    game: shown(
      reform,
      (event) => event.from === event.to && isHand(event.from),
      (_, s) => s.active,
    ),
    contract: 'pensionist-ouvert',
  },
  {
    what: 'how it goes on with the called king in the talon is heard by the declarer alone',
    ...heard,
    game: whispered(reform, 'king-talon'),
    contract: 'uhurufer',
    stack: HANDS.kingInTalon,
  },
];

/** For each family, of these kinds what it can have: cards passed on, a word, a talon, discards. */
export const PLANTED_AUDIENCES: Readonly<Record<FamilyId, readonly PlantedAudience[]>> = {
  koenigrufen: [
    { what: 'the talon taken unseen is seen by all', ...seen, game: shown(koenigrufen, isFrom('talon:', 'hand:')) },
    { what: 'a bid is heard by its bidder alone', ...heard, game: whispered(koenigrufen, 'auction') },
    {
      what: 'the talon that joins tricks is seen by the four who play and not by all',
      ...seen,
      game: shown(koenigrufen, isFrom('talon:', 'pile:'), (_, s) => s.active),
      contract: 'trischaken',
    },
    {
      what: 'discards are seen by all',
      ...seen,
      game: shown(koenigrufen, isFrom('hand:', 'laid:')),
      contract: 'rufer',
    },
    {
      what: 'discards are named before all',
      ...heard,
      game: spokenAloud(koenigrufen, 'discard'),
      contract: 'rufer',
    },
    { what: 'of discards all hear a part', ...overheard, game: leaky(koenigrufen, 'discard'), contract: 'rufer' },
  ].map((one) => ({ profile: 'tirol-speisezettel', contract: 'sechserdreier', ...one })),
  bavarian: [
    { what: 'the stock that is taken up is seen by all', ...seen, game: shown(bavarian, isFrom('stock', 'hand:')) },
    { what: 'a call is heard by its caller alone', ...heard, game: whispered(bavarian, 'auction') },
    { what: 'discards are seen by all', ...seen, game: shown(bavarian, isFrom('hand:', 'laid:')) },
    { what: 'of discards all hear a part', ...overheard, game: leaky(bavarian, 'exchange') },
  ].map((one) => ({ ...one, profile: 'simple-points', contract: 'frage' })),
  illustrated: [
    {
      what: 'a vote is heard by its voter alone',
      ...heard,
      game: whispered(illustrated, 'vote'),
      options: { 'all-pass': 'vote' },
    },
    {
      what: 'the talon is turned up before all seats and not before all',
      ...seen,
      game: shown(illustrated, isFrom('talon', 'talon:'), (_, s) => s.active),
      contract: 'dreiblatt',
    },
    {
      what: 'discards are seen by all',
      ...seen,
      game: shown(illustrated, isFrom('hand:', 'laid:')),
      contract: 'dreiblatt',
    },
    { what: 'of discards all hear a part', ...overheard, game: leaky(illustrated, 'exchange'), contract: 'dreiblatt' },
  ].map((one) => ({ ...one, profile: 'beck-1956' })),
  tuebingen: [
    {
      what: 'what is taken back to be ordered is seen by all',
      ...seen,
      game: shown(tuebingen, isFrom('laid:', 'hand:')),
    },
    { what: 'an answer in the Raus round is heard by one alone', ...heard, game: whispered(tuebingen, 'raus') },
    { what: 'discards are seen by all', ...seen, game: shown(tuebingen, isFrom('hand:', 'laid:')) },
    {
      what: 'an answer to the question for a Tout is heard by all',
      ...heard,
      game: spokenAloud(tuebingen, 'tout-query'),
    },
    { what: 'whether somebody asks for a Tout is overheard', ...overheard, game: leaky(tuebingen, 'tout-query') },
    {
      what: 'a claim is heard by its side alone',
      ...heard,
      game: whispered(tuebingen, 'claims'),
      contract: 'raus',
    },
  ].map((one) => ({ ...one, profile: 'tuebingen' })),
  reform: [
    { what: 'a vote on a purchase is heard by its voter alone', ...heard, game: whispered(reform, 'ankauf') },
    { what: 'the talon is turned up before everybody', ...seen, game: shown(reform, isFrom('talon:', 'talon:')) },
    {
      what: 'a group that is taken is seen by nobody else',
      ...seen,
      game: shown(reform, isFrom('talon:', 'hand:'), ownEyes),
    },
    { what: 'what is taken of the talon is named before everybody', ...heard, game: spokenAloud(reform, 'talon') },
    { what: 'discards are seen by all', ...seen, game: shown(reform, isFrom('hand:', 'laid:')) },
    { what: 'discards are named before all', ...heard, game: spokenAloud(reform, 'lay') },
    { what: 'of discards all hear a part', ...overheard, game: leaky(reform, 'lay') },
    {
      what: 'whose king is called is heard by the declarer alone',
      ...heard,
      game: whispered(reform, 'king'),
      contract: 'rufer',
    },
    {
      what: 'the talon that only the declarer may see is seen by all who play',
      ...seen,
      game: shown(reform, isFrom('talon:', 'talon:'), (_, s) => s.active),
      contract: 'sechserdreier',
    },
    {
      what: 'what the declarer takes of a talon that only they see is named before all who play',
      ...heard,
      game: withPhase(reform, 'talon', () => ({ heardBy: (s) => s.active })),
      contract: 'sechserdreier',
    },
    { what: 'of what is taken all hear a part', ...overheard, game: leaky(reform, 'talon'), contract: 'oberdreier' },
    {
      what: 'what is taken unseen is seen by all',
      ...seen,
      game: shown(reform, isFrom('talon:', 'hand:')),
      contract: 'oberdreier',
      options: { oberdreierTalon: 'closed' },
    },
    {
      what: 'hands are laid open to the four who play and not to all',
      ...seen,
      game: shown(
        reform,
        (event) => event.from === event.to && isHand(event.from),
        (_, s) => s.active,
      ),
      contract: 'bettel-ouvert',
    },
    {
      what: 'whether the winning card has to be beaten is heard by one alone',
      ...heard,
      game: whispered(reform, 'declare'),
      contract: 'trischaker',
    },
    {
      what: 'the talon that goes with the last trick is seen by the four who play and not by all',
      ...seen,
      game: shown(reform, isFrom('talon:', 'pile:'), (_, s) => s.active),
      contract: 'trischaker',
    },
    {
      what: 'a card under a claim is seen by all',
      ...seen,
      game: shown(reform, isFrom('hand:', TRICK)),
      contract: 'sautanz',
    },
    {
      what: 'a pile that is taken is seen by all',
      ...seen,
      game: shown(reform, isFrom(TRICK, 'hand:')),
      contract: 'sautanz',
    },
    {
      what: 'a card that was accused of a lie is turned before the four who play and not before all',
      ...seen,
      game: shown(reform, isFrom(TRICK, TRICK), (_, s) => s.active),
      contract: 'sautanz',
    },
    { what: 'a card is named with its claim', ...heard, game: spokenAloud(reform, 'bluff'), contract: 'sautanz' },
    { what: 'of a claim nobody hears the suit', ...overheard, game: leaky(reform, 'bluff'), contract: 'sautanz' },
    ...OF_WAYS,
    ...OF_GOALS,
    ...OF_RING,
  ].map((one) => ({ profile: 'reform', contract: 'dreier', ...one })),
};
