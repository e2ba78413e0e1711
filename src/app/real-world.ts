import { subscribeKey } from 'valtio/utils'
import { navigate } from 'wouter/use-browser-location'
import { afterPaint } from '#adapters/after-paint.ts'
import { createAppWorker } from '#adapters/app-worker.ts'
import { askBeforeLeaving } from '#adapters/ask-before-leaving.ts'
import { createCaller } from '#adapters/api/caller.ts'
import { createMarkedCaller } from '#adapters/api/marked-caller.ts'
import { createLazyUploader } from '#adapters/api/lazy-uploader.ts'
import { createBelongings } from '#adapters/belongings.ts'
import { createBeacon } from '#adapters/beacon.ts'
import { createCarryMessage } from '#adapters/carry-message.ts'
import { keyStore, renew, sleep, themeDevice, timer, watchOnline } from '#adapters/device.ts'
import { createDeviceMarks } from '#adapters/device-marks.ts'
import { createReadStorageFacts } from '#adapters/device-storage.ts'
import { createDrafts } from '#adapters/drafts.ts'
import { createFetchFile } from '#adapters/fetch-file.ts'
import { openFileTab } from '#adapters/file-tab.ts'
import { createShareFile } from '#adapters/share-file.ts'
import { createInstallPrompt } from '#adapters/install-prompt.ts'
import { createInstallRefusal } from '#adapters/install-refusal.ts'
import { createAppBadge } from '#adapters/app-badge.ts'
import { onAskedByWorker } from '#adapters/asked-by-worker.ts'
import { createPushDevice } from '#adapters/push/push-device.ts'
import { createPushWish } from '#adapters/push/push-wish.ts'
import { createWideScreen } from '#adapters/wide-screen.ts'
import { createTabLock } from '#adapters/tab-lock.ts'
import { ownEntries } from '#adapters/owned-entries.ts'
import { createAskToPersist } from '#adapters/persistence.ts'
import { isAnswered } from '#adapters/is-answered.ts'
import { isInstalled, thisDevice } from '#adapters/this-device.ts'
import { onBfcacheRestore } from '#adapters/on-bfcache-restore.ts'
import { onPageHide } from '#adapters/on-page-hide.ts'
import { shrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { createLiveOrders } from '#adapters/live/live-orders.ts'
import { openOrderChannel } from '#adapters/live/order-channel.ts'
import { watchPage } from '#adapters/live/watch-page.ts'
import { onLaunch } from '#adapters/launches.ts'
import { createOrderCopies } from '#adapters/order-copies.ts'
import { createPreferredPlaces } from '#adapters/places/preferred-places.ts'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { createSeenFiles } from '#adapters/seen-files.ts'
import { onVisible } from '#adapters/on-visible.ts'
import { providerOrigin } from '#adapters/provider-address.ts'
import { forgiving } from '#adapters/report-mistake.ts'
import { createRouteAnnouncer } from '#adapters/route-announcer.ts'
import { watchStore } from '#adapters/watch-store.ts'
import { isPrivateScreen, resumeInQuery } from '#contract/addresses.ts'
import { shareLink } from '#adapters/share-link.ts'
import { saveFile } from '#adapters/save-file.ts'
import { createConnection } from '#state/connection.ts'
import { createEndToken } from '#state/end-token.ts'
import { followSession } from '#state/follow-session.ts'
import { createInstall } from '#state/install.ts'
import { createKeepHistory } from '#state/keep-history.ts'
import { createNotices } from '#state/notices.ts'
import { createOrders } from '#state/orders.ts'
import { createSession } from '#state/session.ts'
import { createTheme } from '#state/theme.ts'
import { createToasts } from '#state/toasts.ts'
import { createUpdate } from '#state/update.ts'
import { paths, placeOf } from './paths.ts'
import type { World } from './world.ts'

/** The browser's world. Called once, by main. */
export function createRealWorld(): World {
  const now = () => new Date()
  const newId = () => crypto.randomUUID()
  const store = keyStore()
  const session = createSession(store, now)
  const connection = createConnection(watchOnline, { ask: () => isAnswered(providerOrigin), sleep, onVisible })
  const googleKey = import.meta.env.VITE_GOOGLE_MAPS_KEY ?? ''
  const wire = {
    origin: providerOrigin,
    token: () => session.state.token,
    sleep,
    onSignedOut: (token: string | null) => follower.refused(token),
    onWaiting: connection.wait,
    onHeard: connection.heard,
  }
  const deviceMarks = createDeviceMarks()
  const call = createMarkedCaller(createCaller({ ...wire, fetch: (...request) => fetch(...request) }), deviceMarks, sleep)
  const provided = createProviderPlaces(call)
  const askToPersist = createAskToPersist(navigator.storage)
  const drafts = createDrafts(askToPersist, () => routeAnnouncer.forget(paths.order))
  const device = thisDevice()
  const installed = isInstalled()
  const install = createInstall(createInstallPrompt(window, navigator, installed), createInstallRefusal(), now, askToPersist)
  const wideScreen = createWideScreen()
  const routeAnnouncer = createRouteAnnouncer((path) => placeOf(path, wideScreen.isWide()))
  const toasts = createToasts(timer, newId)
  const badge = createAppBadge(navigator)
  const orders = createOrders({ call, session, copies: createOrderCopies(), now, told: (list) => badge.show(list.orders) })
  ownEntries(history, () => session.state.user?.id ?? null)
  const liveOrders = createLiveOrders({
    ...wire,
    fetch: (...request) => fetch(...request),
    userId: () => session.state.user?.id ?? null,
    onSession: (onChange) => void subscribeKey(session.state, 'token', onChange),
    watchPage,
    openChannel: openOrderChannel,
    locks: navigator.locks,
    timer,
    now,
    random: Math.random,
  })
  const theme = createTheme(store, themeDevice)
  const belongings = createBelongings()
  const appWorker = createAppWorker()
  const follower = followSession({ session, orders, theme, toasts, drafts, belongings, device, watchStore, onVisible, onBfcacheRestore, now, isSeen, leaveScreens })
  const resumed = new Set<number>()
  const resume = () => {
    if (session.state.user !== null && new URLSearchParams(location.search).has(resumeInQuery)) resumed.add(session.state.user.id)
  }
  resume()
  onLaunch((address) => {
    navigate(address)
    resume()
  })
  const notices = createNotices({ call, session, device: createPushDevice(), wish: createPushWish(), refusal: createInstallRefusal('noticesRefused'), installWay: () => install.state.way, now })
  onAskedByWorker({ open: (address) => navigate(address), subscribedAnew: () => void notices.renew() })
  subscribeKey(session.state, 'user', (user) => user ?? badge.clear())
  void belongings.sweep(now(), session.isValid() ? (session.state.user?.id ?? null) : null).catch(forgiving(() => {}))
  return {
    call,
    upload: createLazyUploader({ ...wire, newRequest: () => new XMLHttpRequest(), timer }),
    places: googleKey === '' ? provided : createPreferredPlaces(() => import('#adapters/places/google-places.ts').then((google) => google.loadGooglePlaces(googleKey)), provided, sleep),
    drafts,
    belongings,
    deviceMarks,
    tabLock: createTabLock(navigator.locks, sleep),
    device,
    installed,
    install,
    notices,
    storageFacts: createReadStorageFacts(navigator.storage),
    wideScreen,
    seenFiles: createSeenFiles(now),
    shrinkPhoto,
    carryMessage: createCarryMessage(now, (address) => location.assign(address)),
    session,
    endToken: createEndToken({ call, connection, onVisible }),
    checkSession: follower.check,
    orders,
    liveOrders,
    theme,
    toasts,
    connection,
    update: createUpdate(appWorker),
    keepRooms: appWorker.keepRooms,
    keepHistory: createKeepHistory({ orders, session, connection, sleep, onVisible, isSeen }),
    routeAnnouncer,
    beacon: createBeacon(providerOrigin, (url, body) => navigator.sendBeacon(url, body)),
    onPageHide,
    onVisible,
    reported: new Set(),
    resumed,
    unsaved: new Map(),
    shareLink,
    saveFile,
    fetchFile: createFetchFile((...request) => fetch(...request)),
    openFileTab,
    shareFile: createShareFile(navigator),
    askBeforeLeaving,
    now,
    newId,
    sleep,
    afterPaint,
    renew,
  }
}

function isSeen(): boolean {
  return document.visibilityState === 'visible'
}

/** To the order form, which every user has, unless nobody's screen is shown. */
function leaveScreens(): void {
  if (isPrivateScreen(location.pathname)) navigate(paths.order, { replace: true })
}
