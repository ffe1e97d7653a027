import { createContext } from 'svelte';
import type { App } from './app.svelte.ts';

/** The page's state, for every component; to be asked for while a component begins. */
export const [useApp, provideApp] = createContext<App>();
