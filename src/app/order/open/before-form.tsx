import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useOrder } from '../model/order-context.ts'
import { OrderLoading } from './order-loading.tsx'
import { OpenElsewhere } from './open-elsewhere.tsx'

/** Only a page that was just loaded offers a draft; a tab that loses its form may be offline, and fetches nothing. */
const DraftOffer = lazy(() => import('./draft-offer.tsx'))

/** In the form's place while it is not open. */
export function BeforeForm() {
  const { status } = useSnapshot(useOrder().state)
  if (status === 'elsewhere') return <OpenElsewhere />
  return <Suspense fallback={<OrderLoading />}>{status === 'offer' ? <DraftOffer /> : <OrderLoading />}</Suspense>
}
