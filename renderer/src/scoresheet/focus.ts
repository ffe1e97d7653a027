/** The keyboard begins where the entry begins: at the chosen contract, or at the first. */
export function focusFirstChoice(form: HTMLElement): void {
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const radio = choices.find(({ checked }) => checked) ?? choices[0];
  radio?.focus({ preventScroll: true });
}
