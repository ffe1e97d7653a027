import { z } from 'zod';
import type { Refusal, Refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';

/** The words of a ballot: an offer and none, a vote for it and one against it. */
interface BallotWords<W extends string> {
  readonly offer: W;
  readonly none: W;
  readonly agree: W;
  readonly refuse: W;
}

/** What a family says about an offer that the others vote on. */
export interface Ballot<W extends string, Id extends string> {
  readonly id: Id;
  readonly words: BallotWords<W>;
  readonly rule: string;
  readonly refusal: Refuse<'already-offered' | 'nothing-offered'>;
  /** Who may make an offer; each is asked once, in this order. */
  readonly asked: (s: State) => readonly Seat[];
  /** Who votes on an offer, in this order. */
  readonly voters: (s: State, by: Seat) => readonly Seat[];
  /** Whether an offer stands, by everybody who is for it: who made it, and those who agreed. */
  readonly isCarried: (s: State, supporters: readonly Seat[]) => boolean;
  /** What comes of an offer that stands. */
  readonly carried: (s: State, by: Seat) => readonly Event[];
  /** Why one of the words cannot be said while another phase runs, if there is more to say than that. */
  readonly elsewhere?: (s: State, word: W) => Refusal | undefined;
  readonly next: (s: State) => readonly Event[];
}

/** One of the words, said. */
export type BallotWord<W extends string> = { readonly type: W };

type Memory = {
  /** How many have been asked for an offer. */
  readonly asked: number;
  /** Whose offer the others are voting on. */
  readonly by: Seat | null;
  /** What they have said to it. */
  readonly votes: readonly boolean[];
  /** An offer stands, and nobody else is asked. */
  readonly isCarried: boolean;
};
const START: Memory = { asked: 0, by: null, votes: [], isCarried: false };

/** One after the other may make an offer, and the others vote on each, until one stands. */
export function ballot<W extends string, Id extends string = string>(about: Ballot<W, Id>): PhaseOf<BallotWord<W>, Id> {
  const { id, words, rule, refusal, asked, voters, elsewhere, next } = about;
  const memory = (s: State): Memory => notesOf<Memory>(s, id, START);
  const noted = (notes: Memory): Event => ({ type: 'noted', phase: id, notes });

  function speakers(s: State): readonly Seat[] {
    const now = memory(s);
    if (now.isCarried) return [];
    return now.by === null ? asked(s).slice(now.asked) : voters(s, now.by).slice(now.votes.length);
  }

  function voted(s: State, by: Seat, isFor: boolean): readonly Event[] {
    const now = memory(s);
    const votes = [...now.votes, isFor];
    const all = voters(s, by);
    if (votes.length < all.length) return [noted({ ...now, votes })];
    const isCarried = about.isCarried(s, [by, ...all.filter((_, i) => votes[i])]);
    const closed = noted({ asked: now.asked, by: null, votes: [], isCarried });
    return isCarried ? [...about.carried(s, by), closed] : [closed];
  }

  return defineSeatPhase<BallotWord<W>, Id>({
    id,
    actions: z.strictObject({ type: z.enum([words.offer, words.none, words.agree, words.refuse]) }),
    turn: (s) => ({ must: speakers(s).slice(0, 1), may: [] }),
    // What lets things be comes first.
    offers: (s) => [
      {
        kind: 'one-of',
        actions: (memory(s).by === null ? [words.none, words.offer] : [words.refuse, words.agree]).map((type) => ({
          type,
        })),
      },
    ],
    refuse(s, _seat, { type }) {
      const { by } = memory(s);
      const isVote = type === words.agree || type === words.refuse;
      if (by === null) return isVote ? refusal('nothing-offered', undefined, rule) : undefined;
      return isVote ? undefined : refusal('already-offered', { seat: by }, rule);
    },
    decide(s, seat, { type }) {
      const now = memory(s);
      if (now.by !== null) return voted(s, now.by, type === words.agree);
      return [noted({ ...now, asked: now.asked + 1, by: type === words.offer ? seat : null })];
    },
    ...(elsewhere && { elsewhere: (s: State, { type }: BallotWord<W>) => elsewhere(s, type) }),
    next,
    show(s) {
      const { asked: done, by, votes, isCarried } = memory(s);
      return { asked: done, by, votes, isCarried };
    },
  });
}
