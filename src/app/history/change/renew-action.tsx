import { useState } from 'react'
import { useLocation } from 'wouter'
import { lazy } from '#adapters/lazy/lazy.ts'
import { paymentAddress } from '#contract/addresses.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { Button } from '#ui/act/button.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import type { HistoryStore } from '../history-store.ts'

const RenewDialog = lazy(() => import('./renew-dialog.tsx'))

interface RenewActionProps {
  readonly order: PastOrder
  readonly store: Pick<HistoryStore, 'replace' | 'refresh'>
}

/** « Choisir un créneau et payer 35,88 € »: of an order that has lapsed. */
export function RenewAction({ order, store }: RenewActionProps) {
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const type = order.moment?.type === 'planifiee' ? 'planifiee' : 'flex'
  const renewed = (changed: PastOrder) => {
    setOpen(false)
    store.replace(changed)
    navigate(paymentAddress(changed.id))
  }
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        Choisir un créneau et payer {priceLabel(order.totalTTC)}
      </Button>
      {isOpen && (
        <LazyPlace>
          <RenewDialog
            order={order}
            type={type}
            onClose={() => setOpen(false)}
            onDone={renewed}
            onStale={() => void store.refresh()}
          />
        </LazyPlace>
      )}
    </>
  )
}
