import { useState } from 'react'
import type { CallOptions } from '#adapters/net/caller.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** Makes a dialog's call, once at a time. Done: it closes, says `done`, the lists reload; else `failure` says why. */
export function useAnswer() {
  const { world, store } = useStaffRoom()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const answer = async <E extends Endpoint>(endpoint: E, options: CallOptions<E>, done: string) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await world.call(endpoint, options)
      store.answered()
      world.toasts.show('ok', done)
    } catch (error) {
      const end = failedCall(error, 'Rien n’a changé : le serveur a refusé.')
      if (!end.ok) setFailure(wordsOf(end))
    }
    setBusy(false)
    await store.refresh()
  }
  return { busy, failure, answer }
}
