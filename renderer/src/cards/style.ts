import { createContext } from 'svelte';
import type { CardStyle } from './drawing/drawing.ts';

/** How cards look, as set in the app: a function, so that a change shows at once. */
export const [useCardStyle, provideCardStyle] = createContext<() => CardStyle>();
