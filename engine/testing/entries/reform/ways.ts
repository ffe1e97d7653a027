import type { Json, Notes } from '#engine/core/json.ts';
import { pick, type Rng } from '#engine/core/rng.ts';
import type { Make, Wrong } from '../maker.ts';
import {
  A,
  anySide,
  B,
  between,
  C,
  countsOf,
  D,
  declared,
  type Fields,
  made,
  parted,
  PLAYERS,
  seated,
  silent,
  TALON,
  THIRDS,
  TRICKS,
} from './deals.ts';

/** Games of Reform Tarock with an end or a goal of their own, as a scorer writes them (reform §7.7 to §7.9, §14). */

const WITH_BRAKE = ['eisenbahner', 'eisenbahner-ouvert'];
const RIDES = [...WITH_BRAKE, 'fahrt-ins-blaue'];
/** Endings by which a game is lost with any points. */
const LOST = ['express', 'bus'];
const anyOpponent = (rng: Rng): number => pick([B, C, D], rng);

const ride = (rng: Rng, ending: string, more: Fields = {}): Fields => ({
  ...{ contract: pick(ending === 'brake' ? WITH_BRAKE : ending === 'renege' ? ['fahrt-ins-blaue'] : RIDES, rng) },
  ...{ declarer: A, ending },
  ...(ending === 'bus' && { bus: anyOpponent(rng), busThirds: between(30, 60, rng) }),
  ...more,
});

/** Of somebody who is not forehand. */
const hausierer = (emptied: string, more: Fields = {}): Fields => ({
  ...{ contract: 'hausierer', declarer: B, emptied, ...more },
});

const artist = (pictures: number, more: Fields = {}): Fields => ({
  ...{ contract: 'artist', declarer: A, pictures, ...more },
});

const apotheker = (thirds: Json, tricks: Json, more: Fields = {}): Fields => ({
  ...{ contract: 'apotheker', declarer: A, thirdsEach: thirds, tricksEach: tricks, ...more },
});

const wrong = (code: string, entry: (rng: Rng) => Fields, options: Notes = {}): Wrong => ({
  code,
  make: (rng) => made(rng, entry(rng), options),
});
const wrongEach = (code: string, entry: (rng: Rng, pausing: readonly null[]) => Fields): Wrong => ({
  code,
  make: (rng) => seated(rng, (pausing) => entry(rng, pausing)),
});

const IMPOSSIBLE_RIDES: Readonly<Record<string, Wrong>> = {
  'a brake in a game without one': wrong('ending-not-in-contract', (rng) =>
    ride(rng, 'brake', { contract: 'fahrt-ins-blaue', thirds: between(0, 190, rng) }),
  ),
  'an order that did not work out, where there is none': wrong('ending-not-in-contract', (rng) =>
    ride(rng, 'renege', { contract: pick(WITH_BRAKE, rng), thirds: between(2, 190, rng) }),
  ),
  'departed and won with too few': wrong('result-contradicts-thirds', (rng) =>
    ride(rng, pick(['departed', 'brake'], rng), { result: 'won', thirds: between(40, 106, rng) }),
  ),
  'departed and lost with enough for a tie': wrong('result-contradicts-thirds', (rng) =>
    ride(rng, pick(['departed', 'brake'], rng), { result: 'lost', thirds: between(105, 150, rng) }),
  ),
  'won although somebody was faster': wrong('result-contradicts-ending', (rng) =>
    ride(rng, pick([...LOST, 'renege'], rng), {
      result: 'won',
      ...(rng() < 0.5 && { thirds: between(107, 180, rng) }),
    }),
  ),
  'a departure without a card': wrong('thirds-impossible', (rng) =>
    ride(rng, pick(['departed', 'express'], rng), { thirds: 0 }),
  ),
  'more than the brake leaves': wrong('thirds-impossible', (rng) =>
    ride(rng, 'brake', { thirds: between(193, 210, rng) }),
  ),
  'less than a trick, and braked': wrong('thirds-impossible', (rng) =>
    ride(rng, 'brake', { thirds: between(1, 3, rng) }),
  ),
  'more than talon and hands leave': wrong('thirds-impossible', (rng) =>
    ride(rng, 'express', { thirds: between(202, 210, rng) }),
  ),
  'more than is left of an order that did not work out': wrong('thirds-impossible', (rng) =>
    ride(rng, 'renege', { thirds: between(195, 210, rng) }),
  ),
  'a bus that departed, and that nobody took': wrong('bus-missing', (rng) => {
    const { bus: _, ...entry } = ride(rng, 'bus', { thirds: between(0, 100, rng) });
    return entry;
  }),
  'a bus without a card': wrong('thirds-impossible', (rng) =>
    ride(rng, 'bus', { thirds: between(0, 100, rng), busThirds: 0 }),
  ),
  'more than there is, of the bus and the declarer together': wrong('thirds-impossible', (rng) => {
    const thirds = between(20, 150, rng);
    return ride(rng, 'bus', { thirds, busThirds: between(THIRDS + 1 - thirds, THIRDS, rng) });
  }),
  'a bus with more points than there are': wrong('thirds-out-of-range', (rng) =>
    ride(rng, 'bus', { thirds: 50, busThirds: between(211, 300, rng) }),
  ),
  'a bonus of the last tricks, which need not have been played': wrong('bonus-not-in-contract', (rng) =>
    ride(rng, 'departed', {
      thirds: between(40, 150, rng),
      silent: [silent(pick(['pagat-ultimo', 'uhu', 'single-ultimo', 'volat'], rng), anySide(rng))],
    }),
  ),
  'a Sürtaxe that the points do not reach, however it ended': wrong('result-contradicts-thirds', (rng) =>
    ride(rng, pick(LOST, rng), { thirds: between(77, 120, rng), silent: [silent('suertaxe', anySide(rng))] }),
  ),
  'four kings, and fewer points': wrong('thirds-impossible', (rng) =>
    ride(rng, 'departed', { thirds: between(6, 21, rng), silent: [silent('four-kings', 'declarer')] }),
  ),
  'a kontra before an exchange that there is not': wrong('early-without-pre', (rng) =>
    ride(rng, 'departed', { thirds: between(40, 150, rng), gameKontra: between(1, 4, rng), early: true }),
  ),
};

const IMPOSSIBLE_OTHERS: Readonly<Record<string, Wrong>> = {
  'out of cards in fewer tricks than there are suits': wrong('tricks-impossible', (rng) =>
    hausierer('empty', { fullTricks: between(0, 3, rng) }),
  ),
  'out of cards after more tricks than there are': wrong('tricks-impossible', (rng) =>
    hausierer(pick(['empty', 'stuck'], rng), { fullTricks: between(13, 20, rng) }),
  ),
  'stuck after the last trick': wrong('tricks-impossible', () => hausierer('stuck', { fullTricks: TRICKS })),
  'stuck with the first card of all': wrong('tricks-impossible', () =>
    hausierer('stuck', { declarer: A, fullTricks: 0 }),
  ),
  'more cards left than can be drawn': wrong('cards-left-impossible', (rng) =>
    hausierer('left', { cardsLeft: between(TALON + 1, 18, rng) }),
  ),
  'no card left, and yet some': wrong('cards-left-impossible', () => hausierer('left', { cardsLeft: 0 })),
  'a bonus where none counts': wrong('bonus-not-in-contract', (rng) => ({
    ...pick([hausierer('missing'), artist(3)], rng),
    silent: [silent(pick(['trull', 'naturstich', 'suertaxe'], rng), anySide(rng))],
  })),
  'an announcement where none counts': wrong('bonus-not-in-contract', (rng) => ({
    ...pick([hausierer('missing'), artist(0)], rng),
    declared: [declared(pick(['uhu', 'suertaxe', 'volat'], rng), A)],
  })),
  'halved and doubled': wrong('self-and-kontra', (rng) => ({
    ...pick([hausierer('missing'), artist(4)], rng),
    ...{ gameKontra: between(1, 4, rng), self: true },
  })),
  'an early kontra that the table does not play': wrong(
    'early-without-pre',
    (rng) => ({ ...pick([hausierer('missing'), artist(4)], rng), gameKontra: between(1, 4, rng), early: true }),
    { preKontra: false },
  ),
  'a protest against nothing': wrong('nothing-to-protest', (rng) => ({
    ...pick([hausierer('missing', { declarer: A }), artist(4), ride(rng, 'departed', { thirds: 110 })], rng),
    protests: [{ by: anyOpponent(rng), step: 1 }],
  })),
  'shares that are not the whole pack': wrongEach('thirds-impossible', (rng, pausing) => {
    const more = pick([-3, -1, 1, 2], rng);
    return apotheker([50 + more, 60, 50, 50, ...pausing], [3, 3, 3, 3, ...pausing]);
  }),
  'shares of tricks that are not twelve': wrongEach('tricks-not-twelve', (rng, pausing) =>
    apotheker([50, 60, 50, 50, ...pausing], [...parted(pick([11, 13], rng), rng), ...pausing]),
  ),
  'a declarer with points of the talon alone': wrongEach('virgin-with-points', (rng, pausing) => {
    const own = between(1, 50, rng);
    return apotheker([own, 70 - own, 70, 70, ...pausing], [0, 4, 4, 4, ...pausing]);
  }),
  'more than the whole talon, without a trick': wrongEach('thirds-not-of-tricks', (rng, pausing) => {
    const own = between(79, 120, rng);
    return apotheker([40, own, 170 - own, 0, ...pausing], [6, 0, 6, 0, ...pausing]);
  }),
  'one talon for two players': wrongEach('thirds-not-of-tricks', (rng, pausing) => {
    const [one, other] = [between(45, 70, rng), between(45, 70, rng)];
    return apotheker([40, one, other, 170 - one - other, ...pausing], [6, 0, 0, 6, ...pausing]);
  }),
  'a trick that counts less than its cards': wrongEach('thirds-not-of-tricks', (rng, pausing) => {
    const own = between(0, 7, rng);
    return apotheker([own, 70, 70, 70 - own, ...pausing], [2, 4, 4, 2, ...pausing]);
  }),
};

/** Entries that cannot be, by reason. */
export const IMPOSSIBLE_WAYS: Readonly<Record<string, Wrong>> = { ...IMPOSSIBLE_RIDES, ...IMPOSSIBLE_OTHERS };

/** Entries just within what is possible, by reason. */
export const LIMITS_OF_WAYS: Readonly<Record<string, Make>> = {
  'a departure with one card, or with all': (rng) =>
    made(rng, ride(rng, 'departed', { thirds: pick([1, 4, 104, 105, 106, 107, 208, 209, 210], rng) })),
  'a brake without a trick, or with nine': (rng) =>
    made(rng, ride(rng, 'brake', { thirds: pick([0, 4, 106, 192], rng) })),
  'an express with a card, or with eleven tricks': (rng) =>
    made(
      rng,
      ride(rng, 'express', { thirds: pick([1, 106, 107, 201], rng), ...(rng() < 0.5 && { bus: anyOpponent(rng) }) }),
    ),
  'an order that did not work out, at once or late': (rng) =>
    made(rng, ride(rng, 'renege', { thirds: pick([2, 16, 194], rng) })),
  'a bus with all, with one card, with what is left': (rng) => {
    const [thirds, busThirds] = pick(
      [[0, 210] as const, [50, 1] as const, [100, 110] as const, [0, 105] as const],
      rng,
    );
    return made(rng, ride(rng, 'bus', { thirds, busThirds }), pick<Notes>([{}, { bus: 'duel-triple' }], rng));
  },
  'a bus whose points are not counted, where they do not matter': (rng) => {
    const { busThirds: _, ...entry } = ride(rng, 'bus', { result: 'lost' });
    return made(rng, entry, { bus: 'duel-triple' });
  },
  'lost, and not counted': (rng) =>
    made(rng, ride(rng, pick([...LOST, 'renege', 'brake', 'departed'], rng), { result: 'lost' })),
  'a Sürtaxe of a game that is lost all the same': (rng) =>
    made(
      rng,
      ride(rng, pick(['express', 'renege'], rng), {
        ...{ thirds: between(137, 190, rng), gameKontra: between(0, 4, rng) },
        declared: [declared('suertaxe', A, { level: between(0, 4, rng) })],
      }),
    ),
  'a Trull and every Naturstich': (rng) =>
    made(
      rng,
      ride(rng, pick(['departed', 'express'], rng), {
        thirds: between(95, 115, rng),
        silent: [silent('trull', 'declarer'), silent('naturstich', anySide(rng), { count: 4 })],
      }),
    ),
  'out of cards soon or late': (rng) =>
    made(rng, hausierer('empty', { declarer: pick([A, B, C, D], rng), fullTricks: between(4, TRICKS, rng) })),
  'stuck soon or late': (rng) =>
    made(
      rng,
      pick(
        [hausierer('stuck', { fullTricks: between(0, 11, rng) }), hausierer('stuck', { declarer: A, fullTricks: 1 })],
        rng,
      ),
    ),
  'a suit missing, or up to six cards left': (rng) =>
    made(rng, pick([hausierer('missing'), hausierer('left', { cardsLeft: between(1, TALON, rng) })], rng)),
  'a game without points, with all that can be said of it': (rng) => {
    const entry = pick([hausierer('empty', { declarer: A, fullTricks: 6 }), artist(pick([0, 3, 4], rng))], rng);
    const said = pick<Fields>(
      [
        { gameKontra: between(1, 4, rng), early: true },
        { self: true },
        { soldBy: C },
        { gameKontra: 1, protests: [B, D].map((by) => ({ by, step: 1 })) },
      ],
      rng,
    );
    return made(rng, { ...entry, ...said });
  },
  'an artist with any exchange': (rng) => made(rng, artist(pick([0, 3, 4], rng), { exchanged: between(0, 6, rng) })),
  'cards that lie in tricks by chance, and a talon shared out': (rng) =>
    seated(rng, (pausing) => {
      const { tricks, thirds } = sharedOut(rng);
      return apotheker(
        [...thirds, ...pausing],
        [...tricks, ...pausing],
        pick<Fields>([{}, { soldBy: B }, { gameKontra: 3 }], rng),
      );
    }),
  'as much as six cards of the talon can count': (rng) =>
    seated(rng, (pausing) => apotheker([40, 78, 92, 0, ...pausing], [6, 0, 6, 0, ...pausing])),
};

/** Tricks of each player by chance; the cards of the talon go to any opponents. */
function sharedOut(rng: Rng) {
  const tricks = parted(TRICKS, rng);
  const talon = Array.from({ length: TALON }, () => pick([B, C, D], rng));
  const cards = tricks.map((won, seat) => won * PLAYERS + talon.filter((to) => to === seat).length);
  return { tricks, thirds: countsOf(cards, rng) };
}
