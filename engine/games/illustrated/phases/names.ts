/** The phases of a deal, in order (illustrated §2 to §7). */
export type PhaseId =
  | 'no-tarock'
  | 'auction'
  | 'vote'
  | 'before'
  | 'before-reply'
  | 'before-re'
  | 'talon'
  | 'exchange'
  | 'after'
  | 'after-reply'
  | 'after-re'
  | 'melds'
  | 'tricks'
  | 'late-melds';
