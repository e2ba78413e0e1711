import { afterPaint } from '#adapters/device/after-paint.ts'
import { createBegunRegistration } from '#adapters/device/begun-registration.ts'
import { createPrefillMessage } from '#adapters/store/prefill-message.ts'
import { createDeviceMarks } from '#adapters/net/device-marks.ts'
import { createReadStorageFacts } from '#adapters/store/device-storage.ts'
import { keyStore, renew, sleep } from '#adapters/device/device.ts'
import { createLateDeviceData } from '#adapters/store/late-device-data.ts'
import { createDrafts } from '#adapters/store/drafts.ts'
import { openFileTab } from '#adapters/device/file-tab.ts'
import { onPageHide, onVisible } from '#adapters/device/page-events.ts'
import { createFindOwnPosition } from '#adapters/device/own-position.ts'
import { createAskToPersist } from '#adapters/store/persistence.ts'
import { shrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { createRouteAnnouncer } from '#adapters/device/route-announcer.ts'
import { createShareFile } from '#adapters/device/share-file.ts'
import { sha256 } from '#adapters/store/sha256.ts'
import { shareLink } from '#adapters/device/share-link.ts'
import { createTabLock } from '#adapters/store/tab-lock.ts'
import { isInstalled, thisDevice } from '#adapters/device/this-device.ts'
import { createWideScreen } from '#adapters/device/wide-screen.ts'
import { lazyMethods } from '#adapters/lazy/lazy.ts'
import { paths, placeOf } from '#app/paths.ts'
import type { DeviceWorld } from './device-world.ts'

/** The browser's own device, with what the two other groups are made from. */
export type RealDevice = ReturnType<typeof realDevice>

export function realDevice() {
  const wideScreen = createWideScreen()
  const routeAnnouncer = createRouteAnnouncer((path) => placeOf(path, wideScreen.isWide()))
  const askToPersist = createAskToPersist(navigator.storage)
  const now = () => new Date()
  return {
    keys: keyStore(),
    askToPersist,
    drafts: createDrafts(askToPersist, () => routeAnnouncer.forget(paths.order)),
    deviceData: createLateDeviceData(),
    begunRegistration: createBegunRegistration(() => sessionStorage),
    deviceMarks: createDeviceMarks(),
    tabLock: createTabLock(navigator.locks, sleep),
    device: thisDevice(),
    installed: isInstalled(),
    storageFacts: createReadStorageFacts(navigator.storage),
    wideScreen,
    seenFiles: lazyMethods(
      async () => (await import('#adapters/store/seen-files.ts')).createSeenFiles(now),
      'read',
      'keep',
    ),
    shrinkPhoto,
    findOwnPosition: createFindOwnPosition(navigator.geolocation, isSecureContext, sleep),
    prefillMessage: createPrefillMessage(now, (address) => location.assign(address)),
    routeAnnouncer,
    onPageHide,
    onVisible,
    shareLink,
    saveFile,
    openFileTab,
    shareFile: createShareFile(navigator),
    askBeforeLeaving,
    sha256,
    now,
    newId: () => crypto.randomUUID(),
    sleep,
    afterPaint,
    renew,
  } satisfies DeviceWorld & Record<string, unknown>
}

/** The browser asks, in its own words, before this page is closed or loaded anew; returns a function that stops it. */
function askBeforeLeaving(): () => void {
  const stop = new AbortController()
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal })
  return () => stop.abort()
}

/** Hands a file to the user: the browser keeps it among the downloads. */
function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
