/** Tricks of a deal, and cards of a hand (reform §2). */
export const TRICKS = 12;

/** Cards of the talon. */
export const TALON = 6;

/** Seats that play; a fifth one at the table pauses. */
export const PLAYING = 4;

/** The last pile onto which a Pensionist can be forced: each pile before has a card, one of them two, and two more lie on it (reform §7.9). */
export const LAST_FORCED = PLAYING * TRICKS - 2;

/** After this trick the declarer is asked for a black-out (reform §6.1). */
export const BLACK_OUT_TRICK = 7;

/** Card thirds of the whole pack, and what the declarer's side needs of them (reform §1). */
export const ALL_THIRDS = 210;
export const ENOUGH = 107;

/** What a side needs for a Sürtaxe (reform §1). */
export const SUERTAXE = { declarer: 137, opponents: 134 } as const;

/** The most tricks of both sides that hold neither tarock nor picture: sixteen cards are that small (reform §15.3). */
export const MOST_NATURSTICH = 4;

/**
 * The same where several tarocks may be given at once (reform §7.4): with all of them out of two hands, and a picture from each, the other
 * two may lead and give nothing but small cards from the fifth trick on.
 */
export const MOST_NATURSTICH_OF_TWO = 8;

/** From how many thirds a game for a hand of one suit is a tie; from `ENOUGH` on it is won (reform §1, ruling 6). */
export const TIE_FROM = 105;

/** What everybody may have where points are shared out: each opponent between two limits, the declarer no more than one (reform §1). */
export const FAIR = { least: 52, most: 107, declarer: 57 } as const;

/** What an opponent has then who counts for a title (reform §1). */
export const TITLED = 70;
