import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { SignedOut } from '#adapters/failures/failures.ts'
import { wasSent, type FoundPayment } from '#adapters/payments/read-payment.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import { orderDetailPath, paths } from '#app/paths.ts'
import { orderInQuery } from '#contract/addresses.ts'
import { findPayment } from './find-payment.ts'
import { findStoredOrder } from './find-stored-order.ts'
import { createPaymentStore, type PaymentStore } from './payment-store.ts'
import type { PaymentWorld } from './payment-world.ts'

/**
 * The payment that was found, and the session that pays it; null: none; 'elsewhere': this device does not follow it;
 * 'unloaded': the order that the address names did not come.
 */
type FoundSession =
  { readonly payment: FoundPayment; readonly store: PaymentStore } | 'looking' | 'elsewhere' | 'unloaded' | null

/**
 * What is to be paid here, from the device, or the history where the address names an order; the second value asks
 * again. What a bank added to the address leaves it at once: it holds a secret.
 */
export function usePaymentStore(world: PaymentWorld): readonly [FoundSession, () => void] {
  const handedOver: unknown = useHistoryState()
  const query = useSearch()
  const [, navigate] = useLocation()
  const [arrival] = useState(() => ({ handedOver, query }))
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<FoundSession>('looking')

  useEffect(() => {
    let isLeft = false
    const wanted = orderIn(arrival.query)
    if (arrival.query !== '' && wanted === null) navigate(paths.payment, { replace: true, state: arrival.handedOver })
    const show = (payment: Awaited<ReturnType<typeof look>>) => {
      if (isLeft) return
      if (payment === null || payment === 'elsewhere') return setFound(payment)
      if ('why' in payment) {
        if (payment.why !== null) world.toasts.show('info', payment.why)
        return navigate(wanted === null ? paths.history : orderDetailPath(wanted), { replace: true })
      }
      const store = createPaymentStore(world, payment, {
        leave: (path, state) => navigate(path, { replace: true, state }),
        remember: (handover) => navigate(paths.payment, { replace: true, state: handover }),
      })
      setFound({ payment, store })
    }
    look(world, arrival, wanted).then(show, (failure: unknown) => {
      reportMistake(failure)
      // A 401 is already on its way to /login.
      if (!isLeft && !(failure instanceof SignedOut)) setFound('unloaded')
    })
    return () => {
      isLeft = true
    }
  }, [arrival, navigate, world, attempt])

  const again = () => {
    setFound('looking')
    setAttempt(attempt + 1)
  }
  return [found, again]
}

interface Arrival {
  readonly handedOver: unknown
  readonly query: string
}

/** A payment of this device whose end is unknown comes before any order of the history. */
async function look(world: PaymentWorld, { handedOver, query }: Arrival, wanted: number | null) {
  const { keptPayments, session } = world
  const { user } = session.state
  if (user === null) return null
  const kept = await keptPayments.read(user.id).catch(forgiving(() => []))
  if (wanted !== null && !kept.some(wasSent)) return await findStoredOrder(world, wanted, user.id)
  return findPayment({
    supplierId: user.id,
    handedOver,
    kept,
    returnedIntent: new URLSearchParams(query).get('payment_intent'),
  })
}

/** The order that an address names: 'commande=1042' → 1042. */
function orderIn(query: string): number | null {
  const id = new URLSearchParams(query).get(orderInQuery) ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}
