import { useEffect } from 'react'
import { subscribeKey } from 'valtio/utils'
import { timer } from '#adapters/device/device.ts'
import { prefetch } from '#adapters/lazy/lazy.ts'
import type { DriverStore, DriverWorld } from './driver-store.ts'

/**
 * Rereads when an order changes, the page is seen, the network is back, and each minute. What
 * the room is made of is kept, so that it opens in flight mode from now on.
 */
export function useFreshDay(world: DriverWorld, store: DriverStore): void {
  useEffect(() => {
    let stopTimer = () => {}
    const refresh = () => void store.refresh()
    const wait = () => {
      stopTimer = timer(refreshMs, () => {
        if (document.visibilityState === 'visible' && world.connection.state.online) refresh()
        wait()
      })
    }
    wait()
    world.afterPaint(() => {
      world.keepRooms('driver')
      // A photo that is taken without a network is redrawn all the same.
      prefetch(() => import('#adapters/photos/redraw-here.ts'))
    })
    const stops = [
      world.liveOrders.follow(refresh),
      world.onVisible(refresh),
      subscribeKey(world.connection.state, 'online', (online) => void (online && refresh())),
    ]
    return () => {
      stopTimer()
      stops.forEach((stop) => stop())
    }
  }, [world, store])
}

const refreshMs = 60_000
