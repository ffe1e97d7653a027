import { createContext } from 'svelte';
import type { App } from './app.svelte.ts';

/** The page's state, for every component; get it while a component initialises. */
export const [useApp, provideApp] = createContext<App>();
