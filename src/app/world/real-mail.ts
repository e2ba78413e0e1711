import { proxy, subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { loadWithRetry } from '#adapters/load-with-retry.ts'
import type { Mail } from '#adapters/mail-store.ts'
import type { mailMark } from '#adapters/mail-mark.ts'
import { forgiving } from '#adapters/report-mistake.ts'
import { watchStore } from '#adapters/watch-store.ts'
import type { OutboxItem } from '#state/outbox.ts'
import type { Post } from '#state/post.ts'
import type { Session } from '#state/session.ts'
import type { WaitingMail } from '#state/waiting-mail.ts'
import type { NetWorld } from './net-world.ts'
import type { RealDevice } from './real-device.ts'
import type { Told } from './real-post.ts'

/** What waits on this device leaves as long as a page lives: from the first screen on, once that rests, and with each session. */
export function realMail(browser: RealDevice, net: NetWorld, session: Session, told: Told): WaitingMail {
  const state = proxy<{ items: readonly OutboxItem<Mail>[] }>({ items: [] })
  let loading: Promise<Post> | null = null

  const mirror = ({ state: { items } }: Post) => () => {
    const owner = session.state.user?.id
    state.items = (items as readonly OutboxItem<Mail>[]).filter(({ entry }) => entry.owner === owner)
  }
  const load = async () => {
    const { realPost } = await loadWithRetry(() => import('./real-post.ts'), browser.sleep)
    const post = realPost(browser, net, session, told)
    subscribe(post.state, () => mirror(post)())
    return post
  }
  const post = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  const start = () => void post().then((loaded) => (mirror(loaded)(), loaded.start())).catch(forgiving(() => {}))
  subscribeKey(session.state, 'user', start)
  watchStore((key) => key === mark && start())
  browser.sleep(restMs).then(start).catch(forgiving(() => {}))
  return { state, post }
}

const restMs = 2000
/** By its type alone: the word comes with what waits. */
const mark: typeof mailMark = 'mailWaits'
