import { useEffect, useState, useSyncExternalStore } from 'react'
import { timer } from '#adapters/device/device.ts'
import { createRetryWait, type RetryWait, type WaitState } from './retry-wait.ts'

/** The waits of the form of this mount. */
export function useRetryWait(now: () => Date): { readonly retry: RetryWait; readonly wait: WaitState } {
  const [retry] = useState(() => createRetryWait({ now, timer }))
  const wait = useSyncExternalStore(retry.subscribe, retry.read, retry.read)
  useEffect(() => retry.leave, [retry])
  return { retry, wait }
}
