import type { Attachment } from 'svelte/attachments';

/** A pause after which the next letter begins a new word, in ms. */
const PAUSE = 900;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Which option somebody means who types letters: the first that begins with them; the same letter again and again goes
 * on to the next one that begins with it.
 */
export function meant(labels: readonly string[], typed: string, current: number): number | undefined {
  const all = labels.map(plain);
  const word = plain(typed);
  const exact = all.findIndex((label) => label.startsWith(word));
  if (exact >= 0) return word.length === 1 ? following(all, word, current) : exact;
  const letter = word.charAt(0);
  return letter !== '' && word === letter.repeat(word.length) ? following(all, letter, current) : undefined;
}

function following(all: readonly string[], letter: string, current: number): number | undefined {
  const fitting = [...all.keys()].filter((i) => all[i]?.startsWith(letter));
  return fitting.find((i) => i > current) ?? fitting[0];
}

/** In a group of radio buttons letters choose: whoever types `so` means Solorufer. */
export const typeAhead: Attachment<HTMLElement> = (node) => {
  let typed = '';
  let at = 0;
  let group = '';

  function press(event: KeyboardEvent) {
    const { target, key, timeStamp } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    if (event.ctrlKey || event.metaKey || event.altKey || key.length !== 1) return;
    if (timeStamp - at > PAUSE || group !== target.name) typed = '';
    if (key === ' ' && typed === '') return;
    [at, group] = [timeStamp, target.name];
    const radios = [...node.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name, disabled }) => name === group && !disabled,
    );
    const found = meant(
      radios.map((radio) => radio.closest('label')?.querySelector('.label')?.textContent ?? ''),
      (typed += key),
      radios.findIndex(({ checked }) => checked),
    );
    event.preventDefault();
    const radio = found === undefined ? undefined : radios[found];
    radio?.focus();
    radio?.click();
  }

  node.addEventListener('keydown', press);
  return () => node.removeEventListener('keydown', press);
};
