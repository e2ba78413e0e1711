import { useState } from 'react'
import type { CallOptions } from '#adapters/net/caller.ts'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { failedCall, wordsOf } from '#state/connection/call-outcome.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/**
 * Makes a dialog's call, once at a time. Done: it closes, says `done`, the lists reload; else `failure` says why, or what
 * of it was `notDone`. `answer` resolves with what went wrong, if anything.
 */
export function useAnswer() {
  const { world, store } = useStaffRoom()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const answer = async <E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E>,
    done: string,
    notDone: (reply: Reply<E>) => string | null = () => null,
  ) => {
    if (busy) return undefined
    setBusy(true)
    setFailure(null)
    let wrong: unknown
    try {
      const left = notDone(await world.call(endpoint, options))
      if (left === null) {
        store.answered()
        world.toasts.show('ok', done)
      } else setFailure(left)
    } catch (error) {
      wrong = error
      const end = failedCall(error, 'Rien n’a changé : le serveur a refusé.')
      if (!end.ok) setFailure(wordsOf(end))
    }
    setBusy(false)
    await store.refresh()
    return wrong
  }
  return { busy, failure, answer }
}
