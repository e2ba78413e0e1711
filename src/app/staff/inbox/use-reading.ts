import { useCallback, useEffect, useState } from 'react'
import { SignedOut } from '#adapters/failures/failures.ts'
import type { CallOptions } from '#adapters/net/caller.ts'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { failedRead } from '#state/connection/failed-read.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** What a call answers and when, read once and whenever `again` asks. `options`: the same object each time. */
export function useReading<E extends Endpoint>(endpoint: E, options?: CallOptions<E>) {
  const { world } = useStaffRoom()
  const [reply, setReply] = useState<Reply<E> | null>(null)
  const [readAt, setReadAt] = useState<Date | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const again = useCallback(async () => {
    setFailure(null)
    try {
      setReply((await world.call(endpoint, options as CallOptions<E>)) as Reply<E>)
      setReadAt(world.now())
    } catch (error) {
      const end = failedRead(error, 'La liste n’a pas pu être chargée.')
      if (!end.ok && !(error instanceof SignedOut)) setFailure(end.message)
    }
  }, [world, endpoint, options])
  useEffect(() => void again(), [again])
  return { reply, readAt, failure, again }
}
