import { createContext, use } from 'react'
import type { AfterPaint } from '#adapters/after-paint.ts'
import type { Caller } from '#adapters/api/caller.ts'
import type { Uploader } from '#adapters/api/uploader.ts'
import type { RouteAnnouncer } from '#adapters/route-announcer.ts'
import type { Belongings } from '#adapters/belongings.ts'
import type { Beacon } from '#adapters/beacon.ts'
import type { CarryMessage } from '#adapters/carry-message.ts'
import type { DeviceMarks } from '#adapters/device-marks.ts'
import type { Drafts } from '#adapters/drafts.ts'
import type { FetchFile } from '#adapters/fetch-file.ts'
import type { ReadStorageFacts } from '#adapters/device-storage.ts'
import type { FileTab } from '#adapters/file-tab.ts'
import type { SeenFiles } from '#adapters/seen-files.ts'
import type { ShareFile } from '#adapters/share-file.ts'
import type { TabLock } from '#adapters/tab-lock.ts'
import type { ThisDevice } from '#adapters/this-device.ts'
import type { OnPageHide } from '#adapters/on-page-hide.ts'
import type { ShareLink } from '#adapters/share-link.ts'
import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import type { LiveOrders } from '#adapters/live/live-orders.ts'
import type { Places } from '#adapters/places/places.ts'
import type { OnVisible } from '#adapters/on-visible.ts'
import type { WideScreen } from '#adapters/wide-screen.ts'
import type { Connection } from '#state/connection.ts'
import type { Install } from '#state/install.ts'
import type { Notices } from '#state/notices.ts'
import type { Orders } from '#state/orders.ts'
import type { Session } from '#state/session.ts'
import type { Sleep } from '#state/sleep.ts'
import type { Theme } from '#state/theme.ts'
import type { Toasts } from '#state/toasts.ts'
import type { Update } from '#state/update.ts'

/** Everything the page can do to the outside, as values; a test is another world. */
export interface World {
  readonly call: Caller
  readonly upload: Uploader
  readonly places: Places
  readonly drafts: Drafts
  readonly belongings: Belongings
  readonly deviceMarks: Pick<DeviceMarks, 'forget'>
  readonly tabLock: TabLock
  readonly device: ThisDevice
  /** The app runs installed, not in a tab. */
  readonly installed: boolean
  readonly install: Install
  readonly notices: Notices
  readonly storageFacts: ReadStorageFacts
  readonly wideScreen: WideScreen
  readonly seenFiles: SeenFiles
  readonly shrinkPhoto: ShrinkPhoto
  readonly carryMessage: CarryMessage
  readonly session: Session
  /** Has the server refuse a token from now on; nobody waits for it. */
  endToken(token: string): void
  /** Ends a session that is over, and takes what another tab made of it. */
  checkSession(): void
  readonly orders: Orders
  readonly liveOrders: LiveOrders
  readonly theme: Theme
  readonly toasts: Toasts
  readonly connection: Connection
  readonly update: Update
  /** Has the files of every screen kept on the device, for a day without a network. */
  keepRooms(): void
  /** Has the list of orders that this device keeps made newer, soon and not too often, for a day without a network. */
  keepHistory(): void
  readonly routeAnnouncer: RouteAnnouncer
  readonly beacon: Beacon
  readonly onPageHide: OnPageHide
  readonly onVisible: OnVisible
  /** What this page session has reported, or need not report any more. */
  readonly reported: Set<string>
  /** Whose draft this page session has shown: from then on it comes back without being offered. */
  readonly resumed: Set<number>
  /** What was typed and not sent in this page session, by form and user: it is there again when its author comes back. */
  readonly unsaved: Map<string, unknown>
  readonly shareLink: ShareLink
  /** Hands a file to its user, as a download. */
  saveFile(file: File): void
  readonly fetchFile: FetchFile
  openFileTab(): FileTab | null
  readonly shareFile: ShareFile | null
  /** From now on the browser asks before the page is left; returns a function that stops it. */
  askBeforeLeaving(): () => void
  now(): Date
  newId(): string
  readonly sleep: Sleep
  readonly afterPaint: AfterPaint
  /** Loads the whole page anew at this address; false when no reply comes, and the page stays. */
  renew(): Promise<boolean>
}

export const WorldContext = createContext<World | null>(null)

/** The world of this page. */
export function useWorld(): World {
  const world = use(WorldContext)
  if (world === null) throw new Error('useWorld needs a WorldContext above it')
  return world
}
