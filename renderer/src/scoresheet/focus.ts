/** The keyboard begins where the entry begins: at the chosen contract, or at the first. */
export function focusFirstChoice(form: HTMLElement): void {
  const radio = form.querySelector<HTMLInputElement>('input[type="radio"]:checked, input[type="radio"]');
  radio?.focus({ preventScroll: true });
}
