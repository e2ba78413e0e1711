import type { World } from '#app/world.ts'
import { createOrdersCache, type OrdersCache } from './orders-cache.ts'

/** The orders cache of a world: made at the first visit, shared by the screens of this room, gone with its world. */
export function ordersOf(world: World): OrdersCache {
  const cache = caches.get(world) ?? createOrdersCache(world)
  caches.set(world, cache)
  return cache
}

const caches = new WeakMap<World, OrdersCache>()
