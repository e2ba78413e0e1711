import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { wordsOf } from '#state/connection/call-outcome.ts'
import type { OrganisationStore } from './organisation-store.ts'

type Act = Parameters<OrganisationStore['change']>[0]

/** Makes a change at a press, and says in a toast how it ended: `done`, the provider's words, else `fallback`. */
export function useChange(store: OrganisationStore, fallback: string) {
  const { toasts } = useWorld()
  const [isBusy, setBusy] = useState(false)
  const change = async (act: Act, done: string) => {
    setBusy(true)
    const end = await store.change(act, fallback)
    setBusy(false)
    if (end.ok) toasts.show('ok', done)
    else if (end.message !== null) toasts.show('bad', wordsOf(end) ?? end.message)
  }
  return { isBusy, change }
}
