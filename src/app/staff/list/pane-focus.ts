/** The keyboard goes into the order that is open beside the list. */
export function entersPane(): void {
  document.querySelector<HTMLElement>('.staff-pane-close button')?.focus()
}

/** The keyboard goes back to the row of the order that it is in; false where it is in none, or that has no row. */
export function leavesPane(): boolean {
  const row = document.querySelector<HTMLElement>('.staff-list a[data-order][aria-current=true]')
  if (row === null || !document.activeElement?.closest('.staff-pane')) return false
  row.focus()
  return true
}
