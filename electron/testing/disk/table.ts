import { openClub, type Visitor } from '#electron/host/testing/visitor.ts';
import { must } from '#engine/core/assert-never.ts';

/** What is written for each deal. */
const ENTRY = { contract: 'dreier', declarer: 1, won: true };
const PLACE = { round: 1, table: 1 } as const;

/** The director at a club evening who writes one deal after another, and counts those that were acknowledged. */
export class Scorer {
  readonly visitor: Visitor;
  readonly evening: string;
  acknowledged: number;

  private constructor(visitor: Visitor, evening: string, acknowledged: number) {
    this.visitor = visitor;
    this.evening = evening;
    this.acknowledged = acknowledged;
  }

  static async open(visitor: Visitor): Promise<Scorer> {
    return new Scorer(visitor, await openClub(visitor, undefined, 400), 0);
  }

  /** The same evening on a server that was restarted. */
  static async again(visitor: Visitor, { evening, acknowledged }: Scorer): Promise<Scorer> {
    await visitor.watch(evening);
    return new Scorer(visitor, evening, acknowledged);
  }

  /** Writes the next deal; `accepted`, or why not. */
  async write(): Promise<string> {
    const deal = this.acknowledged + 1;
    const command = { type: 'enter-deal', evening: this.evening, ...PLACE, deal, entry: ENTRY } as const;
    const [answer = ''] = await this.visitor.refused(command);
    if (answer === 'accepted') this.acknowledged = deal;
    return answer;
  }

  async writeMany(deals: number): Promise<void> {
    for (let i = 0; i < deals; i++) {
      const answer = await this.write();
      if (answer !== 'accepted') throw new Error(answer);
    }
  }

  /** How many deals the page shows. */
  get shown(): number {
    return must(this.visitor.evening?.rounds[0]?.tables[0], 'the table').results.length;
  }

  /** How many deals are in the event file that can be saved now. */
  async saved(): Promise<number> {
    const { text } = await this.visitor.ask({ type: 'export', evening: this.evening, what: 'events' });
    return text.split('"deal-entered"').length - 1;
  }
}

interface Received {
  readonly type: string;
  readonly standstill?: { readonly code: string; readonly at: string | null; readonly offer: string | null } | null;
  readonly movedTo?: string | null;
}

/** The last message to a page about whether anything can be written; `undefined` if there was none. */
export const standstillOf = ({ received }: Visitor): Received | undefined =>
  (received as readonly Received[]).findLast(({ type }) => type === 'standstill');

/** Waits until the page is sent that everything stands still, for this reason, or that it goes on (`null`). */
export const untilSent = (visitor: Visitor, code: string | null): Promise<void> =>
  visitor.until(
    () => {
      const sent = standstillOf(visitor);
      return sent !== undefined && (sent.standstill?.code ?? null) === code;
    },
    `sent ${String(code)}`,
  );
