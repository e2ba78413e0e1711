import type { AfterPaint } from '#adapters/device/after-paint.ts'
import type { BegunRegistration } from '#adapters/device/begun-registration.ts'
import type { DeviceData } from '#adapters/store/device-data.ts'
import type { PrefillMessage } from '#adapters/store/prefill-message.ts'
import type { DeviceMarks } from '#adapters/net/device-marks.ts'
import type { ReadStorageFacts } from '#adapters/store/device-storage.ts'
import type { Drafts } from '#adapters/store/drafts.ts'
import type { FileTab } from '#adapters/device/file-tab.ts'
import type { OnPageHide, OnVisible } from '#adapters/device/page-events.ts'
import type { FindOwnPosition } from '#adapters/device/own-position.ts'
import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import type { RouteAnnouncer } from '#adapters/device/route-announcer.ts'
import type { SeenFiles } from '#adapters/store/seen-files.ts'
import type { ShareFile } from '#adapters/device/share-file.ts'
import type { ShareLink } from '#adapters/device/share-link.ts'
import type { TabLock } from '#adapters/store/tab-lock.ts'
import type { ThisDevice } from '#adapters/device/this-device.ts'
import type { WideScreen } from '#adapters/device/wide-screen.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** What the browser and its device give: storage, files, the window, the clock. */
export interface DeviceWorld {
  readonly drafts: Drafts
  readonly deviceData: DeviceData
  readonly begunRegistration: BegunRegistration
  readonly deviceMarks: Pick<DeviceMarks, 'forget'>
  readonly tabLock: TabLock
  readonly device: ThisDevice
  /** The app runs installed, not in a tab. */
  readonly installed: boolean
  readonly storageFacts: ReadStorageFacts
  readonly wideScreen: WideScreen
  readonly seenFiles: SeenFiles
  readonly shrinkPhoto: ShrinkPhoto
  /** null: this browser tells no position. */
  readonly findOwnPosition: FindOwnPosition | null
  readonly prefillMessage: PrefillMessage
  readonly routeAnnouncer: RouteAnnouncer
  readonly onPageHide: OnPageHide
  readonly onVisible: OnVisible
  readonly shareLink: ShareLink
  /** Hands a file to its user, as a download. */
  saveFile(file: File): void
  openFileTab(): FileTab | null
  readonly shareFile: ShareFile | null
  /** From now on the browser asks before the page is left; returns a function that stops it. */
  askBeforeLeaving(): () => void
  /** The SHA-256 of bytes, in hex; rejects on a plain http address. */
  sha256(bytes: ArrayBuffer): Promise<string>
  now(): Date
  newId(): string
  readonly sleep: Sleep
  readonly afterPaint: AfterPaint
  /** Loads the whole page anew at this address; false when no reply comes, and the page stays. */
  renew(): Promise<boolean>
}
