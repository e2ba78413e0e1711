/** Focuses the control of the field around a button that is about to go, so that the keyboard stays. */
export function focusField(button: HTMLElement): void {
  if (button !== document.activeElement) return
  button.closest('.field')?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
}
