import { subscribeKey } from 'valtio/utils'
import type { DeviceData } from '#adapters/store/device-data.ts'
import type { Drafts } from '#adapters/store/drafts.ts'
import type { OnBfcacheRestore, OnVisible } from '#adapters/device/page-events.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { ThisDevice } from '#adapters/device/this-device.ts'
import type { WatchStore } from '#adapters/store/watch-store.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import type { Orders } from '#state/orders/orders.ts'
import { justErased } from '#state/session/erase-signal.ts'
import { erasedKey, tokenKey, userKey, type Session } from '#state/session/session.ts'
import { themeKey, type Theme } from '#state/screen/theme.ts'
import { undoToastMs, type Toasts } from '#state/screen/toasts.ts'
import { notifySignedOut } from './notify-signed-out.ts'

/** What ends or changes a session besides its user at this page: the server, the clock, another tab. */
interface SessionFollower {
  /** A 401 refused that token. True: its user has a newer one. One that is not the present one ends nothing (R31). */
  refused(token: string | null): boolean
  /** Ends a session that is over, and takes what another tab made of it. */
  check(): void
}

interface FollowedWorld {
  readonly session: Session
  readonly orders: Orders
  readonly theme: Theme
  readonly toasts: Toasts
  readonly drafts: Drafts
  readonly deviceData: DeviceData
  readonly device: ThisDevice
  readonly watchStore: WatchStore
  readonly onVisible: OnVisible
  readonly onBfcacheRestore: OnBfcacheRestore
  now(): Date
  /** Whether the page is in sight. */
  isSeen(): boolean
  /** Leaves the screens of the user who was here, before another one's are shown. */
  leaveScreens(): void
}

/** Follows the session for as long as the page lives. */
export function followSession(world: FollowedWorld): SessionFollower {
  const { session, orders, theme, toasts, deviceData, now } = world
  let untold: string | null = null
  /** `end` ends it here; its user is told, and what lies on the device waits for them. */
  const close = (end: () => void, how?: string) => {
    const id = session.state.user?.id
    end()
    orders.clear()
    void notifySignedOut(world, id, how)
    if (id !== undefined) void deviceData.leave(id, now()).catch(forgiving(() => {}))
  }
  /** What this tab is still about to write would outlive what the other one erases: it erases, too. */
  const erase = (mark: string) => {
    const id = justErased(mark, now())
    if (id !== null) void deviceData.erase(id, { keepsDraft: false, at: now() }).catch(forgiving(() => {}))
  }
  const look = () => {
    const before = session.state.user
    const { change, take } = session.look()
    if (change === 'closed') return close(take, 'Ta session a été fermée dans un autre onglet')
    if (change !== 'other user') return take()
    world.leaveScreens()
    take()
    orders.clear()
    toasts.clear()
    if (before !== null) void deviceData.leave(before.id, now()).catch(forgiving(() => {}))
    void otherWords(world, before, session.state.user).then(tell)
  }
  /** A page out of sight says it when it is seen again: a message passes. */
  const tell = (words: string) => {
    untold = world.isSeen() ? null : words
    if (untold === null) toasts.show('info', words, undoToastMs)
  }
  const check = () => {
    look()
    if (session.state.token !== null && !session.isValid()) close(session.close)
  }

  world.watchStore((key, value) => {
    if (key === themeKey) theme.reread()
    if (key === erasedKey && value !== null) erase(value)
    if (key === tokenKey || key === userKey || key === null) look()
  })
  subscribeKey(session.state, 'user', (user) => user && void deviceData.claim(user.id).catch(forgiving(() => {})))
  world.onVisible(() => {
    check()
    if (untold !== null) tell(untold)
  })
  world.onBfcacheRestore(check)
  return {
    check,
    refused(token) {
      look()
      if (session.isOutdated(token)) return true
      if (token === session.state.token) close(session.expire)
      return false
    },
  }
}

/** Says whose page this is now, and, only when it is so, that the draft of who was here is kept; not whose it is. */
async function otherWords(
  { drafts }: FollowedWorld,
  before: UserRecord | null,
  after: UserRecord | null,
): Promise<string> {
  const kept = before && (await drafts.readText(before.id).catch(forgiving(() => null)))
  return `Un autre onglet a ouvert la session de ${after?.prenom} ${after?.nom}, et cette page l’a suivi.${kept ? ' Le brouillon commencé ici reste gardé pour son auteur.' : ''}`
}
