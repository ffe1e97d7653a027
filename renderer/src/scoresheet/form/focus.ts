/** Focuses the first control of the entry: the chosen contract, or the first one. */
export function focusFirstChoice(form: HTMLElement): void {
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const radio = choices.find(({ checked }) => checked) ?? choices[0];
  radio?.focus({ preventScroll: true });
}
