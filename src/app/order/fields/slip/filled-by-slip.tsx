import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { useOrder } from '../../model/order-context.ts'
import { goToFirstMissing } from '../../repeat/go-to-first-missing.ts'

/** Shows what a slip has just filled, and leads to what is still missing; whoever writes, chooses or answers a question is left where he is. */
export function FilledBySlip() {
  const { now, afterPaint } = useWorld()
  const { state } = useOrder()
  const { filled } = useSnapshot(state)
  useEffect(() => {
    if (filled.length === 0) return
    afterPaint(() => {
      const at = document.activeElement
      const isBusy =
        at?.matches('input:not([type=file]), textarea, button, a, [role=dialog] *') &&
        !filled.some((name) => name === at.id)
      if (!isBusy) goToFirstMissing(state, now())
      filled.forEach(flashField)
    })
  }, [filled, afterPaint, state, now])
  return null
}

/** Lights up the field of that control for a moment: it was filled for its user. Not for who asked for less motion. */
function flashField(id: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const control = document.getElementById(id)
  const lit = { boxShadow: '0 0 0 6px var(--ok-soft)', background: 'var(--ok-soft)', borderRadius: '6px' }
  ;(control?.closest('.field') ?? control)?.animate([lit, { ...lit, offset: 0.5 }, { borderRadius: '6px' }], 1200)
}
