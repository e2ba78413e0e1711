import { afterPaint } from '#adapters/after-paint.ts'
import { askBeforeLeaving } from '#adapters/ask-before-leaving.ts'
import { createBegunRegistration } from '#adapters/begun-registration.ts'
import { createCarryMessage } from '#adapters/carry-message.ts'
import { createDeviceMarks } from '#adapters/device-marks.ts'
import { createReadStorageFacts } from '#adapters/device-storage.ts'
import { keyStore, renew, sleep } from '#adapters/device.ts'
import { createLateBelongings } from '#adapters/late-belongings.ts'
import { createDrafts } from '#adapters/drafts.ts'
import { openFileTab } from '#adapters/file-tab.ts'
import { onPageHide } from '#adapters/on-page-hide.ts'
import { onVisible } from '#adapters/on-visible.ts'
import { createFindOwnPosition } from '#adapters/own-position.ts'
import { createAskToPersist } from '#adapters/persistence.ts'
import { shrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { createRouteAnnouncer } from '#adapters/route-announcer.ts'
import { saveFile } from '#adapters/save-file.ts'
import { createSeenFiles } from '#adapters/seen-files.ts'
import { createShareFile } from '#adapters/share-file.ts'
import { sha256 } from '#adapters/sha256.ts'
import { shareLink } from '#adapters/share-link.ts'
import { createTabLock } from '#adapters/tab-lock.ts'
import { isInstalled, thisDevice } from '#adapters/this-device.ts'
import { createWideScreen } from '#adapters/wide-screen.ts'
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
    belongings: createLateBelongings(sleep),
    begunRegistration: createBegunRegistration(() => sessionStorage),
    deviceMarks: createDeviceMarks(),
    tabLock: createTabLock(navigator.locks, sleep),
    device: thisDevice(),
    installed: isInstalled(),
    storageFacts: createReadStorageFacts(navigator.storage),
    wideScreen,
    seenFiles: createSeenFiles(now),
    shrinkPhoto,
    findOwnPosition: createFindOwnPosition(navigator.geolocation, isSecureContext, sleep),
    carryMessage: createCarryMessage(now, (address) => location.assign(address)),
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
