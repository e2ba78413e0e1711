import { useSnapshot } from 'valtio'
import { useOrder } from '../order-context.ts'
import { OrderLoading } from '../order-loading.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { OpenElsewhere } from './open-elsewhere.tsx'

/** In the form's place while it is not open. */
export function BeforeForm() {
  const { visit } = useOrder()
  const { waiting } = useSnapshot(visit.desk.state)
  if (waiting === 'offer') return <DraftOffer />
  return waiting === 'elsewhere' ? <OpenElsewhere /> : <OrderLoading />
}
