/** Lights up the field of that control for a moment: it was filled for its user. Not for who asked for less motion. */
export function flashField(id: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const control = document.getElementById(id)
  const lit = { boxShadow: '0 0 0 6px var(--ok-soft)', background: 'var(--ok-soft)', borderRadius: '6px' }
  ;(control?.closest('.field') ?? control)?.animate([lit, { ...lit, offset: 0.5 }, { borderRadius: '6px' }], 1200)
}
