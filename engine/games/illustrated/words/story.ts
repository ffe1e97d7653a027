import { TRICK } from '#engine/core/card.ts';
import { type Text, text } from '#engine/core/text.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game, LineItem, Row, Verdict } from '#engine/kernel/score.ts';
import type { Fact, Margin, SeatVerdict, Sides, TablePlace, Target } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { balanceOf } from '#engine/settlement/payments.ts';
import { excessOf, pointsOf, WON } from '../played/counted.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { PARTS, shownBy, TALON } from '../zones.ts';
import { PARTS as PART_NAMES } from './names.ts';

const hasDeclarer = (ruleset: Ruleset, contract: string | undefined): boolean =>
  ruleset.find(contract)?.hasDeclarer === true;

/** A game, its declarer, and how the bid was disputed. */
export function storyOf(
  ruleset: Ruleset,
  { contract = '', declarer, with: said = {} }: Partial<Game>,
): readonly Fact[] {
  const level = said['level'];
  return [
    { text: nameOf(TEXTS.contracts, contract), rule: contract },
    ...(declarer !== undefined && hasDeclarer(ruleset, contract)
      ? [
          {
            text: text('{declarer}', '{declarer}'),
            values: { declarer: { seat: declarer } },
            role: { seat: declarer, name: text('Spieler', 'declarer') },
          },
        ]
      : []),
    ...(typeof level === 'string' && level !== 'basic' ? [{ text: nameOf(TEXTS.entry.remarks, level) }] : []),
  ];
}

/** The declarer alone against the others. */
export function sidesOf(
  ruleset: Ruleset,
  { contract, declarer }: Partial<Game>,
  { active }: Pick<View, 'active'>,
): Sides | undefined {
  if (declarer === undefined || !hasDeclarer(ruleset, contract)) return undefined;
  return { players: [declarer], opponents: active.filter((seat) => seat !== declarer) };
}

/** 36 points as they are counted. */
export const targetOf = (ruleset: Ruleset, { contract }: Partial<Game>): Target =>
  hasDeclarer(ruleset, contract)
    ? { text: text('ab {n} Punkten', '{n} points or more'), values: { n: WON }, counts: 'points' }
    : { text: text('möglichst wenig Punkte', 'as few points as possible'), counts: 'points' };

/** Points as they are counted, and by how many they were above or below 35. */
export function marginOf({ measure }: Game & Verdict): Margin | undefined {
  if (measure === undefined) return undefined;
  const [points, by] = [pointsOf(measure), excessOf(measure)];
  const values = { n: points, by };
  const scale = { reached: points, enough: WON, all: pointsOf(PACK_54.unit.total) };
  if (by === 0) return { text: text('{n} Punkte', '{n} points'), values, scale };
  return {
    text:
      points >= WON
        ? text('{n} Punkte, {by} über 35', '{n} points, {by} above 35')
        : text('{n} Punkte, {by} unter 35', '{n} points, {by} below 35'),
    values,
    scale,
  };
}

const MOST = text('die meisten Punkte: {n}', 'the most points: {n}');
const NO_TRICK: Fact = { text: text('kein Stich', 'no trick') };

/** A Trischaken: who loses, and who wins without a trick. */
export function verdictsOf({ measures, table, dealer }: Row, items: readonly LineItem[]): readonly SeatVerdict[] {
  if (!measures) return [];
  return afterDealer(PLAYING)(table, dealer).flatMap((seat): readonly SeatVerdict[] => {
    const thirds = measures[seat] ?? 0;
    const { n: won } = balanceOf(seat, items);
    if (won < 0)
      return [{ seat, result: 'lost', why: { text: MOST, values: { n: { count: thirds, unit: 'points' } } } }];
    return thirds === 0 && won > 0 ? [{ seat, result: 'made', why: NO_TRICK }] : [];
  });
}

const TALON_NAME = text('Talon', 'Talon');
const SHOWN = text('Kein Tarock', 'No tarock');

/** The talon, closed or in its parts, makes room for the tricks; hands without a tarock lie open. */
export function placesOf({ phase, zones }: Pick<View, 'phase' | 'zones'>): readonly TablePlace[] {
  const plays = phase === 'tricks';
  const isThere = (zone: string): boolean => (zones[zone] ?? []).length > 0;
  const lies = plays ? 'aside' : 'middle';
  const parts = PARTS.filter(isThere);
  const place = (zone: string, name: Text, part?: Text): TablePlace => ({ zone, name, ...(part && { part }), lies });
  return [
    ...(plays ? [{ zone: TRICK, name: text('Stich', 'Trick'), lies: 'middle' as const }] : []),
    ...(isThere(TALON) ? [place(TALON, TALON_NAME)] : []),
    ...parts.map((zone) =>
      place(zone, TALON_NAME, phase === 'talon' ? PART_NAMES[parts.length]?.[PARTS.indexOf(zone)] : undefined),
    ),
    ...[0, 1, 2, 3]
      .map(shownBy)
      .filter(isThere)
      .map((zone) => place(zone, SHOWN)),
  ];
}
