import { canonical } from '../core/json.ts';
import { pick, type Rng } from '../core/rng.ts';
import { type Actor, canSee, type Viewer } from '../core/seat.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { offersTo } from '../kernel/deal/apply.ts';
import { cardsAction, type CardsOffer, isOffered, sampleAction } from '../kernel/deal/offers.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { type LookedAt, OtherDeal } from './other-deal.ts';
import { Others, type Tried } from './others.ts';
import { couldHear, textsIn } from './perceived.ts';

/** How many actions are drawn from the offers to find another one. */
const DRAWN = 12;
/** How often it is the last of the actions that the viewer did not hear: an earlier one has mostly come to light. */
const LAST = 0.5;

/** Hears of a choice that others heard in part, and that the course of the deal tells them nevertheless. */
export type Told = (choice: OtherChoice) => void;

/** Where in the log something was said that the viewer did not hear, or not all of it. */
export const unheardIn = ({ log }: Pick<State, 'log'>, viewer: Viewer): readonly number[] =>
  log.flatMap((event, i) => (event.type === 'said' && !couldHear(log, i, viewer) ? [i] : []));

/** Which action of the log is exchanged, and who is told of it. */
interface Exchange {
  readonly exchanged: number;
  readonly told?: Told | undefined;
}

/**
 * The deal in which somebody chose something else where the viewer could not hear it: another card laid away, another contract
 * hidden. Everything else is said as it was.
 */
export class OtherChoice extends OtherDeal {
  /** Which action of the log was exchanged. */
  readonly exchanged: number;
  readonly #told: () => void;

  constructor(real: LookedAt, rng: Rng, { exchanged, told = () => undefined }: Exchange) {
    const { rules, deck, s, viewer } = real;
    const shown = shownAfter(s.log, exchanged, viewer);
    let swapped: readonly [string, string] | undefined;
    super(real, {
      deck,
      instead(log, i, there) {
        const said = log[i];
        if (said?.type !== 'said') return undefined;
        const { by, action } = said;
        if (i === exchanged) {
          const other = another({ offers: offersTo(rules, there, by), zones: there.zones }, action, shown, rng);
          swapped = other && swappedBy(action, other);
          return other;
        }
        const isUnheard = i > exchanged && by === byAt(log, exchanged) && !couldHear(log, i, viewer);
        return swapped && isUnheard ? withSwapped(action, swapped) : action;
      },
    });
    this.exchanged = exchanged;
    const said = s.log[exchanged];
    // What is public of it was overheard, and the same; of a vote in secret the outcome is public.
    this.#told = () => {
      if (said?.type === 'said' && said.others) told(this);
    };
  }

  protected override courseTold(): void {
    this.#told();
  }
}

const byAt = (log: readonly Event[], i: number): Actor | undefined => {
  const said = log[i];
  return said?.type === 'said' ? said.by : undefined;
};

/** The one thing that was named, and what was named instead of it; `undefined`: there was more, or less. */
function swappedBy(action: Action, other: Action): readonly [string, string] | undefined {
  const [here, there] = [textsIn(action), textsIn(other)];
  const [one, ...more] = [...here].filter((text) => !there.has(text));
  const [instead, ...others] = [...there].filter((text) => !here.has(text));
  return one === undefined || instead === undefined || more.length + others.length > 0 ? undefined : [one, instead];
}

/** What was named first is named where the other stood: of cards that are put in an order each is in it once. */
const withSwapped = (action: Action, [one, other]: readonly [string, string]): Action =>
  JSON.parse(JSON.stringify(action), (_, value: unknown) =>
    value === one ? other : value === other ? one : value,
  ) as Action;

/** A choice that the viewer did not hear, exchanged for another one; `undefined`: they heard everything. */
function drawChoice(real: LookedAt, rng: Rng, told?: Told): OtherChoice | undefined {
  const { s, viewer } = real;
  const unheard = unheardIn(s, viewer);
  if (unheard.length === 0) return undefined;
  const exchanged = rng() < LAST ? (unheard.at(-1) ?? 0) : pick(unheard, rng);
  return new OtherChoice(real, rng, { exchanged, told });
}

/**
 * The deal with one such choice exchanged; `undefined` if that cannot be, if the viewer would have seen or heard something
 * else, or if there was nothing to choose. Otherwise they must be shown the same of both.
 */
export const otherChoice = (real: LookedAt, rng: Rng): State | undefined => drawChoice(real, rng)?.at(real.s);

/** Deals in which another choice was made, one after the other. */
export class OtherChoices extends Others<OtherChoice> {
  constructor(rng: Rng, tries: number, tried: Tried, told?: Told) {
    super((real, chance) => drawChoice(real, chance, told), rng, tries, tried);
  }
}

/** All that was named or seen after it: what was chosen instead of it can hardly be that. */
function shownAfter(log: readonly Event[], i: number, viewer: Viewer): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const event of log.slice(i + 1)) {
    if (event.type === 'said') textsIn(event.action, shown);
    if (event.type === 'moved' && canSee(event.seenBy, viewer)) textsIn(event.cards, shown);
  }
  return shown;
}

/** What somebody could say, and where the cards lie. */
interface Choice {
  readonly offers: readonly Offer[];
  readonly zones: State['zones'];
}

/** Something else that could have been said instead, the same cards in another order included. */
function another(choice: Choice, action: Action, shown: ReadonlySet<string>, rng: Rng): Action | undefined {
  // As many cards as before, or however many: what hangs on their number is not to be missed either.
  const isSameNumber = rng() < 0.5;
  const drawn = Array.from(
    { length: DRAWN },
    () => (isSameNumber ? withAnotherCard(choice, action, rng) : undefined) ?? sampleAction(choice.offers, rng),
  );
  const others = drawn.filter((one) => canonical(one) !== canonical(action));
  const named = textsIn(action);
  const isHidden = (one: Action): boolean => [...textsIn(one)].every((text) => named.has(text) || !shown.has(text));
  return others.find(isHidden) ?? others[0];
}

/**
 * The same cards but one, so that whatever hangs on their number stays as it was; `undefined`: it is no choice of several cards. The other one
 * lies where the first did, if some do there: everybody sees from where cards are taken.
 */
function withAnotherCard({ offers, zones }: Choice, action: Action, rng: Rng): Action | undefined {
  const offer = offers.find((one): one is CardsOffer => one.kind === 'cards' && isOffered([one], action));
  const cards = offer && 'cards' in action ? (action.cards as readonly string[]) : [];
  const goes = cards.filter((card) => !offer?.fixed.includes(card));
  const comes = offer?.from.filter((card) => !cards.includes(card)) ?? [];
  if (!offer || goes.length === 0 || comes.length === 0) return undefined;
  const gone = pick(goes, rng);
  const place = Object.values(zones).find((zone) => zone.includes(gone)) ?? [];
  const beside = comes.filter((card) => place.includes(card));
  const come = pick(beside.length > 0 ? beside : comes, rng);
  return cardsAction(
    offer,
    cards.map((card) => (card === gone ? come : card)),
  );
}
