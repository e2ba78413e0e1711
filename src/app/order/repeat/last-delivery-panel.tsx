import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { latePart } from '../model/late-part.ts'
import { createLastDelivery } from './last-delivery.ts'
import { LastDeliverySummary } from './last-delivery-summary.tsx'
import '#ui/lists/panel.css'
import './last-delivery.css'

const OrderTemplates = latePart<typeof import('./order-templates.tsx')>('OrderTemplates')

/**
 * The user's last delivery request (section 4): bars while it loads, nothing when it cannot be had. The call needs a
 * supplier's id.
 */
export function LastDeliveryPanel() {
  const { session } = useWorld()
  const { user } = useSnapshot(session.state)
  return (
    user && (
      <>
        <Panel key={user.id} supplierId={user.id} />
        <OrderTemplates />
      </>
    )
  )
}

function Panel({ supplierId }: { readonly supplierId: number }) {
  const { call, session } = useWorld()
  const [isExpected] = useState(() => session.mayHaveOrdered())
  const [found] = useState(() => createLastDelivery(call, supplierId))
  const { status, last, address } = useSnapshot(found.state)
  useEffect(() => {
    const left = new AbortController()
    void found.load(left.signal)
    return () => left.abort()
  }, [found])
  useEffect(() => {
    if (status === 'loaded') session.noteOrdered(last !== null)
  }, [status, last, session])
  if (status === 'failed') return null
  return (
    <section className="panel last-delivery" aria-labelledby="last-delivery">
      <div className="last-delivery-row">
        <h3 id="last-delivery">Ta derniere demande de livraison</h3>
        {status === 'loading' && (isExpected ? <Ghost /> : <Skeleton lines={1} label={loading} />)}
        {status === 'loaded' && (last ? <LastDeliverySummary last={last} address={address} /> : <NoneYet />)}
      </div>
    </section>
  )
}

/** The real pieces, ghosted, so that nothing moves when they come; of who has ordered nothing, one line. */
function Ghost() {
  return (
    <Skeleton label={loading}>
      <LastDeliverySummary last={sample} address="" />
    </Skeleton>
  )
}

const loading = 'Chargement de ta dernière demande'

/** Nothing was ordered yet. */
function NoneYet() {
  return <p className="last-delivery-none">Tu n'as pas encore passe commande</p>
}

const sample = {
  deliveryAddress: '12 chemin des Oliviers, 06250 Mougins',
  orderedAt: new Date(0),
  customerCompany: '',
  totalHT: 3990,
  isUnpriced: false,
  repeat: null,
}
