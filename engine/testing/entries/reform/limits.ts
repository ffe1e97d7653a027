import { pick, shuffled } from '#engine/core/rng.ts';
import type { Make } from '../maker.ts';
import { A, anySide, B, bettel, between, C, D, declared, dreier, made, RICH, rufer, silent } from './deals.ts';

/** What a deal of Reform Tarock can just have, by reason (reform §1, §5, §6, §14). */
export const AT_LIMITS: Readonly<Record<string, Make>> = {
  'an agreement to the hundredth': (rng) => {
    const payments = shuffled(['-5/4', '1/2', '3/4', '0'], rng);
    const agreed = { contract: 'agreed', name: 'anderes Spiel' };
    // A fifth one at the table pauses.
    return pick(
      [
        () => made(rng, { ...agreed, payments }, {}, 4),
        () => made(rng, { ...agreed, payments: [...payments, '0'] }, {}, 5),
      ],
      rng,
    )();
  },
  'just won, and just lost': (rng) => made(rng, pick([dreier, rufer], rng)(pick([105, 106, 107], rng))),
  'just enough for a Gramerboy, and just not': (rng) => {
    const [thirds, by, isMade] = pick(
      [
        [137, A, true],
        [136, A, false],
        [76, B, true],
        [77, B, false],
      ] as const,
      rng,
    );
    return made(rng, dreier(thirds, { declared: [declared('suertaxe', by, { made: isMade })] }));
  },
  'nothing but what was laid away': (rng) => {
    const exchanged = between(0, 6, rng);
    const more = { exchanged, ...(rng() < 0.5 && { silent: [silent('volat', 'opponents')] }) };
    return made(rng, dreier(exchanged, more));
  },
  'all but the rest of the talon': (rng) => {
    const exchanged = between(0, 6, rng);
    const more = { exchanged, ...(rng() < 0.5 && { silent: [silent('volat', 'declarer')] }) };
    return made(rng, dreier(204 + exchanged, more));
  },
  'won or lost, and not counted': (rng) => {
    const { thirds: _, ...entry } = pick([dreier, rufer], rng)(0, { result: pick(['won', 'lost'], rng) });
    return made(rng, entry);
  },
  'doubled as often as there are words for it': (rng) =>
    made(
      rng,
      pick([dreier, rufer], rng)(between(90, 120, rng), {
        gameKontra: 5,
        ...(rng() < 0.5 && { early: true }),
        declared: [declared('uhu', pick([A, B], rng), { made: rng() < 0.5, level: 5 })],
      }),
      RICH,
    ),
  'every step protested by all who did not say it': (rng) =>
    made(
      rng,
      rufer(between(90, 120, rng), {
        gameKontra: 4,
        protests: shuffled(
          [
            { by: pick([B, D], rng), step: pick([1, 3], rng) },
            { by: pick([A, C], rng), step: pick([2, 4], rng) },
          ],
          rng,
        ),
      }),
    ),
  'two of three opponents against the third': (rng) =>
    made(rng, dreier(between(90, 120, rng), { gameKontra: 1, protests: [B, D].map((by) => ({ by, step: 1 })) })),
  'all tricks of a game for none': (rng) =>
    made(
      rng,
      bettel(pick([0, 1, 2, 12], rng), {
        pairKontra: { [B]: 5, [D]: between(0, 5, rng) },
        declared: [B, C, D]
          .slice(0, between(1, 3, rng))
          .map((by) => declared('suertaxe', by, { level: between(0, 5, rng) })),
      }),
      RICH,
    ),
  'a game that was sold': (rng) =>
    made(rng, {
      ...pick([dreier(between(90, 120, rng)), bettel(between(0, 2, rng))], rng),
      soldBy: pick([B, C, D], rng),
    }),
  'a Rufer alone without its king': (rng) =>
    made(
      rng,
      rufer(between(90, 120, rng), {
        ...{ partner: 'king-in-talon', kingTalon: 'alone', exchanged: between(1, 3, rng) },
        silent: [silent('rufkoenig-lassen', 'declarer'), silent('four-kings', 'opponents')],
      }),
    ),
  'a Rufer given up, and doubled before that': (rng) => {
    const { thirds: _, ...entry } = rufer(0, { partner: 'king-in-talon', kingTalon: 'schleifen-king' });
    return made(rng, { ...entry, gameKontra: between(0, 4, rng) });
  },
  'a Rufer in which nobody spoke': (rng) => {
    const { thirds: _, ...entry } = rufer(0, { partner: pick([B, C, D, 'own-king'], rng), unplayed: true });
    return made(rng, entry);
  },
  'a bird of each side, one of them lost': (rng) => {
    const [one, other] = shuffled([A, B] as const, rng);
    const bonus = pick(['pagat-ultimo', 'uhu', 'kakadu', 'marabu'], rng);
    return made(
      rng,
      dreier(between(90, 120, rng), {
        declared: [declared(bonus, one ?? A), declared(bonus, other ?? B, { made: false })],
      }),
      RICH,
    );
  },
  'as many Naturstiche as there are small cards': (rng) =>
    made(rng, dreier(between(90, 120, rng), { silent: [silent('naturstich', anySide(rng), { count: 4 })] })),
  'as many of both sides': (rng) =>
    made(
      rng,
      dreier(between(90, 120, rng), {
        silent: [silent('naturstich', 'declarer', { count: 1 }), silent('naturstich', 'opponents', { count: 3 })],
      }),
    ),
  'just as much as a Trull and four kings count': (rng) => {
    const of = ['trull', 'four-kings'];
    return made(
      rng,
      pick(
        [
          // Beside these seven cards no others are worth nine thirds together: whole tricks lie there, and three cards.
          dreier(between(101, 110, rng), { silent: of.map((bonus) => silent(bonus, 'declarer')) }),
          dreier(between(90, 109, rng), { silent: of.map((bonus) => silent(bonus, 'opponents')) }),
        ],
        rng,
      ),
    );
  },
  'a Trull of the opponents in the rest of the talon, and every trick of the declarer': (rng) =>
    made(rng, dreier(171, { silent: [silent('volat', 'declarer'), silent('trull', 'opponents')] })),
  'the last trick with the Pagat and the king': (rng) =>
    made(
      rng,
      rufer(between(90, 120, rng), {
        silent: [silent('pagat-ultimo', 'declarer'), silent('koenig-ultimo', 'declarer')],
      }),
    ),
  'a king of the talon that was taken up, and caught': (rng) =>
    made(
      rng,
      rufer(between(90, 120, rng), {
        ...{ partner: 'king-in-talon', kingTalon: 'alone', exchanged: between(1, 6, rng) },
        silent: [silent('koenigfang', 'opponents')],
      }),
    ),
  'an opponent who can be known': (rng) => {
    const said = { declared: [declared('kakadu', B)] };
    return made(
      rng,
      pick(
        [
          rufer(100, { ...said, gameKontra: 1 }),
          rufer(100, { declared: [declared('uhu', C, { made: false }), ...said.declared] }),
          rufer(100, { declared: [declared('uhu', A, { made: false, level: 1 }), ...said.declared] }),
          rufer(100, { ...said, self: true }),
          rufer(100, { ...said, partner: 'king-in-talon', kingTalon: 'alone' }),
        ],
        rng,
      ),
    );
  },
  'the last trick lost with the called king': (rng) =>
    made(
      rng,
      rufer(between(80, 106, rng), {
        silent: [silent('koenig-ultimo', 'declarer', { made: false }), silent('koenigfang', 'opponents')],
      }),
    ),
};
