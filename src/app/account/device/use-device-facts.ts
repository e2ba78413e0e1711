import { useEffect, useState } from 'react'
import type { StorageFacts } from '#adapters/store/device-storage.ts'
import { useWorld } from '#app/world.ts'

/** What lies on this device; `copy`: of the order list. */
export interface DeviceFacts extends StorageFacts {
  readonly copy: { readonly count: number; readonly at: Date } | null
}

/** Null until it was read. */
export function useDeviceFacts(): DeviceFacts | null {
  const { orders, storageFacts } = useWorld()
  const [facts, setFacts] = useState<DeviceFacts | null>(null)
  useEffect(() => {
    let isHere = true
    void Promise.all([storageFacts(), orders.copy('outdated')]).then(([storage, copy]) => {
      if (isHere) setFacts({ ...storage, copy: copy && { count: copy.orders.length, at: copy.at } })
    })
    return () => {
      isHere = false
    }
  }, [orders, storageFacts])
  return facts
}
