/** Leads to the control of that id: the focus at once, its field to the middle of the screen, without motion for who asked for less of it. */
export function goToField(id: string): void {
  const control = document.getElementById(id)
  if (control === null) return
  control.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const field = control.closest('.field') ?? control
  field.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
}
