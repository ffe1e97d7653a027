import { SLIDE_KINDS, type SlideKind } from './rotation.ts';

const KEY = 'tarockabend.board';
/** How long a page may be shown, in seconds. */
export const SECONDS = [6, 8, 10, 12, 15, 20, 30, 60] as const;

/** How the board looks on this device; survives a restart. */
export class BoardSettings {
  seconds = $state(12);
  dark = $state(false);
  hidden = $state.raw<readonly SlideKind[]>([]);

  constructor() {
    const kept = read();
    this.seconds = SECONDS.find((n) => n === kept['seconds']) ?? 12;
    this.dark = kept['dark'] === true;
    const hidden: unknown = kept['hidden'];
    this.hidden = Array.isArray(hidden) ? SLIDE_KINDS.filter((kind) => hidden.includes(kind)) : [];
  }

  /** Shows a kind of slide or leaves it out. */
  toggle(kind: SlideKind): void {
    this.hidden = this.hidden.includes(kind) ? this.hidden.filter((one) => one !== kind) : [...this.hidden, kind];
    this.keep();
  }

  keep(): void {
    const { seconds, dark, hidden } = this;
    localStorage.setItem(KEY, JSON.stringify({ seconds, dark, hidden }));
  }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
