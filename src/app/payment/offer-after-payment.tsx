import { Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld, type World } from '#app/world.ts'
import { useAfterPayment } from '#state/orders/after-payment.ts'
import { ErrorBoundary } from '#ui/say/error-boundary.tsx'

/**
 * At most one offer under a paid order: the home screen after the first one, else whatever there is. Nothing until that
 * is known, and nothing in its place when it does not come.
 */
export function OfferAfterPayment({ orderId }: { readonly orderId: number }) {
  const offers = useAfterPayment()
  const isInstall = useOffersInstall(orderId)
  const Offer = isInstall === null ? null : isInstall ? offers?.Install : offers?.Otherwise
  if (!Offer) return null
  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense>
        <Offer />
      </Suspense>
    </ErrorBoundary>
  )
}

function Nothing() {
  return null
}

/** Null until it is known. */
function useOffersInstall(orderId: number): boolean | null {
  const world = useWorld()
  const { way } = useSnapshot(world.install.state)
  const [offers, setOffers] = useState<boolean | null>(null)
  useEffect(() => {
    let isHere = true
    void offersInstall(world, orderId).then((does) => isHere && setOffers(does))
    return () => {
      isHere = false
    }
  }, [world, orderId, way])
  return offers
}

/**
 * `order 7 paid, the only one` → true. The list is asked for only where the app can be installed; without one it is not
 * known to be the first.
 */
export async function offersInstall(
  { install, orders }: Pick<World, 'install' | 'orders'>,
  orderId: number,
): Promise<boolean> {
  if (!(await install.mayOffer())) return false
  const list = await orders.read().catch(forgiving(() => null))
  return (
    list !== null &&
    list.older === null &&
    !list.orders.some(({ id, paid, refund }) => id !== orderId && (paid === 1 || refund !== null))
  )
}
