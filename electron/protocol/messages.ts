import type { Refusal } from '#engine/core/refusal.ts';
import type { SeatingMethod } from '#engine/tournament/draw/draw-request.ts';
import type { SeatMove, SeatQuality } from '#engine/tournament/draw/seat-quality.ts';
import type { EveningEvent, EveningState } from '#engine/tournament/state/types.ts';
import type { Answer } from './answers.ts';
import type { BackupView } from './backups.ts';
import type { EveningSummary } from './evening-summary.ts';
import type { FromNearby } from './nearby/visits.ts';
import type { Me, RoomView } from './room.ts';
import type { Settings } from './settings.ts';
import type { StandstillNews } from './standstill.ts';
import type { TableScene } from './table/table-scene.ts';
import type { TableTalk } from './table/table-talk.ts';

/** Tables that the host proposes, by ids of players, and how good they are. */
export interface Proposal {
  readonly evening: string;
  readonly method: SeatingMethod;
  readonly seed: string;
  /** The first round that it is for. */
  readonly from: number;
  readonly rounds: readonly (readonly (readonly string[])[])[];
  /** By round: who is here and has no seat. Nobody in a final: whoever is not in it is not waiting for a seat. */
  readonly sitsOut: readonly (readonly string[])[];
  /** The finalists, if it is a final. */
  readonly final?: readonly string[];
  /** `null` if there are no tables. */
  readonly quality: SeatQuality | null;
  /** Compared with the earlier drafts: who sits elsewhere, who is new, who has no seat any more. */
  readonly moves: readonly SeatMove[];
  /**
   * Who sits elsewhere than the ranking, or the tables of the round before, would have it, because of what has to be
   * kept.
   */
  readonly departures: readonly SeatMove[];
  /** Whether it will not get better any more. */
  readonly done: boolean;
  /** Why there is none. */
  readonly refusals: readonly Refusal[];
}

/** What the host sends to one client. A refused command carries every reason, each with its place. */
export type FromHost =
  | {
      readonly type: 'hello';
      readonly v: number;
      readonly appVersion: string;
      readonly settings: Settings;
      readonly evenings: readonly EveningSummary[];
      /** The host's time, ISO: clocks of other devices may be wrong. */
      readonly now: string;
      /** Whose connection this is. */
      readonly access: 'director' | 'guest';
    }
  | { readonly type: 'answer'; readonly to: string; readonly result: Answer }
  | { readonly type: 'settings'; readonly settings: Settings }
  /** To the director: the room for other devices. */
  | { readonly type: 'room'; readonly room: RoomView | null }
  /** To a guest: their standing in the room. */
  | { readonly type: 'me'; readonly me: Me }
  | { readonly type: 'evenings'; readonly evenings: readonly EveningSummary[] }
  /** To the director: all of them, whenever one has changed. */
  | { readonly type: 'backups'; readonly backups: readonly BackupView[] }
  | { readonly type: 'evening'; readonly evening: EveningState }
  /** What happened at the evening that was sent before; to be folded onto it. */
  | { readonly type: 'evening-events'; readonly evening: string; readonly events: readonly EveningEvent[] }
  /** `from`: the scene's history continues after this many events of the scene that was sent before (`hearScene`). */
  | { readonly type: 'table'; readonly scene: TableScene; readonly from?: number }
  /** To all who watch that table; not repeated to those who come later. */
  | { readonly type: 'talk'; readonly talk: TableTalk }
  | { readonly type: 'proposal'; readonly proposal: Proposal }
  | StandstillNews
  | FromNearby;
