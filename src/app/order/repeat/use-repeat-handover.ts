import { useEffect } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '#app/paths.ts'
import { repeatHandover } from '#contract/form-handover.ts'
import type { OrderSession } from '../order-session.ts'

/** Fills an open form with the order that the history handed over, once: the handover is taken out of the navigation state, so that a reload does not fill again. */
export function useRepeatHandover(session: OrderSession, isOpen: boolean): void {
  const state: unknown = useHistoryState()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!isOpen || !v.is(repeatHandover, state)) return
    navigate(paths.order, { replace: true, state: null })
    void session.repeat.again(state.repeated)
  }, [isOpen, navigate, state, session])
}
