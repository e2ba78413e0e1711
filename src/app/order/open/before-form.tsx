import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useOrder } from '../model/order-context.ts'
import { OrderLoading } from './order-loading.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { focusPage } from '#ui/frame/focus-page.ts'
import '#ui/frame/stack.css'
import './draft.css'

/** Only a page that was just loaded offers a draft; a tab that loses its form may be offline, and fetches nothing. */
const DraftOffer = lazy(() => import('./draft-offer.tsx'))

/** In the form's place while it is not open. */
export function BeforeForm() {
  const { status } = useSnapshot(useOrder().state)
  if (status === 'elsewhere') return <OpenElsewhere />
  return <Suspense fallback={<OrderLoading />}>{status === 'offer' ? <DraftOffer /> : <OrderLoading />}</Suspense>
}

/** Another tab has this request: it is changed in one place at a time. */
function OpenElsewhere() {
  const { draft } = useOrder()
  return (
    <div className="stack draft-offer">
      <Card title="Cette demande est ouverte dans un autre onglet">
        <p>Tu peux la continuer ici, telle qu’elle y est enregistrée. L’autre onglet passera la main.</p>
        <Button wide onClick={() => void draft.takeOver().then(focusPage)}>
          Continuer ici
        </Button>
      </Card>
    </div>
  )
}
