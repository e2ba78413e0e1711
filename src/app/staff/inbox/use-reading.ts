import { useCallback, useEffect, useState } from 'react'
import { SignedOut } from '#adapters/failures/failures.ts'
import type { CallOptions } from '#adapters/net/caller.ts'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** What a call answers, read once and whenever `again` asks. `options`: the same object each time. */
export function useReading<E extends Endpoint>(endpoint: E, options?: CallOptions<E>) {
  const { world } = useStaffRoom()
  const [reply, setReply] = useState<Reply<E> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const again = useCallback(async () => {
    setFailure(null)
    try {
      setReply((await world.call(endpoint, options as CallOptions<E>)) as Reply<E>)
    } catch (error) {
      const end = failedCall(error, 'La liste n’a pas pu être chargée.')
      if (!end.ok && !(error instanceof SignedOut)) setFailure(end.message)
    }
  }, [world, endpoint, options])
  useEffect(() => void again(), [again])
  return { reply, failure, again }
}
