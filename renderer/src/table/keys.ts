/** What single keys do at the table, in the order in which they are listed. */
export const TABLE_KEYS = {
  help: '?',
  tip: 't',
  hand: 'h',
  words: 'a',
  last: 'l',
  rules: 'r',
  back: 'z',
  again: 'w',
  mute: 'm',
  trick: 's',
  contract: 'k',
  points: 'p',
  bids: 'g',
  cards: 'c',
  gone: 'd',
} as const;
export type TableKey = keyof typeof TABLE_KEYS;

/** The part of a `KeyboardEvent` that is needed. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The meaning of a key press; Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) work too. `null` while somebody is typing. */
export function tableKey(pressed: Pressed, single: boolean, typing: boolean): TableKey | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const key = pressed.key.toLowerCase();
  if (typing || altKey) return null;
  if (ctrlKey || metaKey) return key === 'y' || (key === 'z' && shiftKey) ? 'again' : key === 'z' ? 'back' : null;
  if (!single) return null;
  const found = Object.entries(TABLE_KEYS).find(([, one]) => one === key);
  return (found?.[0] ?? null) as TableKey | null;
}
