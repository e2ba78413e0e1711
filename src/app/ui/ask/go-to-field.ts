/** Leads to that control: the focus at once, its field to mid-screen, without motion where less is asked for. */
export function goToField(id: string): void {
  const control = document.getElementById(id)
  if (control === null) return
  control.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const field = control.closest('.field') ?? control
  field.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
}
