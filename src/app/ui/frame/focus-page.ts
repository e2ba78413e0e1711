/** The button that had the focus is gone: the page takes it, at its beginning. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
