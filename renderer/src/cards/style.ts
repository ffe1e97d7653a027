/** The context under which the app says how cards look: a function, so that a change is seen at once. */
export const CARD_STYLE = Symbol('card style');
