import type { Attachment } from 'svelte/attachments';
import { typeAheadMatch } from './type-ahead-match.ts';

/** After this pause the next letter starts a new search, in ms. */
const PAUSE = 900;

/** Letters select in a group of radio buttons: typing `so` means Solorufer. */
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
    const found = typeAheadMatch(
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
