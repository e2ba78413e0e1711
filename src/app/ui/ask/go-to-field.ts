/** Leads to that control: the focus at once, its field to mid-screen, without motion where less is asked for. */
export function goToField(id: string): void {
  const control = document.getElementById(id)
  if (control === null) return
  control.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const field = control.closest('.field') ?? control
  field.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
}

/** Lights up the field of that control for a moment: it was filled for its user. Not for who asked for less motion. */
export function flashField(id: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const control = document.getElementById(id)
  const lit = { boxShadow: '0 0 0 6px var(--ok-soft)', background: 'var(--ok-soft)', borderRadius: '6px' }
  ;(control?.closest('.field') ?? control)?.animate([lit, { ...lit, offset: 0.5 }, { borderRadius: '6px' }], 1200)
}
