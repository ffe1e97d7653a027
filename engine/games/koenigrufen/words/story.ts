import { TRICK } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Fact, TablePlace } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { TALON_HALVES } from '../phases/names.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { isAlone } from './sides.ts';

/** A game, its declarer unless all play for themselves, the called king, and who plays with whom. */
export function storyOf(ruleset: Ruleset, game: Partial<Game>, view?: View): readonly Fact[] {
  const { contract = '', declarer, called, partner } = game;
  const hasSides = ruleset.find(contract)?.parties !== 'each-for-self';
  return [
    { text: nameOf(TEXTS.contracts, contract), rule: contract },
    ...(hasSides && declarer !== undefined
      ? [
          {
            text: text('{declarer}', '{declarer}'),
            values: { declarer: { seat: declarer } },
            role: { seat: declarer, name: text('Spieler', 'declarer') },
          },
        ]
      : []),
    ...(called === undefined
      ? []
      : [{ text: text('gerufen: {called}', 'called: {called}'), values: { called: { card: called } } }]),
    ...(hasSides && isAlone(ruleset, game, view) ? [{ text: text('allein', 'alone') }] : []),
    ...(partner === undefined
      ? []
      : [
          {
            text: text('Partner: {partner}', 'partner: {partner}'),
            values: { partner: { seat: partner } },
            role: { seat: partner, name: text('Partner', 'partner') },
          },
        ]),
  ];
}

const TALON = text('Talon', 'Talon');
const HALVES = [text('1. Hälfte', 'half 1'), text('2. Hälfte', 'half 2')];

/** The halves of the talon, which make room for the tricks. */
export function placesOf({ phase, zones }: Pick<View, 'phase' | 'zones'>): readonly TablePlace[] {
  const plays = phase === 'tricks';
  const halves = TALON_HALVES.flatMap((zone, i): readonly TablePlace[] => {
    const part = HALVES[i];
    if ((zones[zone] ?? []).length === 0) return [];
    return [{ zone, name: TALON, ...(part && { part }), lies: plays ? 'aside' : 'middle' }];
  });
  return plays ? [{ zone: TRICK, name: text('Stich', 'Trick'), lies: 'middle' }, ...halves] : halves;
}
