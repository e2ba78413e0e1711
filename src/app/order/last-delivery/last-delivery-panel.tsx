import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { lastDelivery, type LastDelivery } from '#contract/history.ts'
import { longDay } from '#rules/french.ts'
import { formatEuros } from '#rules/money.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type Found = { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly last: LastDelivery | null }

/** The user's last delivery request (section 4): bars while it loads, nothing when it cannot be had. */
export function LastDeliveryPanel() {
  const found = useLastDelivery()
  if (found.status === 'failed') return null
  return (
    <section className="last-delivery" aria-labelledby="last-delivery">
      <h3 id="last-delivery">Ta derniere demande de livraison</h3>
      {found.status === 'loading' && <Skeleton label="Chargement de ta dernière demande" lines={3} />}
      {found.status === 'loaded' && (found.last ? <Summary last={found.last} /> : <p>Tu n'as pas encore passe commande</p>)}
    </section>
  )
}

function useLastDelivery(): Found {
  const { call, session } = useWorld()
  const id = session.state.user?.id
  const [found, setFound] = useState<Found>({ status: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    if (id === undefined) return () => {}
    call(lastDelivery, { params: { id }, signal: left.signal }).then(
      (last) => setFound({ status: 'loaded', last }),
      () => left.signal.aborted || setFound({ status: 'failed' }),
    )
    return () => left.abort()
  }, [call, id])
  return found
}

/** A missing amount reads 0,00 (section 3). */
function Summary({ last }: { readonly last: LastDelivery }) {
  const context = [last.customerCompany, last.orderedAt && longDay(last.orderedAt)].filter(Boolean).join(' · ')
  return (
    <>
      <b>{last.deliveryAddress}</b>
      {context && <p>{context}</p>}
      <p>{formatEuros(last.totalHT ?? 0)} HT</p>
    </>
  )
}
