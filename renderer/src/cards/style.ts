import { createContext } from 'svelte';
import type { CardStyle } from './drawing/drawing.ts';

/** How cards look, as the app says: a function, so that a change is seen at once. */
export const [useCardStyle, provideCardStyle] = createContext<() => CardStyle>();
