import { useEffect, useRef } from 'react'
import { subscribeKey } from 'valtio/utils'
import { useWorld } from '#app/world.ts'

/** Calls `act`, as it is then, each time the network is back, or the server that was silent. */
export function useBackOnline(act: () => void): void {
  const { connection } = useWorld()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => subscribeKey(connection.state, 'online', (online) => online && latest.current()), [connection])
}
