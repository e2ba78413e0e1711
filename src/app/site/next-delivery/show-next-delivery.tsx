import { createRoot } from 'react-dom/client'
import { createCaller } from '#adapters/net/caller.ts'
import { toProvider } from '#adapters/net/to-provider.ts'
import { keyStore, sleep, watchOnline } from '#adapters/device/device.ts'
import { isAnswered } from '#adapters/net/is-answered.ts'
import { createLateDeviceData } from '#adapters/store/late-device-data.ts'
import { onBfcacheRestore, onVisible } from '#adapters/device/page-events.ts'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import { providerOrigin } from '#adapters/net/provider-address.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { watchStore } from '#adapters/store/watch-store.ts'
import { createConnection } from '#state/connection/connection.ts'
import { isStaffToken } from '#state/session/session-token.ts'
import { createOrders, type Orders } from '#state/orders/orders.ts'
import { createSession } from '#state/session/session.ts'
import { createMemberOrders, type MemberOrders } from './member-orders.ts'
import { nextDeliveryPlace } from './next-delivery-wait.tsx'
import { NextDelivery } from './next-delivery.tsx'

// Shows a signed-in user's next delivery on a page without a world of its own, and follows the session.

const now = () => new Date()
const session = createSession(keyStore(), now)
const connection = createConnection(watchOnline, { ask: () => isAnswered(providerOrigin), sleep, onVisible })
const wire = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request), origin: providerOrigin, sleep }
const call = toProvider(wire).speak(
  createCaller({
    ...wire,
    token: () => session.state.token,
    onSignedOut: refused,
    onWaiting: connection.wait,
    onHeard: connection.heard,
  }),
)
const copies = createOrderCopies()
const root = createRoot(document.getElementById(nextDeliveryPlace) as HTMLElement)
let shown: { readonly userId: number; readonly kept: Orders; readonly orders: MemberOrders | null } | null = null

follow()
watchStore(follow)
onBfcacheRestore(follow)
onVisible(() => {
  follow()
  void shown?.orders?.load()
})

/** Whatever became of the session, no user sees another's orders. */
function follow(): void {
  session.look().take()
  const userId = session.isValid() ? (session.state.user?.id ?? null) : null
  document.documentElement.toggleAttribute('data-session', userId !== null)
  if (userId === (shown?.userId ?? null)) return
  shown?.kept.clear()
  shown = userId === null ? null : ordersOf(userId)
  root.render(shown && <NextDelivery key={userId} orders={shown.orders} connection={connection} now={now} />)
}

/** The team's lists are others': nothing is asked for a member of it. */
function ordersOf(userId: number) {
  const kept = createOrders({ call, session, copies, now })
  return { userId, kept, orders: isStaffToken(session.state.token) ? null : createMemberOrders(kept) }
}

/** The server ended that token. True: its user has a newer one. Else the kept orders go with the session. */
function refused(token: string | null): boolean {
  session.look().take()
  if (session.isOutdated(token)) return true
  const { user } = session.state
  if (user !== null && token === session.state.token) {
    session.expire()
    void createLateDeviceData()
      .leave(user.id, now())
      .catch(forgiving(() => {}))
  }
  follow()
  return false
}
