import { createContext } from 'svelte';
import type { CardBack, CardStyle } from './drawing/drawing.ts';

/** How cards look, as set in the app: a function, so that a change shows at once. */
export const [useCardStyle, provideCardStyle] = createContext<() => CardStyle>();
/** The colour of the backs, in the same way. */
export const [useCardBack, provideCardBack] = createContext<() => CardBack>();
