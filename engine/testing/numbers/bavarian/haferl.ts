import type { Json } from '#engine/core/json.ts';
import { type At, type Beside, settledAt } from '../at.ts';
import { agrees, counts, type Proof } from '../proofs.ts';
import { allPoints, gameOf, neededAfterKontra, neededToWin, played, priceAt, X } from './deals.ts';

/** What the rule book says of Haferltarock. */

/** A hand, or a pick-up, that ends with `points`; a hand says its target. */
const priceOf = (at: At, points: number, more: Readonly<Record<string, Json>> = {}, beside?: Beside): number =>
  priceAt(at, gameOf(at), points, gameOf(at) === 'hand' ? more : {}, beside);

const handPrice = (at: At, points: number, target: number): number => priceAt(at, 'hand', points, { target });

/** These points cost the least, and one more on this side costs more. */
const cheapest = (side: 1 | -1, from: (n: number, at: At) => number): Proof =>
  agrees(
    (n, at) => {
      const edge = from(n, at);
      const [least, same, more] = [edge - side, edge, edge + side].map((points) => priceOf(at, points)).map(Math.abs);
      return [same === least, more !== undefined && same !== undefined && more > same];
    },
    () => [true, true],
  );

/** The same of a hand for 71, where prices go with the target. */
const RAISED = 71;
const cheapestRaised = (side: 1 | -1): Proof =>
  agrees(
    (n, at) => {
      const edge = RAISED + side * n;
      const [same, more] = [edge, edge + side].map((points) => handPrice(at, points, RAISED));
      return [
        same === handPrice(at, side === 1 ? RAISED : RAISED - 1, RAISED),
        more !== undefined && more > Number(same),
      ];
    },
    () => [true, true],
  );

/** Whether a hand may be played for a target. */
const isTarget = (at: At, target: number): boolean =>
  at.rules.check(played('hand', 70, { target }), at.seats, at.seats - 1).ok;

const target: Proof = agrees(
  (n, at) => isTarget(at, n),
  () => true,
);
const highest: Proof = agrees(
  (n, at) => [isTarget(at, n), Array.from({ length: 120 - n }, (_, i) => n + i + 1).some((one) => isTarget(at, one))],
  () => [true, false],
);
/** A target that is `n` above the lowest. */
const raise: Proof = (n, at) => target(61 + n, at);
const highestRaise: Proof = (n, at) => highest(61 + n, at);

/** The lowest number of points that a hand can be played for, which is no target of its own below it. */
const lowestTarget: Proof = agrees(
  (n, at) => [isTarget(at, n), Array.from({ length: n }, (_, i) => i).some((one) => isTarget(at, one))],
  () => [true, false],
);

/** How many times as much as a pick-up a hand costs, where everybody pays in full. */
const timesPickup: Proof = agrees(
  (n, at) => n * priceAt(at, 'pickup', 40),
  (_, at) => priceAt(at, 'hand', 40),
);

/** Won and lost by the same steps, a pick-up lost by 1 point more as well. */
const leastLost = (at: At): number => priceOf(at, 59);
const stepLost = (at: At): number => priceOf(at, 40) - priceOf(at, 41);
const TARGETS: readonly Proof[] = [lowestTarget, raise, raise, highestRaise, target, target, highest];

/** Two hands that were lost cost the same, and each was lost by one point. */
const lostAlike = (
  of: (n: number) => readonly [target: number, points: number, other: number, otherPoints: number],
): Proof =>
  agrees(
    (n, at) => {
      const [target, points, other, otherPoints] = of(n);
      return [handPrice(at, points, target), target - points, handPrice(at, otherPoints, other), other - otherPoints];
    },
    (_, at) => [handPrice(at, 60, 61), 1, handPrice(at, 60, 61), 1],
  );

export const IN_HAFERL = {
  '„Ich spiele“ bietet ein Aufnahmespiel, „ich spiele auch“ ein Handspiel um # Augen; dann geht es mit „# mehr“, „# mehr“ bis „# mehr“ zu #, # bis # Augen.':
    TARGETS,
  '„Ich spiele“ bietet ein Handspiel um # Augen; dann geht es mit „# mehr“, „# mehr“ bis „# mehr“ zu #, # bis # Augen.':
    TARGETS,
  'Ein Handspiel kostet das # und geht nicht über die Kasse.': [timesPickup],
  'Auch um mehr als # Augen richtet sich der Preis nach den Augen: Bis # und bis # hinunter ist er am kleinsten.': [
    agrees(
      (n, at) => [handPrice(at, 80, n), handPrice(at, 80, n + 5)],
      (n, at) => [handPrice(at, 80, 61), handPrice(at, 80, 61)],
    ),
    cheapest(1, (n) => n),
    cheapest(-1, (n) => n),
  ],
  'Geht es um mehr als # Augen, wandern die Preise mit: Bis # über und # unter dem Ziel ist er am kleinsten.': [
    agrees(
      (n, at) => handPrice(at, 90, n) > handPrice(at, 90, n + 5),
      () => true,
    ),
    cheapestRaised(1),
    cheapestRaised(-1),
  ],
  'Preis: # Cent, dazu # je Auge über # oder unter #.': [
    counts(leastLost),
    counts(stepLost),
    cheapest(1, (n) => n),
    cheapest(-1, (n) => n),
  ],
  'Preis: # Cent, dazu # je Auge über Ziel + # oder unter Ziel − #.': [
    counts(leastLost),
    counts(stepLost),
    cheapestRaised(1),
    cheapestRaised(-1),
  ],
  'Er braucht # der # Augen, oder so viele, wie gereizt wurden.': [neededToWin, counts(allPoints)],
  'Wer mit „ich spiele“ allein bleibt, darf auch ein Handspiel um # Augen ansagen.': [lowestTarget],
  'Gewinnt der Spieler, zahlen ihm die Gegner den Betrag zusammen, jeder die #; verliert er, zahlt er ihn jedem.': [
    agrees(
      (n, at) => -n * Number(settledAt(at, played('hand', 60)).payments[X]),
      (_, at) => Number(settledAt(at, played('hand', 61)).payments[X]),
    ),
  ],
  'Was ein Aufnahmespiel mindestens kostet, und was jedes weitere Auge. Ein Handspiel kostet das #.': [timesPickup],
  'Geht es um mehr als # Augen, zählen die Augen für den Preis wie sonst, oder vom Ziel aus. Wie sonst heißt: Ein Handspiel um #, mit # verloren, kostet so wenig wie eines um #, mit # verloren.':
    [
      agrees(
        (n, at) =>
          [n, n + 5]
            .map((goal) =>
              ['absolute', 'relative'].map((pricing) =>
                priceAt(at, 'hand', 90, { target: goal }, { options: { 'target-pricing': pricing } }),
              ),
            )
            .map(([one, other]) => one === other),
        () => [true, false],
      ),
      lostAlike((n) => [n, 115, 61, 60]),
      lostAlike((n) => [116, n, 61, 60]),
      lostAlike((n) => [116, 115, n, 60]),
      lostAlike((n) => [116, 115, 61, n]),
    ],
  'Die Seite, die zuletzt verdoppelt hat, muss selbst die Augen haben, um die gespielt wird: Geht es um #, brauchen sie nach einem Kontra die Gegner. Oder es braucht sie immer der Spieler.':
    [neededAfterKontra],
  'Wer vorn ist und überboten wird, darf auch selbst # mehr sagen statt nur zu halten.': [raise],
  'Handspiel um #': [lowestTarget],
  'wie bei #': [lowestTarget],
} satisfies Readonly<Record<string, readonly Proof[]>>;
