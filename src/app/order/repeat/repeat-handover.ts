import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { repeatHandover } from '#contract/handover/form-handover.ts'
import { useOrder } from '../model/order-context.ts'
import { goToFirstMissing } from './go-to-first-missing.ts'

/**
 * Fills an open form with the order that the history handed over, once: the handover is taken out of the navigation
 * state, so that a reload does not fill again.
 */
export function RepeatHandover() {
  const world = useWorld()
  const { state: order, orderAgain } = useOrder()
  const isOpen = useSnapshot(order).status === 'open'
  const state: unknown = useHistoryState()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!isOpen || !v.is(repeatHandover, state)) return
    navigate(paths.order, { replace: true, state: null })
    void orderAgain(state.repeated).then(
      (isFilled) => isFilled && world.afterPaint(() => goToFirstMissing(order, world.now())),
    )
  }, [isOpen, navigate, state, order, orderAgain, world])
  return null
}
