/** Tricks of a deal, and cards of a hand (reform §2). */
export const TRICKS = 12;

/** Cards of the talon. */
export const TALON = 6;

/** Seats that play; a fifth one at the table pauses. */
export const PLAYING = 4;

/** Card thirds of the whole pack, and what the declarer's side needs of them (reform §1). */
export const ALL_THIRDS = 210;
export const ENOUGH = 107;

/** What a side needs for a Sürtaxe (reform §1). */
export const SUERTAXE = { declarer: 137, opponents: 134 } as const;

/** The most tricks of both sides that hold neither tarock nor picture: sixteen cards are that small (reform §15.3). */
export const MOST_NATURSTICH = 4;
