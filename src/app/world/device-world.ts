import type { AfterPaint } from '#adapters/after-paint.ts'
import type { BegunRegistration } from '#adapters/begun-registration.ts'
import type { Belongings } from '#adapters/belongings.ts'
import type { CarryMessage } from '#adapters/carry-message.ts'
import type { DeviceMarks } from '#adapters/device-marks.ts'
import type { ReadStorageFacts } from '#adapters/device-storage.ts'
import type { Drafts } from '#adapters/drafts.ts'
import type { FileTab } from '#adapters/file-tab.ts'
import type { OnPageHide } from '#adapters/on-page-hide.ts'
import type { OnVisible } from '#adapters/on-visible.ts'
import type { FindOwnPosition } from '#adapters/own-position.ts'
import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import type { RouteAnnouncer } from '#adapters/route-announcer.ts'
import type { SeenFiles } from '#adapters/seen-files.ts'
import type { ShareFile } from '#adapters/share-file.ts'
import type { ShareLink } from '#adapters/share-link.ts'
import type { TabLock } from '#adapters/tab-lock.ts'
import type { ThisDevice } from '#adapters/this-device.ts'
import type { WideScreen } from '#adapters/wide-screen.ts'
import type { Sleep } from '#adapters/waiting.ts'

/** What the browser and its device give: storage, files, the window, the clock. */
export interface DeviceWorld {
  readonly drafts: Drafts
  readonly belongings: Belongings
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
  readonly carryMessage: CarryMessage
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
