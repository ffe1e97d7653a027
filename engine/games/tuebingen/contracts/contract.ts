/** A contract, as far as it differs from the others. */
export interface Contract {
  readonly id: string;
  /** The paragraph that it follows. */
  readonly source: string;
  /** Card points that count nothing: everything above them is won or lost; missing: the game is for tricks. */
  readonly threshold?: number;
  /** Card points with which it is won; missing: more than the best opponent, or a number of tricks. */
  readonly needed?: number;
  /** Whether the holder of a called card is the declarer's partner. */
  readonly hasPartner: boolean;
  /** Whether nobody else is told that the declarer plays alone. */
  readonly isConcealed: boolean;
  /** How often the declarer's loss is written down; each winner writes down what is won once, alone as often as it is lost. */
  readonly times: number;
}

/** Whether a contract is about tricks and not about card points. */
export const isForTricks = ({ threshold }: Contract): boolean => threshold === undefined;
