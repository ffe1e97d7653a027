import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, laidBy, type Zone } from '#engine/core/card.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { type Text, text } from '#engine/core/text.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Wording } from '#engine/kernel/words/action-words.ts';
import type { Fact, PhraseValue } from '#engine/kernel/words/phrase.ts';
import type { At, Rows } from '../said.ts';
import { contractAt } from '../worth.ts';

/** Everything about such a game stands on its own page. */
const onItsPage = (at: At, wording: Wording): Wording => ({ rule: contractAt(at).id, ...wording });

const GROUPS: readonly Text[] = [
  text('Die erste Gruppe', 'The first group'),
  text('Die zweite Gruppe', 'The second group'),
];

/** Who gets what a seat passes on; `undefined`: a spectator looks at what somebody might say. */
function nextAt({ view: { active, games }, by }: At): Seat | undefined {
  const [game] = games;
  if (typeof by !== 'number' || game?.declarer === undefined) return undefined;
  const [, ...opponents] = from(game.declarer, active);
  return opponents[(opponents.indexOf(by) + 1) % opponents.length];
}

/** Cards of the talon that go from hand to hand (reform §7.10). Others hear of them only that they were passed on. */
export const RINGED: Pick<Rows, 'take-group' | 'pass-on'> = {
  'take-group': {
    group: 'take',
    words: ({ group }, at) =>
      onItsPage(at, {
        text: must(GROUPS[group], `group ${group}`),
        say: text(
          'nimmt drei Karten vom Talon, die sonst niemand sieht',
          'takes three cards of the talon that nobody else sees',
        ),
        ask: text(
          'Welche Gruppe nimmst du? Sehen darfst du vorher nichts.',
          'Which group do you take? You may not look first.',
        ),
        values: { group: { zone: must(TALON_GROUPS[group], `group ${group}`) } },
      }),
  },
  'pass-on': {
    group: 'choice',
    words(said: { readonly cards?: readonly Card[] }, at) {
      const to = nextAt(at);
      const { cards } = said;
      const values: Readonly<Record<string, PhraseValue>> = {
        ...(to !== undefined && { to: { seat: to, object: true } }),
        ...(cards && { cards: { cards } }),
      };
      if (to === undefined) return onItsPage(at, { text: text('Weitergeben', 'Pass on'), values });
      return onItsPage(at, {
        text: text('An {to} weitergeben', 'Pass on to {to}'),
        say: text('drei Karten für {to}', 'three cards for {to}'),
        ask: text(
          'Wähle 3 Karten für {to}. Du darfst auch weitergeben, was du bekommen hast.',
          'Choose 3 cards for {to}. You may pass on what you were given, too.',
        ),
        place: text('Zum Weitergeben', 'To pass on'),
        values,
      });
    },
  },
};

const WHO_LEADS = text('Wer spielt zum ersten Stich aus?', 'Who leads to the first trick?');

/** Who leads to the first trick, where the declarer says so (reform §7.10). */
export const LEADING: Pick<Rows, 'lead-self' | 'lead-forehand'> = {
  'lead-self': {
    group: 'choice',
    words: (_, at) => onItsPage(at, { text: text('Ich spiele aus', 'I lead'), ask: WHO_LEADS }),
  },
  'lead-forehand': {
    group: 'choice',
    words(_, at) {
      const [forehand] = at.view.active;
      return onItsPage(at, {
        text: text('Vorhand spielt aus ({who})', 'Forehand leads ({who})'),
        ask: WHO_LEADS,
        values: forehand === undefined ? {} : { who: { seat: forehand } },
      });
    },
  },
};

/** Cards that went from one place to another in one go, as far as the viewer saw them. */
interface Passed {
  readonly from: Zone;
  readonly to: Zone;
  readonly seen: readonly Card[];
  readonly all: number;
}

type SeenMove = SeenEvent & { readonly type: 'moved' };

/** What went round in the ring; what had to be shown was moved apart. */
function passedIn({ history }: View): readonly Passed[] {
  const entered = history.findIndex((event) => event.type === 'entered' && event.phase === 'ring');
  if (entered < 0) return [];
  const later = history.slice(entered + 1);
  const end = later.findIndex(({ type }) => type === 'entered');
  const moves = later
    .slice(0, end < 0 ? later.length : end)
    .filter((event): event is SeenMove => event.type === 'moved');
  return moves.reduce<readonly Passed[]>((all, { from: source, to, cards }) => {
    const before = all.at(-1);
    const isSame = before?.from === source && before.to === to;
    const seen = [...(isSame ? before.seen : []), ...cards.filter((card) => card !== null)];
    const one = { from: source, to, seen, all: (isSame ? before.all : 0) + cards.length };
    return isSame ? [...all.slice(0, -1), one] : [...all, one];
  }, []);
}

/** What somebody saw of it: all of what they took or gave, of others only what had to be shown (reform §5.2). */
function passedFact({ active }: View, passed: Passed, rule: string): readonly Fact[] {
  const { from: source, to, seen, all } = passed;
  if (seen.length === 0) return [];
  const whoseIn = (zone: Zone, zoneOf: (seat: Seat) => Zone): Seat | undefined =>
    active.find((seat) => zoneOf(seat) === zone);
  const [giver, taker, layer] = [whoseIn(source, handOf), whoseIn(to, handOf), whoseIn(to, laidBy)];
  const isWhole = seen.length === all;
  const cards = isWhole ? text('{cards}', '{cards}') : text('offen {cards}', '{cards}, shown');
  const values = (who: Record<string, PhraseValue>) => ({ values: { ...who, cards: { cards: seen } }, rule });
  if (giver === undefined && taker !== undefined)
    return [
      {
        text: text(`vom Talon für {who}: ${cards.de}`, `of the talon for {who}: ${cards.en}`),
        ...values({ who: { seat: taker, object: true } }),
      },
    ];
  if (giver === undefined) return [];
  if (taker !== undefined)
    return [
      {
        text: text(`von {giver} für {who}: ${cards.de}`, `from {giver} for {who}: ${cards.en}`),
        ...values({ giver: { seat: giver, object: true }, who: { seat: taker, object: true } }),
      },
    ];
  if (layer === undefined || isWhole) return [];
  return [
    {
      text: text(`weggelegt von {who}: ${cards.de}`, `laid away by {who}: ${cards.en}`),
      ...values({ who: { seat: layer, object: true } }),
    },
  ];
}

const LEADS: Readonly<Record<string, Text>> = {
  declarer: text('Ausspiel: {who} (selbst bestimmt)', 'lead: {who} (own choice)'),
  forehand: text('Ausspiel: {who}, als Vorhand', 'lead: {who}, as forehand'),
};

/** Who leads to the first trick by the declarer's choice. */
function leadFact({ declarer, with: { lead } = {} }: Partial<Game>, { active }: View, rule: string): readonly Fact[] {
  const words = typeof lead === 'string' ? LEADS[lead] : undefined;
  const seat = lead === 'declarer' ? declarer : active[0];
  return words && seat !== undefined ? [{ text: words, values: { who: { seat } }, rule }] : [];
}

/** What the viewer saw going round, and who leads (reform §7.10). */
export const ringFacts = (game: Partial<Game>, { id, talon }: Contract, view?: View): readonly Fact[] =>
  talon.ring === undefined || !view
    ? []
    : [...passedIn(view).flatMap((passed) => passedFact(view, passed, id)), ...leadFact(game, view, id)];
