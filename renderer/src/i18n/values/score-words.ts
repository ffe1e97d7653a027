import type { Parts, Rational } from '#engine/core/rational.ts';
import { fill, type Language } from '#engine/core/text.ts';
import type { ScoreUnit } from '#engine/kernel/words/texts.ts';
import { points, signed } from '../numbers.ts';

/** Amounts in words, in whatever unit they are counted. */
export abstract class ScoreWords {
  readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  protected abstract get scoreUnit(): ScoreUnit;

  /** In what scores are counted, as the head of a column. */
  get scores(): string {
    return this.scoreUnit.name[this.language];
  }

  /** A score with what it is counted in: `12 Punkte`; with `sign`, winnings have a plus. */
  score(value: Rational, sign: 'plain' | 'signed' = 'plain'): string {
    const n = (sign === 'signed' ? signed : points)(value, this);
    return fill(this.scoreUnit.amount[this.language], { n });
  }

  /** `mit 12 Punkten`. */
  withScore(value: Rational): string {
    return fill(this.scoreUnit.withAmount[this.language], { n: points(value, this) });
  }

  /** An amount among others: points go without saying. */
  scoreSaid(value: Rational, sign: 'plain' | 'signed' = 'plain'): string {
    return this.scoreUnit.isSaid ? this.score(value, sign) : (sign === 'signed' ? signed : points)(value, this);
  }

  /** A head above bare numbers: `Summe (Cent)`. */
  headed(head: string): string {
    return this.scoreUnit.isSaid ? `${head} (${this.scores})` : head;
  }

  /** What says in what amounts are counted; nothing where that goes without saying. */
  saidUnit(said: (unit: string) => string): readonly string[] {
    return this.scoreUnit.isSaid ? [said(this.scores)] : [];
  }

  /** Into what scores are divided. */
  get parts(): Parts {
    return this.scoreUnit.parts;
  }
}
