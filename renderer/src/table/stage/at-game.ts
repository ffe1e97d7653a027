/** Controls that do something at the table, besides the felt itself. */
const DEEDS = '[data-deeds]';
const FELT = '[data-drop="felt"]';
/** Lies on the felt without belonging to the game: what the people have to settle. */
const APART = '[data-apart]';

/** The part of an element that is needed. */
interface Selectable {
  closest(selector: string): unknown;
}

/** Whether a press is one at the game: a click on the felt, or anything pressed among the controls of the table. */
export const isAtGame = (target: Selectable, isClick: boolean): boolean =>
  target.closest(DEEDS) !== null || (isClick && target.closest(FELT) !== null && target.closest(APART) === null);
