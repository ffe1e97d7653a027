import type { Rng } from '../core/rng.ts';
import { sampleAction } from '../kernel/offers.ts';
import type { Action, View } from '../kernel/types.ts';
import type { Bot } from './types.ts';

/** Statements that let things be; a bot that spoke up at random would bid and double all evening. */
const QUIET: readonly string[] = ['pass', 'good', 'vorhand', 'alone'];

/** How much likelier a quiet statement is than all others together. */
const QUIETNESS = 7;

/** How seldom it speaks where it need not. */
const UNASKED = 0.1;

/** Plays any legal action by chance, mostly quiet ones. */
export const RANDOM_BOT: Bot = {
  act(view: View, _rules, rng: Rng): Action | null {
    if (!view.turn.must.some((seat) => seat === view.viewer) && rng() >= UNASKED) return null;
    const offered = view.offers.reduce((sum, offer) => sum + (offer.kind === 'one-of' ? offer.actions.length : 1), 0);
    return sampleAction(view.offers, rng, ({ type }) => (QUIET.includes(type) ? QUIETNESS * offered : 1));
  },
};
