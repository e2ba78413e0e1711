import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { forgiving } from '#adapters/report-mistake.ts'
import { paths } from '#app/paths.ts'
import { findPayment } from './find-payment.ts'
import { createPaymentSession, type PaymentSession } from './payment-session.ts'
import type { PaymentWorld } from './payment-world.ts'
import type { FoundPayment } from '#adapters/payments/read-payment.ts'

/** The payment that was found, and the session that pays it; null: there is none; 'elsewhere': this device does not follow it. */
export type FoundSession = { readonly payment: FoundPayment; readonly session: PaymentSession } | 'looking' | 'elsewhere' | null

/** Asks the device what is to be paid here. What a bank added to the address leaves it at once: it holds the intent's secret. */
export function usePaymentSession(world: PaymentWorld): FoundSession {
  const handedOver: unknown = useHistoryState()
  const query = useSearch()
  const [, navigate] = useLocation()
  const [arrival] = useState(() => ({ handedOver, query }))
  const [found, setFound] = useState<FoundSession>('looking')

  useEffect(() => {
    let isLeft = false
    if (arrival.query !== '') navigate(paths.payment, { replace: true, state: arrival.handedOver })
    void look(world, arrival).then((payment) => {
      if (isLeft) return
      if (payment === null || payment === 'elsewhere') return setFound(payment)
      const session = createPaymentSession(world, payment, {
        leave: (path, state) => navigate(path, { replace: true, state }),
        remember: (handover) => navigate(paths.payment, { replace: true, state: handover }),
      })
      setFound({ payment, session })
    })
    return () => {
      isLeft = true
    }
  }, [arrival, navigate, world])

  return found
}

async function look({ keptPayments, session }: PaymentWorld, { handedOver, query }: { readonly handedOver: unknown; readonly query: string }) {
  const { user } = session.state
  if (user === null) return null
  const kept = await keptPayments.read(user.id).catch(forgiving(() => []))
  return findPayment({ supplierId: user.id, handedOver, kept, returnedIntent: new URLSearchParams(query).get('payment_intent') })
}
