/** Gives the focus to the control of the field around a button that is about to go away, so that the keyboard stays where it was. */
export function focusField(button: HTMLElement): void {
  if (button !== document.activeElement) return
  button.closest('.field')?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
}
