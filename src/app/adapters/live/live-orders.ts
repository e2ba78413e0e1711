import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { OrderChannel } from './order-channel.ts'
import type { StreamWorld } from './order-stream.ts'

/**
 * Tells which orders changed, to staff of all, within seconds (decision 082), while the page is seen. An empty list:
 * any may have changed meanwhile. Returns a function that stops it.
 */
export interface LiveOrders {
  follow(onChange: OnOrdersChanged): () => void
}

type OnOrdersChanged = (orderIds: readonly number[]) => void

interface LiveWorld extends StreamWorld {
  /** Whose session it is; null: none. */
  userId(): number | null
  /** Calls back when another session, or another token, takes its place. */
  onSession(onChange: () => void): void
  readonly watchPage: WatchPage
  openChannel(name: string): OrderChannel
}

/** One stream a browser: the tab that holds it tells the others. None without followers, unseen, or signed out. */
export function createLiveOrders(world: LiveWorld): LiveOrders {
  const followers = new Set<OnOrdersChanged>()
  let listening: AbortController | null = null
  const tell: OnOrdersChanged = (ids) => {
    for (const follower of followers) follower(ids)
  }
  const adjust = (isFresh: boolean) => {
    const userId = world.userId()
    const isWanted = followers.size > 0 && world.watchPage.isSeen() && userId !== null
    if (!isWanted || isFresh) {
      listening?.abort()
      listening = null
    }
    if (!isWanted || listening !== null) return
    listening = new AbortController()
    void listen(world, userId, tell, listening.signal)
  }
  world.onSession(() => adjust(true))
  world.watchPage.onChange((isBack) => {
    adjust(isBack)
    if (isBack) tell([])
  })
  return {
    follow(onChange) {
      const follower: OnOrdersChanged = (ids) => onChange(ids)
      followers.add(follower)
      adjust(false)
      return () => {
        followers.delete(follower)
        adjust(false)
      }
    },
  }
}

/** How a stream is read comes with the first one. */
async function listen(world: LiveWorld, userId: number, tell: OnOrdersChanged, signal: AbortSignal): Promise<void> {
  const channel = world.openChannel(`live-orders-${userId}`)
  channel.listen(tell)
  signal.addEventListener('abort', () => channel.close())
  const announce: OnOrdersChanged = (ids) => {
    tell(ids)
    channel.tell(ids)
  }
  const stream = await import('./order-stream.ts').catch(() => null)
  // Without a network the part does not come: the page tries again once it is back.
  await stream?.holdStream(world, `live-orders-${userId}`, announce, signal).catch(forgiving(() => {}))
}

/** The page in sight and on the network. */
interface WatchPage {
  isSeen(): boolean
  /** Calls `onChange` while the page lives: true when it is seen or its network is back, false when it is hidden. */
  onChange(onChange: (isBack: boolean) => void): void
}

export const watchPage: WatchPage = {
  isSeen: () => document.visibilityState === 'visible',
  onChange(onChange) {
    document.addEventListener('visibilitychange', () => onChange(watchPage.isSeen()))
    addEventListener('online', () => onChange(watchPage.isSeen()))
  },
}
