import { proxy, subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { lazyModule, onceUnlessFailed } from '#adapters/lazy/lazy.ts'
import type { Mail } from '#adapters/store/mail-store.ts'
import type { pendingMailKey } from '#adapters/store/pending-mail.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { watchStore } from '#adapters/store/watch-store.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'
import type { MailOutbox } from '#state/outbox/mail-outbox.ts'
import type { Session } from '#state/session/session.ts'
import type { WaitingMail } from '#state/outbox/waiting-mail.ts'
import type { NetWorld } from './net-world.ts'
import type { RealDevice } from './real-device.ts'
import type { Told } from './real-mail-outbox.ts'

/** Mail on this device leaves while a page lives: once the first screen rests, and with each session. */
export function realMail(browser: RealDevice, net: NetWorld, session: Session, told: Told): WaitingMail {
  const state = proxy<{ items: readonly OutboxItem<Mail>[] }>({ items: [] })

  const mirror = ({ state: { items } }: MailOutbox) => {
    const owner = session.state.user?.id
    state.items = (items as readonly OutboxItem<Mail>[]).filter(({ entry }) => entry.owner === owner)
  }
  const outbox = onceUnlessFailed(async () => {
    const { realMailOutbox } = await module()
    const loaded = realMailOutbox(browser, net, session, told)
    subscribe(loaded.state, () => mirror(loaded))
    return loaded
  })
  const start = () =>
    void outbox()
      .then((loaded) => (mirror(loaded), loaded.start()))
      .catch(forgiving(() => {}))
  subscribeKey(session.state, 'user', start)
  watchStore((key) => key === mark && start())
  browser
    .sleep(restMs)
    .then(start)
    .catch(forgiving(() => {}))
  return { state, outbox }
}

const module = lazyModule(() => import('./real-mail-outbox.ts'))
const restMs = 2000
/** By its type alone: the word comes with what waits. */
const mark: typeof pendingMailKey = 'mailWaits'
