import { useState } from 'react'
import * as v from 'valibot'
import { useHistoryState } from 'wouter/use-browser-location'
import { loginHandover, type LoginHandover } from '#contract/login-handover.ts'

/** What led to this screen left in the navigation state when it opened. */
export function useLoginHandover(): LoginHandover {
  const state: unknown = useHistoryState()
  const [handover] = useState(() => (v.is(loginHandover, state) ? state : {}))
  return handover
}
