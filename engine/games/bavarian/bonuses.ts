import type { Amounts } from '../../kernel/score.ts';
import type { Options } from './options.ts';

/** What comes on top of a game, with what it is worth in a Frage and in a Solo (bavarian §7.2). */
export interface PaidBesides {
  readonly id: 'schneider' | 'durch';
  readonly source: string;
  readonly amounts: Amounts;
}

/** What this table pays on top: nothing has to be announced. */
export function bonusesOf({ payment, tariff, 'fixed-durch': extra }: Options): readonly PaidBesides[] {
  const durch = { id: 'durch', source: 'bavarian §7.1, §7.2' } as const;
  if (payment === 'points') return [{ ...durch, amounts: { silent: '×2' } }];
  const more = [tariff['frage-schneider'] - tariff['frage-simple'], tariff['solo-schneider'] - tariff['solo-simple']];
  return [
    { id: 'schneider', source: 'bavarian §7.1, §7.2', amounts: { silent: more.join(' / ') } },
    ...(extra > 0 ? [{ ...durch, amounts: { silent: String(extra) } }] : []),
  ];
}
