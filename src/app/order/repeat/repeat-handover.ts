import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { repeatHandover } from '#contract/handover/form-handover.ts'
import { storeHandover } from '#contract/handover/store-handover.ts'
import { useOrder } from '../model/order-context.ts'
import { fillStore } from './fill-store.ts'
import { goToFirstMissing } from './go-to-first-missing.ts'

/**
 * Fills an open form with the order that the history handed over, or with the store of a poster, once: the handover is
 * taken out of the navigation state, so that a reload does not fill again.
 */
export function RepeatHandover() {
  const world = useWorld()
  const { state: order, orderAgain } = useOrder()
  const isOpen = useSnapshot(order).status === 'open'
  const state: unknown = useHistoryState()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!isOpen) return
    const goOn = (isFilled: boolean) => isFilled && world.afterPaint(() => goToFirstMissing(order, world.now()))
    const taken = () => navigate(paths.order, { replace: true, state: null })
    if (v.is(storeHandover, state)) {
      taken()
      goOn(fillStore(order, world, state.fromStore))
    } else if (v.is(repeatHandover, state)) {
      taken()
      void orderAgain(state.repeated).then(goOn)
    }
  }, [isOpen, navigate, state, order, orderAgain, world])
  return null
}
