import { useEffect } from 'react'
import { subscribeKey } from 'valtio/utils'
import { timer } from '#adapters/device/device.ts'
import { prefetch } from '#adapters/lazy/lazy.ts'
import type { StaffRoomContext } from './use-desk.ts'

/** Sends what was left, and reads again whenever an order changes, when the page is seen again, when the network is back, and each 30 s, should nobody tell. */
export function useFreshDesk({ world, desk }: StaffRoomContext): void {
  useEffect(() => {
    let stopTimer = () => {}
    const refresh = () => {
      void desk.outbox.drain()
      void desk.refresh()
    }
    const wait = () => {
      stopTimer = timer(refreshMs, () => {
        if (document.visibilityState === 'visible' && world.connection.state.online) refresh()
        wait()
      })
    }
    // A photo that is taken without a network is redrawn all the same.
    prefetch(() => import('#adapters/photos/redraw-here.ts'))
    void desk.outbox.load()
    void desk.taken.load()
    wait()
    const stops = [
      world.liveOrders.follow(refresh),
      subscribeKey(world.connection.state, 'online', (online) => void (online && refresh())),
      subscribeKey(world.connection.state, 'lacks', desk.redraw),
    ]
    return () => {
      stopTimer()
      stops.forEach((stop) => stop())
    }
  }, [world, desk])
}

const refreshMs = 30_000
