import type { KeptRooms } from '#contract/worker/worker-message.ts'
import type { FavouritesOfUser } from '#state/favourites/favourites.ts'
import type { Install } from '#state/notices/install.ts'
import type { Notices } from '#state/notices/notices.ts'
import type { Orders } from '#state/orders/orders.ts'
import type { PriceMemories } from '#state/orders/price-memory.ts'
import type { Session } from '#state/session/session.ts'
import type { SharedSlips } from '#state/orders/slip-shares.ts'
import type { Theme } from '#state/screen/theme.ts'
import type { Toasts } from '#state/screen/toasts.ts'
import type { Update } from '#state/screen/update.ts'
import type { WaitingMail } from '#state/outbox/waiting-mail.ts'

/** What this page session holds and every screen shares: the user, their orders, what they are told. */
export interface SessionWorld {
  readonly install: Install
  readonly notices: Notices
  readonly session: Session
  /** Ends a session that is over, and takes what another tab made of it. */
  checkSession(): void
  readonly orders: Orders
  /** All orders of the user's organisation. */
  readonly firmOrders: Orders
  readonly favourites: FavouritesOfUser
  readonly mail: WaitingMail
  readonly sharedSlips: SharedSlips
  readonly theme: Theme
  readonly toasts: Toasts
  readonly update: Update
  /** Has the files of every screen kept on the device, for a day without a network. */
  keepRooms(of: KeptRooms): void
  /** Has the list of orders that this device keeps made newer, soon and not too often, for a day without a network. */
  keepHistory(): void
  readonly prices: PriceMemories
  /** For what this page session has reported a form as given up, or need not report it any more (R36): by cause. */
  readonly reported: Set<string>
  /** Whose draft this page session has shown, by user: from then on it comes back without being offered. */
  readonly resumed: Set<number>
  /** What was typed and not sent in this page session, by form and user: it is back when its author is. */
  readonly unsaved: Map<string, unknown>
}
