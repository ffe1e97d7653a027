import { TRICK } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import { SKI } from '#engine/decks/deck-78.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game, Verdict } from '#engine/kernel/score.ts';
import type { Fact, Sides, TablePlace, Target } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { TRICKS } from '#engine/phases/trick.ts';
import { isForTricks } from '../contracts/contract.ts';
import { CONTRACTS } from '../contracts/index.ts';
import type { Counted } from '../phases/claiming.ts';
import { CLAIMS } from '../phases/names.ts';
import { ALL, LITTLE } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';

/** Both sides as they were counted, while Strafen are claimed (TU16). */
function countOf(ruleset: Ruleset, contract: string, view: View | undefined): readonly Fact[] {
  const played = ruleset.find(contract);
  if (view?.phase !== CLAIMS || !played) return [];
  const { points, best, tricks } = (view.notes as { readonly counted: Counted }).counted;
  if (isForTricks(played)) return [{ text: text('{n} Stiche', '{n} tricks'), values: { n: tricks } }];
  const other = played.hasPartner ? ALL - points : best;
  return [{ text: text('{n} zu {other}', '{n} to {other}'), values: { n: points, other } }];
}

/** Before whom the Ski lies that was played: it moves only when tricks are counted (TU3). */
function skiOf(view: View | undefined): readonly Fact[] {
  if (view?.phase !== TRICKS || view.zones[TRICK]?.includes(SKI)) return [];
  const played = view.history.find(
    (event) => event.type === 'moved' && event.to === TRICK && event.cards.includes(SKI),
  );
  const owner = played?.type === 'moved' ? /^hand:(\d)$/.exec(played.from)?.[1] : undefined;
  if (owner === undefined) return [];
  const seat = Number(owner);
  const role = { seat, name: text('Ski liegt', 'Ski played') };
  return [{ text: text('Ski: {owner}', 'Ski: {owner}'), values: { owner: { seat } }, role, rule: 'tricks' }];
}

/** A game, its declarer, the called card and its holder, as far as they are known; and what was counted. */
export function storyOf(
  ruleset: Ruleset,
  { contract = '', declarer, called, partner, with: said = {} }: Partial<Game>,
  view?: View,
): readonly Fact[] {
  const isRuf = contract === CONTRACTS.ruf.id;
  return [
    { text: nameOf(TEXTS.contracts, contract), rule: contract },
    ...(declarer === undefined
      ? []
      : [
          {
            text: text('{declarer}', '{declarer}'),
            values: { declarer: { seat: declarer } },
            role: { seat: declarer, name: isRuf ? text('Rufer', 'caller') : text('Spieler', 'declarer') },
          },
        ]),
    ...(called === undefined
      ? []
      : [{ text: text('ruft {called}', 'calls {called}'), values: { called: { card: called } } }]),
    ...(called === undefined && said['fourth'] === true
      ? [{ text: text('ruft den Vierten', 'calls the fourth') }]
      : []),
    ...(partner === undefined
      ? []
      : [
          {
            text: text('mit {partner}', 'with {partner}'),
            values: { partner: { seat: partner } },
            role: { seat: partner, name: text('Gerufener', 'partner') },
          },
        ]),
    ...skiOf(view),
    ...countOf(ruleset, contract, view),
  ];
}

/** Who plays with whom: of a Ruf whose partner is not known, only the caller. */
export function sidesOf(
  { contract, declarer, partner }: Partial<Game>,
  { active }: Pick<View, 'active'>,
): Sides | undefined {
  if (declarer === undefined) return undefined;
  const players = partner === undefined ? [declarer] : [declarer, partner];
  const isOpen = contract === CONTRACTS.ruf.id && partner === undefined;
  return { players, opponents: isOpen ? [] : active.filter((seat) => !players.includes(seat)) };
}

/** Tricks of a Tout; what lies in piles is not told while cards are played, because the Ski moves when they are counted (TU3). */
export function targetOf(ruleset: Ruleset, { contract }: Partial<Game>): Target | undefined {
  const played = ruleset.find(contract);
  if (!played) return undefined;
  if (isForTricks(played)) return { text: text('{n} Stiche', '{n} tricks'), values: { n: LITTLE }, counts: 'tricks' };
  return {
    ...(played.needed === undefined
      ? { text: text('mehr als der beste Gegner', 'more than the best opponent') }
      : { text: text('ab {n} Punkten', '{n} points or more'), values: { n: played.needed } }),
    counts: 'nothing',
  };
}

/** What was counted. */
export function marginOf({ contract, measure }: Game & Verdict): Fact | undefined {
  if (measure === undefined) return undefined;
  const isTout = contract === CONTRACTS.tout.id;
  return {
    text: isTout ? text('{n} Stiche', '{n} tricks') : text('{n} {n|Punkt|Punkte}', '{n} {n|point|points}'),
    values: { n: measure },
  };
}

/** Nothing lies on the table but tricks. */
export const placesOf = ({ phase }: Pick<View, 'phase'>): readonly TablePlace[] =>
  phase === 'tricks' ? [{ zone: TRICK, name: text('Stich', 'Trick'), lies: 'middle' }] : [];
