import { heldBackFrom, withoutHeld } from '#engine/tournament/state/sealed.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';

/** The evening as everybody in the hall may see it: results of cards that others have yet to play are held back. */
export const forTheHall = (evening: EveningState): EveningState =>
  withoutHeld(
    evening,
    heldBackFrom(evening, () => false),
  );

/** Whether results are held back in what is shown. */
export const hasSealed = ({ rounds }: EveningState): boolean =>
  rounds.some(({ tables }) => tables.some(({ results }) => results.some(({ sealed }) => sealed === true)));
