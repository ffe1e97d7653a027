import { PACK_54 } from '#engine/decks/deck-54.ts';

/** What a deal of 54 cards for four comes to (tirol §2): everything else reads these numbers here. */

/** Tricks, so as many cards in a hand once the talon is settled. */
export const TRICKS = 12;
/** All points of the pack. */
export const THIRDS = PACK_54.unit.total;
/** What wins a game, and makes a Bürgermeister of who has it in a Trischaken: 35 points and two Blatt (tirol §2). */
export const WON = 107;
