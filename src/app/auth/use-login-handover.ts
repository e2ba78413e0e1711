import { useState } from 'react'
import * as v from 'valibot'
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location'
import { estimateFollows, paths } from '#app/paths.ts'
import { loginHandover, type LoginHandover } from '#contract/handover/login-handover.ts'

/** What led to this address left in the navigation state when it was opened. */
export function useLoginHandover(here: string): LoginHandover {
  const state: unknown = useHistoryState()
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  const [held, hold] = useState(() => ({ here, handover: handoverIn(state, hash) }))
  if (held.here === here) return held.handover
  const handover = handoverIn(state, hash)
  hold({ here, handover })
  return handover
}

function handoverIn(state: unknown, hash: string): LoginHandover {
  if (v.is(loginHandover, state)) return state
  // From the home page, a document of its own: the address alone says what follows.
  return hash === estimateFollows ? { wanted: { address: paths.order + estimateFollows, owner: null } } : {}
}
