import { subscribeKey } from 'valtio/utils'
import { navigate } from 'wouter/use-browser-location'
import { createAppBadge } from '#adapters/device/app-badge.ts'
import { createAppWorker } from '#adapters/device/app-worker.ts'
import { onAskedByWorker } from '#adapters/device/asked-by-worker.ts'
import { sleep, themeDevice, timer } from '#adapters/device/device.ts'
import { lazyMethods, lazyModule } from '#adapters/lazy/lazy.ts'
import { createInstallPrompt } from '#adapters/device/install-prompt.ts'
import { createInstallRefusal } from '#adapters/device/install-refusal.ts'
import { onLaunch } from '#adapters/device/launches.ts'
import { onBfcacheRestore, onVisible } from '#adapters/device/page-events.ts'
import { ownEntries } from '#adapters/store/owned-entries.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { watchStore } from '#adapters/store/watch-store.ts'
import { paths } from '#app/paths.ts'
import { isPrivateScreen, resumeInQuery } from '#contract/addresses.ts'
import { sharedInQuery, shareOutcomes } from '#contract/worker/slip-share.ts'
import { createLateFavourites } from '#state/favourites/late-favourites.ts'
import { followSession } from '#state/leaving/follow-session.ts'
import { createInstall } from '#state/notices/install.ts'
import { createKeepHistory } from '#state/orders/keep-history.ts'
import { createLateNotices } from '#state/notices/late-notices.ts'
import { createBothOrders } from '#state/orders/both-orders.ts'
import { createPriceMemories } from '#state/orders/price-memory.ts'
import type { Session } from '#state/session/session.ts'
import { createSharedSlips } from '#state/orders/slip-shares.ts'
import { createTheme } from '#state/screen/theme.ts'
import { createToasts } from '#state/screen/toasts.ts'
import { createUpdate } from '#state/screen/update.ts'
import type { NetWorld } from './net-world.ts'
import type { RealDevice } from './real-device.ts'
import { realMail } from './real-mail.ts'
import type { SessionWorld } from './session-world.ts'

/** What every screen of this page shares; it follows the session, the device's other tabs, and what opens the page. */
export function realSession(browser: RealDevice, net: NetWorld, session: Session) {
  const { call, connection } = net
  const { drafts, deviceData, device, now, newId, installed, askToPersist, keys } = browser
  const badge = createAppBadge(navigator)
  const toasts = createToasts(timer, newId)
  const theme = createTheme(keys, themeDevice)
  const install = createInstall(
    createInstallPrompt(window, navigator, installed),
    createInstallRefusal(),
    now,
    askToPersist,
  )
  const { orders, firmOrders } = createBothOrders({ call, session, now, told: (list) => badge.show(list.orders) })
  const favourites = createLateFavourites(async (state) => {
    const { realFavourites } = await favouritesModule()
    return realFavourites({ call, session }, state)
  }, session)
  ownEntries(history, () => session.state.user?.id ?? null)
  const follower = followSession({
    session,
    orders,
    theme,
    toasts,
    drafts,
    deviceData,
    device,
    watchStore,
    onVisible,
    onBfcacheRestore,
    now,
    isSeen,
    leaveScreens,
  })
  const resumed = new Set<number>()
  const resume = () => {
    if (session.state.user !== null && new URLSearchParams(location.search).has(resumeInQuery))
      resumed.add(session.state.user.id)
  }
  resume()
  const sharedSlips = createSharedSlips(sharedStore, now)
  const launched = (address: string) => {
    navigate(address)
    resume()
  }
  onLaunch(
    launched,
    (files) =>
      void sharedSlips
        .receive(files)
        .then((isKept) =>
          launched(`${paths.order}?${sharedInQuery}=${isKept ? shareOutcomes.kept : shareOutcomes.lost}`),
        ),
  )
  const notices = createLateNotices(async (state) => {
    const { realNotices } = await noticesModule()
    return realNotices({ call, session, installWay: () => install.state.way, now }, state)
  }, mayBeTold)
  onAskedByWorker({ open: (address) => navigate(address), subscribedAnew: () => void notices.renew() })
  subscribeKey(session.state, 'user', (user) => user ?? badge.clear())
  void sleep(restMs)
    .then(() => deviceData.sweep(now(), session.isValid() ? (session.state.user?.id ?? null) : null))
    .catch(forgiving(() => {}))
  const appWorker = createAppWorker(now)
  return {
    session,
    refused: follower.refused,
    checkSession: follower.check,
    orders,
    firmOrders,
    favourites,
    mail: realMail(browser, net, session, { toasts, orders }),
    sharedSlips,
    theme,
    toasts,
    update: createUpdate(appWorker),
    install,
    notices,
    keepRooms: appWorker.keepRooms,
    keepHistory: createKeepHistory({ orders, session, connection, sleep, onVisible, isSeen }),
    prices: createPriceMemories(),
    reported: new Set(),
    resumed,
    unsaved: new Map(),
  } satisfies SessionWorld & Record<string, unknown>
}

const favouritesModule = lazyModule(() => import('./real-favourites.ts'))
const noticesModule = lazyModule(() => import('./real-notices.ts'))

/** How shared files are written and read comes with the first of them, or with an open form that looks for one. */
const sharedStore = lazyMethods(
  async () => (await import('#adapters/store/share-store.ts')).createSharedStore(),
  'lay',
  'find',
  'drop',
  'hold',
)

/** Background work begins once the first screen rests. */
const restMs = 2000

function isSeen(): boolean {
  return document.visibilityState === 'visible'
}

/** To the order form, which every user has, unless a public screen is shown. */
function leaveScreens(): void {
  if (isPrivateScreen(location.pathname)) navigate(paths.order, { replace: true })
}

/** Whether the user of this browser lets it show notifications of this site. */
function mayBeTold(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}
