import type { Json } from '#engine/core/json.ts';
import { noteOf as notedAs } from '#engine/entry/answers.ts';
import { commonNote } from '#engine/kernel/entry/common-entries.ts';
import type { EntrySheet } from '#engine/kernel/entry/entry-sheet.ts';
import type { Row } from '#engine/kernel/score.ts';
import type { Doubled, Noted } from '../noted.ts';
import { notedIn } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { resultSaid } from './results.ts';

/** What a scorer notes of a deal, without what goes without saying: the way back from a row (reform §14). */
export function noteOf(ruleset: Ruleset, { fields }: EntrySheet, row: Row): Json | undefined {
  const contract = ruleset.find(row.games[0]?.contract);
  if (!contract) return commonNote(row);
  const { game, pairs = [], players, declared, silent, thirds, result, unplayed, ...rest } = notedIn(row);
  const { bus, emptied, ...said } = rest;
  const { table, dealer } = row;
  const answers = {
    ...said,
    ...(unplayed && { unplayed }),
    ...chosenIn(said),
    result: resultSaid(contract, result),
    ...(thirds !== undefined && { thirds }),
    ...rideIn(bus),
    ...emptiedIn(emptied),
    ...playersIn(players),
    // A Sautanz without a value is one of a round that already has one.
    inFixedRound: said.sautanzValue === undefined,
    ...(game && { gameKontra: game.level, early: game.early === true, self: game.self === true }),
    ...(pairs.some(({ self }) => self) && { self: true }),
    pairKontra: Object.fromEntries(
      pairs.filter(({ level }) => level > 0).map(({ with: seat, level }) => [seat, level]),
    ),
    declared: declared.map(({ bonus, by, made, level, self = false, early = false }) => ({
      ...{ bonus, by, made },
      ...{ level, self, early },
    })),
    silent: silent.map(({ bonus, side, made, count = 1 }) => ({ bonus, side, made, count })),
    protests: [
      ...protestsOn(game),
      ...declared.flatMap((one) => protestsOn(one).map((protest) => ({ ...protest, bonus: one.bonus }))),
    ],
  };
  return notedAs(fields, answers, { table, active: activeSeats(table, dealer) });
}

/** A partner of the declarer's choice is one because the king lies in the talon (reform §7.4). */
const chosenIn = ({ partner, kingTalon }: Pick<Noted, 'partner' | 'kingTalon'>) =>
  kingTalon === 'pratermaessig' && partner !== undefined ? { partner: 'king-in-talon', chosen: partner } : {};

const rideIn = (bus: Noted['bus']) => ({
  ...(bus && { bus: bus.seat }),
  ...(bus?.thirds !== undefined && { busThirds: bus.thirds }),
});

const emptiedIn = (emptied: Noted['emptied']) => ({
  ...(emptied && { emptied: emptied.ending }),
  ...(emptied?.tricks !== undefined && { fullTricks: emptied.tricks }),
  ...(emptied?.cards !== undefined && { cardsLeft: emptied.cards }),
});

/** What each player has, each kind of it by seat. */
const playersIn = (players: Noted['players'] = []) => ({
  thirdsEach: players.map((one) => one?.thirds ?? null),
  tricksEach: players.map((one) => one?.tricks ?? null),
  cardsEach: players.map((one) => one?.cards ?? null),
  accused: players.flatMap((one, seat) => (one?.accused ? [seat] : [])),
});

const protestsOn = (doubled: Doubled | undefined) => (doubled?.protests ?? []).map(({ by, of }) => ({ by, step: of }));
